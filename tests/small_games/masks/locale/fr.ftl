masks-title = Masques

masks-event-chose = Vous avez choisi : { $choice }.
masks-event-ready = { $seat } est prêt.
masks-event-revealed = { $seat } porte le masque { $mask } et voulait danser avec { $partner }.
masks-event-danced = { $seats } dansent.
masks-event-howled = { $seat } hurle.
masks-event-passed = { $seat } passe.
masks-event-looked = { $seat } regarde dans la boîte.
masks-event-saw = C’est le masque { $mask }.
masks-event-dropped = { $seat } écarte un masque.
masks-event-kept = Vous tenez : { $hand }.
masks-event-round = Le tour { $number } commence.
masks-event-ended = Le bal est fini.

masks-refusal-not-asked = On ne vous demande rien.
masks-refusal-not-offered = Cela n’est pas proposé.
masks-refusal-not-in-hand = Vous ne tenez pas le masque { $mask }.
masks-refusal-no-partner = Choisissez quelqu’un d’autre qui a un masque.
masks-refusal-no-wolf = Vous ne tenez pas de loup.

masks-prompt-wait = Attendez.
masks-prompt-wear = Quel masque portez-vous ?
masks-prompt-partner = Avec qui voulez-vous danser ?
masks-prompt-howl = Hurlez-vous ?
masks-prompt-box = Regardez-vous dans la boîte ?
masks-prompt-drop = Quel masque écartez-vous ?

masks-action-wear = porter le masque { $mask }
masks-action-partner = danser avec { $seat }
masks-action-howl = hurler
masks-action-pass = passer
masks-action-look = regarder
masks-action-drop = écarter le masque { $mask }

masks-ending-dawn = Le jour se lève.
masks-option-rounds = Combien de danses il y a
