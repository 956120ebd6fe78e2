### Magic Realm.

realm-title = Magic Realm
web-realm-lead = Parcourez une terre enchantée de vingt tuiles : notez vos tours en secret, cherchez trésors et sorts, traitez avec ses peuples et atteignez les buts que vous vous êtes fixés.

## Les noms des choses, pour les phrases plus bas

realm-name-tile-awful_valley = Vallée Affreuse
realm-name-tile-bad_valley = Mauvaise Vallée
realm-name-tile-curst_valley = Vallée Maudite
realm-name-tile-dark_valley = Sombre Vallée
realm-name-tile-evil_valley = Vallée du Mal
realm-name-tile-linden_woods = Bois des Tilleuls
realm-name-tile-maple_woods = Bois des Érables
realm-name-tile-nut_woods = Bois des Noisetiers
realm-name-tile-oak_woods = Bois des Chênes
realm-name-tile-pine_woods = Bois des Pins
realm-name-tile-cliff = Falaise
realm-name-tile-crag = Rocher
realm-name-tile-deep_woods = Bois Profonds
realm-name-tile-ledges = Corniches
realm-name-tile-mountain = Montagne
realm-name-tile-borderland = Marches
realm-name-tile-cavern = Caverne
realm-name-tile-caves = Grottes
realm-name-tile-high_pass = Haut Col
realm-name-tile-ruins = Ruines
realm-name-character-amazon = Amazone
realm-name-character-berserker = Berserker
realm-name-character-black_knight = Chevalier Noir
realm-name-character-captain = Capitaine
realm-name-character-druid = Druide
realm-name-character-dwarf = Nain
realm-name-character-elf = Elfe
realm-name-character-magician = Magicien
realm-name-character-pilgrim = Pèlerin
realm-name-character-sorceror = Sorcier
realm-name-character-swordsman = Bretteur
realm-name-character-white_knight = Chevalier Blanc
realm-name-character-witch = Sorcière
realm-name-character-witch_king = Roi-Sorcier
realm-name-character-wizard = Enchanteur
realm-name-character-woods_girl = Fille des Bois
realm-name-spell-exorcise = Exorcisme
realm-name-spell-make_whole = Remise à neuf
realm-name-spell-peace = Paix
realm-name-spell-small_blessing = Petite Bénédiction
realm-name-spell-blend_into_background = Se Fondre dans le Décor
realm-name-spell-fog = Brouillard
realm-name-spell-prophecy = Prophétie
realm-name-spell-stones_fly = Vol de Pierres
realm-name-spell-talk_to_wise_bird = Parler à l’Oiseau Sage
realm-name-spell-witchs_brew = Bouillon de Sorcière
realm-name-spell-elven_grace = Grâce Elfique
realm-name-spell-faerie_lights = Lueurs des Fées
realm-name-spell-illusion = Illusion
realm-name-spell-lost = Égarement
realm-name-spell-persuade = Persuasion
realm-name-spell-see_hidden_signs = Voir les Signes Cachés
realm-name-spell-blazing_light = Lumière Éclatante
realm-name-spell-elemental_spirit = Esprit Élémentaire
realm-name-spell-fiery_blast = Souffle Ardent
realm-name-spell-hurricane_winds = Vents d’Ouragan
realm-name-spell-lightning_bolt = Éclair
realm-name-spell-roof_collapses = Éboulement
realm-name-spell-violent_storm = Violente Tempête
realm-name-spell-absorb_essence = Absorber l’Essence
realm-name-spell-ask_demon = Interroger le Démon
realm-name-spell-broomstick = Balai
realm-name-spell-curse = Malédiction
realm-name-spell-pentangle = Pentacle
realm-name-spell-power_of_the_pit = Puissance de l’Abîme
realm-name-spell-dissolve_spell = Dissoudre un Sort
realm-name-spell-enchant_artifact = Enchanter un Objet
realm-name-spell-melt_into_mist = Se Changer en Brume
realm-name-spell-phantasm = Fantasme
realm-name-spell-transform = Métamorphose
realm-name-spell-unleash_power = Déchaîner le Pouvoir
realm-name-spell-world_fades = Le Monde s’Efface
realm-name-spell-control_bats = Dominer les Chauves-souris
realm-name-spell-peace_with_nature = Paix avec la Nature
realm-name-spell-premonition = Prémonition
realm-name-spell-protection_from_magic = Protection contre la Magie
realm-name-spell-sense_danger = Sentir le Danger
realm-name-spell-bad_luck = Malchance
realm-name-spell-deal_with_goblins = Pacte avec les Gobelins
realm-name-spell-guide_spider_or_octopus = Guider l’Araignée ou la Pieuvre
realm-name-spell-poison = Poison
realm-name-spell-remedy = Remède
realm-name-spell-whistle_for_monsters = Siffler les Monstres
realm-name-chit-bones_v = Ossements
realm-name-chit-dank_v = Moiteur
realm-name-chit-ruins_v = Décombres
realm-name-chit-smoke_v = Fumée
realm-name-chit-stink_v = Puanteur
realm-name-item-axe = hache
realm-name-item-breastplate = cuirasse
realm-name-item-broadsword = épée large
realm-name-item-crossbow = arbalète
realm-name-item-great_axe = grande hache
realm-name-item-great_sword = grande épée
realm-name-item-helmet = casque
realm-name-item-light_bow = arc léger
realm-name-item-mace = masse d’armes
realm-name-item-shield = bouclier
realm-name-item-dagger = dague
realm-name-item-short_sword = épée courte
realm-name-item-spear = lance
realm-name-item-staff = bâton
realm-name-item-suit_of_armor = armure complète
realm-name-item-thrusting_sword = rapière
realm-name-side-scholar = l’Érudit
realm-name-side-pillage = Pillage
realm-name-side-shaman = le Chaman
realm-name-side-escort_party = Escorte
realm-name-side-warlock = le Mage noir
realm-name-side-food_ale = Vivres et bière
realm-name-side-crone = la Vieille
realm-name-side-raid = Incursion
realm-name-side-conquer = Conquête
realm-name-side-war = Guerre
realm-name-side-revolt = Révolte
realm-name-side-quest = Quête
realm-name-box-with_company = la case de la Compagnie
realm-name-box-with_woodfolk = la case des Gens des Bois
realm-name-box-with_patrol = la case de la Patrouille
realm-name-box-with_lancers = la case des Lanciers
realm-name-box-with_bashkars = la case des Bashkars
realm-name-box-altar_meadow = la case de l’Autel et de la Prairie enchantée
realm-name-box-shrine_circle = la case du Sanctuaire et du Rond de sorcières
realm-name-start-inn = l’Auberge
realm-name-start-house = la Maison
realm-name-start-chapel = la Chapelle
realm-name-start-guardhouse = le Corps de Garde
realm-name-start-ghosts = la clairière des Fantômes
realm-name-who-inn = l’Auberge
realm-name-who-house = la Maison
realm-name-who-chapel = la Chapelle
realm-name-who-guardhouse = le Corps de Garde
realm-name-who-ghosts = les Fantômes
realm-name-who-soldiers = les Soldats
realm-name-who-rogues = les Coquins
realm-name-who-order = l’Ordre
realm-name-who-guard = la Garde
realm-name-who-amazon = l’Amazone
realm-name-who-berserker = le Berserker
realm-name-who-black_knight = le Chevalier Noir
realm-name-who-captain = le Capitaine
realm-name-who-druid = le Druide
realm-name-who-dwarf = le Nain
realm-name-who-elf = l’Elfe
realm-name-who-magician = le Magicien
realm-name-who-pilgrim = le Pèlerin
realm-name-who-sorceror = le Sorcier
realm-name-who-swordsman = le Bretteur
realm-name-who-white_knight = le Chevalier Blanc
realm-name-who-witch = la Sorcière
realm-name-who-witch_king = le Roi-Sorcier
realm-name-who-wizard = l’Enchanteur
realm-name-who-woods_girl = la Fille des Bois
realm-name-who-familiar = le familier
realm-name-item-pony_l2_l4 = poney L2/L4
realm-name-item-pony_m2_m5 = poney M2/M5
realm-name-item-pony_m3_m4 = poney M3/M4
realm-name-item-pony_m3_m5 = poney M3/M5
realm-name-item-pony_l3_m4 = poney L3/M4
realm-name-item-pony_l3_m5 = poney L3/M5
realm-name-item-pony_m4_m5 = poney M4/M5
realm-name-item-workhorse_h6_t8 = cheval de trait H6/T8
realm-name-item-workhorse_h6_h7 = cheval de trait H6/H7
realm-name-item-workhorse_m5_h7 = cheval de trait M5/H7
realm-name-item-workhorse_m5_m6 = cheval de trait M5/M6
realm-name-item-workhorse_l4_m6 = cheval de trait L4/M6
realm-name-item-workhorse_l4_l5 = cheval de trait L4/L5
realm-name-item-warhorse_t3_t5 = destrier T3/T5
realm-name-item-warhorse_t5_t7 = destrier T5/T7
realm-name-item-warhorse_h4_t7 = destrier H4/T7
realm-name-item-warhorse_h4_h6 = destrier H4/H6
realm-name-item-medium_bow = arc moyen
realm-name-item-bane_sword = épée Fléau
realm-name-item-devil_sword = épée du Diable
realm-name-item-truesteel_sword = épée de Vrai-Acier
realm-name-item-morning_star = fléau d’armes
realm-name-item-living_sword = Épée vivante
realm-name-item-tremendous_armor = armure colossale
realm-name-item-gold_helmet = Casque d’or
realm-name-item-silver_breastplate = Cuirasse d’argent
realm-name-item-jade_shield = Bouclier de jade
realm-name-item-7_league_boots = Bottes de 7 lieues
realm-name-item-alchemists_mixture = Mixture de l’alchimiste
realm-name-item-amulet = Amulette
realm-name-item-ancient_telescope = Lunette ancienne
realm-name-item-battle_bracelets = Bracelets de combat
realm-name-item-beast_pipes = Pipeaux des bêtes
realm-name-item-bejeweled_dwarf_vest = Gilet de nain serti de joyaux
realm-name-item-belt_of_strength = Ceinture de force
realm-name-item-black_book = Livre noir
realm-name-item-blasted_jewel = Joyau maudit
realm-name-item-book_of_lore = Livre du savoir
realm-name-item-chest = Coffre
realm-name-item-cloak_of_mist = Cape de brume
realm-name-item-cloven_hoof = Sabot fourchu
realm-name-item-crypt_of_the_knight = Crypte du chevalier
realm-name-item-crystal_ball = Boule de cristal
realm-name-item-deft_gloves = Gants d’adresse
realm-name-item-dragon_essence = Essence de dragon
realm-name-item-dragonfang_necklace = Collier de crocs de dragon
realm-name-item-draught_of_speed = Breuvage de vitesse
realm-name-item-elusive_cloak = Cape insaisissable
realm-name-item-elven_slippers = Chaussons elfiques
realm-name-item-enchanted_meadow = Prairie enchantée
realm-name-item-enchanters_skull = Crâne de l’enchanteur
realm-name-item-eye_of_the_idol = Œil de l’idole
realm-name-item-eye_of_the_moon = Œil de la lune
realm-name-item-flowers_of_rest = Fleurs du repos
realm-name-item-flying_carpet = Tapis volant
realm-name-item-garb_of_speed = Habit de vitesse
realm-name-item-girtle_of_energy = Ceinturon d’énergie
realm-name-item-glimmering_ring = Anneau scintillant
realm-name-item-gloves_of_strength = Gants de force
realm-name-item-glowing_gem = Gemme luisante
realm-name-item-golden_arm_band = Brassard d’or
realm-name-item-golden_crown = Couronne d’or
realm-name-item-golden_icon = Icône d’or
realm-name-item-good_book = Bon livre
realm-name-item-gripping_dust = Poudre agrippante
realm-name-item-handy_gloves = Gants commodes
realm-name-item-hidden_ring = Anneau caché
realm-name-item-imperial_tabard = Tabard impérial
realm-name-item-lost_keys = Clés perdues
realm-name-item-lucky_charm = Porte-bonheur
realm-name-item-magic_spectacles = Lunettes magiques
realm-name-item-magic_wand = Baguette magique
realm-name-item-map_of_lost_castle = Carte du château perdu
realm-name-item-map_of_lost_city = Carte de la cité perdue
realm-name-item-map_of_ruins = Carte des ruines
realm-name-item-mouldy_skeleton = Squelette moisi
realm-name-item-oil_of_poison = Huile de poison
realm-name-item-ointment_of_bite = Onguent de morsure
realm-name-item-ointment_of_steel = Onguent d’acier
realm-name-item-penetrating_grease = Graisse pénétrante
realm-name-item-phantom_glass = Verre fantôme
realm-name-item-potion_of_energy = Potion d’énergie
realm-name-item-poultice_of_health = Cataplasme de santé
realm-name-item-power_boots = Bottes de puissance
realm-name-item-power_gauntlets = Gantelets de puissance
realm-name-item-quick_boots = Bottes rapides
realm-name-item-reflecting_grease = Graisse réfléchissante
realm-name-item-regent_of_jewels = Régent des joyaux
realm-name-item-remains_of_thief = Dépouille du voleur
realm-name-item-royal_sceptre = Sceptre royal
realm-name-item-sacred_grail = Graal sacré
realm-name-item-sacred_statue = Statue sacrée
realm-name-item-scroll_of_alchemy = Parchemin d’alchimie
realm-name-item-scroll_of_nature = Parchemin de la nature
realm-name-item-shielded_lantern = Lanterne sourde
realm-name-item-shoes_of_stealth = Souliers furtifs
realm-name-item-timeless_jewel = Joyau intemporel
realm-name-item-toadstool_circle = Rond de sorcières
realm-name-item-toadstool_ring = Anneau aux champignons
realm-name-item-vial_of_healing = Fiole de guérison
realm-name-item-withered_claw = Griffe flétrie
realm-name-item-large_treasure = une grande carte de trésor
realm-name-item-small_treasure = une petite carte de trésor
realm-name-table-loot = la table de pillage
realm-name-table-reading_runes = la table de lecture des runes
realm-name-table-magic_sight = la table de vue magique
realm-name-table-curse = la table des malédictions
realm-name-spell-top = le premier qui n’est pas éveillé
realm-name-sought-counters = des pions
realm-name-sought-treasure_cards = des cartes de trésor
realm-name-chit-bones_w = Ossements
realm-name-chit-bones_m = Ossements
realm-name-chit-bones_c = Ossements
realm-name-chit-dank_w = Moiteur
realm-name-chit-dank_m = Moiteur
realm-name-chit-dank_c = Moiteur
realm-name-chit-ruins_w = Décombres
realm-name-chit-ruins_m = Décombres
realm-name-chit-ruins_c = Décombres
realm-name-chit-smoke_w = Fumée
realm-name-chit-smoke_m = Fumée
realm-name-chit-smoke_c = Fumée
realm-name-chit-stink_w = Puanteur
realm-name-chit-stink_m = Puanteur
realm-name-chit-stink_c = Puanteur
realm-name-chit-flutter_1 = Battements d’ailes 1
realm-name-chit-flutter_2 = Battements d’ailes 2
realm-name-chit-howl_4 = Hurlement 4
realm-name-chit-howl_5 = Hurlement 5
realm-name-chit-patter_2 = Trottinement 2
realm-name-chit-patter_5 = Trottinement 5
realm-name-chit-roar_4 = Rugissement 4
realm-name-chit-roar_6 = Rugissement 6
realm-name-chit-slither_3 = Glissement 3
realm-name-chit-slither_6 = Glissement 6
realm-name-chit-hoard = le Magot
realm-name-chit-lair = le Repaire
realm-name-chit-altar = l’Autel
realm-name-chit-shrine = le Sanctuaire
realm-name-chit-pool = le Bassin
realm-name-chit-vault = le Caveau
realm-name-chit-cairns = les Cairns
realm-name-chit-statue = la Statue
realm-name-chit-lost_castle = le Château perdu
realm-name-chit-lost_city = la Cité perdue
realm-name-line-clues_and_paths = indices et sentiers
realm-name-line-hidden_enemies_and_paths = ennemis cachés et sentiers
realm-name-line-hidden_enemies = ennemis cachés
realm-name-line-clues = indices
realm-name-line-nothing = rien
realm-name-line-passages_and_clues = passages et indices
realm-name-line-passages = passages
realm-name-line-discover_chits = découvrir les jetons
realm-name-monster-tremendous_flying_dragon = Dragon volant colossal
realm-name-monster-tremendous_dragon = Dragon colossal
realm-name-monster-giant = Géant
realm-name-monster-winged_demon = Démon ailé
realm-name-monster-demon = Démon
realm-name-monster-tremendous_troll = Troll colossal
realm-name-monster-octopus = Pieuvre
realm-name-monster-tremendous_serpent = Serpent colossal
realm-name-monster-tremendous_spider = Araignée colossale
realm-name-monster-heavy_flying_dragon = Dragon volant lourd
realm-name-monster-heavy_dragon = Dragon lourd
realm-name-monster-heavy_troll = Troll lourd
realm-name-monster-heavy_serpent = Serpent lourd
realm-name-monster-giant_bat = Chauve-souris géante
realm-name-monster-heavy_spider = Araignée lourde
realm-name-monster-imp = Diablotin
realm-name-monster-viper = Vipère
realm-name-monster-ghost = Fantôme
realm-name-monster-ogre = Ogre
realm-name-monster-goblin_spear = Gobelin à la lance
realm-name-monster-goblin_great_sword = Gobelin à la grande épée
realm-name-monster-goblin_axe = Gobelin à la hache
realm-name-monster-wolf_a = Loup
realm-name-monster-wolf_b = Loup
realm-name-who-company = la Compagnie
realm-name-who-woodfolk = les Gens des Bois
realm-name-who-patrol = la Patrouille
realm-name-who-lancers = les Lanciers
realm-name-who-bashkars = les Bashkars
realm-name-who-large_campfire = le Grand Feu de camp
realm-name-who-small_campfire = le Petit Feu de camp
realm-name-clearing = { $tile } { $number }
realm-name-roadway = { $kind ->
    [path] le sentier caché { $tile } { $one }-{ $other }
    [passage] le passage secret { $tile } { $one }-{ $other }
   *[road] la route { $tile } { $one }-{ $other }
 }
