### Magic Realm.

realm-title = Magic Realm
web-realm-lead = Roam an enchanted land of twenty tiles: record your turns in secret, search for treasures and spells, deal with its peoples, and meet the aims that you set yourself.

## Names of things, used by the sentences below

realm-name-tile-awful_valley = Awful Valley
realm-name-tile-bad_valley = Bad Valley
realm-name-tile-curst_valley = Curst Valley
realm-name-tile-dark_valley = Dark Valley
realm-name-tile-evil_valley = Evil Valley
realm-name-tile-linden_woods = Linden Woods
realm-name-tile-maple_woods = Maple Woods
realm-name-tile-nut_woods = Nut Woods
realm-name-tile-oak_woods = Oak Woods
realm-name-tile-pine_woods = Pine Woods
realm-name-tile-cliff = Cliff
realm-name-tile-crag = Crag
realm-name-tile-deep_woods = Deep Woods
realm-name-tile-ledges = Ledges
realm-name-tile-mountain = Mountain
realm-name-tile-borderland = Borderland
realm-name-tile-cavern = Cavern
realm-name-tile-caves = Caves
realm-name-tile-high_pass = High Pass
realm-name-tile-ruins = Ruins
realm-name-character-amazon = Amazon
realm-name-character-berserker = Berserker
realm-name-character-black_knight = Black Knight
realm-name-character-captain = Captain
realm-name-character-druid = Druid
realm-name-character-dwarf = Dwarf
realm-name-character-elf = Elf
realm-name-character-magician = Magician
realm-name-character-pilgrim = Pilgrim
realm-name-character-sorceror = Sorceror
realm-name-character-swordsman = Swordsman
realm-name-character-white_knight = White Knight
realm-name-character-witch = Witch
realm-name-character-witch_king = Witch King
realm-name-character-wizard = Wizard
realm-name-character-woods_girl = Woods Girl
realm-name-spell-exorcise = Exorcise
realm-name-spell-make_whole = Make Whole
realm-name-spell-peace = Peace
realm-name-spell-small_blessing = Small Blessing
realm-name-spell-blend_into_background = Blend Into Background
realm-name-spell-fog = Fog
realm-name-spell-prophecy = Prophecy
realm-name-spell-stones_fly = Stones Fly
realm-name-spell-talk_to_wise_bird = Talk to Wise Bird
realm-name-spell-witchs_brew = Witch’s Brew
realm-name-spell-elven_grace = Elven Grace
realm-name-spell-faerie_lights = Faerie Lights
realm-name-spell-illusion = Illusion
realm-name-spell-lost = Lost
realm-name-spell-persuade = Persuade
realm-name-spell-see_hidden_signs = See Hidden Signs
realm-name-spell-blazing_light = Blazing Light
realm-name-spell-elemental_spirit = Elemental Spirit
realm-name-spell-fiery_blast = Fiery Blast
realm-name-spell-hurricane_winds = Hurricane Winds
realm-name-spell-lightning_bolt = Lightning Bolt
realm-name-spell-roof_collapses = Roof Collapses
realm-name-spell-violent_storm = Violent Storm
realm-name-spell-absorb_essence = Absorb Essence
realm-name-spell-ask_demon = Ask Demon
realm-name-spell-broomstick = Broomstick
realm-name-spell-curse = Curse
realm-name-spell-pentangle = Pentangle
realm-name-spell-power_of_the_pit = Power of the Pit
realm-name-spell-dissolve_spell = Dissolve Spell
realm-name-spell-enchant_artifact = Enchant Artifact
realm-name-spell-melt_into_mist = Melt into Mist
realm-name-spell-phantasm = Phantasm
realm-name-spell-transform = Transform
realm-name-spell-unleash_power = Unleash Power
realm-name-spell-world_fades = World Fades
realm-name-spell-control_bats = Control Bats
realm-name-spell-peace_with_nature = Peace with Nature
realm-name-spell-premonition = Premonition
realm-name-spell-protection_from_magic = Protection from Magic
realm-name-spell-sense_danger = Sense Danger
realm-name-spell-bad_luck = Bad Luck
realm-name-spell-deal_with_goblins = Deal with Goblins
realm-name-spell-guide_spider_or_octopus = Guide Spider or Octopus
realm-name-spell-poison = Poison
realm-name-spell-remedy = Remedy
realm-name-spell-whistle_for_monsters = Whistle for Monsters
realm-name-chit-bones_v = Bones
realm-name-chit-dank_v = Dank
realm-name-chit-ruins_v = Ruins
realm-name-chit-smoke_v = Smoke
realm-name-chit-stink_v = Stink
realm-name-item-axe = axe
realm-name-item-breastplate = breastplate
realm-name-item-broadsword = broadsword
realm-name-item-crossbow = crossbow
realm-name-item-great_axe = great axe
realm-name-item-great_sword = great sword
realm-name-item-helmet = helmet
realm-name-item-light_bow = light bow
realm-name-item-mace = mace
realm-name-item-shield = shield
realm-name-item-dagger = dagger
realm-name-item-short_sword = short sword
realm-name-item-spear = spear
realm-name-item-staff = staff
realm-name-item-suit_of_armor = suit of armor
realm-name-item-thrusting_sword = thrusting sword
realm-name-side-scholar = the Scholar
realm-name-side-pillage = Pillage
realm-name-side-shaman = the Shaman
realm-name-side-escort_party = Escort Party
realm-name-side-warlock = the Warlock
realm-name-side-food_ale = Food and Ale
realm-name-side-crone = the Crone
realm-name-side-raid = Raid
realm-name-side-conquer = Conquer
realm-name-side-war = War
realm-name-side-revolt = Revolt
realm-name-side-quest = Quest
realm-name-box-with_company = the Company’s box
realm-name-box-with_woodfolk = the Woodfolk’s box
realm-name-box-with_patrol = the Patrol’s box
realm-name-box-with_lancers = the Lancers’ box
realm-name-box-with_bashkars = the Bashkars’ box
realm-name-box-altar_meadow = the box of Altar and Enchanted Meadow
realm-name-box-shrine_circle = the box of Shrine and Toadstool Circle
realm-name-start-inn = the Inn
realm-name-start-house = the House
realm-name-start-chapel = the Chapel
realm-name-start-guardhouse = the Guardhouse
realm-name-start-ghosts = the clearing of the Ghosts
realm-name-who-inn = the Inn
realm-name-who-house = the House
realm-name-who-chapel = the Chapel
realm-name-who-guardhouse = the Guardhouse
realm-name-who-ghosts = the Ghosts
realm-name-who-soldiers = the Soldiers
realm-name-who-rogues = the Rogues
realm-name-who-order = the Order
realm-name-who-guard = the Guard
realm-name-who-amazon = the Amazon
realm-name-who-berserker = the Berserker
realm-name-who-black_knight = the Black Knight
realm-name-who-captain = the Captain
realm-name-who-druid = the Druid
realm-name-who-dwarf = the Dwarf
realm-name-who-elf = the Elf
realm-name-who-magician = the Magician
realm-name-who-pilgrim = the Pilgrim
realm-name-who-sorceror = the Sorceror
realm-name-who-swordsman = the Swordsman
realm-name-who-white_knight = the White Knight
realm-name-who-witch = the Witch
realm-name-who-witch_king = the Witch King
realm-name-who-wizard = the Wizard
realm-name-who-woods_girl = the Woods Girl
realm-name-who-familiar = the familiar
realm-name-item-pony_l2_l4 = pony L2/L4
realm-name-item-pony_m2_m5 = pony M2/M5
realm-name-item-pony_m3_m4 = pony M3/M4
realm-name-item-pony_m3_m5 = pony M3/M5
realm-name-item-pony_l3_m4 = pony L3/M4
realm-name-item-pony_l3_m5 = pony L3/M5
realm-name-item-pony_m4_m5 = pony M4/M5
realm-name-item-workhorse_h6_t8 = workhorse H6/T8
realm-name-item-workhorse_h6_h7 = workhorse H6/H7
realm-name-item-workhorse_m5_h7 = workhorse M5/H7
realm-name-item-workhorse_m5_m6 = workhorse M5/M6
realm-name-item-workhorse_l4_m6 = workhorse L4/M6
realm-name-item-workhorse_l4_l5 = workhorse L4/L5
realm-name-item-warhorse_t3_t5 = warhorse T3/T5
realm-name-item-warhorse_t5_t7 = warhorse T5/T7
realm-name-item-warhorse_h4_t7 = warhorse H4/T7
realm-name-item-warhorse_h4_h6 = warhorse H4/H6
realm-name-item-medium_bow = medium bow
realm-name-item-bane_sword = Bane Sword
realm-name-item-devil_sword = Devil Sword
realm-name-item-truesteel_sword = Truesteel Sword
realm-name-item-morning_star = morning star
realm-name-item-living_sword = Living Sword
realm-name-item-tremendous_armor = Tremendous suit of armor
realm-name-item-gold_helmet = Gold Helmet
realm-name-item-silver_breastplate = Silver Breastplate
realm-name-item-jade_shield = Jade Shield
realm-name-item-7_league_boots = 7-League Boots
realm-name-item-alchemists_mixture = Alchemist’s Mixture
realm-name-item-amulet = Amulet
realm-name-item-ancient_telescope = Ancient Telescope
realm-name-item-battle_bracelets = Battle Bracelets
realm-name-item-beast_pipes = Beast Pipes
realm-name-item-bejeweled_dwarf_vest = Bejeweled Dwarf Vest
realm-name-item-belt_of_strength = Belt of Strength
realm-name-item-black_book = Black Book
realm-name-item-blasted_jewel = Blasted Jewel
realm-name-item-book_of_lore = Book of Lore
realm-name-item-chest = Chest
realm-name-item-cloak_of_mist = Cloak of Mist
realm-name-item-cloven_hoof = Cloven Hoof
realm-name-item-crypt_of_the_knight = Crypt of the Knight
realm-name-item-crystal_ball = Crystal Ball
realm-name-item-deft_gloves = Deft Gloves
realm-name-item-dragon_essence = Dragon Essence
realm-name-item-dragonfang_necklace = Dragonfang Necklace
realm-name-item-draught_of_speed = Draught of Speed
realm-name-item-elusive_cloak = Elusive Cloak
realm-name-item-elven_slippers = Elven Slippers
realm-name-item-enchanted_meadow = Enchanted Meadow
realm-name-item-enchanters_skull = Enchanter’s Skull
realm-name-item-eye_of_the_idol = Eye of the Idol
realm-name-item-eye_of_the_moon = Eye of the Moon
realm-name-item-flowers_of_rest = Flowers of Rest
realm-name-item-flying_carpet = Flying Carpet
realm-name-item-garb_of_speed = Garb of Speed
realm-name-item-girtle_of_energy = Girtle of Energy
realm-name-item-glimmering_ring = Glimmering Ring
realm-name-item-gloves_of_strength = Gloves of Strength
realm-name-item-glowing_gem = Glowing Gem
realm-name-item-golden_arm_band = Golden Arm Band
realm-name-item-golden_crown = Golden Crown
realm-name-item-golden_icon = Golden Icon
realm-name-item-good_book = Good Book
realm-name-item-gripping_dust = Gripping Dust
realm-name-item-handy_gloves = Handy Gloves
realm-name-item-hidden_ring = Hidden Ring
realm-name-item-imperial_tabard = Imperial Tabard
realm-name-item-lost_keys = Lost Keys
realm-name-item-lucky_charm = Lucky Charm
realm-name-item-magic_spectacles = Magic Spectacles
realm-name-item-magic_wand = Magic Wand
realm-name-item-map_of_lost_castle = Map of Lost Castle
realm-name-item-map_of_lost_city = Map of Lost City
realm-name-item-map_of_ruins = Map of Ruins
realm-name-item-mouldy_skeleton = Mouldy Skeleton
realm-name-item-oil_of_poison = Oil of Poison
realm-name-item-ointment_of_bite = Ointment of Bite
realm-name-item-ointment_of_steel = Ointment of Steel
realm-name-item-penetrating_grease = Penetrating Grease
realm-name-item-phantom_glass = Phantom Glass
realm-name-item-potion_of_energy = Potion of Energy
realm-name-item-poultice_of_health = Poultice of Health
realm-name-item-power_boots = Power Boots
realm-name-item-power_gauntlets = Power Gauntlets
realm-name-item-quick_boots = Quick Boots
realm-name-item-reflecting_grease = Reflecting Grease
realm-name-item-regent_of_jewels = Regent of Jewels
realm-name-item-remains_of_thief = Remains of Thief
realm-name-item-royal_sceptre = Royal Sceptre
realm-name-item-sacred_grail = Sacred Grail
realm-name-item-sacred_statue = Sacred Statue
realm-name-item-scroll_of_alchemy = Scroll of Alchemy
realm-name-item-scroll_of_nature = Scroll of Nature
realm-name-item-shielded_lantern = Shielded Lantern
realm-name-item-shoes_of_stealth = Shoes of Stealth
realm-name-item-timeless_jewel = Timeless Jewel
realm-name-item-toadstool_circle = Toadstool Circle
realm-name-item-toadstool_ring = Toadstool Ring
realm-name-item-vial_of_healing = Vial of Healing
realm-name-item-withered_claw = Withered Claw
realm-name-item-large_treasure = a large treasure card
realm-name-item-small_treasure = a small treasure card
realm-name-table-loot = the Loot table
realm-name-table-reading_runes = the Reading Runes table
realm-name-table-magic_sight = the Magic Sight table
realm-name-table-curse = the Curses table
realm-name-spell-top = the first one that is not awakened
realm-name-sought-counters = counters
realm-name-sought-treasure_cards = treasure cards
realm-name-chit-bones_w = Bones
realm-name-chit-bones_m = Bones
realm-name-chit-bones_c = Bones
realm-name-chit-dank_w = Dank
realm-name-chit-dank_m = Dank
realm-name-chit-dank_c = Dank
realm-name-chit-ruins_w = Ruins
realm-name-chit-ruins_m = Ruins
realm-name-chit-ruins_c = Ruins
realm-name-chit-smoke_w = Smoke
realm-name-chit-smoke_m = Smoke
realm-name-chit-smoke_c = Smoke
realm-name-chit-stink_w = Stink
realm-name-chit-stink_m = Stink
realm-name-chit-stink_c = Stink
realm-name-chit-flutter_1 = Flutter 1
realm-name-chit-flutter_2 = Flutter 2
realm-name-chit-howl_4 = Howl 4
realm-name-chit-howl_5 = Howl 5
realm-name-chit-patter_2 = Patter 2
realm-name-chit-patter_5 = Patter 5
realm-name-chit-roar_4 = Roar 4
realm-name-chit-roar_6 = Roar 6
realm-name-chit-slither_3 = Slither 3
realm-name-chit-slither_6 = Slither 6
realm-name-chit-hoard = the Hoard
realm-name-chit-lair = the Lair
realm-name-chit-altar = the Altar
realm-name-chit-shrine = the Shrine
realm-name-chit-pool = the Pool
realm-name-chit-vault = the Vault
realm-name-chit-cairns = the Cairns
realm-name-chit-statue = the Statue
realm-name-chit-lost_castle = the Lost Castle
realm-name-chit-lost_city = the Lost City
realm-name-line-clues_and_paths = clues and paths
realm-name-line-hidden_enemies_and_paths = hidden enemies and paths
realm-name-line-hidden_enemies = hidden enemies
realm-name-line-clues = clues
realm-name-line-nothing = nothing
realm-name-line-passages_and_clues = passages and clues
realm-name-line-passages = passages
realm-name-line-discover_chits = discover chits
realm-name-monster-tremendous_flying_dragon = Tremendous Flying Dragon
realm-name-monster-tremendous_dragon = Tremendous Dragon
realm-name-monster-giant = Giant
realm-name-monster-winged_demon = Winged Demon
realm-name-monster-demon = Demon
realm-name-monster-tremendous_troll = Tremendous Troll
realm-name-monster-octopus = Octopus
realm-name-monster-tremendous_serpent = Tremendous Serpent
realm-name-monster-tremendous_spider = Tremendous Spider
realm-name-monster-heavy_flying_dragon = Heavy Flying Dragon
realm-name-monster-heavy_dragon = Heavy Dragon
realm-name-monster-heavy_troll = Heavy Troll
realm-name-monster-heavy_serpent = Heavy Serpent
realm-name-monster-giant_bat = Giant Bat
realm-name-monster-heavy_spider = Heavy Spider
realm-name-monster-imp = Imp
realm-name-monster-viper = Viper
realm-name-monster-ghost = Ghost
realm-name-monster-ogre = Ogre
realm-name-monster-goblin_spear = Goblin with Spear
realm-name-monster-goblin_great_sword = Goblin with Great Sword
realm-name-monster-goblin_axe = Goblin with Axe
realm-name-monster-wolf_a = Wolf
realm-name-monster-wolf_b = Wolf
realm-name-who-company = the Company
realm-name-who-woodfolk = the Woodfolk
realm-name-who-patrol = the Patrol
realm-name-who-lancers = the Lancers
realm-name-who-bashkars = the Bashkars
realm-name-who-large_campfire = the Large Campfire
realm-name-who-small_campfire = the Small Campfire
realm-name-clearing = { $tile } { $number }
realm-name-roadway = { $kind ->
    [path] the hidden path { $tile } { $one }-{ $other }
    [passage] the secret passage { $tile } { $one }-{ $other }
   *[road] the road { $tile } { $one }-{ $other }
 }
