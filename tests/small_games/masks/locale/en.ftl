masks-title = Masks

masks-event-chose = You have chosen: { $choice }.
masks-event-ready = { $seat } is ready.
masks-event-revealed = { $seat } wears the { $mask } and wished to dance with { $partner }.
masks-event-danced = { $seats } dance.
masks-event-howled = { $seat } howls.
masks-event-passed = { $seat } passes.
masks-event-looked = { $seat } looks into the box.
masks-event-saw = It is the { $mask }.
masks-event-dropped = { $seat } lays a mask aside.
masks-event-kept = You hold: { $hand }.
masks-event-round = Round { $number } begins.
masks-event-ended = The ball is over.

masks-refusal-not-asked = You are not asked.
masks-refusal-not-offered = That is not offered.
masks-refusal-not-in-hand = You do not hold the { $mask }.
masks-refusal-no-partner = Choose somebody else who has a mask.
masks-refusal-no-wolf = You do not hold a wolf.

masks-prompt-wait = Wait.
masks-prompt-wear = Which mask do you wear?
masks-prompt-partner = With whom do you wish to dance?
masks-prompt-howl = Do you howl?
masks-prompt-box = Do you look into the box?
masks-prompt-drop = Which mask do you lay aside?

masks-action-wear = wear the { $mask }
masks-action-partner = dance with { $seat }
masks-action-howl = howl
masks-action-pass = pass
masks-action-look = look
masks-action-drop = lay the { $mask } aside

masks-ending-dawn = Dawn breaks.
masks-option-rounds = How many dances there are