realm-name-woods = les bois de { $tile }, hors des routes
realm-name-way-out = la route qui sort de { $tile } { $number }
realm-name-way-to = la route de { $clearing } à { $end }
realm-name-copy = { $thing }{ $number ->
    [1] {""}
   *[other] {" "}({ $number })
 }
realm-name-line-choice = à votre choix
realm-name-line-hidden = à couvert
realm-name-line-take = prendre la carte
realm-name-line-learn_and_awaken = éveiller un sort, et peut-être l’apprendre
realm-name-line-awaken = éveiller un sort
realm-name-line-curse = une malédiction
realm-name-line-counters = voir et prendre des pions
realm-name-line-treasure_cards = voir et prendre des cartes trésor
realm-name-line-perceive_spell = percevoir un sort
realm-name-minion-familiar = familier
realm-name-phantasm = Fantasme ({ $master })
realm-name-several = { $number } × { $thing }
realm-name-gold-chit = le jeton d’or { $one } / { $other }
realm-name-family-goblin = les Gobelins
realm-name-native-horse = cheval ({ $native })
# Léger, et son temps : aucun Lancier n’est désigné ici.
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
    [MOVE] MOUVEMENT
    [FIGHT] COMBAT
    [MAGIC] MAGIE
    [BERSERK] FUREUR
    [UNLEASHED] MOUVEMENT/COMBAT
   *[DUCK] PLONGEON
 } { $value }{ $time }{ $asterisks ->
    [none] {""}
   *[other] { $asterisks }{ $color ->
    [white] {" "}(blanc)
    [grey] {" "}(gris)
    [gold] {" "}(or)
    [purple] {" "}(pourpre)
    [black] {" "}(noir)
   *[none] {""}
 }
 }
realm-name-native = { $letter ->
    [B] Bashkar
    [C] Compagnie
    [G] Garde
    [L] Lancier
    [O] Ordre
    [P] Patrouille
    [R] Coquin
    [S] Soldat
   *[W] Gens des Bois
 } { $rank ->
    [HQ] QG
   *[other] { $rank }
 }