realm-name-woods = the woods of { $tile }, off the roads
realm-name-way-out = the road out of { $tile } { $number }
realm-name-way-to = the road from { $clearing } to { $end }
realm-name-copy = { $thing }{ $number ->
    [1] {""}
   *[other] {" "}({ $number })
 }
realm-name-line-choice = your choice
realm-name-line-hidden = hidden
realm-name-line-take = take card
realm-name-line-learn_and_awaken = awaken a spell, and perhaps learn it
realm-name-line-awaken = awaken a spell
realm-name-line-curse = a curse
realm-name-line-counters = see and take counters
realm-name-line-treasure_cards = see and take treasure cards
realm-name-line-perceive_spell = perceive a spell
realm-name-minion-familiar = familiar
realm-name-phantasm = Phantasm of { $master }
realm-name-several = { $number } × { $thing }
realm-name-gold-chit = the gold chit of { $one } and { $other }
realm-name-family-goblin = the Goblins
realm-name-native-horse = horse of { $native }
# Light, and its time: no Lancer goes by it here.
realm-name-blow-L1 = L1
realm-name-blow-L2 = L2
realm-name-blow-L3 = L3
realm-name-shown-L1 = L1
realm-name-shown-L2 = L2
realm-name-shown-L3 = L3
realm-name-printed-chit = { $number ->
    [none] {""}
   *[other] { $number }{" "}
 }{ $action ->
    [MOVE] MOVE
    [FIGHT] FIGHT
    [MAGIC] MAGIC
    [BERSERK] BERSERK
    [UNLEASHED] MOVE/FIGHT
   *[DUCK] DUCK
 } { $value }{ $time }{ $asterisks ->
    [none] {""}
   *[other] { $asterisks }{ $color ->
    [white] {" "}(white)
    [grey] {" "}(grey)
    [gold] {" "}(gold)
    [purple] {" "}(purple)
    [black] {" "}(black)
   *[none] {""}
 }
 }
realm-name-native = { $letter ->
    [B] Bashkar
    [C] Company
    [G] Guard
    [L] Lancer
    [O] Order
    [P] Patrol
    [R] Rogue
    [S] Soldier
   *[W] Woodfolk
 } { $rank }
realm-name-activity-move = Move
realm-name-activity-fly = Fly
realm-name-activity-hide = Hide
realm-name-activity-alert = Alert
realm-name-activity-rest = Rest
realm-name-activity-search = Search
realm-name-activity-peer-at = Peer
realm-name-source-ordinary = ordinary
realm-name-source-stamina = the extra phase of Stamina
realm-name-source-robust = the extra phase of Robust
realm-name-source-health = the extra phase of Health
realm-name-source-elusiveness = the extra phase of Elusiveness
realm-name-source-magical_paraphernalia = the extra phase of Magical Paraphernalia
realm-name-source-reputation = the extra phase of Reputation
realm-name-source-workhorse = the workhorse’s extra phase
realm-name-source-ancient_telescope = the phase of the Ancient Telescope
realm-name-source-cloak_of_mist = the phase of the Cloak of Mist
realm-name-source-magic_spectacles = the phase of the Magic Spectacles
realm-name-source-regent_of_jewels = the phase of the Regent of Jewels
realm-name-source-royal_sceptre = the phase of the Royal Sceptre
realm-name-source-7_league_boots = the phase of the 7-League Boots
realm-name-source-shielded_lantern = the phase of the Shielded Lantern
realm-name-source-toadstool_ring = the phase of the Toadstool Ring
realm-name-source-toadstool_circle = the phase of the Toadstool Circle
realm-name-source-veteran = the extra phase of a veteran
realm-name-source-sheltered = a sheltered phase
realm-name-weather-cold = cold
realm-name-weather-flurries = flurries
realm-name-weather-snowstorm = snowstorm
realm-name-weather-icy_winds = icy winds
realm-name-weather-ice_storm = ice storm
realm-name-weather-frigid_air = frigid air
realm-name-weather-snowdrifts = snowdrifts
realm-name-weather-sleet = sleet
realm-name-weather-blizzard = blizzard
realm-name-weather-cool = cool
realm-name-weather-showers = showers
realm-name-weather-soft_ground = soft ground
realm-name-weather-rain = rain
realm-name-weather-flooding = flooding
realm-name-weather-warm = warm
realm-name-weather-beautiful = beautiful days
realm-name-weather-soft_rain = soft rain
realm-name-weather-nuts_and_berries = nuts and berries
realm-name-weather-heat_wave = heat wave
realm-name-weather-hot = hot
realm-name-weather-thunderstorm = thunderstorm
realm-name-weather-ball_lightning = ball lightning
realm-name-weather-ripening = ripening
realm-name-weather-cold_rain = cold rain
realm-name-weather-autumn_summer = late summer
realm-name-weather-cold_showers = cold showers
realm-name-weather-blowing_leaves = blowing leaves
realm-name-weather-freezing_rain = freezing rain
realm-name-weather-early_snow = early snow
realm-name-weather-plain = usual
realm-name-sky-clear = clear
realm-name-sky-showers = showers
realm-name-sky-storm = storm
realm-name-sky-special = special
realm-name-table-hide = the Hide table
realm-name-table-peer = the Peer table
realm-name-table-commerce = the Commerce table
realm-name-table-locate = the Locate table
realm-name-becomes-active = active
realm-name-becomes-alerted = alerted
realm-name-becomes-fatigued = fatigued
realm-name-reason-no-sunlight = sunlight phases are of no use in a cave
realm-name-reason-sunlight-used = after a sunlight phase nobody enters a cave
realm-name-reason-no-dwelling = there is no dwelling here
realm-name-reason-not-adjacent = no roadway leads there
realm-name-reason-cannot-fly = there is nothing to fly with
realm-name-reason-too-far-to-fly = it is too far to fly there in one phase
realm-name-reason-too-heavy-to-fly = there is more to carry than can be flown
realm-name-reason-no-way-out = no road runs off the map here
realm-name-reason-undiscovered = the way there is not discovered
realm-name-reason-horse-in-cave = a horse is of no use in caves
realm-name-reason-other-horse = another horse was active at Birdsong
realm-name-reason-no-horse = the horse is not active
realm-name-reason-nothing-to-alert = there is nothing to alert
realm-name-reason-ill-health = he is in ill health
realm-name-reason-nothing-to-rest = there is nothing to rest
realm-name-reason-eyemist = mist lies on his eyes
realm-name-reason-card-put-away = the card that it takes is not active
realm-name-reason-no-mountain = the Telescope needs a mountain
realm-name-reason-no-shelter = there is no shelter
realm-name-reason-no-cave = the Lantern is of use in caves only
realm-name-reason-no-circle = the Toadstool Circle is not here
realm-name-part-sunset = Sunset
realm-name-part-evening = Evening
realm-name-part-midnight = Midnight
realm-name-other-amazon = the Amazon
realm-name-other-berserker = the Berserker
realm-name-other-black_knight = the Black Knight
realm-name-other-captain = the Captain
realm-name-other-druid = the Druid
realm-name-other-dwarf = the Dwarf
realm-name-other-elf = the Elf
realm-name-other-magician = the Magician
realm-name-other-pilgrim = the Pilgrim
realm-name-other-sorceror = the Sorceror
realm-name-other-swordsman = the Swordsman
realm-name-other-white_knight = the White Knight
realm-name-other-witch = the Witch
realm-name-other-witch_king = the Witch King
realm-name-other-wizard = the Wizard
realm-name-other-woods_girl = the Woods Girl
realm-name-other-BHQ = the leader of the Bashkars
realm-name-other-CHQ = the leader of the Company
realm-name-other-GHQ = the leader of the Guard
realm-name-other-LHQ = the leader of the Lancers
realm-name-other-OHQ = the leader of the Order
realm-name-other-PHQ = the leader of the Patrol
realm-name-other-RHQ = the leader of the Rogues
realm-name-other-SHQ = the leader of the Soldiers
realm-name-other-WHQ = the leader of the Woodfolk
realm-name-discovery_kind-path = a hidden path
realm-name-discovery_kind-passage = a secret passage
realm-name-discovery_kind-site = a site
realm-name-discovery_kind-card = a site card
realm-name-size-large = large
realm-name-size-small = small
realm-name-slot-weapon = weapon
realm-name-slot-boots = pair of boots
realm-name-slot-gloves = pair of gloves
realm-name-slot-horse = horse
realm-name-slot-shield = shield
realm-name-slot-helmet = helmet
realm-name-slot-breastplate = breastplate
realm-name-slot-suit = suit of armor
realm-name-returns_to-warlock = the Warlock
realm-name-returns_to-shaman = the Shaman
realm-name-returns_to-crone = the Crone
realm-name-returns_to-chapel = the Chapel
realm-name-curse-eyemist = Eyemist
realm-name-curse-squeak = Squeak
realm-name-curse-wither = Wither
realm-name-curse-ill_health = Ill Health
realm-name-curse-ashes = Ashes
realm-name-curse-disgust = Disgust
realm-name-rank = { $rank ->
    [amazon-1] Scout
    [amazon-2] Warrior
    [amazon-3] Champion
    [amazon-4] Amazon
    [berserker-1] Youth
    [berserker-2] Raider
    [berserker-3] Viking
    [berserker-4] Berserker
    [black_knight-1] Spearman
    [black_knight-2] Mercenary
    [black_knight-3] Heavy Footman
    [black_knight-4] Black Knight
    [captain-1] Spearman
    [captain-2] Soldier
    [captain-3] Lieutenant
    [captain-4] Captain
    [druid-1] Herbalist
    [druid-2] Animalist
    [druid-3] Soothsayer
    [druid-4] Druid
    [dwarf-1] Youngster
    [dwarf-2] Smith
    [dwarf-3] Warrior
    [dwarf-4] Dwarf
    [elf-1] Stripling
    [elf-2] Faerie
    [elf-3] Hunter
    [elf-4] Elf
    [magician-1] Student
    [magician-2] Trickster
    [magician-3] Illusionist
    [magician-4] Magician
    [pilgrim-1] Acolyte
    [pilgrim-2] Guardian
    [pilgrim-3] Missionary
    [pilgrim-4] Pilgrim
    [sorceror-1] Apprentice
    [sorceror-2] Alchemist
    [sorceror-3] Conjuror
    [sorceror-4] Sorceror
    [swordsman-1] Wanderer
    [swordsman-2] Thief
    [swordsman-3] Adventurer
    [swordsman-4] Swordsman
    [white_knight-1] Squire
    [white_knight-2] Knight-Errant
    [white_knight-3] Crusader
    [white_knight-4] White Knight
    [witch-1] Old Woman
    [witch-2] Medium
    [witch-3] Hag
    [witch-4] Witch
    [witch_king-1] Wraith
    [witch_king-2] Wight
    [witch_king-3] Evil Spirit
    [witch_king-4] Witch-King
    [wizard-1] Apprentice
    [wizard-2] Scholar
    [wizard-3] Wise One
    [wizard-4] Wizard
    [woods_girl-1] Maid
    [woods_girl-2] Sprite
    [woods_girl-3] Huntress
   *[woods_girl-4] Woods-Girl
 }
realm-name-target-amazon = { realm-name-who-amazon }
realm-name-target-berserker = { realm-name-who-berserker }
realm-name-target-black_knight = { realm-name-who-black_knight }
realm-name-target-captain = { realm-name-who-captain }
realm-name-target-druid = { realm-name-who-druid }
realm-name-target-dwarf = { realm-name-who-dwarf }
realm-name-target-elf = { realm-name-who-elf }
realm-name-target-magician = { realm-name-who-magician }
realm-name-target-pilgrim = { realm-name-who-pilgrim }
realm-name-target-sorceror = { realm-name-who-sorceror }
realm-name-target-swordsman = { realm-name-who-swordsman }
realm-name-target-white_knight = { realm-name-who-white_knight }
realm-name-target-witch = { realm-name-who-witch }
realm-name-target-witch_king = { realm-name-who-witch_king }
realm-name-target-wizard = { realm-name-who-wizard }
realm-name-target-woods_girl = { realm-name-who-woods_girl }
realm-name-whom-amazon = the Amazon
realm-name-whom-berserker = the Berserker
realm-name-whom-black_knight = the Black Knight
realm-name-whom-captain = the Captain
realm-name-whom-druid = the Druid
realm-name-whom-dwarf = the Dwarf
realm-name-whom-elf = the Elf
realm-name-whom-magician = the Magician
realm-name-whom-pilgrim = the Pilgrim
realm-name-whom-sorceror = the Sorceror
realm-name-whom-swordsman = the Swordsman
realm-name-whom-white_knight = the White Knight
realm-name-whom-witch = the Witch
realm-name-whom-witch_king = the Witch King
realm-name-whom-wizard = the Wizard
realm-name-whom-woods_girl = the Woods Girl
realm-name-whom-familiar = the familiar
realm-name-whom-anyone = anyone

## What happens

realm-event-tiles-dealt = { $seat } is dealt { $tiles }.
realm-event-tile-turned-up = { $seat } turns up { $tile }.
realm-event-tile-kept = { $tile } does not fit; { $seat } keeps it for later.
realm-event-tile-laid = { $tile } lies at { $column }, { $row }, turned { $turns ->
    [0] not at all
    [one] by one side
   *[other] by { $turns } sides
 }.
realm-event-map-failed = No tile fits any more. The map is begun anew.
realm-event-chit-turned-up = The chit in { $tile } is { $chit }.
realm-event-chits-quiet = In { $tile } warnings and sounds are turned face down again.
realm-event-chits-turned-down = In { $tile } the map chits are turned face down.
realm-event-appeared = Now in { $clearing }: { $who }.
realm-event-lots = The order of choosing is { $seats }.
realm-event-chose = { $seat } will be the { $character }, level { $level }{ $level ->
    [4] {""}
   *[other] : { realm-name-rank }
 }.
realm-event-equipped = { $piece ->
    [none] No { $item } is left for { $seat }.
   *[other] { $seat } takes the { $piece }.
 }
realm-event-stowed = { $seat } begins with an inactive { $item }.
realm-event-tinted = { $seat } begins with chit { $chit } as a color chit.
realm-event-prepared = { $seat } is ready.
realm-event-recorded = You have recorded { $spell }.
realm-event-spells-ready = { $seat } has recorded all spells.
realm-event-assigned = { $side } lies in { $box }.
realm-event-required = You need, in Victory Points: Great Treasures { $great_treasures }, Usable Spells { $usable_spells }, Fame { $fame }, Notoriety { $notoriety }, Gold { $gold }.
realm-event-requirements-ready = { $seat } has divided the Victory Points.
realm-event-entered = { $who } begins in { $clearing }.
realm-event-set-up = The realm is set up.
realm-event-day-began = Day { $day } dawns: Birdsong.
realm-name-phase = { $source ->
    [ordinary] {""}
   *[other] {" "}({ $source })
 }
realm-event-phase-recorded = { $who } will do this: { $activity }{ $clearing ->
    [none] {""}
   *[other] {" "}{ $clearing }
 }{ $onward ->
    [none] {""}
   *[other] , { $onward }
 }{ realm-name-phase }.
realm-event-follow-recorded = { $who } will follow { $whom }.
realm-event-turn-ready = { $seat } has recorded the turn.
realm-event-monster-roll = Sunrise. Row { $result } of the Set-Up Card prowls today.
realm-event-follows = { $who } follows { $whom } today.
realm-event-order-cancelled = { $who } follows nobody: they go round in a circle.
realm-event-left-behind = { $who } stays in { $clearing } and follows no more.
realm-event-not-shaken = { $who } sees the hidden guide and comes along.
realm-event-let-be = { $who } lets it be.
realm-event-keeps-up = { $who } keeps up, leaving whatever is too heavy.
realm-event-passed = { $seat } waits.
realm-event-turn-began = { $drawn ->
    [yes] { $who } is drawn and begins the turn.
   *[no] { $who } takes the turn now.
 }
realm-event-unhidden = { $who } is not hidden any more.
realm-event-phase-began = { $who }: { $activity }{ $clearing ->
    [none] {""}
   *[other] {" "}{ $clearing }
 }{ $onward ->
    [none] {""}
   *[other] , { $onward }
 }{ realm-name-phase }.
realm-event-cancelled = { $who } cannot do it: { $reason }.
realm-event-abandoned = { $who } leaves the { $piece } in { $clearing }.
realm-event-left-map = { $who } leaves the map for good.
realm-event-climbs = { $who } begins to climb to { $clearing }.
realm-event-moved = { $who } comes to { $clearing } by { $road }.
realm-event-flew = { $who } is in the air over { $tile }.
realm-event-landed = { $who } lands in { $clearing }.
realm-event-horse-led = { $who } leads the { $piece } in the cave.
realm-event-rolled = { $who } rolls { $dice } on { $table }: { $result }{ $line ->
    [none] {""}
   *[other] {" "}({ $line })
 }.
realm-event-hid = { $who } is hidden.
realm-event-weapon-turned = { $alerted ->
    [yes] { $who } has alerted the { $piece }.
   *[no] { $who }: the { $piece } is unalerted.
 }
realm-event-chit-changed = { $who }: chit { $chit } is { $becomes }.
realm-event-went-berserk = { $who } goes berserk.
realm-event-searched = { $who } searches { $clearing } by { $table }.
realm-event-choice-taken = { $who } has chosen what to find.
realm-event-chose-line = { $who } finds what you have chosen: { $line }.
realm-event-found-enemies = { $who } sees hidden enemies until Midnight.
realm-event-discovered = { $who } has discovered { $discovery }.
realm-event-chit-seen = { $who } sees a chit in { $tile }: { $chit }.
realm-event-lost-found = In { $tile } it comes to light: { $chit }.
realm-event-looted = { $who } loots: { $place }.
realm-event-opened = { $who } has the strength or the keys to open it: { $place }.
realm-event-gold-found = { $who } finds gold: { $gold }.
realm-event-found-nothing = { $who } finds nothing: the pile is not so high.
realm-event-took = { $who } takes treasure { $position } ({ $place }): { $item }.
realm-event-card-seen = That card is { $item } ({ $who }).
realm-event-site-card-found = { $who } finds { $discovery }; the card lies at the bottom of the pile ({ $place }).
realm-event-exchanged = { $who } finds { $item } and what lies within (gold: { $gold }).
realm-event-runes-read = { $who } reads runes: { $place }.
realm-event-spell-seen = A spell ({ $place }): { $spell }. Seen by { $who }.
realm-event-awakened = { $spell } is awakened ({ $place }).
realm-event-cursed = { $who } is cursed: { $curse }.
realm-event-spell-pondered = { $who } could learn a spell.
realm-event-spotted = Until Midnight you see { $who }, hidden or not.
realm-event-perceived = { $who } perceives spells: { $place }.
realm-event-passed-by = { $who } leaves it at looking.
realm-event-blocked = { $who } is blocked in { $clearing }: { $monster }.
realm-event-blocks = { $who } blocks { $whom } in { $clearing }; both are blocked.
realm-event-turn-lost = { $who } is blocked and has no turn today.
realm-event-weather-turned = The weather of this week: { $weather } ({ $sky }). Days to be played: { $days }.
realm-event-chit-earned = { $who } has earned a chit: number { $chit } of the card.
realm-event-level-risen = { $who } has risen to level { $level }: { realm-name-rank }.
realm-event-cache-opened = { $who } opens { $place } in { $clearing }.
realm-event-stashed = { $who } puts it in: { $item }.
realm-event-unearthed = { $who } takes it out: { $item }.
realm-event-gold-moved = { $who } moves Gold into the cache: { $gold }.
realm-event-cache-closed = { $who } closes the cache.
realm-event-sees-far = Until Midnight { $who } peers and enchants in any clearing.
realm-lesson-treasures =
    Lesson 1, the treasure hunt. There are neither natives nor magic here, and nobody fights: you have a week to find a treasure site and to loot it, or to get Fame and Notoriety by what you find.
    At Birdsong you record a turn, phase by phase: move along the roads into a tile of caves or mountains (its chits are turned up where you end your turn), hide, and search. The dice come when the turn is taken.
    Of the tables choose Locate where a site may be: “discover chits” finds it. From then on Loot is among the tables, and turns over a treasure of its pile. Monsters come when you end your turn with them or their sounds; while you are hidden they do not block you.
    The Captain, the Amazon and the Dwarf are good beginners.
realm-lesson-monsters =
    Lesson 2, monsters. New: in the evening whoever is with monsters fights, unless he is hidden and lets them be.
    A round goes so: lure monsters or let them be; choose what to do before the melee (alert your weapon, run, nothing); name a target; play an attack and a maneuver, and place those who attack you. An attack hits if its direction meets the other’s maneuver (Thrust meets Charge, Swing Dodge, Smash Duck), or if it has less time. Beside the sheets stands what each of them needs to hit you.
    Kills bring Fame and Notoriety, more for each further one of the day. Chits with asterisks tire you: rest by day. Running away is no shame.
    The White Knight and the Black Knight are strong; a Goblin or an Ogre is enough for the first evening.
realm-lesson-natives =
    Lesson 3, natives. New: at the dwellings natives live, and others come by. Record Trade to sell what you have found or to buy from their leader, Hire to have them serve you; the Meeting table says what they think of you, and your card who your friends are. Drinks for the group make them kinder. They battle whom they do not like.
    Hirelings follow you and fight on your side. Visitors teach and trade, and missions and campaigns lie on the map: take one up where you meet it, and fulfil it in time.
    You have two weeks, and two points to divide; gold counts now.
realm-lesson-magic =
    Lesson 4, magic. Everything is in play. Magicians record spells at the start; F2, or “rules” and the name of a spell, says what it does.
    To cast in the evening you need three things: the spell, a Magic chit of its type, and magic of its color. Record Enchant twice or more in a day: the first phase only prepares, and each further one turns a Magic chit of types I to V into a chit of color, which you spend later. Or be where the color is (an enchanted tile, the Chapel, a seventh day). Further spells are learned by reading runes at sites, in books and on artifacts.
    Cast before the melee, name the targets, and the spell works when its time comes. What lasts for a day ends at the next Sunset; what lasts for good sleeps from Midnight until its color energizes it again.
    The Wizard and the Elf are good beginners.
realm-event-outfitted = { $who } gets it for reaching that level: { $item }.
realm-event-came-back = { $who } is immortal, and back in { $clearing }.
realm-event-tile-woke = The color of the day enchants { $tile }.
realm-event-fell-asleep = { $who } falls asleep among the Flowers of Rest.
realm-event-slept-in = { $who } sleeps through the turn.
realm-event-woke-up = { $who } wakes up.
realm-event-out-of-time = { $who } does not choose phase by phase any more and is blocked.
realm-event-rest-forgone = { $who } wants no more phases.
realm-event-arrived = Come to { $clearing }: { $monster } ({ $number }).
realm-event-returned = Back where they started: { $who } ({ $number }).
realm-event-turn-ended = { $who } ends the turn.
realm-event-part-of-day = { $part }.
realm-event-category-counted = { $seat } has { $category ->
    [great_treasures] Great Treasures: { $have }
    [usable_spells] Usable Spells: { $have }
    [fame] Fame: { $have }
    [notoriety] Notoriety: { $have }
   *[gold] Gold, less what the beginnings were worth: { $have }
}, needed { $need }, and scores { $score }.
realm-event-scored = { $seat } needed Great Treasures { $great_treasures }, Usable Spells { $usable_spells }, Fame { $fame }, Notoriety { $notoriety }, Gold { $gold } (in Victory Points) and scores { $total }.
realm-event-last-day-over = Day { $day } was the last one.
realm-event-card-laid-open = { $who } lays open: { $item }.
realm-event-spell-laid-open = { $who } has learned { $spell }.
realm-event-activated = { $who } activates the { $piece }.
realm-event-inactivated = { $who } puts the { $piece } away.
realm-event-abandoned-card = { $who } leaves a { $size } treasure card (thing { $number }) in { $clearing }.
realm-event-settled = { $who } leaves everything as it is for today.
realm-event-settled-for-long = { $who } leaves everything as it is until further notice.
realm-event-reconsidered = { $who } will be asked about belongings again.
realm-event-arranged = { $who } has arranged everything.
realm-event-approached = { $who } { $asks ->
    [yes] asks { $other } for an offer.
   *[no] has an offer in mind for { $other }.
 }
realm-event-offer-drafted = { $part ->
    [give-gold] You offer gold: { $gold }.
    [tell] You offer to tell of { $discovery }.
    [want] You ask for { $item }.
    [want-gold] You ask for gold: { $gold }.
   *[give] You offer { $item }.
 }
realm-event-offer-made = { $who } makes { $other } an offer (gold: { $gold }, discoveries: { $discoveries }, gold wanted: { $wants_gold }).
realm-event-offered = { $who } offers the { $piece }.
realm-event-card-offered = { $who } offers a { $size } treasure card (thing { $number }).
realm-event-card-shown = { $who } shows you the card: { $item }.
realm-event-tells-of = { $who } would tell you of { $discovery_kind }.
realm-event-wanted = Wanted from { $other }: { $piece }.
realm-event-card-wanted = Wanted from { $other }: a { $size } treasure card (thing { $number }).
realm-event-declined = { $who } makes no deal with { $other }.
realm-event-handed = { $who } gives { $other } the { $piece }.
realm-event-handed-card = { $who } gives { $other } a { $size } treasure card (thing { $number }).
realm-event-gold-handed = { $who } gives { $other } gold: { $gold }.
realm-event-taught = { $who } passes discoveries on to { $other }: { $number }.
realm-event-potion-expired = What { $who } has used up goes back to { $returns_to }: { $item }.
realm-event-potion-gone = Used today, and nobody's any more: { $item } goes back to { $returns_to }.
realm-event-curse-lifted = { $who } is free of { $curse }.