realm-name-activity-move = Se déplacer
realm-name-activity-fly = Voler
realm-name-activity-hide = Se cacher
realm-name-activity-alert = Se préparer
realm-name-activity-rest = Se reposer
realm-name-activity-search = Chercher
realm-name-activity-peer-at = Guetter au loin
realm-name-source-ordinary = ordinary
realm-name-source-stamina = phase en plus d’Endurance
realm-name-source-robust = phase en plus de Robuste
realm-name-source-health = phase en plus de Santé
realm-name-source-elusiveness = phase en plus d’Insaisissable
realm-name-source-magical_paraphernalia = phase en plus d’Attirail magique
realm-name-source-reputation = phase en plus de Réputation
realm-name-source-workhorse = phase en plus du cheval de trait
realm-name-source-ancient_telescope = la phase de la Lunette ancienne
realm-name-source-cloak_of_mist = la phase de la Cape de brume
realm-name-source-magic_spectacles = la phase des Lunettes magiques
realm-name-source-regent_of_jewels = la phase du Régent des joyaux
realm-name-source-royal_sceptre = la phase du Sceptre royal
realm-name-source-7_league_boots = la phase des Bottes de 7 lieues
realm-name-source-shielded_lantern = la phase de la Lanterne sourde
realm-name-source-toadstool_ring = la phase de l’Anneau aux champignons
realm-name-source-toadstool_circle = la phase du Rond de sorcières
realm-name-source-veteran = phase en plus de vétéran
realm-name-source-sheltered = une phase à l’abri
realm-name-weather-cold = froid
realm-name-weather-flurries = petite neige
realm-name-weather-snowstorm = tempête de neige
realm-name-weather-icy_winds = vents glacés
realm-name-weather-ice_storm = tempête de verglas
realm-name-weather-frigid_air = air glacial
realm-name-weather-snowdrifts = congères
realm-name-weather-sleet = neige fondue
realm-name-weather-blizzard = blizzard
realm-name-weather-cool = frais
realm-name-weather-showers = averses
realm-name-weather-soft_ground = sol détrempé
realm-name-weather-rain = pluie
realm-name-weather-flooding = inondation
realm-name-weather-warm = chaud
realm-name-weather-beautiful = beaux jours
realm-name-weather-soft_rain = pluie douce
realm-name-weather-nuts_and_berries = noix et baies
realm-name-weather-heat_wave = canicule
realm-name-weather-hot = très chaud
realm-name-weather-thunderstorm = orage
realm-name-weather-ball_lightning = foudre en boule
realm-name-weather-ripening = maturité
realm-name-weather-cold_rain = pluie froide
realm-name-weather-autumn_summer = été indien
realm-name-weather-cold_showers = averses froides
realm-name-weather-blowing_leaves = feuilles au vent
realm-name-weather-freezing_rain = pluie verglaçante
realm-name-weather-early_snow = neige précoce
realm-name-weather-plain = ordinaire
realm-name-sky-clear = dégagé
realm-name-sky-showers = averses
realm-name-sky-storm = tempête
realm-name-sky-special = particulier
realm-name-table-hide = la table pour se cacher
realm-name-table-peer = la table pour guetter
realm-name-table-commerce = la table du commerce
realm-name-table-locate = la table pour fouiller
realm-name-becomes-active = actif
realm-name-becomes-alerted = préparé
realm-name-becomes-fatigued = fatigué
realm-name-reason-no-sunlight = les phases de soleil ne servent pas dans une grotte
realm-name-reason-sunlight-used = après une phase de soleil, on n’entre pas dans une grotte
realm-name-reason-no-dwelling = il n’y a pas d’habitation ici
realm-name-reason-not-adjacent = aucun chemin n’y mène
realm-name-reason-cannot-fly = rien ne permet de voler
realm-name-reason-too-far-to-fly = c’est trop loin pour y voler en une phase
realm-name-reason-too-heavy-to-fly = la charge est trop lourde pour voler
realm-name-reason-no-way-out = aucune route ne sort de la carte ici
realm-name-reason-undiscovered = le chemin n’est pas découvert
realm-name-reason-horse-in-cave = un cheval ne sert pas dans les grottes
realm-name-reason-other-horse = un autre cheval était actif au Chant des oiseaux
realm-name-reason-no-horse = le cheval n’est pas actif
realm-name-reason-nothing-to-alert = il n’y a rien à préparer
realm-name-reason-ill-health = il est en mauvaise santé
realm-name-reason-nothing-to-rest = il n’y a rien à reposer
realm-name-reason-eyemist = une brume voile ses yeux
realm-name-reason-card-put-away = la carte qu’il faut n’est pas active
realm-name-reason-no-mountain = la Lunette veut une montagne
realm-name-reason-no-shelter = il n’y a pas d’abri
realm-name-reason-no-cave = la Lanterne ne sert que dans les grottes
realm-name-reason-no-circle = le Rond de sorcières n’est pas ici
realm-name-part-sunset = Coucher du soleil
realm-name-part-evening = Soir
realm-name-part-midnight = Minuit
realm-name-other-amazon = l’Amazone
realm-name-other-berserker = le Berserker
realm-name-other-black_knight = le Chevalier Noir
realm-name-other-captain = le Capitaine
realm-name-other-druid = le Druide
realm-name-other-dwarf = le Nain
realm-name-other-elf = l’Elfe
realm-name-other-magician = le Magicien
realm-name-other-pilgrim = le Pèlerin
realm-name-other-sorceror = le Sorcier
realm-name-other-swordsman = le Bretteur
realm-name-other-white_knight = le Chevalier Blanc
realm-name-other-witch = la Sorcière
realm-name-other-witch_king = le Roi-Sorcier
realm-name-other-wizard = l’Enchanteur
realm-name-other-woods_girl = la Fille des Bois
realm-name-other-BHQ = le chef des Bashkars
realm-name-other-CHQ = le chef de la Compagnie
realm-name-other-GHQ = le chef de la Garde
realm-name-other-LHQ = le chef des Lanciers
realm-name-other-OHQ = le chef de l’Ordre
realm-name-other-PHQ = le chef de la Patrouille
realm-name-other-RHQ = le chef des Coquins
realm-name-other-SHQ = le chef des Soldats
realm-name-other-WHQ = le chef des Gens des Bois
realm-name-discovery_kind-path = un sentier caché
realm-name-discovery_kind-passage = un passage secret
realm-name-discovery_kind-site = un site
realm-name-discovery_kind-card = une carte de site
realm-name-size-large = grande
realm-name-size-small = petite
realm-name-slot-weapon = une seule arme
realm-name-slot-boots = une seule paire de bottes
realm-name-slot-gloves = une seule paire de gants
realm-name-slot-horse = un seul cheval
realm-name-slot-shield = un seul bouclier
realm-name-slot-helmet = un seul casque
realm-name-slot-breastplate = une seule cuirasse
realm-name-slot-suit = une seule armure complète
realm-name-returns_to-warlock = le Mage noir
realm-name-returns_to-shaman = le Chaman
realm-name-returns_to-crone = la Vieille
realm-name-returns_to-chapel = la Chapelle
realm-name-curse-eyemist = Yeux Embrumés
realm-name-curse-squeak = Couinement
realm-name-curse-wither = Flétrissure
realm-name-curse-ill_health = Mauvaise Santé
realm-name-curse-ashes = Cendres
realm-name-curse-disgust = Dégoût
realm-name-rank = { $rank ->
    [amazon-1] Éclaireuse
    [amazon-2] Guerrière
    [amazon-3] Championne
    [amazon-4] Amazone
    [berserker-1] Jouvenceau
    [berserker-2] Pillard
    [berserker-3] Viking
    [berserker-4] Berserker
    [black_knight-1] Piquier
    [black_knight-2] Mercenaire
    [black_knight-3] Fantassin lourd
    [black_knight-4] Chevalier Noir
    [captain-1] Piquier
    [captain-2] Soldat
    [captain-3] Lieutenant
    [captain-4] Capitaine
    [druid-1] Herboriste
    [druid-2] Ami des bêtes
    [druid-3] Devin
    [druid-4] Druide
    [dwarf-1] Gamin
    [dwarf-2] Forgeron
    [dwarf-3] Guerrier
    [dwarf-4] Nain
    [elf-1] Jeune elfe
    [elf-2] Fée
    [elf-3] Chasseur
    [elf-4] Elfe
    [magician-1] Étudiant
    [magician-2] Farceur
    [magician-3] Illusionniste
    [magician-4] Magicien
    [pilgrim-1] Acolyte
    [pilgrim-2] Gardien
    [pilgrim-3] Missionnaire
    [pilgrim-4] Pèlerin
    [sorceror-1] Apprenti
    [sorceror-2] Alchimiste
    [sorceror-3] Conjurateur
    [sorceror-4] Sorcier
    [swordsman-1] Vagabond
    [swordsman-2] Voleur
    [swordsman-3] Aventurier
    [swordsman-4] Bretteur
    [white_knight-1] Écuyer
    [white_knight-2] Chevalier errant
    [white_knight-3] Croisé
    [white_knight-4] Chevalier Blanc
    [witch-1] Vieille femme
    [witch-2] Médium
    [witch-3] Mégère
    [witch-4] Sorcière
    [witch_king-1] Spectre
    [witch_king-2] Revenant
    [witch_king-3] Esprit malin
    [witch_king-4] Roi-Sorcier
    [wizard-1] Apprenti
    [wizard-2] Érudit
    [wizard-3] Sage
    [wizard-4] Enchanteur
    [woods_girl-1] Jeune fille
    [woods_girl-2] Lutine
    [woods_girl-3] Chasseresse
   *[woods_girl-4] Fille des Bois
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
realm-name-whom-amazon = l’Amazone
realm-name-whom-berserker = le Berserker
realm-name-whom-black_knight = le Chevalier Noir
realm-name-whom-captain = le Capitaine
realm-name-whom-druid = le Druide
realm-name-whom-dwarf = le Nain
realm-name-whom-elf = l’Elfe
realm-name-whom-magician = le Magicien
realm-name-whom-pilgrim = le Pèlerin
realm-name-whom-sorceror = le Sorcier
realm-name-whom-swordsman = le Bretteur
realm-name-whom-white_knight = le Chevalier Blanc
realm-name-whom-witch = la Sorcière
realm-name-whom-witch_king = le Roi-Sorcier
realm-name-whom-wizard = l’Enchanteur
realm-name-whom-woods_girl = la Fille des Bois
realm-name-whom-familiar = le familier
realm-name-whom-anyone = n’importe qui

## Ce qui arrive

realm-event-tiles-dealt = { $seat } reçoit { $tiles }.
realm-event-tile-turned-up = { $seat } retourne { $tile }.
realm-event-tile-kept = { $tile } ne va nulle part ; { $seat } la garde pour plus tard.
realm-event-tile-laid = { $tile } est en { $column }, { $row }, { $turns ->
    [0] sans être tournée
    [one] tournée d’un côté
   *[other] tournée de { $turns } côtés
 }.
realm-event-map-failed = Plus aucune tuile ne va. On recommence la carte.
realm-event-chit-turned-up = Le jeton de { $tile } : { $chit }.
realm-event-chits-quiet = Dans { $tile }, les avertissements et les bruits sont retournés face cachée.
realm-event-chits-turned-down = Dans { $tile }, les jetons de carte sont retournés face cachée.
realm-event-appeared = Maintenant en { $clearing } : { $who }.
realm-event-lots = On choisit dans l’ordre { $seats }.
realm-event-chose = { $seat } sera { $character }, niveau { $level }{ $level ->
    [4] {""}
   *[other] {" "}: { realm-name-rank }
 }.
realm-event-equipped = { $piece ->
    [none] { $seat } devrait avoir : { $item }, mais il n’en reste plus.
   *[other] { $seat } prend : { $piece }.
 }
realm-event-stowed = { $seat } commence avec un objet inactif : { $item }.
realm-event-tinted = { $seat } commence avec le jeton { $chit } en jeton de couleur.
realm-event-prepared = { $seat } est en place.
realm-event-recorded = Vous avez noté { $spell }.
realm-event-spells-ready = { $seat } a noté tous ses sorts.
realm-event-assigned = { $side } est dans { $box }.
realm-event-required = Il vous faut : grands trésors { $great_treasures }, sorts utilisables { $usable_spells }, renommée { $fame }, notoriété { $notoriety }, or { $gold } (en points de victoire).
realm-event-requirements-ready = { $seat } a réparti ses points de victoire.
realm-event-entered = { $who } commence en { $clearing }.
realm-event-set-up = Tout est en place.
realm-event-day-began = Le jour { $day } se lève : chant des oiseaux.
realm-name-phase = { $source ->
    [ordinary] {""}
   *[other] {" "}({ $source })
 }
realm-event-phase-recorded = { $who } fera ceci : { $activity }{ $clearing ->
    [none] {""}
   *[other] {" "}{ $clearing }
 }{ $onward ->
    [none] {""}
   *[other] , { $onward }
 }{ realm-name-phase }.
realm-event-follow-recorded = { $who } suivra { $whom }.
realm-event-turn-ready = { $seat } a noté son tour.
realm-event-monster-roll = Lever du soleil. La rangée { $result } de la carte de mise en place rôde aujourd’hui.
realm-event-follows = { $who } suit { $whom } aujourd’hui.
realm-event-order-cancelled = { $who } ne suit personne : ils tournent en rond.
realm-event-left-behind = { $who } reste en { $clearing } et ne suit plus personne.
realm-event-not-shaken = { $who } voit son guide caché et ne le lâche pas.
realm-event-let-be = { $who } laisse faire.
realm-event-keeps-up = { $who } continue, quitte à laisser ce qui est trop lourd.
realm-event-passed = { $seat } attend.
realm-event-turn-began = { $drawn ->
    [yes] { $who } sort du tirage et commence son tour.
   *[no] { $who } prend son tour maintenant.
 }
realm-event-unhidden = { $who } sort de sa cachette.
realm-event-phase-began = { $who } : { $activity }{ $clearing ->
    [none] {""}
   *[other] {" "}{ $clearing }
 }{ $onward ->
    [none] {""}
   *[other] , { $onward }
 }{ realm-name-phase }.
realm-event-cancelled = { $who } ne peut pas : { $reason }.
realm-event-abandoned = { $who } laisse en { $clearing } : { $piece }.
realm-event-left-map = { $who } quitte la carte pour de bon.
realm-event-climbs = { $who } commence à monter vers { $clearing }.
realm-event-moved = { $who } arrive en { $clearing } par { $road }.
realm-event-flew = { $who } vole au-dessus de { $tile }.
realm-event-landed = { $who } se pose en { $clearing }.
realm-event-horse-led = { $who } mène dans la grotte par la bride : { $piece }.
realm-event-rolled = { $who } lance { $dice } sur { $table } : { $result }{ $line ->
    [none] {""}
   *[other] {" "}({ $line })
 }.
realm-event-hid = { $who } se cache bien.
realm-event-weapon-turned = { $alerted ->
    [yes] { $who } a préparé : { $piece }.
   *[no] { $who } remet au repos : { $piece }.
 }
realm-event-chit-changed = { $who } : le jeton { $chit } est { $becomes }.
realm-event-went-berserk = { $who } entre en fureur.
realm-event-searched = { $who } cherche en { $clearing } avec { $table }.
realm-event-choice-taken = { $who } a choisi quoi trouver.
realm-event-chose-line = { $who } trouve ce que vous avez choisi : { $line }.
realm-event-found-enemies = { $who } voit les ennemis cachés jusqu’à minuit.
realm-event-discovered = { $who } a découvert { $discovery }.
realm-event-chit-seen = { $who } voit un jeton de { $tile } : { $chit }.
realm-event-lost-found = Dans { $tile } apparaît ceci : { $chit }.
realm-event-looted = { $who } pille : { $place }.
realm-event-opened = { $who } a la force ou les clés pour ouvrir ceci : { $place }.
realm-event-gold-found = { $who } trouve de l’or : { $gold }.
realm-event-found-nothing = { $who } ne trouve rien : la pile n’est pas si haute.
realm-event-took = { $who } prend le trésor numéro { $position } ({ $place }) : { $item }.
realm-event-card-seen = Cette carte est : { $item } ({ $who }).
realm-event-site-card-found = { $who } trouve ceci : { $discovery }. La carte est mise sous la pile ({ $place }).
realm-event-exchanged = { $who } trouve ceci : { $item }, avec ce qui s’y cache (or : { $gold }).
realm-event-runes-read = { $who } lit des runes : { $place }.
realm-event-spell-seen = Un sort ({ $place }) : { $spell }. Vu par { $who }.
realm-event-awakened = Sort éveillé ({ $place }) : { $spell }.
realm-event-cursed = Une malédiction frappe { $who } : { $curse }.
realm-event-spell-pondered = { $who } pouvait apprendre un sort.
realm-event-spotted = Jusqu’à minuit, vous voyez { $who }, qu’il se cache ou non.
realm-event-perceived = { $who } perçoit des sorts : { $place }.
realm-event-passed-by = { $who } se contente de regarder.
realm-event-blocked = Un monstre bloque { $who } en { $clearing } : { $monster }.
realm-event-blocks = { $who } bloque { $whom } en { $clearing }, et le tour des deux s’arrête là.
realm-event-turn-lost = { $who } n’a pas de tour aujourd’hui à cause d’un blocage.
realm-event-weather-turned = Le temps de cette semaine : { $weather } ({ $sky }). Jours à jouer : { $days }.
realm-event-chit-earned = { $who } a gagné un jeton : le numéro { $chit } de la fiche.
realm-event-level-risen = { $who } passe au niveau { $level } : { realm-name-rank }.
realm-event-cache-opened = { $who } ouvre { $place } en { $clearing }.
realm-event-stashed = { $who } y met : { $item }.
realm-event-unearthed = { $who } en sort : { $item }.
realm-event-gold-moved = { $who } met de l’or dans la cache : { $gold }.
realm-event-cache-closed = { $who } referme la cache.
realm-event-sees-far = Jusqu’à minuit, { $who } guette et enchante dans toute clairière.
realm-lesson-treasures =
    Leçon 1, la chasse au trésor. Il n’y a ici ni indigènes ni magie, et personne ne se bat : vous avez une semaine pour trouver un site et le piller, ou pour gagner renommée et notoriété par ce que vous trouvez.
    À l’aube, vous notez un tour, phase par phase : suivez les routes vers une tuile de cavernes ou de montagnes (ses jetons se retournent là où vous finissez le tour), cachez-vous, puis cherchez. Les dés ne viennent qu’au moment de jouer le tour.
    Parmi les tables, choisissez « fouiller » là où un site peut se trouver : « Découvrir les jetons » le trouve. Dès lors « piller » figure parmi les tables et retourne un trésor de sa pile. Les monstres viennent quand vous finissez le tour près d’eux ou de leurs bruits ; tant que vous êtes caché, ils ne vous bloquent pas.
    Le Capitaine, l’Amazone et le Nain conviennent bien pour débuter.
realm-lesson-monsters =
    Leçon 2, les monstres. Nouveau : le soir, qui se trouve avec des monstres se bat, sauf s’il est caché et les laisse tranquilles.
    Un tour de combat se déroule ainsi : attirez des monstres ou laissez-les ; choisissez que faire avant la mêlée (préparer votre arme, fuir, rien) ; désignez une cible ; jouez une attaque et une manœuvre, et placez ceux qui vous attaquent. Une attaque porte si sa direction croise la manœuvre de l’autre (l’estoc croise la charge, la taille l’esquive, l’assommoir le plongeon), ou si elle est plus rapide. À côté des feuilles est écrit ce qu’il faut à chacun pour vous toucher.
    Tuer rapporte renommée et notoriété, davantage à chaque victime du jour. Les jetons à astérisques vous fatiguent : reposez-vous de jour. Fuir n’est pas une honte.
    Le Chevalier Blanc et le Chevalier Noir sont forts ; un gobelin ou un ogre suffit pour le premier soir.
realm-lesson-natives =
    Leçon 3, les indigènes. Nouveau : des indigènes habitent les habitations, et d’autres y passent. Notez Commercer pour vendre vos trouvailles ou acheter à leur chef, Engager pour qu’ils vous servent ; la table des rencontres dit ce qu’ils pensent de vous, et votre carte qui sont vos amis. Une tournée pour le groupe les rend plus aimables. Ils combattent qui ne leur plaît pas.
    Les engagés vous suivent et se battent à vos côtés. Des visiteurs enseignent et commercent, et des missions et campagnes attendent sur la carte : acceptez-en une là où vous la rencontrez, et accomplissez-la à temps.
    Vous avez deux semaines et deux points à répartir ; l’or compte désormais.
realm-lesson-magic =
    Leçon 4, la magie. Tout est en jeu. Les magiciens notent des sorts au début ; F2, ou « règles » et le nom d’un sort, dit ce qu’il fait.
    Pour lancer un sort le soir, il faut trois choses : le sort, un jeton Magie de son type, et de la magie de sa couleur. Notez Enchanter au moins deux fois dans la journée : la première phase ne fait que préparer, et chacune des suivantes change un jeton Magie des types I à V en jeton de couleur, que vous dépenserez plus tard. Ou soyez là où est la couleur (une tuile enchantée, la Chapelle, un septième jour). D’autres sorts s’apprennent en lisant des runes sur les sites, dans les livres et sur les artefacts.
    Lancez avant la mêlée, désignez les cibles, et le sort agit quand vient son temps. Ce qui dure un jour finit au coucher du soleil suivant ; ce qui dure pour toujours dort dès minuit, jusqu’à ce que sa couleur le ranime.
    L’Enchanteur et l’Elfe conviennent bien pour débuter.
realm-event-outfitted = { $who } l’obtient pour ce niveau : { $item }.
realm-event-came-back = { $who }, immortel, est de retour en { $clearing }.
realm-event-tile-woke = La couleur du jour enchante { $tile }.
realm-event-fell-asleep = Parmi les Fleurs du repos, { $who } s’endort.
realm-event-slept-in = { $who } dort et passe son tour.
realm-event-woke-up = { $who } se réveille.
realm-event-out-of-time = { $who } ne choisit plus ses phases une à une, et son tour s’arrête là.
realm-event-rest-forgone = { $who } renonce au reste de ses phases.
realm-event-arrived = En { $clearing } arrive ceci : { $monster } ({ $number }).
realm-event-returned = De retour à leur place : { $who } ({ $number }).
realm-event-turn-ended = { $who } finit son tour.
realm-event-part-of-day = { $part }.
realm-event-category-counted = { $seat } a { $category ->
    [great_treasures] en grands trésors : { $have }
    [usable_spells] en sorts utilisables : { $have }
    [fame] en renommée : { $have }
    [notoriety] en notoriété : { $have }
   *[gold] en or, moins la valeur de départ : { $have }
}, pour { $need } à avoir, et obtient { $score }.
realm-event-scored = { $seat } devait avoir : grands trésors { $great_treasures }, sorts utilisables { $usable_spells }, renommée { $fame }, notoriété { $notoriety }, or { $gold } (en points de victoire), et obtient { $total }.
realm-event-last-day-over = Le jour { $day } était le dernier.
realm-event-card-laid-open = { $who } dévoile : { $item }.
realm-event-spell-laid-open = { $who } avait appris ce sort : { $spell }.
realm-event-activated = { $who } active un objet : { $piece }.
realm-event-inactivated = { $who } range un objet : { $piece }.
realm-event-abandoned-card = { $who } laisse une { $size } carte de trésor (objet { $number }) en { $clearing }.
realm-event-settled = { $who } ne touche plus à rien aujourd’hui.
realm-event-settled-for-long = { $who } ne touche plus à rien jusqu’à nouvel ordre.
realm-event-reconsidered = { $who } pourra de nouveau ranger ses affaires.
realm-event-arranged = { $who } a fini de ranger ses affaires.
realm-event-approached = { $who } { $asks ->
    [yes] demande une offre : { $other }.
   *[no] prépare une offre : { $other }.
 }
realm-event-offer-drafted = { $part ->
    [give-gold] Vous offrez de l’or : { $gold }.
    [tell] Vous offrez une découverte : { $discovery }.
    [want] Vous demandez : { $item }.
    [want-gold] Vous demandez de l’or : { $gold }.
   *[give] Vous offrez : { $item }.
 }
realm-event-offer-made = { $who } fait une offre. Destinataire : { $other } (or : { $gold }, découvertes : { $discoveries }, or demandé : { $wants_gold }).
realm-event-offered = { $who } offre un objet : { $piece }.
realm-event-card-offered = { $who } offre une { $size } carte de trésor (objet { $number }).
realm-event-card-shown = { $who } vous montre la carte : { $item }.
realm-event-tells-of = { $who } vous indiquerait { $discovery_kind }.
realm-event-wanted = Demandé en échange ({ $other }) : { $piece }.
realm-event-card-wanted = Demandé en échange ({ $other }) : une { $size } carte de trésor (objet { $number }).
realm-event-declined = { $who } ne conclut pas d’affaire avec { $other }.
realm-event-handed = { $who } remet un objet : { $piece }. Nouveau propriétaire : { $other }.
realm-event-handed-card = { $who } remet une { $size } carte de trésor (objet { $number }). Nouveau propriétaire : { $other }.
realm-event-gold-handed = { $who } donne de l’or ({ $gold }). Bénéficiaire : { $other }.
realm-event-taught = { $who } partage des découvertes ({ $number }) avec { $other }.
realm-event-potion-expired = { $who } a épuisé ceci : { $item }. La carte retourne à sa place ({ $returns_to }).
realm-event-potion-gone = { $item } a servi aujourd’hui et n’est plus à personne. La carte retourne à sa place ({ $returns_to }).
realm-event-curse-lifted = { $who } est libre de la malédiction { $curse }.

## Natives and visitors

realm-name-table-meeting = la table des rencontres
realm-name-column-enemy = Ennemi
realm-name-column-unfriendly = Inamical
realm-name-column-neutral = Neutre
realm-name-column-friendly = Amical
realm-name-column-ally = Allié
realm-name-result-insult = une Insulte
realm-name-result-challenge = un Défi
realm-name-result-block_battle = Blocage ou combat
realm-name-result-peace = la paix
realm-name-result-no_deal = pas d’affaire
realm-name-result-trouble = des Ennuis
realm-name-result-opportunity = une Occasion
realm-name-result-boon_x1 = une Faveur, ou une fois le prix
realm-name-result-price_x1 = une fois le prix
realm-name-result-price_x2 = deux fois le prix
realm-name-result-price_x3 = trois fois le prix
realm-name-result-price_x4 = quatre fois le prix
realm-name-affront-insult = une Insulte
realm-name-affront-challenge = un Défi
realm-name-activity-trade = Commercer
realm-name-activity-hire = Engager
realm-name-reason-nobody-to-trade = il n’y a ici personne avec qui commercer
realm-name-reason-nobody-to-hire = il n’y a ici personne à engager
realm-name-reason-nothing-to-buy = il n’y a rien à acheter ici
realm-event-phase-declined = { $who } n’en fait rien.
realm-event-looks-at-stock = { $who } regarde les marchandises : { $partner }.
realm-event-stock-seen = À vendre : { $item }.
realm-event-stock-spell-seen = À apprendre : { $spell }.
realm-event-asks-for = { $who } veut acheter ceci : { $item }, prix de base { $gold }.
realm-event-asks-for-spell = { $who } veut apprendre un sort de type { $type }.
realm-event-repays = { $who } veut rembourser une faveur, prix de base { $gold }.
realm-event-drinks = { $who } paie à boire pour { $gold } d’or : { $partner }.
realm-event-met = Leur réponse ({ $partner }, colonne { $column }) : { $result }.
realm-event-endured = { $who } supporte { $affront } et perd { $points } points.
realm-event-natives-blocked = { $who } ne passe plus, à cause d’eux : { $partner }.
realm-event-bartered = { $who } donne ceci en paiement : { $item }, pour { $gold } d’or.
realm-event-paid = { $who } paie { $gold } d’or{ $fame ->
    [0] {""}
   *[other] {" "}et { $fame } de renommée
 } : { $partner }.
realm-event-remembered = Cela ne sera pas oublié ({ $partner }) : { $who } { $change ->
    [1] monte
   *[other] baisse
 } dans leur estime ({ $change }).
realm-event-turned-down = { $who } ne paie rien et n’obtient rien : { $partner }.
realm-event-boon-taken = { $who } l’obtient comme une faveur, à rembourser pour { $gold } d’or : { $partner }.
realm-event-freed = { $who } a remboursé la faveur : { $partner }.
realm-event-bought = { $who } a maintenant ceci : { $item }, de leur part : { $partner }.
realm-event-spell-bought = { $who } a appris un sort de type { $type } : { $partner }.
realm-event-spell-taught = Vous avez appris { $spell }.
realm-event-sold = { $who } vend ceci : { $item }, pour { $gold } d’or{ $fame ->
    [0] {""}
   *[other] {" "}et { $fame } de renommée
 } : { $partner }.
realm-event-displayed = { $who } propose ceci : { $item } ({ $partner }).
realm-event-haggled = { $demand ->
    [yes] Sommation de vendre ({ $who }, { $partner }). Or : { $gold }.
   *[no] Offre d’achat ({ $who }, { $partner }). Or : { $gold }.
 }
realm-event-offer-sold = { $who } vend le tout ({ $partner }). Or : { $gold } ; renommée : { $fame }.
realm-event-offer-declined = { $who } ne vend rien : { $partner }.
realm-event-sale-over = { $who } ne vend plus rien : { $partner }.
realm-event-negotiates = { $who } veut engager { $natives }, prix de base { $gold } : { $partner }.
realm-event-hired = Au service de { $seat } jusqu’au minuit du jour { $until } : { $natives } ({ $partner }).
realm-event-term-ended = De nouveau libres : { $natives } ({ $partner }).
realm-event-task-taken = { $who } prend en charge { $side } (renommée { $fame }, notoriété { $notoriety }) jusqu’au minuit du jour { $until }.
realm-event-task-done = { $who } a accompli ceci : { $side }. Renommée { $fame }, notoriété { $notoriety }, or { $gold }.
realm-event-task-failed = { $who } a échoué en ceci : { $side }, et perd encore : renommée { $fame }, notoriété { $notoriety }.
realm-event-task-given-up = { $who } renonce à ceci : { $side }.
realm-event-gold-chit-came = Désormais en { $clearing } : { $side }.
realm-prompt-trade = { $who } : avec qui commercez-vous, et de quoi ?
realm-prompt-sell = { $who } : que vendez-vous encore ? ({ $partner })
realm-prompt-ask = { $who } : que voulez-vous avoir ? ({ $partner })
realm-prompt-drinks = { $evening ->
    [yes] Vont-ils vous combattre ce soir ?{" "}
   *[no] {""}
 }Payez-vous à boire pour { $gold } d’or avant de lancer les dés ? ({ $partner })
realm-prompt-affront = C’est { $affront } : perdez-vous { $points } points de { $lost ->
    [fame] renommée
   *[notoriety] notoriété
 }, ou rompez-vous avec eux ? Le jour ils bloquent, le soir ils combattent. ({ $partner })
realm-prompt-pay = Comment payez-vous ? Il reste à payer { $gold } d’or. ({ $partner })
realm-prompt-hire = { $who } : qui voulez-vous engager ?
realm-action-trade = commercer{ realm-name-phase }
realm-action-hire = engager{ realm-name-phase }
realm-action-visit = regarder les marchandises, puis demander un objet ou un sort : { $partner }
realm-action-ask = demander : { $piece }
realm-action-ask-spell = demander le sort de type { $type }
realm-action-repay = rembourser la faveur de { $price } d’or
realm-action-sell = vendre : { $piece } ({ $partner })
realm-action-treat = payer à boire, puis lancer les dés
realm-action-roll = lancer les dés
realm-action-endure = le supporter, et perdre les points
realm-action-resist = ne pas le supporter, et se laisser bloquer ou combattre
realm-action-barter = donner en paiement : { $piece }
realm-action-pay = payer le reste en or
realm-action-take-boon = l’accepter comme une faveur, sans payer
realm-action-enlist = engager : { $group }
realm-action-extend = engager de nouveau : { $group }
realm-action-take-up = prendre en charge { $side }
realm-action-put-down = abandonner { $side }
realm-refusal-nothing-to-buy = Il n’y a rien à acheter : { $partner }.
realm-refusal-leader-hired = Leur chef est au service de quelqu’un : { $partner }.
realm-refusal-natives-only = Qui est engagé traite avec les indigènes, non avec les visiteurs : { $partner }.
realm-refusal-nobody-of-them-here = Il n’y a ici personne de ce groupe : { $group }.
realm-refusal-all-hired = Ils sont déjà au service de quelqu’un : { $group }.
realm-refusal-nobody-deals-here = Leur chef n’est pas ici : { $partner }.
realm-refusal-no-such-task = Il n’y a pas ici de mission ou de campagne de ce nom : { $side }.
realm-refusal-too-little-fame = Cela coûte { $need } de renommée, et vous en avez { $have }.
realm-refusal-too-little-notoriety = Cela coûte { $need } de notoriété, et vous en avez { $have }.
realm-refusal-one-campaign = Une seule campagne à la fois.
realm-refusal-no-foe = Aucun ennemi n’est sur la carte : { $side }.
realm-refusal-not-taken-up = Vous ne vous en êtes pas chargé : { $side }.
realm-refusal-foe-on-map = On n’y renonce pas tant qu’un de ses ennemis est sur la carte : { $side }.
realm-refusal-characters-only = Seuls les personnages se chargent de missions et de campagnes ; { $who } non.
realm-refusal-disgust = Sous le Dégoût, nul ne peut perdre de renommée.
realm-word-visit = regarder les marchandises
realm-word-ask = demander un objet
realm-word-ask-spell = demander un sort
realm-word-repay = rembourser une faveur
realm-word-sell = vendre un objet
realm-word-treat = payer à boire
realm-word-roll = lancer les dés
realm-word-endure = le supporter
realm-word-resist = se laisser bloquer ou combattre
realm-word-barter = donner un objet
realm-word-pay = payer en or
realm-word-take-boon = accepter une faveur
realm-word-enlist = engager des indigènes
realm-word-extend = engager de nouveau
realm-word-take-up = se charger d’une tâche
realm-word-put-down = y renoncer

## Ce qu’on demande, et ce qu’on peut faire

realm-prompt-lay = Quelle tuile posez-vous, où, et tournée de combien ?
realm-prompt-choose = Qui serez-vous ?
realm-prompt-prepare =
    { $tints ->
        [0] Qu’est-ce qui commence inactif ?
       *[other] Qu’est-ce qui commence inactif, et quels jetons Magie en jetons de couleur ?
    }
realm-prompt-record = Quel sort notez-vous ? (encore { $left })
realm-prompt-assign = Quel jeton doré mettez-vous dans quelle case ?
realm-prompt-require =
    { $points ->
        [one] Que vous faut-il pour gagner ? Vous avez un point à placer.
       *[other] Que vous faut-il pour gagner ? Vous avez { $points } points à répartir.
    } Un point vaut un grand trésor, 2 sorts utilisables, 10 de renommée, 20 de notoriété ou 30 d’or.
realm-prompt-enter = Où commencez-vous ?
realm-prompt-turn = { $who } serait { $ground ->
    [air] dans les airs ({ $clearing })
    [road] sur { $clearing }, où l’on ne peut que continuer son chemin
   *[clearing] en { $clearing }
 }. Que notez-vous ensuite ?{ $left ->
    [0] {""}
    [one] {" "}(Il reste une phase ordinaire.)
   *[other] {" "}(Il reste { $left } phases ordinaires.)
 }
realm-prompt-guides = Qui vos hommes suivent-ils aujourd’hui ?
realm-prompt-stop-following = { $who } suit { $whom }. Continuez-vous ?
realm-prompt-shake-off = { $who } part sans être vu. Qui laissez-vous sur place ?
realm-prompt-keep-up = { $who } ne peut pas tout porter. Laissez-vous le reste pour continuer ?
realm-prompt-exposure = { $weather } : que fatigue { $who } ?
realm-prompt-earn = Quel jeton { $who } a-t-il gagné ?
realm-prompt-offer-more = Que propose encore { $who } ? ({ $partner })
realm-prompt-haggle = { $demand ->
    [yes] On exige le tout pour { $gold } d’or, sinon c’est le blocage. D’accord ? ({ $partner })
   *[no] On donnerait { $gold } d’or pour le tout. D’accord ? ({ $partner })
 }
realm-prompt-cache = { $who } : que mettez-vous ou que sortez-vous ? (or dans la cache : { $gold })
realm-prompt-to-cave = Dans quelle grotte va { $who } ?
realm-prompt-reach-out = Où { $who } enchante-t-il ?
realm-prompt-outfit = { $who } : quelle arme, quelle armure ou quel sort ?
realm-prompt-phase = { $who } est en { $clearing }. Que faites-vous ensuite ?
realm-prompt-hold = { $who } peut bloquer un monstre qui va partir. Lequel ?
realm-prompt-block = { $who } peut bloquer quelqu’un. Qui ?
realm-prompt-moment = Prenez-vous votre tour maintenant ? (Pions à tirer : { $left })
realm-prompt-alert = { $who } se prépare. Que préparez-vous ?
realm-prompt-search = Comment cherchez-vous ?
realm-prompt-find = Que trouvez-vous en { $clearing } ?
realm-prompt-toll = Quel jeton fatiguez-vous ? ({ $place })
realm-prompt-open = Avec quel jeton l’ouvrez-vous ? ({ $place })
realm-prompt-learn = Notez-vous un sort ?
realm-prompt-take = Prenez-vous quelque chose ? (Vous voyez { $sought }.)
realm-prompt-perceive = De quoi regardez-vous les sorts ?
realm-prompt-lift = { $who } : de quelle malédiction ou de quel sort l’Amulette délivre-t-elle, et qui ?
realm-prompt-rearrange = { $who } : changez-vous quelque chose à vos biens ?
realm-prompt-compose = { $who } : qu’offrez-vous ? (Destinataire : { $other })
realm-prompt-consider = { $who } a une offre pour vous. L’acceptez-vous ?
realm-prompt-leave = { $who } ne peut pas tout porter ({ $left }). Que laissez-vous ici d’abord ?
realm-prompt-rest = { $who } se repose. Que reposez-vous ? (Astérisques : { $left })

realm-action-lay = poser { $tile } en { $column }, { $row }, tournée de { $turns }
realm-action-choose = être { $character }, niveau { $level }
realm-action-stow = commencer sans activer ceci : { $piece }
realm-action-tint = commencer avec le jeton { $chit } en jeton de couleur
realm-action-done = en rester là
realm-action-record = noter { $spell }
realm-action-assign = mettre { $side } dans { $box }
realm-action-require = grands trésors { $great_treasures }, sorts utilisables { $usable_spells }, renommée { $fame }, notoriété { $notoriety }, or { $gold }
realm-action-enter = commencer : { $start }
realm-action-move = se déplacer en { $clearing }{ realm-name-phase }
realm-action-ride = se déplacer en { $clearing } puis { $onward }{ realm-name-phase }
realm-action-fly = voler vers { $tile }{ realm-name-phase }
realm-action-leave = quitter la carte pour de bon{ realm-name-phase }
realm-action-hide = se cacher{ realm-name-phase }
realm-action-alert = se préparer{ realm-name-phase }
realm-action-rest = se reposer{ realm-name-phase }
realm-action-search = chercher{ realm-name-phase }
realm-action-peer-at = guetter au loin : { $clearing }{ realm-name-phase }
realm-action-peer = guetter { $clearing }
realm-action-locate = fouiller
realm-action-find = trouver : { $line }
realm-action-loot = piller : { $place }
realm-action-read = lire des runes ({ $place }) : { $spell }
realm-action-magic-sight = user de la vue magique
realm-action-use-wish = épuiser le souhait de force
realm-action-spend = fatiguer le jeton { $chit }
realm-action-spend-for-change = fatiguer le jeton { $chit }, et reprendre le jeton { $change }
realm-action-take = prendre ce qui est au-dessus : { $place }
realm-action-perceive = regarder les sorts : { $place }
realm-action-learn = noter ce sort : { $spell }
realm-action-follow = suivre { $whom } toute la journée{ $wary ->
    [yes] , mais demander avant chaque phase
   *[no] {""}
 }
realm-action-lead = { $who } suit { $whom }
realm-action-stay = rester, et ne plus suivre personne
realm-action-keep-up = laisser ce qui est trop lourd
realm-action-shake-off = laisser { $whom } sur place
realm-action-block = bloquer { $whom }
realm-action-reconsider = ranger de nouveau ses affaires
realm-action-ready = remettre
realm-action-go = prendre son tour maintenant
realm-action-pass = laisser faire
realm-action-turn-over = retourner : { $piece }
realm-action-rouse = préparer le jeton { $chit }
realm-action-berserk = entrer en fureur
realm-action-restore = reposer le jeton { $chit }
realm-action-exchange = reposer le jeton { $chit } et fatiguer le jeton { $change } en échange
realm-action-activate = activer : { $piece }
realm-action-inactivate = ranger : { $piece }
realm-action-abandon = abandonner ici : { $piece }
realm-action-dispel = rompre { $spell }
realm-action-lift = lever la malédiction { $curse } ({ $other })
realm-action-onward = ne plus toucher à rien aujourd’hui
realm-action-henceforth = ne plus toucher à rien jusqu’à nouvel ordre
realm-action-deal = faire une offre : { $other }
realm-action-invite = demander une offre : { $other }
realm-action-give = offrir : { $piece }
realm-action-give-gold = offrir { $amount } d’or
realm-action-tell = proposer d’indiquer { $discovery }
realm-action-want = demander : { $piece }
realm-action-want-gold = demander { $amount } d’or
realm-action-propose = faire l’offre
realm-action-accept = accepter
realm-action-decline = pas d’affaire

realm-word-lay = poser une tuile
realm-word-choose = être quelqu’un
realm-word-stow = ranger un objet
realm-word-tint = faire un jeton de couleur
realm-word-done = en rester là
realm-word-record = un sort
realm-word-assign = un jeton doré
realm-word-require = grands trésors, sorts utilisables, renommée, notoriété, or
realm-word-enter = un lieu où commencer
realm-word-ride = se déplacer de deux pas à poney
realm-word-peer = guetter une clairière
realm-word-enchant-at = enchanter au loin
realm-word-peer-at = guetter au loin
realm-word-locate = fouiller
realm-word-find = choisir ce qu’on trouve
realm-word-loot = piller
realm-word-read = lire des runes
realm-word-magic-sight = user de la vue magique
realm-word-spend = fatiguer un jeton
realm-word-spend-for-change = fatiguer un jeton contre un autre
realm-word-take = prendre quelque chose
realm-word-perceive = regarder des sorts
realm-word-learn = noter un sort
realm-word-follow = suivre quelqu’un
realm-word-reconsider = ranger de nouveau ses affaires
realm-word-ordinary = phase ordinaire
realm-word-great_treasures = grands trésors
realm-word-usable_spells = sorts utilisables
realm-word-fame = renommée
realm-word-notoriety = notoriété
realm-word-gold = or
realm-word-ready = remettre le tour
realm-word-go = prendre son tour maintenant
realm-word-pass = laisser faire
realm-word-turn-over = retourner une arme
realm-word-rouse = préparer un jeton
realm-word-berserk = entrer en fureur
realm-word-restore = reposer un jeton
realm-word-exchange = reposer un jeton avec échange
realm-word-activate = activer un objet
realm-word-inactivate = ranger un objet
realm-word-abandon = laisser un objet ici
realm-word-dispel = rompre un sort
realm-word-lift = lever une malédiction
realm-word-onward = ne plus toucher à rien aujourd’hui
realm-word-henceforth = ne plus toucher à rien jusqu’à nouvel ordre
realm-word-deal = faire une offre
realm-word-invite = demander une offre
realm-word-give = offrir un objet
realm-word-give-gold = offrir de l’or
realm-word-tell = offrir une découverte
realm-word-want = demander un objet
realm-word-want-gold = demander de l’or
realm-word-propose = faire l’offre
realm-word-accept = accepter
realm-word-decline = pas d’affaire

## À côté de la carte

realm-note-day = Jour { $day } sur { $days }{ $roll ->
    [0] {""}.
   *[other] {""} ; la rangée { $roll } de la carte de mise en place rôde{ $second ->
        [0] {""}.
       *[other] {""}, et la rangée { $second } aussi.
    }
 }
realm-note-weather = Le temps de cette semaine : { $weather }.
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
realm-note-recording = Pour { $piece } :
realm-note-follow = { $number }. Suivre : { $piece }
realm-note-me = Vous : { $character }, niveau { $level }{ $clearing ->
    [none] {""}
   *[other] , { $clearing }
 }{ $hidden ->
    [yes] , à couvert
   *[no] {""}
 }. Or { $gold }, renommée { $fame }, notoriété { $notoriety }.
realm-note-round = { $round ->
    [0] Soir en { $clearing }, avant le combat.
   *[other] Combat en { $clearing }, tour { $round }.
 }{ $last ->
    [yes] {" "}Au tour précédent, ni mort, ni blessure, ni fatigue : un autre tour semblable y met fin, sauf si une face rouge retient quelqu’un.
   *[no] {""}
 }
realm-note-counter = { $letter ->
    [none] {""}
   *[other] { $letter } :{" "}
 }{ $piece }{ $side ->
    [dark] , face sombre
   *[light] {""}
 } ; { $size }{ $armored ->
    [yes] , cuirassé
   *[no] {""}
 }{ $blow ->
    [none] , sans attaque
   *[other] , attaque { $blow }
 }{ $move ->
    [0] {""}
   *[other] , se déplace en { $move } : touché par moins de temps, ou là où il se trouve
 }.
realm-note-weapon = Avec votre { $piece }, vous faites des dégâts { $harm }{ $stars ->
    [0] {""}
    [one] {" "}avec une étoile
   *[other] {" "}avec { $stars } étoiles
 }, d’une longueur de { $length }, { $time ->
    [0] aussi vite que le Combat
   *[other] au temps { $time }, quel que soit le Combat
 }{ $heavier ->
    [none] {""}
   *[other] {" "}; un Combat plus fort que { $heavier } en fait un niveau de plus
 }.
realm-note-hits = { $letter } vous touche là où il croise votre manœuvre, et partout si elle est plus lente que { $time } ou s’il n’y en a pas.
realm-note-hits-there = { $letter } ne vous touche que dans la colonne { $box } : votre manœuvre ({ $dodge }) n’est pas plus lente que { $time }.
realm-note-hits-faster = { $letter } vous touche où qu’il soit : son { $time } est plus rapide que votre manœuvre ({ $dodge }).
realm-note-effort = Effort : { $spent ->
    [one] { $spent } astérisque
   *[other] { $spent } astérisques
 } sur { $most }.
realm-note-charges = { $who } charge { $whom }, temps { $time }.
realm-note-targets = { $who } attaque { $whom }.
realm-note-playable = { $kind ->
    [fight] Combats
   *[move] Mouvements
 } que vous pouvez encore jouer : { $chits }.
realm-note-sheet-legend = Colonnes : 1 l’estoc croise la charge, 2 la taille croise l’esquive, 3 l’assommoir croise le plongeon. > attaque, ~ manœuvre, [] bouclier ; un pion : son coup | son déplacement ; ! tue d’un coup ; ? pas encore placé.
realm-describe-lying = { $piece } se trouve dans la colonne { $number } (feuille de : { $sheet }).
realm-describe-attack = { $who } : attaque { $blow }, jouée avec { $shown }, dans la colonne { $number }.
realm-describe-maneuver = { $who } : manœuvre { $shown } dans la colonne { $number }.
realm-describe-shield = { $who } : bouclier dans la colonne { $number }.
realm-note-requirements = Il faut, en points de victoire : grands trésors { $great_treasures }, sorts utilisables { $usable_spells }, renommée { $fame }, notoriété { $notoriety }, or { $gold }.
realm-note-chits = { $state ->
    [active] Jetons
    [alerted] Préparés
    [color] Jetons de couleur
    [committed] Engagés
    [fatigued] Fatigués
   *[wounded] Blessés
 } : { $chits }.
realm-note-belongings = { $active ->
    [yes] Actifs
   *[no] Rangés
 } : { $things }.
realm-note-faces = { $face ->
    [alerted] Préparés
   *[damaged] Endommagés
 } : { $things }.
realm-note-spells = Sorts : { $things }.
realm-note-spell = type { $type }, { $color ->
    [white] blanc
    [grey] gris
    [gold] or
    [purple] pourpre
    [black] noir
   *[any] n’importe quelle couleur
 }, { $duration ->
    [instant] immédiat
    [attack] une attaque
    [phase] pour une phase
    [fly] pour voler
    [combat] pour un combat
    [day] pour un jour
   *[permanent] pour toujours
 } ; voir { $clause }
realm-note-discoveries = Découverts : { $ways ->
    [all] tous les sentiers cachés et passages secrets{ $things ->
        [none] {""}
       *[other] , { $things }
    }
   *[some] { $things }
 }.
realm-note-trust = { $trust ->
    [ally] Alliés
    [friendly] Amicaux
    [unfriendly] Inamicaux
   *[enemy] Ennemis
 } : { $who }.
realm-note-price = prix de base { $gold } d’or
realm-note-clearing = { $clearing } ({ $terrain ->
    [woods] bois
    [mountain] montagne
   *[cave] grotte
 }) : { $who }.
realm-note-map-chits = Jetons de { $tile } : { $things }.
realm-note-other = { $letter } : { $piece }, { $clearing }{ $hidden ->
    [yes] , à couvert
   *[no] {""}
 } ; or { $gold }.
realm-note-answer = { $percent } % : { $result }
realm-note-odds = { $percent } % : { $line }{ $count ->
    [0] {""}
   *[other] {" "}{ $count }
 }
realm-note-haggling = { $percent } % : { $demand ->
    [yes] sommation de vendre pour
   *[no] une offre de
 } la valeur { $change } d’Or
realm-note-claw = { $percent } % : { $wish }, et { $curse }
realm-note-straying = { $percent } % : égarement vers une clairière numéro { $number }
realm-note-legend = (2) bois, /2\ montagne, [2] grotte ; · route, : sentier caché, = passage secret, ? pas découvert ; ⌂ habitation, n indigènes, ! monstres, $ objets ; vvv vallée, TTT bois, ^^^ montagnes, ooo grottes.
realm-describe-tile = { $tile } : colonne { $column }, rangée { $row }{ $turns ->
    [0] {""}
    [one] , tournée d’un côté dans le sens horaire
   *[other] , tournée de { $turns } côtés dans le sens horaire
 }.
realm-name-edge = { $edge ->
    [N] nord
    [NE] nord-est
    [SE] sud-est
    [S] sud
    [SW] sud-ouest
   *[NW] nord-ouest
 } (depuis la clairière { $number })
realm-name-open-edge = { $edge ->
    [N] nord
    [NE] nord-est
    [SE] sud-est
    [S] sud
    [SW] sud-ouest
   *[NW] nord-ouest
 } vers la colonne { $column }, rangée { $row } (depuis la clairière { $number })
realm-describe-open-roads = Routes ouvertes, { $tile } : { $edges }.
realm-describe-in-hand = Dans votre main : { $tile }. Droite, ses routes sortent par ces côtés : { $edges }.
realm-describe-turning = Chaque tour avance les routes d’une tuile d’un côté, dans le sens des aiguilles d’une montre.
realm-describe-way = { $discovered ->
    [yes] D’ici
   *[no] D’ici, une fois découvert,
 } { $road } mène à { $clearing } ({ $terrain ->
    [woods] bois
    [mountain] montagne
   *[cave] grotte
 }).

## Pourquoi pas

realm-refusal-seats = Le royaume a de { $least } à { $most } personnages, pas { $have }.
realm-refusal-not-offered = Cela n’est pas possible en ce moment.
realm-refusal-borderland-first = On pose d’abord les Marches, et non { $tile }.
realm-refusal-not-your-tile = { $tile } n’est pas une tuile que vous pouvez poser maintenant.
realm-refusal-not-free = { $tile } est déjà posée, ou n’a pas de place ici.
realm-refusal-touches-too-few = Elle touche { $have } des tuiles posées, et doit en toucher { $need }.
realm-refusal-edges-differ = { $edges ->
    [one] À un bord
   *[other] À { $edges } bords
 } une route ne rencontrerait pas de route.
realm-refusal-joins-no-road = Aucune route de la tuile n’en rejoindrait une autre.
realm-refusal-cut-off = Des parties de la tuile, { $have } seraient reliées aux Marches, et il en faut { $need }.
realm-refusal-taken = Quelqu’un d’autre joue { $character }.
realm-refusal-magician = Cette leçon se passe de magie, et { $character } en vit.
realm-refusal-not-to-be-had = Dans cette leçon, personne ne peut obtenir ce qu’il vous faudrait.
realm-refusal-no-such-level = Dans cette partie, personne ne commence au niveau { $level }.
realm-refusal-no-color = Le jeton { $chit } ne peut commencer en jeton de couleur, ou un pareil passe avant lui.
realm-refusal-wrong-type = { $spell } est de type { $type }, qui n’est pas des vôtres.
realm-refusal-box-taken = Il y a déjà un jeton dans { $box }.
realm-refusal-negative = Aucune catégorie ne peut avoir moins de points que { $least }.
realm-refusal-points = Vous avez { $need } points à répartir, et cela en fait { $have }.
realm-refusal-follows-all-day = Suivre quelqu’un prend tout le tour.
realm-refusal-no-such-guide = On ne suit que quelqu’un de la même clairière, et pas { $whom }.
realm-refusal-cannot-block = En ce moment vous ne pouvez pas bloquer { $whom }.
realm-refusal-not-for-leaders = Un chef engagé ne fait pas ceci : { $activity }.
realm-refusal-not-for-minions = Ni familier ni fantasme ne font cela : { $activity }.
realm-refusal-nobody-leaves = Dans cette partie, personne ne quitte la carte.
realm-refusal-characters-leave = Seul un personnage quitte la carte.
realm-refusal-no-way-out = Aucune route ne sort de la carte en { $clearing }.
realm-refusal-gone = Qui a quitté la carte ne fait plus rien.
realm-refusal-short-legs = Le Nain a { $most } phases par jour, et celles en plus.
realm-refusal-no-phase-left = Les { $most } phases de base et de soleil sont notées.
realm-refusal-no-extra-phase = Vous n’avez pas ceci : { $source }.
realm-refusal-extra-phase-used = C’est déjà noté : { $source }.
realm-refusal-extra-phase-elsewhere = Il faut une autre activité : { $source }.
realm-refusal-not-adjacent = Aucun chemin ne mène de { $at } à { $clearing }.
realm-refusal-cannot-fly = Vous ne pouvez pas voler.
realm-refusal-too-far-to-fly = De { $at }, on ne vole pas jusqu’à { $tile } en une phase.
realm-refusal-no-pony = Vous ne montez pas de poney.
realm-refusal-no-pony-in-caves = Un poney ne sert pas dans les grottes.
realm-refusal-no-horse-in-caves = Un cheval de trait ne sert pas dans les grottes.
realm-refusal-mountain-takes-both = Une montagne prend les deux pas d’une phase, et rien d’autre : { $clearing }.
realm-refusal-magic-sight = Vous cherchez par la vue magique, et par rien d’autre.
realm-refusal-cannot-peer-there = Rien ne vous permet de guetter là : { $clearing }.
realm-refusal-no-site-here = Vous n’avez pas découvert ceci dans votre clairière : { $place }.
realm-refusal-nothing-there = Il ne reste rien là : { $place }.
realm-refusal-no-asterisk = Cela coûte un astérisque d’effort, et vous n’avez aucun jeton actif qui en porte : { $place }.
realm-refusal-not-tremendous = Il y faut une force colossale ou les clés : { $place }.
realm-refusal-learned-already = Vous avez déjà appris ce sort : { $spell }.
realm-refusal-list-full = Il y a place pour { $most } sorts, et votre liste est pleine.
realm-refusal-no-sunlight = Le tour mène dans une grotte : il y a { $most } phases, et celles en plus.
realm-refusal-not-his = { $piece } ne lui appartient pas.
realm-refusal-holds-only = { $who } peut garder des objets, mais pas s’en servir.
realm-refusal-active-already = C’est déjà actif : { $piece }.
realm-refusal-inactive-already = Ce n’est pas actif : { $piece }.
realm-refusal-one-active = On peut avoir actif { $slot }, et c’est déjà le cas : { $piece }.
realm-refusal-horse-in-cave = { $piece } ne peut pas être actif dans une grotte.
realm-refusal-too-weak = { $piece } n’a pas la force de porter tout cela : { $have } au lieu de { $need }.
realm-refusal-no-use-now = { $piece } agit sur-le-champ, et il n’y a rien sur quoi agir.
realm-refusal-locked = C’est fermé à clef : { $piece }.
realm-refusal-phase-needs-it = Une phase encore à venir en a besoin : { $piece }.
realm-refusal-another-horse = Avec le Joyau intemporel, un seul cheval par jour donne des phases en plus.
realm-refusal-sheltered-last = Les phases à l’abri viennent en dernier.
realm-refusal-no-hiding = Par ce temps, nul ne peut se cacher.
realm-refusal-no-peering = Par ce temps, nul ne peut guetter.
realm-refusal-not-in-cache = { $piece } n’est pas dans la cache.
realm-refusal-no-caching = On joue sans caches.
realm-refusal-not-in-lesson = Cette leçon s’en passe : { $activity }.
realm-refusal-cannot-enchant-there = Rien ne vous permet d’enchanter de loin en { $clearing }.
realm-refusal-used-up = { $piece } a servi et reste là jusqu’à minuit.
realm-refusal-changed-already = { $piece } vient d’être changé.
realm-refusal-no-partner = On ne fait pas affaire avec { $other }.
realm-refusal-not-here = { $other } n’est pas dans cette clairière.
realm-refusal-partner-blocked = Cette personne est bloquée et ne peut rien changer à ses biens : { $other }.
realm-refusal-asked-already = Une offre a déjà été faite ou demandée : { $other }.
realm-refusal-his-own = { $other } est à votre propre service : faites l’offre vous-même.
realm-refusal-nothing-offered = L’offre est vide.
realm-refusal-in-the-offer = { $piece } fait déjà partie de l’offre.
realm-refusal-gold-named = La somme d’or est déjà fixée : { $amount }.
realm-refusal-ashes = L’or est devenu cendres : { $who }.
realm-refusal-too-little-gold = Il faut { $need } d’or, et il y en a { $have }.
realm-refusal-not-discovered = { $discovery } n’a pas été découvert.
realm-refusal-told-already = { $discovery } fait déjà partie de l’offre.

## Comment une partie se termine

realm-ending-last-day = Le dernier jour est fini. { $count ->
    [0] Personne n’a rempli ses conditions.
    [one] { $winners } a gagné.
   *[other] { $winners } ont gagné ensemble.
 }
realm-ending-sudden-death = Les conditions sont remplies avant le dernier jour. { $count ->
    [one] { $winners } a gagné.
   *[other] { $winners } ont gagné ensemble.
 }

## Options

realm-option-auto_map = La carte
realm-option-auto_map-yes = est là d’emblée
realm-option-auto_map-no = est construite par les joueurs
realm-option-strict_tiles = En construisant la carte, on pose
realm-option-strict_tiles-yes = la tuile qu’on vient de retourner
realm-option-strict_tiles-no = une tuile quelconque de sa main
realm-option-gold_chits = Visiteurs, missions et campagnes
realm-option-gold_chits-by_hand = sont placés par les joueurs
realm-option-gold_chits-random = sont placés au hasard
realm-option-gold_chits-none = ne sont pas du jeu
realm-option-large_on_top = Dans une pile, les grands trésors
realm-option-large_on_top-yes = sont sur le dessus
realm-option-large_on_top-no = sont mêlés aux petits
realm-option-development = Les personnages
realm-option-development-yes = commencent à n’importe quel niveau
realm-option-development-no = sont au plus haut niveau
realm-option-extended_development = Niveaux au-delà du quatrième
realm-option-extended_development-yes = oui, avec le développement
realm-option-extended_development-no = non
realm-option-victory_points = Points de victoire à répartir
realm-option-victory_points-5 = cinq
realm-option-victory_points-4 = quatre
realm-option-victory_points-3 = trois
realm-option-victory_points-2 = deux
realm-option-victory_points-1 = un
realm-option-days = La partie dure
realm-option-days-28 = 28 jours
realm-option-days-21 = 21 jours
realm-option-days-14 = 14 jours
realm-option-days-7 = 7 jours
realm-option-days-1 = un jour
realm-option-leave_map = Un personnage peut-il quitter la carte pour de bon ?
realm-option-leave_map-alone = seulement qui joue seul
realm-option-leave_map-always = tout le monde
realm-option-leave_map-never = personne
realm-option-secret_records = L’or, la renommée et la notoriété des autres
realm-option-secret_records-yes = ne se montrent qu’à la fin
realm-option-secret_records-no = sont visibles de tous
realm-option-summon_when_blocked = Qui a été bloqué avant son tour
realm-option-summon_when_blocked-yes = appelle tout de même des monstres quand son marqueur est tiré
realm-option-summon_when_blocked-no = n’appelle aucun monstre
realm-option-leaders_own_chit = Les chefs engagés jouent
realm-option-leaders_own_chit-yes = quand leur propre marqueur est tiré
realm-option-leaders_own_chit-no = juste après leur maître
realm-option-magic_sight_choice = « À votre choix » avec la Vue magique
realm-option-magic_sight_choice-search_tables = une ligne de la table pour guetter ou pour fouiller
realm-option-magic_sight_choice-own_table = une ligne de cette même table
realm-option-block_at_turn_start = Au tout début d’un tour
realm-option-block_at_turn_start-yes = on peut être bloqué aussitôt
realm-option-block_at_turn_start-no = personne n’est bloqué avant la première phase
realm-option-rules_in_play = Règles en jeu
realm-option-rules_in_play-all = toutes
realm-option-rules_in_play-treasures = la chasse au trésor
realm-option-rules_in_play-monsters = la chasse, et le combat contre les monstres
realm-option-rules_in_play-natives = toutes sauf la magie
realm-option-combat = Les soirs
realm-option-combat-on = on se bat
realm-option-combat-off = passent sans bruit
realm-option-encounter_order = L’ordre pour attirer au combat
realm-option-encounter_order-clockwise = à partir du premier qui a joué, autour de la table
realm-option-encounter_order-daylight = dans l’ordre des tours du jour
realm-option-wound_death_rule = Les blessures tuent
realm-option-wound_death_rule-all_wounded = quand tous les jetons sont blessés
realm-option-wound_death_rule-active_only = quand il ne reste aucun jeton actif pour elles
realm-option-red_side_riders = Les cavaliers que touche la face rouge d’un monstre
realm-option-red_side_riders-killed = périssent, et ne montent pas tant qu’elle les tient
realm-option-red_side_riders-spared = perdent seulement leur cheval
realm-option-demon_rolls = Pour le sort d’un Démon ou du Diablotin qui touche
realm-option-demon_rolls-victim = la victime lance les dés
realm-option-demon_rolls-monster = le monstre lance les dés
realm-option-dead_score = À la fin, un mort a pour score
realm-option-dead_score-fixed = −100
realm-option-dead_score-counted = ce qu’il a de noté
realm-option-restart_points = Qui recommence doit remplir
realm-option-restart_points-proportional = moins de conditions, selon les semaines passées
realm-option-restart_points-full = autant de conditions que les autres
realm-option-character_bounty = La Notoriété d’un personnage tué compte
realm-option-character_bounty-once = une fois
realm-option-character_bounty-multiplied = deux fois pour la deuxième victime du jour, trois fois pour la troisième, et ainsi de suite
realm-option-shared_kills = Ceux qui tuent ensemble
realm-option-shared_kills-split = partagent la prime
realm-option-shared_kills-whole = la reçoivent chacun en entier
realm-option-cancelled_weapon = L’arme d’une attaque annulée
realm-option-cancelled_weapon-unchanged = reste comme elle est
realm-option-cancelled_weapon-alerted = est préparée
realm-option-shift_before_reposition = Les Bracelets de combat et la Cape insaisissable servent
realm-option-shift_before_reposition-yes = avant que les habitants changent de case
realm-option-shift_before_reposition-no = après que les habitants ont changé de case
realm-option-hidden_meet_natives = Les personnages cachés et les indigènes avant le combat
realm-option-hidden_meet_natives-yes = se rencontrent : on lance les dés
realm-option-hidden_meet_natives-no = ne se rencontrent pas
realm-option-assignment_modifiers = Le Porte-bonheur et le Sabot fourchu quand on attribue les habitants
realm-option-assignment_modifiers-yes = comptent
realm-option-assignment_modifiers-no = ne comptent pas
realm-option-seasons_weather = Saison et temps qu’il fait
realm-option-seasons_weather-off = aucune
realm-option-seasons_weather-christmas = Noël
realm-option-seasons_weather-ice = Glace
realm-option-seasons_weather-snow = Neige
realm-option-seasons_weather-easter = Pâques
realm-option-seasons_weather-freshet = Crue
realm-option-seasons_weather-spring = Printemps
realm-option-seasons_weather-midsummer = Saint-Jean
realm-option-seasons_weather-high_summer = Plein été
realm-option-seasons_weather-swelter = Canicule
realm-option-seasons_weather-harvest = Moisson
realm-option-seasons_weather-autumn = Automne
realm-option-seasons_weather-halloween = Toussaint
realm-option-seasons_weather-desolate = Désolation
realm-option-flying_activities = Qui vole
realm-option-flying_activities-yes = peut se préparer en l’air et voit les jetons de carte au-dessous
realm-option-flying_activities-no = se pose pour toute autre chose
realm-option-caching = Caches
realm-option-caching-yes = on peut cacher des biens
realm-option-caching-no = aucune
realm-option-dropping = Au combat, les objets
realm-option-dropping-yes = peuvent être lâchés et ramassés
realm-option-dropping-no = peuvent seulement être abandonnés
realm-option-commerce = Vendre aux indigènes
realm-option-commerce-yes = demande un jet sur le prix
realm-option-commerce-no = se fait au prix de base
realm-option-serious_wounds = Un coup tout juste mortel pour un personnage
realm-option-serious_wounds-yes = le blesse gravement
realm-option-serious_wounds-no = le tue
realm-option-serious_wounds_denizens = Un coup tout juste mortel pour un habitant
realm-option-serious_wounds_denizens-yes = le met en fuite
realm-option-serious_wounds_denizens-no = le tue
realm-option-ambushes = Tirer depuis sa cachette
realm-option-ambushes-yes = permet de rester caché
realm-option-ambushes-no = trahit le tireur
realm-option-free_boxes = Les attaquants sur une feuille
realm-option-free_boxes-yes = vont dans les cases que l’on veut
realm-option-free_boxes-no = occupent le plus de cases possible
realm-option-alerted_monsters = Les habitants commencent le combat
realm-option-alerted_monsters-yes = face sombre visible, s’ils voient quelqu’un
realm-option-alerted_monsters-no = face claire visible
realm-option-dragon_heads = Les têtes des grands dragons
realm-option-dragon_heads-yes = attaquent de loin
realm-option-dragon_heads-no = mordent
realm-option-watchful_natives = Les camarades d’un indigène attaqué
realm-option-watchful_natives-yes = accourent aussitôt
realm-option-watchful_natives-no = viennent au tour suivant
realm-option-extended_treachery = Envoyer un indigène contre un des siens
realm-option-extended_treachery-yes = est une trahison
realm-option-extended_treachery-no = n’en est une que si les deux vous servent
realm-option-extended_grudges = Rancune des groupes qui ne sont pas amis
realm-option-extended_grudges-yes = oui, avec la rancune
realm-option-extended_grudges-no = non
realm-option-fumble = Maladresses
realm-option-fumble-yes = oui
realm-option-fumble-no = non
realm-option-riding_horses = Avec la maladresse, cheval et cavalier
realm-option-riding_horses-yes = manœuvrent chacun pour soi, et l’on vise l’un ou l’autre
realm-option-riding_horses-no = manœuvrent comme un seul
realm-option-stumble = S’enfuir
realm-option-stumble-yes = peut faire trébucher
realm-option-stumble-no = ne fait jamais trébucher
realm-option-optional_missile = L’autre table des projectiles
realm-option-optional_missile-yes = oui, avec les maladresses
realm-option-optional_missile-no = non
realm-option-revised_missile = La table des projectiles adoucie
realm-option-revised_missile-yes = oui
realm-option-revised_missile-no = non
realm-option-penetrating_armor = Projectiles et armures
realm-option-penetrating_armor-yes = ils les traversent couche après couche
realm-option-penetrating_armor-no = ils frappent la pièce extérieure
realm-option-wounds_at_round_end = Trop de blessures tuent
realm-option-wounds_at_round_end-yes = à la fin du tour
realm-option-wounds_at_round_end-no = aussitôt
realm-option-enhanced_magic = Les sorts en vigueur
realm-option-enhanced_magic-yes = n’immobilisent ni jetons Magie ni sorts notés
realm-option-enhanced_magic-no = immobilisent leurs jetons Magie et leurs sorts notés
realm-option-benevolent_spells = Sorts secourables lancés sur ses auxiliaires ou sur des indigènes
realm-option-benevolent_spells-yes = ni trahison ni affront
realm-option-benevolent_spells-no = trahison ou affront comme les autres
realm-option-enhanced_artifacts = Artefacts et livres
realm-option-enhanced_artifacts-yes = servent aussi de jetons Magie et lancent chaque sort éveillé une fois par jour
realm-option-enhanced_artifacts-no = lancent un sort éveillé de chaque type par jour
realm-option-pit_must_hit = La Puissance de l’Abîme lancée par un personnage
realm-option-pit_must_hit-yes = doit toucher comme une attaque
realm-option-pit_must_hit-no = frappe à coup sûr
realm-option-any_faster_spell_cancels = Le sort d’un lanceur est annulé
realm-option-any_faster_spell_cancels-yes = par tout sort plus rapide lancé sur lui
realm-option-any_faster_spell_cancels-no = seulement par un sort qui le tue, le change, l’apaise ou l’emporte
realm-option-automatic_enchanting = Les septièmes jours
realm-option-automatic_enchanting-yes = enchantent les tuiles de leur couleur
realm-option-automatic_enchanting-no = laissent les tuiles comme elles sont
realm-option-quiet_monsters = Terminer son tour sans être vu
realm-option-quiet_monsters-yes = ne dérange rien ni personne
realm-option-quiet_monsters-no = retourne les jetons de la carte et attire les habitants
realm-option-two_monster_dice = Dés des monstres chaque jour
realm-option-two_monster_dice-yes = deux
realm-option-two_monster_dice-no = un
realm-option-grudges = Rancune et gratitude des indigènes
realm-option-grudges-yes = oui
realm-option-grudges-no = non
realm-option-knights_adjustment = Les alliés des deux Chevaliers
realm-option-knights_adjustment-yes = ne sont qu’amicaux au début
realm-option-knights_adjustment-no = sont des alliés
realm-option-sudden_death = Mort subite
realm-option-sudden_death-yes = la partie s’arrête dès que quelqu’un a rempli ses conditions
realm-option-sudden_death-no = la partie dure jusqu’au dernier jour
realm-option-negative_winner = Si personne ne remplit ses conditions
realm-option-negative_winner-yes = le total le plus haut gagne
realm-option-negative_winner-no = personne ne gagne
realm-option-armored_t_serpent = Le Serpent colossal
realm-option-armored_t_serpent-yes = est cuirassé
realm-option-armored_t_serpent-no = n’est pas cuirassé
realm-option-armored_transform_dragon = Le Dragon de Métamorphose
realm-option-armored_transform_dragon-yes = est cuirassé
realm-option-armored_transform_dragon-no = n’est pas cuirassé
realm-option-glowing_gem_notorious = Gemme Luisante
realm-option-glowing_gem_notorious-yes = notoriété 10, 15 d’or
realm-option-glowing_gem_notorious-no = notoriété 5, 17 d’or
realm-option-golden_crown_46 = Couronne d’Or détruite
realm-option-golden_crown_46-yes = 46 d’or
realm-option-golden_crown_46-no = 48 d’or
realm-option-gripping_dust_5 = Poudre agrippante
realm-option-gripping_dust_5-yes = 5 d’or
realm-option-gripping_dust_5-no = 3 d’or
realm-option-thief_before_skeleton = Numéros du Squelette moisi et de la Dépouille du voleur
realm-option-thief_before_skeleton-yes = 3 et 2
realm-option-thief_before_skeleton-no = 2 et 3
realm-option-dwarf_t5_heavier = Deuxième Combat T5 du Nain
realm-option-dwarf_t5_heavier-yes = deux astérisques
realm-option-dwarf_t5_heavier-no = un astérisque
realm-option-magician_l4_lighter = Mouvement L4 du Magicien
realm-option-magician_l4_lighter-yes = aucun astérisque
realm-option-magician_l4_lighter-no = un astérisque
realm-option-wizard_fights_earlier = Combat L4 de l’Enchanteur
realm-option-wizard_fights_earlier-yes = vient au niveau 2
realm-option-wizard_fights_earlier-no = vient au niveau 3
realm-option-scholar_shuns_witch_king = L’Érudit et le Roi-Sorcier
realm-option-scholar_shuns_witch_king-yes = inamicaux
realm-option-scholar_shuns_witch_king-no = neutres
realm-option-poison_in_combat = Poison
realm-option-poison_in_combat-yes = sort de combat, sur les armes
realm-option-poison_in_combat-no = sort d’un jour
realm-option-shaman_wants_idol = Le Chaman achète l’Œil de l’Idole
realm-option-shaman_wants_idol-yes = 20 d’or
realm-option-shaman_wants_idol-no = à son prix
realm-option-axe_goblin_heavier = Côté sombre du Gobelin à la Hache
realm-option-axe_goblin_heavier-yes = H5, mouvement 5
realm-option-axe_goblin_heavier-no = M4, mouvement 4
realm-option-broadsword_blunter = Épée large au repos
realm-option-broadsword_blunter-yes = sans étoile
realm-option-broadsword_blunter-no = une étoile
realm-option-borderland_gold = Marches 6, face enchantée
realm-option-borderland_gold-yes = gris, or et pourpre
realm-option-borderland_gold-no = gris et pourpre
realm-option-three_shields = Boucliers à la Maison
realm-option-three_shields-yes = un
realm-option-three_shields-no = deux

## Combat (MR-6)

realm-name-monster-tremendous_flying_dragon_head = Tête du Dragon volant colossal
realm-name-monster-tremendous_dragon_head = Tête du Dragon colossal
realm-name-monster-giant_club = Massue du Géant
realm-name-means-chit = le jeton { $number }
realm-name-means-walk = { $horse } au pas
realm-name-means-gallop = { $horse } au galop
realm-name-means-creature-move = sa propre vitesse
realm-name-means-creature-fly = ses propres ailes
realm-name-means-creature-fight = sa propre force
realm-name-means-creature-part = sa tête ou sa massue
realm-name-way-off_the_roads = aucun chemin, à travers bois
realm-name-creature-dragon = dragon
realm-name-creature-lion = lion
realm-name-creature-eagle = aigle
realm-name-creature-bird = oiseau
realm-name-creature-squirrel = écureuil
realm-name-creature-frog = grenouille
realm-name-direction-thrust = estoc
realm-name-direction-swing = taille
realm-name-direction-smash = coup d’assommoir
realm-name-direction-charge = charge
realm-name-direction-dodge = esquive
realm-name-direction-duck = plongeon
realm-name-dodge-charge = charge
realm-name-dodge-dodge = esquive
realm-name-dodge-duck = plongeon
realm-name-how-intercept = il croise la manœuvre
realm-name-how-undercut = il est plus rapide que la manœuvre
realm-name-how-open = il n’y a pas de manœuvre
realm-name-harm-N = négligeables
realm-name-harm-L = légers
realm-name-harm-M = moyens
realm-name-harm-H = lourds
realm-name-harm-T = colossaux
realm-name-harm-X = plus que colossaux
realm-name-becomes-wounded = blessé
realm-name-becomes-untouched = intacte
realm-name-becomes-damaged = endommagée
realm-name-becomes-destroyed = détruite
realm-name-becomes-gone = déjà en morceaux
realm-name-boxes-red = cases rouges
realm-name-boxes-square = carrés
realm-name-boxes-circle = cercles
realm-name-boxes-all = toutes les cases
realm-name-reason-on-roadway = il est sur un chemin, et ne peut qu’aller à l’un de ses bouts
realm-name-table-missile = la table des projectiles
realm-event-combat-began = Combat en { $clearing }.
realm-event-round-began = Tour de combat { $round }.
realm-event-combat-ended = Le combat en { $clearing } est fini.
realm-event-fights-on = { $wants ->
    [yes] { $seat } veut se battre.
   *[no] { $seat } ne veut pas se battre.
 }
realm-event-lured = { $who } attire : { $monster }.
realm-event-assignment-rolled = { $seat } obtient { $result } pour l’attention de : { $monster }.
realm-event-set-upon = { $who } a un assaillant : { $monster }.
realm-event-charged = { $who } charge { $whom }, avec { $means } ({ $shown }).
realm-event-group-battles = Désormais en lutte contre { $seat } : { $group }.
realm-event-betrayed = { $who } attaque un auxiliaire : { $whom }. Cette traîtrise coûte de la Renommée : { $fame }.
realm-event-deployed = { $who } va combattre : { $whom }.
realm-event-engaged = { $who } se tourne vers : { $whom }.
realm-event-choice-noted = { $who } : c’est noté, à l’insu des autres.
realm-event-encounter-ready = { $seat } a décidé quoi faire.
realm-event-no-action = { $who } ne fait rien avant la mêlée.
realm-event-played = { $who } joue { $means } ({ $shown }).
realm-event-ran-away = { $who } s’enfuit, par { $road }.
realm-event-attention-drawn = { $who } désigne maintenant sa cible.
realm-event-targeted = { $who } attaque : { $whom }.
realm-event-no-target = { $who } n’attaque personne.
realm-event-placement-ready = { $seat } a tout placé.
realm-event-attacks = { $who } joue une attaque : { $direction }, avec { $means } ({ $shown }).
realm-event-rider-maneuvers = { $who } manœuvre en selle : { $direction }, avec { $means } ({ $shown }).
realm-event-aims-at-rider = { $who } vise le cavalier et non le cheval : { $whom }.
realm-event-maneuvers = { $who } joue une manœuvre : { $direction }, avec { $means } ({ $shown }).
realm-event-shield-placed = { $who } tient le bouclier contre : { $direction }.
realm-event-placed = { $piece } : { $direction }.
realm-event-repositioned = Les assaillants changent de case avec un { $result } (feuille de : { $sheet }, { $boxes }).
realm-event-tactics-rolled = Changement de tactique sur un 6 ({ $sheet }, { $boxes }, { $direction }) : { $dice }.
realm-event-counter-turned = { $dark ->
    [yes] { $piece } montre sa face sombre.
   *[no] { $piece } montre sa face claire.
 }
realm-event-attack-shifted = { $who } déplace son attaque avec les Bracelets de combat : { $direction }.
realm-event-maneuver-shifted = { $who } déplace sa manœuvre avec la Cape insaisissable : { $direction }.
realm-event-hit-by = { $who } reçoit un coup : { $how }. ({ $attacker } : { $direction }, temps { $time } ; { $dodge ->
    [none] pas de manœuvre
   *[other] { $dodge }, temps { $dodge_time }
 })
realm-event-missed-by = { $who } échappe au coup. ({ $attacker } : { $direction }, temps { $time } ; { $dodge }, temps { $dodge_time })
realm-event-attack-cancelled = Une attaque est annulée : { $attacker }, contre { $who }.
realm-event-fumbled = Comment le coup porte ({ $attacker }) : { $roll } ; degrés de dégât : { $change }.
realm-event-seriously-wounded = Blessure grave ({ $who }) ; jetons : { $wounds }.
realm-event-routed = { $killer } met en fuite : { $who }.
realm-event-stumbled = { $falls ->
    [yes] { $who } trébuche ({ $roll }) et reste là.
   *[no] { $who } ne trébuche pas ({ $roll }).
 }
realm-event-missile-rolled = { $attacker } : les dégâts du projectile changent de { $change }.
realm-event-harmed = Les dégâts sont { $harm }. ({ $who })
realm-event-armor-struck = { $who } : le coup frappe une armure, { $piece }, qui est { $becomes }.
realm-event-armor-paid = { $who } reçoit de l’or pour l’armure détruite : { $gold }.
realm-event-wounded = { $who } reçoit une blessure.
realm-event-horse-killed = { $who } perd sa monture : { $piece } est mort.
realm-event-loose-horse-killed = Un cheval sans maître meurt en { $clearing } : { $piece }.
realm-event-killed = { $who } succombe. ({ $killer })
realm-event-bounty = { $who } : victime numéro { $number } du jour, { $victim } : Renommée { $fame }, Notoriété { $notoriety }, Or { $gold }.
realm-event-hireling-bounty = { $hireling } a tué { $victim } pour { $who } : Renommée { $fame }, Notoriété { $notoriety }, Or { $gold }.
realm-event-hireling-lost = { $who } perd { $points } de Notoriété à la mort de { $hireling }.
realm-event-stock-scattered = Sans chef, tout leur bien gît en { $clearing } : { $group }.
realm-event-gold-taken = { $who } prend de l’or : { $gold }. ({ $whom })
realm-event-dropped = { $who } lâche sur place : { $piece }.
realm-event-dropped-card = { $who } lâche sur place une { $size } carte de trésor (objet { $number }).
realm-event-picked-up = { $who } ramasse : { $piece }.
realm-event-too-late = { $who } tend la main trop tard.
realm-event-scattered = { $who } : ce qui a été lâché gît abandonné en { $clearing }.
realm-event-plundered = { $who } prend au mort : { $piece }. ({ $whom })
realm-event-went-to-stock = { $piece } rejoint une réserve : { $partner }. ({ $who })
realm-event-died = { $who } a péri.
realm-event-not-anew = { $seat } ne recommence pas aujourd’hui.
realm-prompt-fight-on = Personne ne vous attaque en { $clearing }. Voulez-vous vous battre{ $casts ->
    [yes] {" "}ou lancer un sort
   *[no] {""}
 } ?
realm-prompt-lure = { $who } : qui attirez-vous ?
realm-prompt-victim = Qui des vôtres est attaqué ? ({ $monster })
realm-prompt-deploy = { $who } : chargez-vous quelqu’un, et qui vos gens attaquent-ils ?
realm-prompt-encounter = { $who } : que faites-vous avant la mêlée ?{ $time ->
    [none] {""}
   *[other] {" "}(L’assaillant le plus rapide se déplace en { $time }.)
 }
realm-prompt-target = { $who } : qui attaquez-vous ?
realm-prompt-strike = { $who } : comment attaquez-vous ?
realm-prompt-rider = { $who } : comment manœuvrez-vous en selle ?
realm-prompt-maneuver = { $who } : comment manœuvrez-vous ?
realm-prompt-shield = { $who } : contre quoi tenez-vous le bouclier ?
realm-prompt-place = { $who } : où placez-vous { $piece } ?
realm-prompt-shift = { $who } : { $item } : déplacez-vous ce que vous avez joué ?
realm-prompt-tire = { $who } : que fatiguez-vous ? (Astérisques : { $left })
realm-prompt-bear = { $who } : quel jeton est blessé ? (Blessures : { $left })
realm-prompt-anew = Votre personnage est mort. Recommencez-vous, et avec qui ?
realm-refusal-on-roadway = Sur un chemin, cela n’est pas possible.
realm-refusal-unseen = Vous ne voyez pas { $whom }.
realm-refusal-held = Un monstre vous tient, face rouge : on ne s’enfuit pas ainsi.
realm-refusal-too-slow = Cela va en { $have }, et doit être plus rapide que { $need }.
realm-refusal-too-much-effort = Cela ferait { $have } astérisques d’effort dans un tour ; le maximum est { $need }.
realm-refusal-boxes-empty = Il faut occuper le plus de cases possible, et une tête, une massue ou un cheval n’est pas avec son corps.
realm-action-fight-on = se battre
realm-action-lure = attirer { $monster }
realm-action-charge-at = charger { $whom }, avec { $means }
realm-action-lure-with = { $who } attire { $monster }
realm-action-face = { $who }
realm-action-deploy = { $who } va combattre { $whom }
realm-action-engage = { $who } se tourne vers { $whom }
realm-action-turn-counter = retourner : { $piece }
realm-action-run = s’enfuir par { $road }, avec { $means }
realm-action-drop = lâcher devant soi : { $piece }
realm-action-regain = ramasser devant soi : { $piece }
realm-action-fetch = ramasser l’objet { $number } ({ $place }), avec { $means }
realm-action-fly-away = s’envoler au-dessus de { $tile }, avec { $means }
realm-action-turn-weapon = retourner : { $piece }, avec { $means }
realm-action-rage = entrer en fureur, avec { $means }
realm-action-target-rider = attaquer { $whom } et non le cheval
realm-action-target = attaquer { $whom }
realm-action-strike = { $direction }, avec { $means }
realm-action-maneuver = { $direction }, avec { $means }
realm-action-shield = bouclier : { $direction }
realm-action-place = { $piece } : { $direction }
realm-action-shift-attack = déplacer l’attaque : { $direction }
realm-action-shift-maneuver = déplacer la manœuvre : { $direction }
realm-action-stash = y mettre : { $piece }
realm-action-stash-gold = y mettre de l’or : { $amount }
realm-action-unearth = en sortir : { $piece }
realm-action-unearth-gold = en sortir de l’or : { $amount }
realm-action-reach = { $clearing }
realm-action-outfit = prendre : { $piece }
realm-action-earn = le jeton { $of_card } de la fiche
realm-action-suffer = le jeton { $chit } est blessé
realm-word-fight-on = se battre
realm-word-lure = attirer
realm-word-charge-at = charger
realm-word-lure-with = attirer par un auxiliaire
realm-word-face = laisser attaquer
realm-word-deploy = envoyer un auxiliaire
realm-word-engage = se tourner vers un autre assaillant
realm-word-turn-counter = retourner un pion
realm-word-run = s’enfuir
realm-word-drop = lâcher un objet devant soi
realm-word-regain = ramasser un objet devant soi
realm-word-fetch = ramasser un objet ailleurs dans la clairière
realm-word-turn-weapon = retourner l’arme
realm-word-rage = entrer en fureur
realm-word-target-rider = attaquer le cavalier et non le cheval
realm-word-target = attaquer
realm-word-strike = frapper
realm-word-cast = lancer un sort
realm-word-aim = viser avec le sort
realm-word-maneuver = manœuvrer
realm-word-shield = le bouclier
realm-word-place = placer un pion
realm-word-shift-attack = déplacer l’attaque
realm-word-shift-maneuver = déplacer la manœuvre
realm-word-stash = y mettre un objet
realm-word-stash-gold = y mettre de l’or
realm-word-unearth = en sortir un objet
realm-word-unearth-gold = en sortir de l’or
realm-word-reach = une clairière
realm-word-outfit = prendre arme ou armure
realm-word-earn = gagner un jeton
realm-word-suffer = être blessé

## La magie

realm-name-activity-enchant-at = Enchanter au loin
realm-name-activity-cache = Cacher des biens
realm-name-cache = la cache { $number }
realm-name-activity-enchant = Enchanter
realm-name-source-aura_of_power = phase supplémentaire de l’Aura de Puissance
realm-name-supply-clearing = la magie qui règne ici
realm-name-becomes-color = un jeton de couleur
realm-name-becomes-committed = engagé
realm-name-reason-nothing-to-enchant = il n’y a rien à enchanter
realm-prompt-enchant = { $who } enchante quelque chose ({ $tile }). Quoi ?
realm-action-enchant-at = enchanter comme en { $clearing }{ realm-name-phase }
realm-action-cache = cacher des biens{ realm-name-phase }
realm-action-enchant = enchanter{ realm-name-phase }
realm-action-enchant-chit = retourner le jeton { $chit }
realm-action-enchant-tile = retourner la tuile, avec { $supply }
realm-refusal-chit-not-enchantable = Le jeton { $chit } ne peut pas être enchanté.
realm-refusal-color-does-not-fit = Cette couleur ne convient à aucun jeton de Magie que l’on puisse montrer.
realm-event-prepares-to-enchant = { $who } se prépare à enchanter.
realm-event-tile-turned = { $who } retourne { $tile } : { $enchanted ->
    [yes] la face enchantée est visible
   *[no] la face verte est visible
 }.

## Des combats dans des fichiers

realm-name-outcome-won = vainqueur
realm-name-outcome-died = mort
realm-name-outcome-fled = en fuite
realm-duel-nobody = personne du nom de { $name } ne combat ici ; possibles : { $known }
realm-duel-too-many = de { $name }, il n’y en a que { $number }
realm-combat-json = ce n’est pas un combat : { $problem }
realm-combat-nobody = personne ne combat : nommez au moins un personnage sous « fighters »
realm-combat-name = « { $key } » nomme ce qui n’existe pas : { $name } ; possibles : { $known }
realm-combat-twice = « { $key } » nomme deux fois { $name }
realm-combat-no-more = il ne reste plus de { $name } à donner
realm-combat-clearing = il n’y a pas de clairière { $name } ; écrivez une tuile et un numéro, comme cliff-2 (tuiles : { $known })
realm-combat-round = il n’y a pas de tour { $number } : on les compte à partir de 1
realm-combat-dice = les dés disent { $value } pour : { $what } ; ce peut être : { $known }
realm-combat-dice-missing = « dice » n’a plus rien pour : { $what } (possibles : { $known }) ; ajoutez-le, ou une graine (« seed »)
realm-combat-dice-left = « dice » n’a pas été épuisé : { $value }
realm-combat-answers = plus personne n’attendait de réponse quand est venue : { $action }
realm-combat-refused = « { $action } » n’est pas possible ici ({ $clause }) ; possibles : { $known }
realm-name-spell-on = { $spell } sur { $target }
realm-prompt-aim = { $who } lance { $spell }. Sur qui, ou sur quoi ?
realm-action-cast = lancer { $spell } avec { $means } ; couleur : { $supply }
realm-action-aim = viser : { $target }
realm-action-hurl = projeter le sort : { $direction }
realm-refusal-no-magic-for-it = Il n’y a pas de telle Magie à jouer.
realm-refusal-spell-not-free = Ce sort n’est pas éveillé, ou aucune de ses lignes n’est libre : { $spell }.
realm-refusal-wrong-ground = Ce sort ne se lance pas dans une telle clairière : { $spell }.
realm-refusal-wrong-magic = Il faut une Magie de type { $need } ; celle-ci est de type { $have }.
realm-refusal-no-such-color = Sa couleur ne peut pas venir de là.
realm-refusal-no-such-target = Le sort ne peut pas viser { $target }.
realm-event-spell-cast = { $who } lance { $spell } avec { $means } ; couleur : { $supply }.
realm-event-spell-aimed = { $who } vise avec { $spell } : { $target }.
realm-event-spell-cancelled = { $who } : le sort n’aboutit pas ({ $spell }).
realm-event-spell-hurled = { $who } projette { $spell } : { $direction }.
realm-event-spell-took-effect = { $spell }, lancé par { $who }, prend effet.
realm-event-spell-ended = { $spell } prend fin : { $target }.
realm-event-spell-inert = { $spell } devient inerte : { $target }.
realm-event-transmorphized = { $who } se change, et devient : { $into }.
realm-event-became-himself = { $who } redevient comme avant.
realm-event-spell-energized = { $spell } est ranimé : { $target }.
realm-event-armor-mended = { $who } : réparé, { $piece }.
realm-name-source-blend_into_background = la phase de Se fondre dans le décor
realm-name-source-see_hidden_signs = la phase de Voir les signes cachés
realm-name-source-sense_danger = la phase de Sentir le danger
realm-name-source-blazing_light = la phase de la Lumière Éclatante
realm-name-reason-spell-gone = le sort qui la donnait n’agit pas ici et maintenant
realm-refusal-fog = Il y a du brouillard.
realm-prompt-storm = { $who } perd une phase dans la tempête (encore { $left }). Laquelle ?
realm-prompt-peer-anywhere = { $who } interroge l’Oiseau sage. Sur quelle clairière ?
realm-action-drop-phase = perdre la phase { $number } parmi celles à venir
realm-action-forgo-phase = perdre une phase : { $source ->
    [ordinary] une ordinaire
   *[other] { $source }
 }
realm-event-phase-lost = { $who } : la tempête emporte une phase, s’il en reste.
realm-prompt-energize = { $who } peut jouer des jetons de couleur pour des sorts inertes.
realm-prompt-elsewhere = { $who } voudrait être ailleurs. Où ?
realm-prompt-send-away = { $who } souhaite que quelqu’un s’en aille. Qui ?
realm-prompt-vision = { $who } a une vision de trésors. Où ?
realm-action-energize = jouer le jeton { $chit } pour { $spell }
realm-action-invoke = le faire agir : { $spell }
realm-action-whistle-to = l’envoyer sur { $tile }
realm-prompt-whistle-to = { $who } siffle, et { $chit } répond. Sur quelle tuile l’envoyer ?
realm-action-question-points = question pour { $whom } : combien de points as-tu mis sur { $category ->
    [great_treasures] les grands trésors
    [usable_spells] les sorts utilisables
    [fame] la renommée
    [notoriety] la notoriété
   *[gold] l’or
} ?
realm-action-question-spell = question pour { $whom } : as-tu noté { $spell } ?
realm-action-question-card = question pour { $whom } : quel trésor est ton objet numéro { $number } ?
realm-prompt-ask-demon = Le démon connaît les secrets de tous. Que demande { $who }, et à qui ?
realm-action-become = être { $monster }
realm-prompt-essence = { $who } porte plusieurs monstres en soi. Lequel se montre ?
realm-prompt-drift = { $who } est brume et pourrait s’éloigner ce soir. Vers où ?
realm-action-blow = l’emporter au-dessus de { $tile }
realm-prompt-blow = Au-dessus de quelle tuile le vent emporte-t-il { $who } ?
realm-prompt-broomstick = { $moment ->
    [run] { $who } va s’enfuir. Le balai s’envole-t-il ?
    [charge] { $who } charge. Le balai s’envole-t-il ?
    [maneuver] { $who } esquive. Le balai s’envole-t-il ?
    [fly] { $who } va voler. Le balai s’envole-t-il ?
    [move] { $who } va se déplacer. Le balai s’envole-t-il ?
   *[strong] { $who } a trop de force pour le balai : le sort ne ferait que se briser.
 }
realm-action-go-to = être à { $clearing }
realm-action-look-into = regarder les trésors : { $place }
realm-event-spell-invoked = { $who } fait agir { $spell }.
realm-event-wish-granted = { $who } a un vœu : { $wish }.
realm-event-truce-began = Paix pour aujourd’hui : { $clearing }.
realm-event-carried = { $who } est ailleurs : { $clearing }.
realm-event-sound-moved = { $who } siffle, et { $chit } retentit désormais sur { $tile }.
realm-event-demon-asked = { $who } fait interroger { $whom } par un démon. Nul autre n’entend la question.
realm-event-demon-answered = { $about ->
    [points] Points mis ({ $whom }) sur { $what ->
        [great_treasures] les grands trésors
        [usable_spells] les sorts utilisables
        [fame] la renommée
        [notoriety] la notoriété
       *[gold] l’or
    } : { $number }.
    [spell] Parmi les sorts notés ({ $whom }), y a-t-il { $what } ? { $number ->
        [0] Non.
       *[other] Oui.
    }
   *[card] C’est le numéro { $number } des trésors ({ $whom }) : { $what }.
}
realm-event-vision = { $who } voit les trésors : { $place }.
realm-event-control-began = { $monster } obéit désormais : { $who }.
realm-event-phantasm-came = { $who } est là : { $clearing }.
realm-name-wish-i_elsewhere = je voudrais être ailleurs
realm-name-wish-you_elsewhere = je voudrais que tu sois ailleurs
realm-name-wish-vision = une vision
realm-name-wish-peace = la paix
realm-name-wish-health = la santé
realm-name-wish-strength = la force
realm-event-sent-home = { $who } est de retour là où tout a commencé.
realm-name-curse-on = { $curse } sur { $target }
realm-name-kin-giants = les Géants
realm-name-kin-ogres = les Ogres
realm-name-kin-goblins = les Gobelins
realm-name-kin-bats = les Chauves-souris
realm-refusal-mist = Qui est brume ne fait pas cela : { $activity }.
realm-name-reason-mist = la brume ne peut pas le faire
realm-refusal-transmorphized = Une créature ne peut pas faire cela.
realm-name-reason-transmorphized = une créature ne peut pas le faire
realm-refusal-must-fly = Cette créature vole et ne marche pas.
realm-name-reason-must-fly = cette créature vole et ne marche pas
realm-prompt-stray = { $who } s’égare et peut choisir. Vers où ?
realm-event-detained = { $who } s’égare en montagne et y perd son prochain déplacement ({ $clearing }).
realm-name-reason-no-such-clearing = aucune clairière voisine ne porte ce numéro
realm-name-reason-mountain-too-far = il faudrait un déplacement de plus pour monter
realm-name-table-wish = la table des souhaits
realm-name-table-power_of_the_pit = la table de la Puissance de l’Abîme
realm-name-table-transform = la table de métamorphose
realm-name-table-lost = la table d’égarement
realm-name-table-violent_storm = la table de la Violente Tempête
realm-prompt-red-die = { $who } va lancer les dés sur { $table }. Que montre le dé rouge ?
realm-action-set-die = { $number } sur le dé rouge
realm-event-die-set = { $who } agite la Baguette magique : le dé rouge montre { $number } pour { $table }.
realm-name-target-weather_chit = le temps de la semaine prochaine
realm-prompt-gaze = { $who } regarde par l’Œil de la lune. Voir le temps de la semaine prochaine, ou le changer ?
realm-action-see-weather = regarder le jeton de la semaine prochaine
realm-action-change-weather = faire tirer un autre jeton pour la semaine prochaine
realm-event-weather-foreseen = { $who } voit le jeton du temps de la semaine prochaine.
realm-event-weather-seen = Vous voyez le jeton de la semaine prochaine : { $number }.
realm-event-weather-changed = { $who } fait tirer un autre jeton pour le temps de la semaine prochaine.
realm-note-weather-chit = Le jeton de la semaine prochaine : { $number }.

## La page

web-realm-map = La carte du royaume
web-realm-look = La vue de la carte
web-realm-nearer = Plus près
web-realm-farther = Plus loin
web-realm-whole = Toute la carte
web-realm-to-me = À mon personnage
web-realm-now = Ce que vous pouvez faire
web-realm-close = Fermer
web-realm-ways = { $count } choix
web-realm-land = { $land ->
    [mountain] montagne
    [cave] grotte
   *[woods] bois
 }
web-realm-color = { $color ->
    [white] blanc
    [grey] gris
    [gold] or
    [purple] pourpre
   *[black] noir
 }
web-realm-magic = magie : { $colors }
web-realm-face-down = un jeton de carte, face cachée
web-realm-known-to-you = { $name }, que vous avez vu
web-realm-in-tile = { $name }, quelque part sur cette tuile
web-realm-things = { $number ->
    [one] { $name }
   *[other] { $number } objets
 }
web-realm-figure = { $name } ({ $letter }{ $hidden ->
    [yes] , caché
   *[no] {""}
 })
web-realm-natives = { $name }, { $number } en tout
web-realm-you-are-here = vous êtes ici
web-realm-you-will-be-here = vous serez ici
web-realm-can-go = vous pouvez y aller
web-realm-nobody = Personne et rien que vous connaissiez.
web-realm-way = { $kind ->
    [passage] Passage secret
   *[path] Sentier caché
 } vers { $number }{ $known ->
    [yes] {""}, découvert
   *[no] {""}, pas encore découvert
 }
web-realm-day-panel = Le jour
web-realm-day = Jour { $day } sur { $days }
web-realm-part = { $part ->
    [before] avant le premier jour
    [birdsong] Chant des oiseaux
    [daylight] Journée
    [evening] Soir
    [midnight] Minuit
   *[over] la fin
 }
web-realm-month = Les jours du mois
web-realm-roll = jet des monstres : { $roll }
web-realm-prowls = En maraude :
web-realm-order = Tours du jour
web-realm-had-turn = , a eu son tour
web-realm-turn = Le tour
web-realm-recorded = Noté jusqu’ici
web-realm-today = Aujourd’hui
web-realm-follow = Suivre
web-realm-done = fait
web-realm-nothing-recorded = Rien encore. Touchez une clairière pour y aller.
web-realm-me = Votre personnage
web-realm-level = niveau { $level }
web-realm-mark = { $mark ->
    [hidden] caché
    [blocked] bloqué
    [asleep] endormi
    [found] a repéré les ennemis cachés
    [following] suit : { $whom }
   *[berserk] fureur
 }
web-realm-gold = Or
web-realm-fame = Renommée
web-realm-notoriety = Notoriété
web-realm-aims = Buts à atteindre
web-realm-aim = { web-realm-category } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
 })
web-realm-chits = Jetons d’action
web-realm-chit = { $action ->
    [move] Mouvement
    [fight] Combat
    [magic] Magie
    [berserk] Fureur
    [duck] Plongeon
   *[other] Mouvement ou combat
 } { $value }{ $time }{ $stars }{ $state ->
    [alerted] , en alerte
    [color] , jeton de couleur : { $color }
    [committed] , engagé
    [fatigued] , fatigué
    [wounded] , blessé
   *[active] {""}
 }
web-realm-belongings = Possessions
web-realm-gear = { $active ->
    [yes] en usage
   *[no] en réserve
 }{ $face ->
    [alerted] , en alerte
    [damaged] , en mauvais état
    [gallop] , au galop
   *[other] {""}
 }{ $great ->
    [yes] , grand trésor
   *[no] {""}
 }
web-realm-spells = Sorts
web-realm-curses = Malédictions
web-realm-tasks = Missions et campagnes
web-realm-task = { $name } (jusqu’au jour { $day })
web-realm-friends = Relations
web-realm-trust = { $trust ->
    [ally] Alliés :
    [friendly] Amicaux :
    [unfriendly] Inamicaux :
   *[enemy] Ennemis :
 }
web-realm-discoveries = Découvertes : { $count }
web-realm-company = Les autres
web-realm-in-short = Or { $gold }, renommée { $fame }, notoriété { $notoriety }{ $wounds ->
    [0] {""}
    [one] , une blessure
   *[other] , { $wounds } blessures
 }