## Natives and visitors

realm-name-table-meeting = the Meeting table
realm-name-column-enemy = Enemy
realm-name-column-unfriendly = Unfriendly
realm-name-column-neutral = Neutral
realm-name-column-friendly = Friendly
realm-name-column-ally = Ally
realm-name-result-insult = an Insult
realm-name-result-challenge = a Challenge
realm-name-result-block_battle = Block/Battle
realm-name-result-peace = Peace
realm-name-result-no_deal = No Deal
realm-name-result-trouble = Trouble
realm-name-result-opportunity = an Opportunity
realm-name-result-boon_x1 = a Boon, or the price once
realm-name-result-price_x1 = the price once
realm-name-result-price_x2 = the price twice
realm-name-result-price_x3 = the price three times
realm-name-result-price_x4 = the price four times
realm-name-affront-insult = an Insult
realm-name-affront-challenge = a Challenge
realm-name-activity-trade = Trade
realm-name-activity-hire = Hire
realm-name-reason-nobody-to-trade = nobody is here to trade with
realm-name-reason-nobody-to-hire = nobody is here to be hired
realm-name-reason-nothing-to-buy = there is nothing to buy here
realm-event-phase-declined = { $who } lets it be.
realm-event-looks-at-stock = { $who } looks at what is for sale: { $partner }.
realm-event-stock-seen = For sale there: { $item }.
realm-event-stock-spell-seen = To be learned there: { $spell }.
realm-event-asks-for = { $who } wants to buy the { $item }, basic price { $gold }.
realm-event-asks-for-spell = { $who } wants to learn a spell of type { $type }.
realm-event-repays = { $who } wants to repay a boon, basic price { $gold }.
realm-event-drinks = { $who } buys drinks for { $gold } Gold: { $partner }.
realm-event-met = What they say ({ $partner }, in the column { $column }): { $result }.
realm-event-endured = { $who } endures { $affront } and loses { $points } points.
realm-event-natives-blocked = { $who } is blocked: { $partner }.
realm-event-bartered = { $who } lays down the { $item }, worth { $gold } Gold.
realm-event-paid = { $who } pays { $gold } Gold{ $fame ->
    [0] {""}
   *[other] {" "}and { $fame } Fame
 }: { $partner }.
realm-event-remembered = { $partner } will not forget it: they think { $change ->
    [1] better
   *[other] worse
 } of { $who } from now on ({ $change }).
realm-event-turned-down = { $who } pays nothing and gets nothing: { $partner }.
realm-event-boon-taken = { $who } takes it as a boon, to be repaid for { $gold } Gold: { $partner }.
realm-event-freed = { $who } has repaid the boon: { $partner }.
realm-event-bought = { $who } has the { $item } now: { $partner }.
realm-event-spell-bought = { $who } has learned a spell of type { $type }: { $partner }.
realm-event-spell-taught = You have learned { $spell }.
realm-event-sold = { $who } sells the { $item } for { $gold } Gold{ $fame ->
    [0] {""}
   *[other] {" "}and { $fame } Fame
 }: { $partner }.
realm-event-displayed = { $who } offers { $partner } something: { $item }.
realm-event-haggled = { $demand ->
    [yes] { $partner } demand to have it from { $who }. Gold: { $gold }.
   *[no] { $partner } would pay { $who } for it. Gold: { $gold }.
 }
realm-event-offer-sold = { $who } sells it all to { $partner }. Gold: { $gold }; Fame: { $fame }.
realm-event-offer-declined = { $who } does not sell to { $partner }.
realm-event-sale-over = { $who } sells no more: { $partner }.
realm-event-negotiates = { $who } wants to hire { $natives }, basic price { $gold }: { $partner }.
realm-event-hired = In the service of { $seat } until Midnight of day { $until }: { $natives } ({ $partner }).
realm-event-term-ended = Free again: { $natives } ({ $partner }).
realm-event-task-taken = { $who } takes up { $side } (Fame { $fame }, Notoriety { $notoriety }) until Midnight of day { $until }.
realm-event-task-done = { $who } has accomplished { $side }: Fame { $fame }, Notoriety { $notoriety }, Gold { $gold }.
realm-event-task-failed = { $who } has failed in { $side } and loses again: Fame { $fame }, Notoriety { $notoriety }.
realm-event-task-given-up = { $who } gives { $side } up.
realm-event-gold-chit-came = Now in { $clearing }: { $side }.
realm-prompt-trade = { $who }: with whom do you trade, and what?
realm-prompt-sell = { $who }: what else do you sell? ({ $partner })
realm-prompt-ask = { $who }: what do you want to have? ({ $partner })
realm-prompt-drinks = { $evening ->
    [yes] Will they battle you this evening?{" "}
   *[no] {""}
 }Do you buy drinks for { $gold } Gold before you roll? ({ $partner })
realm-prompt-affront = It is { $affront }: do you lose { $points } { $lost ->
    [fame] Fame
   *[notoriety] Notoriety
 }, or fall out with them? By day they block, in the evening they battle. ({ $partner })
realm-prompt-pay = How do you pay? Still due: { $gold } Gold. ({ $partner })
realm-prompt-hire = { $who }: whom do you want to hire?
realm-action-trade = Trade{ realm-name-phase }
realm-action-hire = Hire{ realm-name-phase }
realm-action-visit = look at what is for sale, and then ask for one thing: { $partner }
realm-action-ask = ask for the { $piece }
realm-action-ask-spell = ask for the spell of type { $type }
realm-action-repay = repay the boon of { $price } Gold
realm-action-sell = sell the { $piece }: { $partner }
realm-action-treat = buy drinks and roll
realm-action-roll = roll
realm-action-endure = endure it, and lose the points
realm-action-resist = not put up with it, and be blocked or battled
realm-action-barter = give the { $piece } in payment
realm-action-pay = pay the rest in Gold
realm-action-take-boon = take it for nothing, as a boon
realm-action-enlist = hire: { $group }
realm-action-extend = hire again: { $group }
realm-action-take-up = take up { $side }
realm-action-put-down = give up { $side }
realm-refusal-nothing-to-buy = There is nothing to buy: { $partner }.
realm-refusal-leader-hired = The leader is in somebody’s service: { $partner }.
realm-refusal-natives-only = Hirelings deal with natives only, not with visitors: { $partner }.
realm-refusal-nobody-of-them-here = Nobody of them is here: { $group }.
realm-refusal-all-hired = They are in somebody’s service already: { $group }.
realm-refusal-nobody-deals-here = Their leader is not here: { $partner }.
realm-refusal-no-such-task = There is no such mission or campaign here: { $side }.
realm-refusal-too-little-fame = That costs { $need } Fame, and you have { $have }.
realm-refusal-too-little-notoriety = That costs { $need } Notoriety, and you have { $have }.
realm-refusal-one-campaign = One campaign at a time is enough.
realm-refusal-no-foe = None of the foes of { $side } is on the map.
realm-refusal-not-taken-up = You have not taken up { $side }.
realm-refusal-foe-on-map = { $side } is not given up while any of its foes is on the map.
realm-refusal-characters-only = Only characters take up missions and campaigns, not { $who }.
realm-refusal-disgust = Under Disgust nobody can lose Fame.
realm-word-visit = look at a stock
realm-word-ask = ask for an item
realm-word-ask-spell = ask for a spell
realm-word-repay = repay a boon
realm-word-sell = sell an item
realm-word-treat = buy drinks
realm-word-roll = roll
realm-word-endure = endure it
realm-word-resist = be blocked or battled
realm-word-barter = give an item
realm-word-pay = pay in Gold
realm-word-take-boon = take a boon
realm-word-enlist = hire natives
realm-word-extend = hire natives again
realm-word-take-up = take up a task
realm-word-put-down = give a task up

## What a player is asked, and can do

realm-prompt-lay = Which tile do you lay, where, and turned how far?
realm-prompt-choose = Who will you be?
realm-prompt-prepare =
    { $tints ->
        [0] What begins inactive?
       *[other] What begins inactive, and which Magic chits begin as color chits?
    }
realm-prompt-record = Which spell do you record? ({ $left } left)
realm-prompt-assign = Which gold chit do you put into which box?
realm-prompt-require =
    { $points ->
        [one] What do you need for victory? You have one point to place.
       *[other] What do you need for victory? You have { $points } points to divide.
    } A point is one Great Treasure, 2 Usable Spells, 10 Fame, 20 Notoriety or 30 Gold.
realm-prompt-enter = Where do you begin?
realm-prompt-turn = { $who } would be { $ground ->
    [air] in the air over { $clearing }
    [road] on { $clearing }, where there is nothing to do but to move on
   *[clearing] in { $clearing }
 }. What do you record next?{ $left ->
    [0] {""}
    [one] {" "}(One ordinary phase is left.)
   *[other] {" "}({ $left } ordinary phases are left.)
 }
realm-prompt-guides = Whom do your underlings follow today?
realm-prompt-stop-following = { $who } follows { $whom }. Do you go on?
realm-prompt-shake-off = { $who } leaves unseen. Whom do you leave behind?
realm-prompt-keep-up = { $who } cannot carry everything. Do you leave it and go on?
realm-prompt-exposure = { $weather }: what does { $who } fatigue?
realm-prompt-earn = Which chit has { $who } earned?
realm-prompt-offer-more = What else does { $who } offer to { $partner }?
realm-prompt-haggle = { $demand ->
    [yes] { $partner } demand it all for { $gold } Gold, or they block. Do you agree?
   *[no] { $partner } would pay { $gold } Gold for it all. Do you agree?
 }
realm-prompt-cache = { $who }: what goes in or out? (Gold in the cache: { $gold })
realm-prompt-to-cave = To which cave does { $who } go?
realm-prompt-reach-out = Where does { $who } enchant?
realm-prompt-outfit = { $who }: which arms, or which spell?
realm-prompt-phase = { $who } is in { $clearing }. What comes next?
realm-prompt-hold = { $who } can block a monster that is about to leave. Which one?
realm-prompt-block = { $who } can block somebody. Whom?
realm-prompt-moment = Do you take your turn now? (Chits to be drawn: { $left })
realm-prompt-alert = { $who } alerts something. What?
realm-prompt-search = How do you search?
realm-prompt-find = What do you find in { $clearing }?
realm-prompt-toll = Which chit do you fatigue? ({ $place })
realm-prompt-open = With which chit do you open it? ({ $place })
realm-prompt-learn = Do you record a spell?
realm-prompt-take = Do you take something? (You see { $sought }.)
realm-prompt-perceive = Whose spells do you look at?
realm-prompt-lift = { $who }: of which curse or spell does the Amulet free, and whom?
realm-prompt-rearrange = { $who }: do you change anything about your belongings?
realm-prompt-compose = { $who }: what do you offer { $other }?
realm-prompt-consider = { $who } has an offer for you. Do you accept it?
realm-prompt-leave = { $who } cannot carry everything: { $left }. What stays here next?
realm-prompt-rest = { $who } rests. What do you rest? (Asterisks: { $left })

realm-action-lay = lay { $tile } at { $column }, { $row }, turned by { $turns }
realm-action-choose = be the { $character }, level { $level }
realm-action-stow = begin with the { $piece } inactive
realm-action-tint = begin with chit { $chit } as a color chit
realm-action-done = leave it at that
realm-action-record = record { $spell }
realm-action-assign = put { $side } into { $box }
realm-action-require = Great Treasures { $great_treasures }, Usable Spells { $usable_spells }, Fame { $fame }, Notoriety { $notoriety }, Gold { $gold }
realm-action-enter = begin at { $start }
realm-action-move = Move to { $clearing }{ realm-name-phase }
realm-action-ride = Move to { $clearing } and { $onward }{ realm-name-phase }
realm-action-fly = Fly to { $tile }{ realm-name-phase }
realm-action-leave = leave the map for good{ realm-name-phase }
realm-action-hide = Hide{ realm-name-phase }
realm-action-alert = Alert{ realm-name-phase }
realm-action-rest = Rest{ realm-name-phase }
realm-action-search = Search{ realm-name-phase }
realm-action-peer-at = Peer at { $clearing }{ realm-name-phase }
realm-action-peer = peer at { $clearing }
realm-action-locate = locate
realm-action-find = find: { $line }
realm-action-loot = loot: { $place }
realm-action-read = read runes ({ $place }): { $spell }
realm-action-magic-sight = use Magic Sight
realm-action-use-wish = use up your wish for strength
realm-action-spend = fatigue chit { $chit }
realm-action-spend-for-change = fatigue chit { $chit }, and get chit { $change } back
realm-action-take = take the topmost thing: { $place }
realm-action-perceive = look at spells: { $place }
realm-action-learn = record this spell: { $spell }
realm-action-follow = follow { $whom } all day{ $wary ->
    [yes] , but ask before each phase
   *[no] {""}
 }
realm-action-lead = { $who } follows { $whom }
realm-action-stay = stay, and follow no more
realm-action-keep-up = leave what is too heavy
realm-action-shake-off = leave { $whom } behind
realm-action-block = block { $whom }
realm-action-reconsider = be asked about belongings again
realm-action-ready = hand it in
realm-action-go = take the turn now
realm-action-pass = let it be
realm-action-turn-over = turn the { $piece } over
realm-action-rouse = alert chit { $chit }
realm-action-berserk = go berserk
realm-action-restore = rest chit { $chit }
realm-action-exchange = rest chit { $chit } and fatigue chit { $change } as change
realm-action-activate = activate the { $piece }
realm-action-inactivate = put the { $piece } away
realm-action-abandon = abandon the { $piece } here
realm-action-dispel = break { $spell }
realm-action-lift = lift { $curse } from { $other }
realm-action-onward = leave everything as it is for today
realm-action-henceforth = leave everything as it is until further notice
realm-action-deal = make { $other } an offer
realm-action-invite = ask { $other } for an offer
realm-action-give = offer the { $piece }
realm-action-give-gold = offer { $amount } gold
realm-action-tell = offer to tell of { $discovery }
realm-action-want = ask for the { $piece }
realm-action-want-gold = ask for { $amount } gold
realm-action-propose = make the offer
realm-action-accept = accept
realm-action-decline = no deal