web-realm-views = Ce que l’on regarde
web-realm-map-view = Carte
web-realm-combat = Combat
web-realm-round = { $round ->
    [0] Soir à { $clearing }, avant le combat
   *[other] Combat à { $clearing }, tour { $round }
 }
web-realm-effort = Effort : { $spent } astérisques sur { $most }
web-realm-target = attaque : { $name }
web-realm-worn = Armes et armure
web-realm-face = { $face ->
    [alerted] en alerte
    [damaged] endommagé
    [gallop] au galop
   *[other] { $face }
 }
web-realm-waiting = Pas encore placés :
web-realm-column = { $column ->
    [1] Estoc, Charge
    [2] Taille, Esquive
   *[other] Assommoir, Plongeon
 }
web-realm-counters = Pions
web-realm-row = { $row ->
    [attack] Attaque
    [maneuver] Manœuvre
   *[shield] Bouclier
 }
web-realm-place = { $letter } ici
web-realm-here = ici
web-realm-cast = Sorts lancés :
web-realm-counter = { $letter } : { $name }{ $side ->
    [dark] , face sombre
   *[light] {""}
 }, { $size ->
    [L] léger
    [M] moyen
    [H] lourd
    [T] colossal
   *[other] négligeable
 }{ $armored ->
    [yes] , cuirassé
   *[no] {""}
 }{ $blow ->
    [none] , sans attaque
   *[other] , attaque { $blow }
 }{ $move ->
    [0] {""}
   *[other] , mouvement { $move }
 }{ $hits ->
    [now] , vous touche en l’état
    [anywhere] , vous touche où qu’il soit
    [there] , vous touche là où est votre manœuvre
   *[no] {""}
 }