realm-word-lay = lay a tile
realm-word-choose = be somebody
realm-word-stow = put an item away
realm-word-tint = make a color chit
realm-word-done = leave it at that
realm-word-record = a spell
realm-word-assign = a gold chit
realm-word-require = Great Treasures, Usable Spells, Fame, Notoriety, Gold
realm-word-enter = a place to begin
realm-word-ride = Move by two steps on the pony
realm-word-peer = peer at a clearing
realm-word-enchant-at = enchant far away
realm-word-peer-at = peer far away
realm-word-locate = locate
realm-word-find = choose what to find
realm-word-loot = loot
realm-word-read = read runes
realm-word-magic-sight = use Magic Sight
realm-word-spend = fatigue a chit
realm-word-spend-for-change = fatigue a chit and get change
realm-word-take = take something
realm-word-perceive = look at spells
realm-word-learn = record a spell
realm-word-follow = follow somebody
realm-word-reconsider = be asked about belongings again
realm-word-ordinary = an ordinary phase
realm-word-great_treasures = Great Treasures
realm-word-usable_spells = Usable Spells
realm-word-fame = Fame
realm-word-notoriety = Notoriety
realm-word-gold = Gold
realm-word-ready = hand in the turn
realm-word-go = take the turn now
realm-word-pass = let it be
realm-word-turn-over = turn a weapon over
realm-word-rouse = alert a chit
realm-word-berserk = go berserk
realm-word-restore = rest a chit
realm-word-exchange = rest a chit with change
realm-word-activate = activate an item
realm-word-inactivate = put an item away
realm-word-abandon = leave an item here
realm-word-dispel = break a spell
realm-word-lift = lift a curse
realm-word-onward = leave everything as it is for today
realm-word-henceforth = leave everything as it is until further notice
realm-word-deal = make an offer
realm-word-invite = ask for an offer
realm-word-give = offer an item
realm-word-give-gold = offer gold
realm-word-tell = offer a discovery
realm-word-want = ask for an item
realm-word-want-gold = ask for gold
realm-word-propose = make the offer
realm-word-accept = accept
realm-word-decline = no deal

## Beside the map

realm-note-day = Day { $day } of { $days }{ $roll ->
    [0] {""}.
   *[other] {""}; row { $roll } of the Set-Up Card prowls{ $second ->
        [0] {""}.
       *[other] {""}, and row { $second } too.
    }
 }
realm-note-weather = The weather of this week: { $weather }.
realm-note-phase = { $number }. { $activity }{ $clearing ->
    [none] {""}
   *[other] {" "}{ $clearing }
 }{ $onward ->
    [none] {""}
   *[other] , { $onward }
 }{ $source ->
    [none] {""}
   *[other] {" "}({ $source })
 }
realm-note-recording = For { $piece }:
realm-note-follow = { $number }. Follow: { $piece }
realm-note-me = You: { $character }, level { $level }{ $clearing ->
    [none] {""}
   *[other] , { $clearing }
 }{ $hidden ->
    [yes] , hidden
   *[no] {""}
 }. Gold { $gold }, fame { $fame }, notoriety { $notoriety }.
realm-note-round = { $round ->
    [0] Evening in { $clearing }, before the combat.
   *[other] Combat in { $clearing }, round { $round }.
 }{ $last ->
    [yes] {" "}In the round before nobody was killed, wounded or tired: another such round ends it, unless a red side holds somebody.
   *[no] {""}
 }
realm-note-counter = { $letter ->
    [none] {""}
   *[other] { $letter }:{" "}
 }{ $piece }{ $side ->
    [dark] , dark side
   *[light] {""}
 }; { $size }{ $armored ->
    [yes] , armored
   *[no] {""}
 }{ $blow ->
    [none] , no attack
   *[other] , attack { $blow }
 }{ $move ->
    [0] {""}
   *[other] , moves at { $move }: hit with less time, or where it lies
 }.
realm-note-weapon = With your { $piece } you do { $harm } harm{ $stars ->
    [0] {""}
    [one] {" "}with one star
   *[other] {" "}with { $stars } stars
 }, at a length of { $length }, { $time ->
    [0] as fast as the Fight
   *[other] at time { $time }, whatever the Fight
 }{ $heavier ->
    [none] {""}
   *[other] ; a Fight stronger than { $heavier } does a level more
 }.
realm-note-hits = { $letter } hits you where it meets your maneuver, and anywhere if that is slower than { $time } or there is none.
realm-note-hits-there = { $letter } hits you in column { $box } only: your maneuver ({ $dodge }) is not slower than { $time }.
realm-note-hits-faster = { $letter } hits you wherever it lies: its { $time } is faster than your maneuver ({ $dodge }).
realm-note-effort = Effort: { $spent } of { $most } asterisks.
realm-note-charges = { $who } charges { $whom }, time { $time }.
realm-note-targets = { $who } attacks { $whom }.
realm-note-playable = { $kind ->
    [fight] Fights
   *[move] Moves
 } that you can still play: { $chits }.
realm-note-sheet-legend = Columns: 1 Thrust meets Charge, 2 Swing meets Dodge, 3 Smash meets Duck. > attack (blow, Fight), ~ maneuver, [] shield; a counter: its blow | its move; ! kills outright; ? not placed yet.
realm-describe-lying = { $piece } lies in column { $number } (sheet of: { $sheet }).
realm-describe-attack = { $who }: attack { $blow }, played with { $shown }, in column { $number }.
realm-describe-maneuver = { $who }: maneuver { $shown } in column { $number }.
realm-describe-shield = { $who }: shield in column { $number }.
realm-note-requirements = Needed, in Victory Points: Great Treasures { $great_treasures }, Usable Spells { $usable_spells }, Fame { $fame }, Notoriety { $notoriety }, Gold { $gold }.
realm-note-chits = { $state ->
    [active] Chits
    [alerted] Alerted
    [color] Color chits
    [committed] Committed
    [fatigued] Fatigued
   *[wounded] Wounded
 }: { $chits }.
realm-note-belongings = { $active ->
    [yes] Active
   *[no] Put away
 }: { $things }.
realm-note-faces = { $face ->
    [alerted] Alerted
   *[damaged] Damaged
 }: { $things }.
realm-note-spells = Spells: { $things }.
realm-note-spell = type { $type }, { $color ->
    [white] white
    [grey] grey
    [gold] gold
    [purple] purple
    [black] black
   *[any] any color
 }, { $duration ->
    [instant] at once
    [attack] an attack
    [phase] for a phase
    [fly] to fly
    [combat] for a combat
    [day] for a day
   *[permanent] for good
 }; see { $clause }
realm-note-discoveries = Discovered: { $ways ->
    [all] every hidden path and secret passage{ $things ->
        [none] {""}
       *[other] , { $things }
    }
   *[some] { $things }
 }.
realm-note-trust = { $trust ->
    [ally] Allies
    [friendly] Friendly
    [unfriendly] Unfriendly
   *[enemy] Enemies
 }: { $who }.
realm-note-price = basic price { $gold } Gold
realm-note-clearing = { $clearing } ({ $terrain ->
    [woods] woods
    [mountain] mountain
   *[cave] cave
 }): { $who }.
realm-note-map-chits = Chits in { $tile }: { $things }.
realm-note-other = { $letter }: { $piece }, { $clearing }{ $hidden ->
    [yes] , hidden
   *[no] {""}
 }; gold { $gold }.
realm-note-answer = { $percent } %: { $result }
realm-note-odds = { $percent } %: { $line }{ $count ->
    [0] {""}
   *[other] {" "}{ $count }
 }
realm-note-haggling = { $percent } %: { $demand ->
    [yes] a demand to sell for
   *[no] an offer of
 } the value { $change } Gold
realm-note-claw = { $percent } %: { $wish }, and { $curse }
realm-note-straying = { $percent } %: astray into a clearing with the number { $number }
realm-note-legend = (2) woods, /2\ mountain, [2] cave; · road, : hidden path, = secret passage, ? undiscovered; ⌂ dwelling, n natives, ! monsters, $ things; vvv valley, TTT woods, ^^^ mountains, ooo caves.
realm-describe-tile = { $tile }: column { $column }, row { $row }{ $turns ->
    [0] {""}
    [one] , turned clockwise by one side
   *[other] , turned clockwise by { $turns } sides
 }.
realm-name-edge = { $edge ->
    [N] north
    [NE] north-east
    [SE] south-east
    [S] south
    [SW] south-west
   *[NW] north-west
 } (from clearing { $number })
realm-name-open-edge = { $edge ->
    [N] north
    [NE] north-east
    [SE] south-east
    [S] south
    [SW] south-west
   *[NW] north-west
 } to column { $column }, row { $row } (from clearing { $number })
realm-describe-open-roads = Open roads of { $tile }: { $edges }.
realm-describe-in-hand = In your hand: { $tile }. Upright, its roads leave at these sides: { $edges }.
realm-describe-turning = Each turn moves the roads of a tile one side clockwise.
realm-describe-way = { $discovered ->
    [yes] From here
   *[no] From here, once discovered,
 } { $road } leads to { $clearing } ({ $terrain ->
    [woods] woods
    [mountain] mountain
   *[cave] cave
 }).

## Why not

realm-refusal-seats = The realm has { $least } to { $most } characters, not { $have }.
realm-refusal-not-offered = That is not among the things you can do now.
realm-refusal-borderland-first = The Borderland is laid first, not { $tile }.
realm-refusal-not-your-tile = { $tile } is not a tile that you may lay now.
realm-refusal-not-free = { $tile } lies already, or there is no room for it there.
realm-refusal-touches-too-few = It touches { $have } of the laid tiles, and has to touch { $need }.
realm-refusal-edges-differ = At { $edges ->
    [one] one edge
   *[other] { $edges } edges
 } a road would meet no road.
realm-refusal-joins-no-road = No road of the tile would join one that is there.
realm-refusal-cut-off = Of the tile’s parts { $have } would be connected with the Borderland, and { $need } must be.
realm-refusal-taken = Somebody else is the { $character }.
realm-refusal-magician = This lesson has no magic, and the { $character } lives by it.
realm-refusal-not-to-be-had = In this lesson nobody can get what you would need.
realm-refusal-no-such-level = Nobody begins at level { $level } in this game.
realm-refusal-no-color = Chit { $chit } cannot begin as a color chit, or another one like it comes first.
realm-refusal-wrong-type = { $spell } is of type { $type }, which is not among yours.
realm-refusal-box-taken = There is a chit already in { $box }.
realm-refusal-negative = No category can have fewer points than { $least }.
realm-refusal-points = You have { $need } points to divide, and this makes { $have }.
realm-refusal-follows-all-day = Following somebody is a whole turn.
realm-refusal-no-such-guide = Only somebody in the same clearing can be followed, and not { $whom }.
realm-refusal-cannot-block = Now you cannot block { $whom }.
realm-refusal-not-for-leaders = A hired leader does not do this: { $activity }.
realm-refusal-not-for-minions = Familiars and phantasms do not do this: { $activity }.
realm-refusal-nobody-leaves = In this game nobody leaves the map.
realm-refusal-characters-leave = Only a character leaves the map.
realm-refusal-no-way-out = No road runs off the map from { $clearing }.
realm-refusal-gone = Whoever has left the map does nothing more.
realm-refusal-short-legs = The Dwarf has { $most } phases a day and those that are extra.
realm-refusal-no-phase-left = All { $most } basic and sunlight phases are recorded.
realm-refusal-no-extra-phase = You do not have { $source }.
realm-refusal-extra-phase-used = You have recorded { $source } already.
realm-refusal-extra-phase-elsewhere = Another activity is needed for { $source }.
realm-refusal-not-adjacent = No roadway leads from { $at } to { $clearing }.
realm-refusal-cannot-fly = You cannot fly.
realm-refusal-too-far-to-fly = From { $at } nobody flies as far as { $tile } in one phase.
realm-refusal-no-pony = You do not ride a pony.
realm-refusal-no-pony-in-caves = A pony is of no use in caves.
realm-refusal-no-horse-in-caves = A workhorse is of no use in caves.
realm-refusal-mountain-takes-both = Both steps of a phase go into one mountain, and into nothing else: { $clearing }.
realm-refusal-magic-sight = You search by Magic Sight, and by nothing else.
realm-refusal-cannot-peer-there = Nothing lets you peer at { $clearing }.
realm-refusal-no-site-here = You have not discovered this in your clearing: { $place }.
realm-refusal-nothing-there = There is nothing left there: { $place }.
realm-refusal-no-asterisk = This costs an asterisk of effort, and you have no active chit with one: { $place }.
realm-refusal-not-tremendous = This asks for Tremendous strength or for the keys: { $place }.
realm-refusal-learned-already = You have learned this spell already: { $spell }.
realm-refusal-list-full = There is room for { $most } spells, and your list is full.
realm-refusal-no-sunlight = The turn leads into a cave, so there are { $most } phases and those that are extra.
realm-refusal-not-his = The { $piece } does not belong to him.
realm-refusal-holds-only = { $who } can hold things, but use none of them.
realm-refusal-active-already = The { $piece } is active already.
realm-refusal-inactive-already = The { $piece } is not active.
realm-refusal-one-active = Only one { $slot } can be active, and the { $piece } is.
realm-refusal-horse-in-cave = The { $piece } cannot be active in a cave.
realm-refusal-too-weak = The { $piece } is too weak for all that it would have to bear: { $have }, not { $need }.
realm-refusal-no-use-now = The { $piece } works at once, and there is nothing for it to work on.
realm-refusal-locked = The { $piece } is locked.
realm-refusal-phase-needs-it = A phase that is still to come needs the { $piece }.
realm-refusal-another-horse = With the Timeless Jewel only one horse a day gives extra phases.
realm-refusal-sheltered-last = Sheltered phases come last.
realm-refusal-no-hiding = In this weather nobody can hide.
realm-refusal-no-peering = In this weather nobody can peer.
realm-refusal-not-in-cache = The { $piece } is not in the cache.
realm-refusal-no-caching = Caches are not played.
realm-refusal-not-in-lesson = This lesson does without it: { $activity }.
realm-refusal-cannot-enchant-there = Nothing lets you enchant in { $clearing } from afar.
realm-refusal-used-up = The { $piece } has been used, and stays until Midnight.
realm-refusal-changed-already = The { $piece } has just been changed.
realm-refusal-no-partner = There is no deal with { $other }.
realm-refusal-not-here = { $other } is not in this clearing.
realm-refusal-partner-blocked = { $other } is blocked and may not rearrange anything.
realm-refusal-asked-already = { $other } has been asked already.
realm-refusal-his-own = { $other } is in your own service: make the offer yourself.
realm-refusal-nothing-offered = There is nothing in the offer.
realm-refusal-in-the-offer = The { $piece } is part of the offer already.
realm-refusal-gold-named = The amount of gold has been named: { $amount }.
realm-refusal-ashes = The gold of { $who } is ashes.
realm-refusal-too-little-gold = It takes { $need } gold, and there are { $have }.
realm-refusal-not-discovered = { $discovery } has not been discovered.
realm-refusal-told-already = { $discovery } is part of the offer already.

## How a game ends

realm-ending-last-day = The last day is over. { $count ->
    [0] Nobody has met the requirements.
    [one] { $winners } has won.
   *[other] { $winners } have won together.
 }
realm-ending-sudden-death = The requirements are met before the last day. { $count ->
    [one] { $winners } has won.
   *[other] { $winners } have won together.
 }

## Options

realm-option-auto_map = The map
realm-option-auto_map-yes = is there at once
realm-option-auto_map-no = is built by the players
realm-option-strict_tiles = Building the map, one lays
realm-option-strict_tiles-yes = the tile that is turned up
realm-option-strict_tiles-no = any tile in hand
realm-option-gold_chits = Visitors, missions and campaigns
realm-option-gold_chits-by_hand = are placed by the players
realm-option-gold_chits-random = are placed by chance
realm-option-gold_chits-none = are left out
realm-option-large_on_top = In a pile, large treasures
realm-option-large_on_top-yes = lie on top
realm-option-large_on_top-no = are mixed with small ones
realm-option-development = Characters
realm-option-development-yes = begin at any level
realm-option-development-no = are fully developed
realm-option-extended_development = Levels beyond the fourth
realm-option-extended_development-yes = yes, with development
realm-option-extended_development-no = no
realm-option-victory_points = Victory points to divide
realm-option-victory_points-5 = five
realm-option-victory_points-4 = four
realm-option-victory_points-3 = three
realm-option-victory_points-2 = two
realm-option-victory_points-1 = one
realm-option-days = The game lasts
realm-option-days-28 = 28 days
realm-option-days-21 = 21 days
realm-option-days-14 = 14 days
realm-option-days-7 = 7 days
realm-option-days-1 = one day
realm-option-leave_map = May a character leave the map for good?
realm-option-leave_map-alone = only who plays alone
realm-option-leave_map-always = everybody
realm-option-leave_map-never = nobody
realm-option-secret_records = Gold, Fame and Notoriety of others
realm-option-secret_records-yes = are shown at the end
realm-option-secret_records-no = are open to everybody
realm-option-summon_when_blocked = Whoever was blocked before his turn
realm-option-summon_when_blocked-yes = still calls monsters when his chit is drawn
realm-option-summon_when_blocked-no = calls no monsters
realm-option-leaders_own_chit = Hired leaders take their turns
realm-option-leaders_own_chit-yes = when their own chit is drawn
realm-option-leaders_own_chit-no = right after their owner
realm-option-magic_sight_choice = A Choice on the Magic Sight table is
realm-option-magic_sight_choice-search_tables = any line of the Peer or Locate table
realm-option-magic_sight_choice-own_table = any line of that table
realm-option-block_at_turn_start = At the very start of a turn
realm-option-block_at_turn_start-yes = one can be blocked at once
realm-option-block_at_turn_start-no = nobody is blocked before the first phase
realm-option-rules_in_play = Rules in play
realm-option-rules_in_play-all = all of them
realm-option-rules_in_play-treasures = the treasure hunt
realm-option-rules_in_play-monsters = the hunt, and combat with monsters
realm-option-rules_in_play-natives = all but magic
realm-option-combat = Evenings
realm-option-combat-on = people fight
realm-option-combat-off = pass quietly
realm-option-encounter_order = Turns to lure in combat
realm-option-encounter_order-clockwise = from the first who had a turn, round the table
realm-option-encounter_order-daylight = in the order of the day’s turns
realm-option-wound_death_rule = Wounds kill
realm-option-wound_death_rule-all_wounded = when every chit is wounded
realm-option-wound_death_rule-active_only = when no active chit is left for them
realm-option-red_side_riders = Riders whom a monster’s red side hits
realm-option-red_side_riders-killed = are killed, and cannot ride while it holds them
realm-option-red_side_riders-spared = lose their horse instead
realm-option-demon_rolls = For the spell of a Demon or Imp that hits
realm-option-demon_rolls-victim = the victim rolls
realm-option-demon_rolls-monster = the monster rolls
realm-option-dead_score = Who is dead at the end scores
realm-option-dead_score-fixed = −100
realm-option-dead_score-counted = what is on record
realm-option-restart_points = Who begins anew needs
realm-option-restart_points-proportional = less, for the weeks that are gone
realm-option-restart_points-full = as much as everybody
realm-option-character_bounty = The Notoriety of a character who is killed counts
realm-option-character_bounty-once = once
realm-option-character_bounty-multiplied = twice for the second kill of a day, three times for the third, and so on
realm-option-shared_kills = Those who kill together
realm-option-shared_kills-split = share the bounty
realm-option-shared_kills-whole = get all of it each
realm-option-cancelled_weapon = The weapon of a cancelled attack
realm-option-cancelled_weapon-unchanged = stays as it is
realm-option-cancelled_weapon-alerted = is alerted
realm-option-shift_before_reposition = Battle Bracelets and Elusive Cloak are used
realm-option-shift_before_reposition-yes = before denizens change their places
realm-option-shift_before_reposition-no = after denizens have changed their places
realm-option-hidden_meet_natives = Hidden characters and natives before combat
realm-option-hidden_meet_natives-yes = meet each other: they roll
realm-option-hidden_meet_natives-no = do not meet
realm-option-assignment_modifiers = Lucky Charm and Cloven Hoof when denizens are assigned
realm-option-assignment_modifiers-yes = count
realm-option-assignment_modifiers-no = do not count
realm-option-seasons_weather = Season and weather
realm-option-seasons_weather-off = none
realm-option-seasons_weather-christmas = Christmas
realm-option-seasons_weather-ice = Ice
realm-option-seasons_weather-snow = Snow
realm-option-seasons_weather-easter = Easter
realm-option-seasons_weather-freshet = Freshet
realm-option-seasons_weather-spring = Spring
realm-option-seasons_weather-midsummer = Midsummer
realm-option-seasons_weather-high_summer = High Summer
realm-option-seasons_weather-swelter = Swelter
realm-option-seasons_weather-harvest = Harvest
realm-option-seasons_weather-autumn = Autumn
realm-option-seasons_weather-halloween = Halloween
realm-option-seasons_weather-desolate = Desolate
realm-option-flying_activities = Whoever flies
realm-option-flying_activities-yes = may alert in the air, and sees the map chits below
realm-option-flying_activities-no = lands for everything else
realm-option-caching = Caches
realm-option-caching-yes = belongings may be hidden
realm-option-caching-no = none
realm-option-dropping = In combat, things
realm-option-dropping-yes = may be dropped and picked up again
realm-option-dropping-no = may be abandoned only
realm-option-commerce = Selling to natives
realm-option-commerce-yes = takes a roll over the price
realm-option-commerce-no = is for the basic price
realm-option-serious_wounds = A blow that would just kill a character
realm-option-serious_wounds-yes = wounds him seriously
realm-option-serious_wounds-no = kills him
realm-option-serious_wounds_denizens = A blow that would just kill a denizen
realm-option-serious_wounds_denizens-yes = drives it off
realm-option-serious_wounds_denizens-no = kills it
realm-option-ambushes = Whoever shoots from hiding
realm-option-ambushes-yes = may stay hidden
realm-option-ambushes-no = is seen
realm-option-free_boxes = Attackers on a sheet
realm-option-free_boxes-yes = lie in any boxes
realm-option-free_boxes-no = fill as many boxes as possible
realm-option-alerted_monsters = Denizens begin combat
realm-option-alerted_monsters-yes = dark side up, if they see somebody
realm-option-alerted_monsters-no = light side up
realm-option-dragon_heads = The heads of the great dragons
realm-option-dragon_heads-yes = attack from afar
realm-option-dragon_heads-no = bite
realm-option-watchful_natives = Comrades of a native who is attacked
realm-option-watchful_natives-yes = come at once
realm-option-watchful_natives-no = come in the next round
realm-option-extended_treachery = Sending a native against one of his own group
realm-option-extended_treachery-yes = is treachery
realm-option-extended_treachery-no = is treachery only if both serve you
realm-option-extended_grudges = Grudges of groups that are no friends
realm-option-extended_grudges-yes = yes, with grudges
realm-option-extended_grudges-no = no
realm-option-fumble = Fumbles
realm-option-fumble-yes = yes
realm-option-fumble-no = no
realm-option-riding_horses = With fumbles, horse and rider
realm-option-riding_horses-yes = maneuver by themselves, and either can be aimed at
realm-option-riding_horses-no = maneuver as one
realm-option-stumble = Whoever runs away
realm-option-stumble-yes = may stumble
realm-option-stumble-no = never stumbles
realm-option-optional_missile = The other missile table
realm-option-optional_missile-yes = yes, with fumbles
realm-option-optional_missile-no = no
realm-option-revised_missile = The milder missile table
realm-option-revised_missile-yes = yes
realm-option-revised_missile-no = no
realm-option-penetrating_armor = Missiles and armor
realm-option-penetrating_armor-yes = they go through it layer by layer
realm-option-penetrating_armor-no = they strike the outermost piece
realm-option-wounds_at_round_end = Too many wounds kill
realm-option-wounds_at_round_end-yes = at the end of the round
realm-option-wounds_at_round_end-no = at once
realm-option-enhanced_magic = Spells in effect
realm-option-enhanced_magic-yes = tie up neither Magic chits nor recorded spells
realm-option-enhanced_magic-no = tie up their Magic chits and recorded spells
realm-option-benevolent_spells = Helpful spells cast at hirelings and natives
realm-option-benevolent_spells-yes = are no treachery and no affront
realm-option-benevolent_spells-no = are treachery or an affront like others
realm-option-enhanced_artifacts = Artifacts and books
realm-option-enhanced_artifacts-yes = also serve as Magic chits, and cast each awakened spell once a day
realm-option-enhanced_artifacts-no = cast one awakened spell of each type a day
realm-option-pit_must_hit = The Power of the Pit that a character casts
realm-option-pit_must_hit-yes = has to hit like an attack
realm-option-pit_must_hit-no = strikes without fail
realm-option-any_faster_spell_cancels = The spell of a caster is cancelled
realm-option-any_faster_spell_cancels-yes = by any faster spell at him
realm-option-any_faster_spell_cancels-no = only by one that kills, changes, calms or removes him
realm-option-automatic_enchanting = Seventh days
realm-option-automatic_enchanting-yes = enchant the tiles of their color
realm-option-automatic_enchanting-no = leave the tiles as they are
realm-option-quiet_monsters = Whoever ends a turn hidden
realm-option-quiet_monsters-yes = disturbs nothing and nobody
realm-option-quiet_monsters-no = turns up map chits, and denizens come
realm-option-two_monster_dice = Monster dice each day
realm-option-two_monster_dice-yes = two
realm-option-two_monster_dice-no = one
realm-option-grudges = Grudges and gratitude of natives
realm-option-grudges-yes = yes
realm-option-grudges-no = no
realm-option-knights_adjustment = The allies of the two Knights
realm-option-knights_adjustment-yes = are only friendly at first
realm-option-knights_adjustment-no = are allies
realm-option-sudden_death = Sudden death
realm-option-sudden_death-yes = the game ends as soon as somebody has fulfilled his requirements
realm-option-sudden_death-no = the game lasts to its last day
realm-option-negative_winner = If nobody meets the requirements
realm-option-negative_winner-yes = the highest total wins
realm-option-negative_winner-no = nobody wins
realm-option-armored_t_serpent = Tremendous Serpent
realm-option-armored_t_serpent-yes = is armored
realm-option-armored_t_serpent-no = is not armored
realm-option-armored_transform_dragon = The Dragon of Transform
realm-option-armored_transform_dragon-yes = is armored
realm-option-armored_transform_dragon-no = is not armored
realm-option-glowing_gem_notorious = Glowing Gem
realm-option-glowing_gem_notorious-yes = Notoriety 10, 15 gold
realm-option-glowing_gem_notorious-no = Notoriety 5, 17 gold
realm-option-golden_crown_46 = A destroyed Golden Crown
realm-option-golden_crown_46-yes = 46 gold
realm-option-golden_crown_46-no = 48 gold
realm-option-gripping_dust_5 = Gripping Dust
realm-option-gripping_dust_5-yes = 5 gold
realm-option-gripping_dust_5-no = 3 gold
realm-option-thief_before_skeleton = Numbers of the Mouldy Skeleton and the Remains of Thief
realm-option-thief_before_skeleton-yes = 3 and 2
realm-option-thief_before_skeleton-no = 2 and 3
realm-option-dwarf_t5_heavier = The Dwarf’s second Fight T5
realm-option-dwarf_t5_heavier-yes = two asterisks
realm-option-dwarf_t5_heavier-no = one asterisk
realm-option-magician_l4_lighter = The Magician’s Move L4
realm-option-magician_l4_lighter-yes = no asterisk
realm-option-magician_l4_lighter-no = one asterisk
realm-option-wizard_fights_earlier = The Wizard’s Fight L4
realm-option-wizard_fights_earlier-yes = comes at level 2
realm-option-wizard_fights_earlier-no = comes at level 3
realm-option-scholar_shuns_witch_king = The Scholar and the Witch King
realm-option-scholar_shuns_witch_king-yes = unfriendly
realm-option-scholar_shuns_witch_king-no = neutral
realm-option-poison_in_combat = Poison
realm-option-poison_in_combat-yes = a Combat spell on weapons
realm-option-poison_in_combat-no = a Day spell
realm-option-shaman_wants_idol = The Shaman buys the Eye of the Idol
realm-option-shaman_wants_idol-yes = for 20 gold
realm-option-shaman_wants_idol-no = at its price
realm-option-axe_goblin_heavier = Dark side of a Goblin with Axe
realm-option-axe_goblin_heavier-yes = H5, move 5
realm-option-axe_goblin_heavier-no = M4, move 4
realm-option-broadsword_blunter = Unalerted Broadsword
realm-option-broadsword_blunter-yes = no star
realm-option-broadsword_blunter-no = one star
realm-option-borderland_gold = Enchanted Borderland 6
realm-option-borderland_gold-yes = grey, gold and purple
realm-option-borderland_gold-no = grey and purple
realm-option-three_shields = Shields in the House
realm-option-three_shields-yes = one
realm-option-three_shields-no = two