web-realm-hand = Tuiles à poser
web-realm-point = Choisissez une tuile, puis touchez une place sur la carte.
web-realm-laid-so = { $count ->
    [one] { $name } : une seule façon de la poser là.
   *[other] { $name } : façon { $number } sur { $count } de la tourner. Touchez encore la place pour la suivante.
 }
web-realm-lay = La poser ici
web-realm-turn-tile = La tourner
web-realm-places = Places pour la tuile
web-realm-place-for = Place pour { $name } : colonne { $column }, ligne { $row }, { $count ->
    [one] une façon
   *[other] { $count } façons
 } de la poser
web-realm-in-the-clearing = Dans la clairière
web-realm-card = une carte, face cachée
web-realm-pile = { $name }, avec { $count ->
    [one] une carte
   *[other] { $count } cartes
 }
web-realm-category = { $category ->
    [great_treasures] Grands trésors
    [usable_spells] Sorts utilisables
    [fame] Renommée
    [notoriety] Notoriété
   *[gold] Or
 }
web-realm-need = il en faut { $need }
web-realm-left = Points restants : { $left } sur { $all }
web-realm-fewer = { $name } : un de moins
web-realm-more = { $name } : un de plus
web-realm-divide = Voilà mes buts
web-realm-whom = Qui ?