## Combat (MR-6)

realm-name-monster-tremendous_flying_dragon_head = Head of the Tremendous Flying Dragon
realm-name-monster-tremendous_dragon_head = Head of the Tremendous Dragon
realm-name-monster-giant_club = Giant’s club
realm-name-means-chit = chit { $number }
realm-name-means-walk = { $horse }, walking
realm-name-means-gallop = { $horse }, galloping
realm-name-means-creature-move = its own speed
realm-name-means-creature-fly = its own wings
realm-name-means-creature-fight = its own strength
realm-name-means-creature-part = its head or club
realm-name-way-off_the_roads = no road, through the woods
realm-name-creature-dragon = dragon
realm-name-creature-lion = lion
realm-name-creature-eagle = eagle
realm-name-creature-bird = bird
realm-name-creature-squirrel = squirrel
realm-name-creature-frog = frog
realm-name-direction-thrust = Thrust
realm-name-direction-swing = Swing
realm-name-direction-smash = Smash
realm-name-direction-charge = Charge
realm-name-direction-dodge = Dodge
realm-name-direction-duck = Duck
realm-name-dodge-charge = Charge
realm-name-dodge-dodge = Dodge
realm-name-dodge-duck = Duck
realm-name-how-intercept = it meets the maneuver
realm-name-how-undercut = it is faster than the maneuver
realm-name-how-open = there is no maneuver
realm-name-harm-N = Negligible
realm-name-harm-L = Light
realm-name-harm-M = Medium
realm-name-harm-H = Heavy
realm-name-harm-T = Tremendous
realm-name-harm-X = more than Tremendous
realm-name-becomes-wounded = wounded
realm-name-becomes-untouched = as good as before
realm-name-becomes-damaged = damaged
realm-name-becomes-destroyed = destroyed
realm-name-becomes-gone = in pieces already
realm-name-boxes-red = red boxes
realm-name-boxes-square = squares
realm-name-boxes-circle = circles
realm-name-boxes-all = all boxes
realm-name-reason-on-roadway = he is on a roadway, and can only move to one of its ends
realm-name-table-missile = the Missile table
realm-event-combat-began = Combat in { $clearing }.
realm-event-round-began = Round { $round }.
realm-event-combat-ended = The combat in { $clearing } is over.
realm-event-fights-on = { $wants ->
    [yes] { $seat } wants to fight.
   *[no] { $seat } does not want to fight.
 }
realm-event-lured = { $who } lures: { $monster }.
realm-event-assignment-rolled = { $seat } rolls { $result } for the attention of: { $monster }.
realm-event-set-upon = { $who } is attacked by: { $monster }.
realm-event-charged = { $who } charges { $whom }, with { $means } ({ $shown }).
realm-event-group-battles = { $group } battle { $seat } from now on.
realm-event-betrayed = { $who } attacks a hireling: { $whom }. This treachery costs Fame: { $fame }.
realm-event-deployed = { $who } goes against: { $whom }.
realm-event-engaged = { $who } turns to: { $whom }.
realm-event-choice-noted = { $who }: noted, unseen by the others.
realm-event-encounter-ready = { $seat } has decided what to do.
realm-event-no-action = { $who } does nothing before the melee.
realm-event-played = { $who } plays { $means } ({ $shown }).
realm-event-ran-away = { $who } runs away, onto { $road }.
realm-event-attention-drawn = { $who } names a target now.
realm-event-targeted = { $who } attacks: { $whom }.
realm-event-no-target = { $who } attacks nobody.
realm-event-placement-ready = { $seat } has placed everything.
realm-event-attacks = { $who } plays an attack: { $direction }, with { $means } ({ $shown }).
realm-event-rider-maneuvers = { $who } maneuvers in the saddle: { $direction }, with { $means } ({ $shown }).
realm-event-aims-at-rider = { $who } aims at the rider, not at the horse: { $whom }.
realm-event-maneuvers = { $who } plays a maneuver: { $direction }, with { $means } ({ $shown }).
realm-event-shield-placed = { $who } holds the shield against: { $direction }.
realm-event-placed = { $piece }: { $direction }.
realm-event-repositioned = The attackers change places by a { $result } (sheet of: { $sheet }, { $boxes }).
realm-event-tactics-rolled = Change of tactics on a 6 ({ $sheet }, { $boxes }, { $direction }): { $dice }.
realm-event-counter-turned = { $dark ->
    [yes] { $piece } shows the dark side.
   *[no] { $piece } shows the light side.
 }
realm-event-attack-shifted = { $who } moves the attack with the Battle Bracelets: { $direction }.
realm-event-maneuver-shifted = { $who } moves the maneuver with the Elusive Cloak: { $direction }.
realm-event-hit-by = { $who } is hit: { $how }. ({ $attacker }: { $direction }, time { $time }; { $dodge ->
    [none] no maneuver
   *[other] { $dodge }, time { $dodge_time }
 })
realm-event-missed-by = { $who } is missed. ({ $attacker }: { $direction }, time { $time }; { $dodge }, time { $dodge_time })
realm-event-attack-cancelled = An attack is cancelled: { $attacker }, against { $who }.
realm-event-fumbled = How the blow lands ({ $attacker }): { $roll }; levels of harm: { $change }.
realm-event-seriously-wounded = { $who } is seriously wounded; chits: { $wounds }.
realm-event-routed = { $who } is driven off by { $killer }.
realm-event-stumbled = { $falls ->
    [yes] { $who } stumbles ({ $roll }) and stays.
   *[no] { $who } does not stumble ({ $roll }).
 }
realm-event-missile-rolled = { $attacker }: the harm of the missile changes by { $change }.
realm-event-harmed = The harm is { $harm }. ({ $who })
realm-event-armor-struck = { $who }: the blow strikes the { $piece }, which is { $becomes }.
realm-event-armor-paid = { $who } gets gold for the destroyed armor: { $gold }.
realm-event-wounded = { $who } is wounded.
realm-event-horse-killed = { $who } loses a horse: { $piece } is dead.
realm-event-loose-horse-killed = A horse in { $clearing } that nobody has is dead: { $piece }.
realm-event-killed = { $who } is killed. ({ $killer })
realm-event-bounty = { $who }: kill number { $number } of the day, { $victim }: Fame { $fame }, Notoriety { $notoriety }, Gold { $gold }.
realm-event-hireling-bounty = { $hireling } has killed { $victim } for { $who }: Fame { $fame }, Notoriety { $notoriety }, Gold { $gold }.
realm-event-hireling-lost = { $who } loses { $points } Notoriety with the death of { $hireling }.
realm-event-stock-scattered = Without a leader, all that they had lies in { $clearing }: { $group }.
realm-event-gold-taken = { $who } takes gold: { $gold }. ({ $whom })
realm-event-dropped = { $who } drops the { $piece } on the spot.
realm-event-dropped-card = { $who } drops a { $size } treasure card (thing { $number }) on the spot.
realm-event-picked-up = { $who } picks up the { $piece }.
realm-event-too-late = { $who } reaches for it too late.
realm-event-scattered = { $who }: what was dropped lies abandoned in { $clearing }.
realm-event-plundered = { $who } takes from the dead: { $piece }. ({ $whom })
realm-event-went-to-stock = The { $piece } joins a stock: { $partner }. ({ $who })
realm-event-died = { $who } is dead.
realm-event-not-anew = { $seat } does not begin anew today.
realm-prompt-fight-on = Nobody attacks you in { $clearing }. Do you want to fight{ $casts ->
    [yes] , or to cast a spell
   *[no] {""}
 }?
realm-prompt-lure = { $who }: whom do you lure?
realm-prompt-victim = Whom of your people does it attack? ({ $monster })
realm-prompt-deploy = { $who }: do you charge anybody, and whom do your people attack?
realm-prompt-encounter = { $who }: what do you do before the melee?{ $time ->
    [none] {""}
   *[other] {" "}(The fastest attacker moves at { $time }.)
 }
realm-prompt-target = { $who }: whom do you attack?
realm-prompt-strike = { $who }: how do you attack?
realm-prompt-rider = { $who }: how do you maneuver in the saddle?
realm-prompt-maneuver = { $who }: how do you maneuver?
realm-prompt-shield = { $who }: against what do you hold the shield?
realm-prompt-place = { $who }: where do you place { $piece }?
realm-prompt-shift = { $who }: { $item }: do you move what you have played?
realm-prompt-tire = { $who }: what do you fatigue? (Asterisks: { $left })
realm-prompt-bear = { $who }: which chit is wounded? (Wounds: { $left })
realm-prompt-anew = Your character is dead. Do you begin anew, and as whom?
realm-refusal-on-roadway = That is not possible on a roadway.
realm-refusal-unseen = You do not see { $whom }.
realm-refusal-held = A monster holds you, red side up: nobody runs away from that.
realm-refusal-too-slow = It has time { $have }, and must be faster than { $need }.
realm-refusal-too-much-effort = That would be { $have } asterisks of effort in one round; { $need } are the most.
realm-refusal-boxes-empty = As many boxes as possible have to be occupied, and a head, a club or a horse is not with its body.
realm-action-fight-on = fight
realm-action-lure = lure { $monster }
realm-action-charge-at = charge { $whom }, with { $means }
realm-action-lure-with = { $who } lures { $monster }
realm-action-face = { $who }
realm-action-deploy = { $who } goes against { $whom }
realm-action-engage = { $who } turns to { $whom }
realm-action-turn-counter = turn over { $piece }
realm-action-run = run away onto { $road }, with { $means }
realm-action-drop = drop the { $piece } in front of you
realm-action-regain = pick up the { $piece } in front of you
realm-action-fetch = pick up thing { $number } from { $place }, with { $means }
realm-action-fly-away = fly away over { $tile }, with { $means }
realm-action-turn-weapon = turn over the { $piece }, with { $means }
realm-action-rage = go berserk, with { $means }
realm-action-target-rider = attack { $whom } past the horse
realm-action-target = attack { $whom }
realm-action-strike = { $direction }, with { $means }
realm-action-maneuver = { $direction }, with { $means }
realm-action-shield = shield: { $direction }
realm-action-place = { $piece }: { $direction }
realm-action-shift-attack = move the attack: { $direction }
realm-action-shift-maneuver = move the maneuver: { $direction }
realm-action-stash = put in { $piece }
realm-action-stash-gold = put in Gold: { $amount }
realm-action-unearth = take out { $piece }
realm-action-unearth-gold = take out Gold: { $amount }
realm-action-reach = { $clearing }
realm-action-outfit = take { $piece }
realm-action-earn = chit { $of_card } of the card
realm-action-suffer = chit { $chit } is wounded
realm-word-fight-on = fight
realm-word-lure = lure
realm-word-charge-at = charge
realm-word-lure-with = lure with a hireling
realm-word-face = let it attack
realm-word-deploy = send a hireling
realm-word-engage = turn to another attacker
realm-word-turn-counter = turn over a counter
realm-word-run = run away
realm-word-drop = drop an item in front of you
realm-word-regain = pick up an item in front of you
realm-word-fetch = pick up an item elsewhere in the clearing
realm-word-turn-weapon = turn over the weapon
realm-word-rage = go berserk
realm-word-target-rider = attack past the horse
realm-word-target = attack
realm-word-strike = strike
realm-word-cast = cast a spell
realm-word-aim = aim the spell
realm-word-maneuver = maneuver
realm-word-shield = the shield
realm-word-place = place a counter
realm-word-shift-attack = move the attack
realm-word-shift-maneuver = move the maneuver
realm-word-stash = put in a thing
realm-word-stash-gold = put in Gold
realm-word-unearth = take out a thing
realm-word-unearth-gold = take out Gold
realm-word-reach = a clearing
realm-word-outfit = take arms
realm-word-earn = earn a chit
realm-word-suffer = be wounded

## Magic

realm-name-activity-enchant-at = Enchant far away
realm-name-activity-cache = Cache
realm-name-cache = cache { $number }
realm-name-activity-enchant = Enchant
realm-name-source-aura_of_power = the extra phase of the Aura of Power
realm-name-supply-clearing = the magic that is here
realm-name-becomes-color = a color chit
realm-name-becomes-committed = committed
realm-name-reason-nothing-to-enchant = there is nothing to enchant
realm-prompt-enchant = { $who } enchants something in { $tile }. What?
realm-action-enchant-at = Enchant as if in { $clearing }{ realm-name-phase }
realm-action-cache = Cache{ realm-name-phase }
realm-action-enchant = Enchant{ realm-name-phase }
realm-action-enchant-chit = turn chit { $chit } over
realm-action-enchant-tile = turn the tile over, with { $supply }
realm-refusal-chit-not-enchantable = Chit { $chit } cannot be enchanted.
realm-refusal-color-does-not-fit = That color fits no Magic chit that could be shown.
realm-event-prepares-to-enchant = { $who } prepares to enchant.
realm-event-tile-turned = { $who } turns { $tile } over: { $enchanted ->
    [yes] its enchanted side is up
   *[no] its green side is up
 }.

## Combats in files

realm-name-outcome-won = won
realm-name-outcome-died = died
realm-name-outcome-fled = fled
realm-duel-nobody = nobody called { $name } fights here; known: { $known }
realm-duel-too-many = of { $name } there are only { $number }
realm-combat-json = this is no combat: { $problem }
realm-combat-nobody = nobody fights: name at least one character under "fighters"
realm-combat-name = "{ $key }" names what is not there: { $name }; known: { $known }
realm-combat-twice = "{ $key }" names { $name } twice
realm-combat-no-more = there is no (further) { $name } for anybody to have
realm-combat-clearing = there is no clearing { $name }; write a tile and a number, such as cliff-2 (tiles: { $known })
realm-combat-round = there is no round { $number }: they are counted from 1
realm-combat-dice = the dice say { $value } for: { $what }; that can be: { $known }
realm-combat-dice-missing = "dice" has nothing left for: { $what } (possible: { $known }); add it, or a "seed"
realm-combat-dice-left = "dice" was not used up: { $value }
realm-combat-answers = nobody was asked any more when this answer came: { $action }
realm-combat-refused = "{ $action }" is not possible here ({ $clause }); possible: { $known }
realm-name-spell-on = { $spell } on { $target }
realm-prompt-aim = { $who } casts { $spell }. At whom or what?
realm-action-cast = cast { $spell } with { $means }; color: { $supply }
realm-action-aim = aim at { $target }
realm-action-hurl = hurl the spell: { $direction }
realm-refusal-no-magic-for-it = There is no such Magic to play.
realm-refusal-spell-not-free = You have no free line of { $spell }, or it is not awakened.
realm-refusal-wrong-ground = { $spell } cannot be cast in such a clearing.
realm-refusal-wrong-magic = That takes Magic of type { $need }; this is type { $have }.
realm-refusal-no-such-color = There is no such supply of its color.
realm-refusal-no-such-target = The spell cannot be aimed at { $target }.
realm-event-spell-cast = { $who } casts { $spell } with { $means }; color: { $supply }.
realm-event-spell-aimed = { $who } aims { $spell } at { $target }.
realm-event-spell-cancelled = { $who }: the spell comes to nothing ({ $spell }).
realm-event-spell-hurled = { $who } hurls { $spell }: { $direction }.
realm-event-spell-took-effect = { $spell }, cast by { $who }, takes effect.
realm-event-spell-ended = { $spell } is over: { $target }.
realm-event-spell-inert = { $spell } falls inert: { $target }.
realm-event-transmorphized = { $who } turns into this: { $into }.
realm-event-became-himself = { $who } is the same as before again.
realm-event-spell-energized = { $spell } is energized: { $target }.
realm-event-armor-mended = { $who }: the { $piece } is whole again.
realm-name-source-blend_into_background = the phase of Blend Into Background
realm-name-source-see_hidden_signs = the phase of See Hidden Signs
realm-name-source-sense_danger = the phase of Sense Danger
realm-name-source-blazing_light = the phase of the Blazing Light
realm-name-reason-spell-gone = the spell that gave it does not work here and now
realm-refusal-fog = Fog lies there.
realm-prompt-storm = { $who } loses a phase to the storm ({ $left } to go). Which?
realm-prompt-peer-anywhere = { $who } asks the Wise Bird. About which clearing?
realm-action-drop-phase = lose phase { $number } of those to come
realm-action-forgo-phase = lose a phase: { $source ->
    [ordinary] an ordinary one
   *[other] { $source }
 }
realm-event-phase-lost = { $who }: the storm takes a phase, if there is one.
realm-prompt-energize = { $who } may play color chits for spells that are inert.
realm-prompt-elsewhere = { $who } wishes to be elsewhere. Where?
realm-prompt-send-away = { $who } wishes somebody away. Whom?
realm-prompt-vision = { $who } has a vision of treasures. Where?
realm-action-energize = play chit { $chit } for { $spell }
realm-action-invoke = let it work: { $spell }
realm-action-whistle-to = move it to { $tile }
realm-prompt-whistle-to = { $who } whistles for { $chit }. To which tile?
realm-action-question-points = ask { $whom }: how many points have you put on { $category ->
    [great_treasures] Great Treasures
    [usable_spells] Usable Spells
    [fame] Fame
    [notoriety] Notoriety
   *[gold] Gold
}?
realm-action-question-spell = ask { $whom }: have you recorded { $spell }?
realm-action-question-card = ask { $whom }: which treasure is number { $number } of your things?
realm-prompt-ask-demon = The Demon knows everybody’s secrets. What does { $who } ask, and whom?
realm-action-become = be { $monster }
realm-prompt-essence = { $who } has several monsters in himself. Which one comes out?
realm-prompt-drift = { $who } is mist, and could drift away this evening. Where to?
realm-action-blow = over { $tile }
realm-prompt-blow = Over which tile does the wind carry { $who }?
realm-prompt-broomstick = { $moment ->
    [run] { $who } is about to run. Does the Broomstick take off?
    [charge] { $who } charges. Does the Broomstick take off?
    [maneuver] { $who } maneuvers. Does the Broomstick take off?
    [fly] { $who } is about to fly. Does the Broomstick take off?
    [move] { $who } is about to move. Does the Broomstick take off?
   *[strong] { $who } is too strong for the Broomstick: it would only break.
 }
realm-action-go-to = be in { $clearing }
realm-action-look-into = look at the treasures: { $place }
realm-event-spell-invoked = { $who } lets { $spell } work.
realm-event-wish-granted = { $who } has a wish: { $wish }.
realm-event-truce-began = Peace in { $clearing } for today.
realm-event-carried = { $who } is elsewhere: { $clearing }.
realm-event-sound-moved = { $who } whistles, and { $chit } is heard in { $tile } now.
realm-event-demon-asked = { $who } has a Demon ask { $whom } a question. Nobody else hears it.
realm-event-demon-answered = { $about ->
    [points] The points of { $whom } on { $what ->
        [great_treasures] Great Treasures
        [usable_spells] Usable Spells
        [fame] Fame
        [notoriety] Notoriety
       *[gold] Gold
    }: { $number }.
    [spell] Has { $whom } recorded { $what }? { $number ->
        [0] No.
       *[other] Yes.
    }
   *[card] It is number { $number } of the treasures ({ $whom }): { $what }.
}
realm-event-vision = { $who } sees the treasures: { $place }.
realm-event-control-began = { $monster } obeys now: { $who }.
realm-event-phantasm-came = { $who } is at { $clearing }.
realm-name-wish-i_elsewhere = I wish I were elsewhere
realm-name-wish-you_elsewhere = I wish you were elsewhere
realm-name-wish-vision = a vision
realm-name-wish-peace = peace
realm-name-wish-health = health
realm-name-wish-strength = strength
realm-event-sent-home = { $who } is back where it began.
realm-name-curse-on = { $curse } on { $target }
realm-name-kin-giants = the Giants
realm-name-kin-ogres = the Ogres
realm-name-kin-goblins = the Goblins
realm-name-kin-bats = the Bats
realm-refusal-mist = Mist does not do this: { $activity }.
realm-name-reason-mist = mist cannot do that
realm-refusal-transmorphized = A creature cannot do this.
realm-name-reason-transmorphized = a creature cannot do that
realm-refusal-must-fly = This creature flies, and does not walk.
realm-name-reason-must-fly = this creature flies, and does not walk
realm-prompt-stray = { $who } is lost, and may choose between these. Where to?
realm-event-detained = { $who } has strayed into the mountains, and loses the next Move ({ $clearing }).
realm-name-reason-no-such-clearing = no clearing near here has that number
realm-name-reason-mountain-too-far = it would take another Move to get up there
realm-name-table-wish = the Wishes table
realm-name-table-power_of_the_pit = the Power of the Pit table
realm-name-table-transform = the Transform table
realm-name-table-lost = the Lost table
realm-name-table-violent_storm = the Violent Storm table
realm-prompt-red-die = { $who } is about to roll on { $table }. What does the red die show?
realm-action-set-die = { $number } on the red die
realm-event-die-set = { $who } waves the Magic Wand: the red die shows { $number } for { $table }.
realm-name-target-weather_chit = the weather of next week
realm-prompt-gaze = { $who } looks through the Eye of the Moon. See the weather of next week, or change it?
realm-action-see-weather = look at the chit for next week
realm-action-change-weather = have another chit drawn for next week
realm-event-weather-foreseen = { $who } sees the chit for the weather of next week.
realm-event-weather-seen = You see the chit for next week: { $number }.
realm-event-weather-changed = { $who } has another chit drawn for the weather of next week.
realm-note-weather-chit = The chit for next week: { $number }.

## The page

web-realm-map = The map of the realm
web-realm-look = How the map is looked at
web-realm-nearer = Nearer
web-realm-farther = Farther away
web-realm-whole = The whole map
web-realm-to-me = To my character
web-realm-now = What you can do now
web-realm-close = Close
web-realm-ways = { $count } choices
web-realm-land = { $land ->
    [mountain] mountain
    [cave] cave
   *[woods] woods
 }
web-realm-color = { $color ->
    [white] white
    [grey] grey
    [gold] gold
    [purple] purple
   *[black] black
 }
web-realm-magic = magic: { $colors }
web-realm-face-down = a map chit, face down
web-realm-known-to-you = { $name }, which you have seen
web-realm-in-tile = { $name }, somewhere in this tile
web-realm-things = { $number ->
    [one] { $name }
   *[other] { $number } things
 }
web-realm-figure = { $name } ({ $letter }{ $hidden ->
    [yes] , hidden
   *[no] {""}
 })
web-realm-natives = { $number ->
    [one] { $name }, one of them
   *[other] { $name }, { $number } of them
 }
web-realm-you-are-here = you are here
web-realm-you-will-be-here = you will be here
web-realm-can-go = you can go there
web-realm-nobody = Nobody and nothing that you know of.
web-realm-way = { $kind ->
    [passage] Secret passage
   *[path] Hidden path
 } to { $number }{ $known ->
    [yes] {""}, discovered
   *[no] {""}, not discovered yet
 }
web-realm-day-panel = The day
web-realm-day = Day { $day } of { $days }
web-realm-part = { $part ->
    [before] before the first day
    [birdsong] Birdsong
    [daylight] Daylight
    [evening] Evening
    [midnight] Midnight
   *[over] the end
 }
web-realm-month = The days of the month
web-realm-roll = monster roll { $roll }
web-realm-prowls = Prowling:
web-realm-order = Turns of today
web-realm-had-turn = , has had the turn
web-realm-turn = The turn
web-realm-recorded = Recorded so far
web-realm-today = Today
web-realm-follow = Follow
web-realm-done = done
web-realm-nothing-recorded = Nothing yet. Tap a clearing to go there.
web-realm-me = Your character
web-realm-level = level { $level }
web-realm-mark = { $mark ->
    [hidden] hidden
    [blocked] blocked
    [asleep] asleep
    [found] has found hidden enemies
    [following] follows: { $whom }
   *[berserk] berserk
 }
web-realm-gold = Gold
web-realm-fame = Fame
web-realm-notoriety = Notoriety
web-realm-aims = Victory requirements
web-realm-aim = { web-realm-category } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
 })
web-realm-chits = Action chits
web-realm-chit = { $action ->
    [move] Move
    [fight] Fight
    [magic] Magic
    [berserk] Berserk
    [duck] Duck
   *[other] Move or Fight
 } { $value }{ $time }{ $stars }{ $state ->
    [alerted] , alerted
    [color] , color chit: { $color }
    [committed] , committed
    [fatigued] , fatigued
    [wounded] , wounded
   *[active] {""}
 }
web-realm-belongings = Belongings
web-realm-gear = { $active ->
    [yes] active
   *[no] put away
 }{ $face ->
    [alerted] , alerted
    [damaged] , damaged
    [gallop] , galloping
   *[other] {""}
 }{ $great ->
    [yes] , great treasure
   *[no] {""}
 }
web-realm-spells = Spells
web-realm-curses = Curses
web-realm-tasks = Missions and campaigns
web-realm-task = { $name } (until day { $day })
web-realm-friends = Friendships
web-realm-trust = { $trust ->
    [ally] Allies:
    [friendly] Friendly:
    [unfriendly] Unfriendly:
   *[enemy] Enemies:
 }
web-realm-discoveries = Discoveries: { $count }
web-realm-company = The others
web-realm-in-short = Gold { $gold }, fame { $fame }, notoriety { $notoriety }{ $wounds ->
    [0] {""}
    [one] , one wound
   *[other] , { $wounds } wounds
 }
web-realm-views = What is looked at
web-realm-map-view = Map
web-realm-combat = Combat
web-realm-round = { $round ->
    [0] Evening in { $clearing }
   *[other] Combat in { $clearing }, round { $round }
 }
web-realm-effort = Effort: { $spent } of { $most } asterisks
web-realm-target = attacks: { $name }
web-realm-worn = Arms and armor
web-realm-face = { $face ->
    [alerted] alerted
    [damaged] damaged
    [gallop] galloping
   *[other] { $face }
 }
web-realm-waiting = Not placed yet:
web-realm-column = { $column ->
    [1] Thrust, Charge
    [2] Swing, Dodge
   *[other] Smash, Duck
 }
web-realm-counters = Counters
web-realm-row = { $row ->
    [attack] Attack
    [maneuver] Maneuver
   *[shield] Shield
 }
web-realm-place = { $letter } here
web-realm-here = here
web-realm-cast = Spells that are cast:
web-realm-counter = { $letter }: { $name }{ $side ->
    [dark] , dark side
   *[light] {""}
 }, { $size ->
    [L] light
    [M] medium
    [H] heavy
    [T] tremendous
   *[other] negligible
 }{ $armored ->
    [yes] , armored
   *[no] {""}
 }{ $blow ->
    [none] , no attack
   *[other] , attack { $blow }
 }{ $move ->
    [0] {""}
   *[other] , move { $move }
 }{ $hits ->
    [now] , hits you as things stand
    [anywhere] , hits you wherever it lies
    [there] , hits you where your maneuver is
   *[no] {""}
 }
web-realm-hand = Tiles to be laid
web-realm-point = Choose a tile, then tap a place on the map.
web-realm-laid-so = { $count ->
    [one] { $name }: it fits there in one way only.
   *[other] { $name }: way { $number } of { $count } to turn it. Tap the place again for the next.
 }
web-realm-lay = Lay it here
web-realm-turn-tile = Turn it
web-realm-places = Places for the tile
web-realm-place-for = Place for { $name }: column { $column }, row { $row }, { $count ->
    [one] one way
   *[other] { $count } ways
 } to lay it
web-realm-in-the-clearing = In the clearing
web-realm-card = a card, face down
web-realm-pile = { $name }, { $count ->
    [one] one card
   *[other] { $count } cards
 } there
web-realm-category = { $category ->
    [great_treasures] Great Treasures
    [usable_spells] Usable Spells
    [fame] Fame
    [notoriety] Notoriety
   *[gold] Gold
 }
web-realm-need = needs { $need }
web-realm-left = Points left: { $left } of { $all }
web-realm-fewer = { $name }: one less
web-realm-more = { $name }: one more
web-realm-divide = That is what I need
web-realm-whom = Whom?
