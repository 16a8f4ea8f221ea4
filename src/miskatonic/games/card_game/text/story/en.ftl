# The story of the card game.

## Openings

cg-story-opening-the-gathering-1 = It was your study an hour ago. The wallpaper goes on now where the door used to be.
cg-story-opening-the-midnight-masks-1 = All over town they are putting on their good coats, and under the good coats, feathers.
cg-story-opening-the-devourer-below-1 = The road gives out at the trees. Beyond them, somebody has swept the path, and lit it.

## Acts

cg-story-act-trapped-1 = The rug comes up, the boards come up, and under the boards there is a way down you never had built.
cg-story-act-the-barrier-1 = The curtain of cold gives way like a held breath. On the far side somebody has heard it.
cg-story-act-what-have-you-done-1 = The priest goes down among his candles, and the house is quiet enough to be afraid of.
cg-story-act-uncovering-the-conspiracy-1 = You lay the last name on the table beside the others. Every one of them has dined with you.
cg-story-act-investigating-the-trail-1 = The trail ends at a clearing where the grass has been trodden flat, from underneath.
cg-story-act-into-the-darkness-1 = Between the black trunks there is a light, and a great many people with their backs to you.
cg-story-act-disrupting-the-ritual-1 = You break the circle with your heel. The chant goes on for one line without any singers.

## Agendas

cg-story-agenda-whats-going-on-1 = The digging starts again, under every room at once.
cg-story-agenda-rise-of-the-ghouls-1 = They no longer trouble to be quiet. You can hear them learning the stairs.
cg-story-agenda-theyre-getting-out-1 = The front door stands open on the street. It is late, and some windows are still lit.
cg-story-agenda-predator-or-prey-1 = Somebody steps out of the lamplight when you turn round, in no hurry at all.
cg-story-agenda-time-is-running-short-1 = The clocks of Arkham strike twelve. In the woods they have been waiting for nothing else.
cg-story-agenda-the-arkham-woods-1 = The path behind you has been folded up and put away.
cg-story-agenda-the-ritual-begins-1 = The drums find your pulse, and then they lead.
cg-story-agenda-vengeance-awaits-1 = The ground swells like something drawing breath under a sheet.
cg-story-agenda-the-devourer-below-1 = It rises, and goes on rising, and the stars above it are eaten in their order.

## Resolutions

cg-story-resolution-the-gathering-0-1 = You are carried out by neighbours who ask no questions, and who lock their doors behind them.
cg-story-resolution-the-gathering-1-1 = You watch your house burn from across the road. It is the only warm thing you have seen tonight.
cg-story-resolution-the-gathering-2-1 = The house stands. You will never again quite believe in the floor.
cg-story-resolution-the-gathering-3-1 = By morning there is a neat hole where the street was, and nothing in it that would rather be found.
cg-story-resolution-the-midnight-masks-0-1 = You wake in the gutter with the taste of grave earth, and the whole night still unaccounted for.
cg-story-resolution-the-midnight-masks-2-1 = Midnight, and the ones you have not found are walking to the woods in their good coats.
cg-story-resolution-the-midnight-masks-1-1 = You have all their names now. It is almost worse to know who will be missing in church.
cg-story-resolution-the-devourer-below-0-1 = Nobody comes back along the road. After a week the dogs stop waiting at the edge of the trees.
cg-story-resolution-the-devourer-below-1-1 = The hole closes on nothing. You walk home by daylight and say good morning to everyone you meet.
cg-story-resolution-the-devourer-below-2-1 = It falls as a hill falls. They will farm there one day, and wonder at what grows.
cg-story-resolution-the-devourer-below-3-1 = It takes what it was promised, and the woods are full of people who are grateful to have been brief.

## Defeated

cg-story-eliminated-roland-banks-damage-1 = The badge is found a long way from the rest.
cg-story-eliminated-roland-banks-horror-1 = He fills in the report in full, in a clear hand, in no language.
cg-story-eliminated-daisy-walker-damage-1 = Her spectacles lie folded on the last book, to mark the page.
cg-story-eliminated-daisy-walker-horror-1 = She is shelving the shadows now, by author.
cg-story-eliminated-skids-otoole-damage-1 = His luck was in the other coat.
cg-story-eliminated-skids-otoole-horror-1 = He deals patience all night to something that will not cut the cards.
cg-story-eliminated-agnes-baker-damage-1 = The apron is quite clean. It is only that she is not in it.
cg-story-eliminated-agnes-baker-horror-1 = She remembers the other life, all of it, and leaves this one on the counter.
cg-story-eliminated-wendy-adams-damage-1 = The amulet floats for a while before it follows her.
cg-story-eliminated-wendy-adams-horror-1 = She is singing to the drain, and the drain knows the words.

## What comes of the encounter deck

cg-story-encounter-screeching-byakhee-1 = Something drops out of the dark between two street lamps and does not land.
cg-story-encounter-the-yellow-sign-1 = It is only a doodle in the margin. You have just finished drawing it.
cg-story-encounter-yithian-observer-1 = The stranger takes notes on how you breathe, and seems to have read ahead.
cg-story-encounter-offer-of-power-1 = A voice names its price in a coin you did not know you had.
cg-story-encounter-relentless-dark-young-1 = One of the trees has hooves.
cg-story-encounter-goat-spawn-1 = It bleats like a child who has been told how.
cg-story-encounter-young-deep-one-1 = Wet feet on the stairs, and a patience that was not learnt on land.
cg-story-encounter-dreams-of-rlyeh-1 = You close your eyes for an instant. There are columns behind them.
cg-story-encounter-the-masked-hunter-1 = The crowd parts for one who has been walking at your pace for an hour.
cg-story-encounter-hunting-shadow-1 = Your shadow stops to look at something you have passed.
cg-story-encounter-false-lead-1 = The address is correct. The house has been gone since the flood.
cg-story-encounter-swarm-of-rats-1 = The floor is moving, and in step.
cg-story-encounter-ghoul-minion-1 = A hand comes up through the boards and feels about for a foot.
cg-story-encounter-ravenous-ghoul-1 = It has been in the kitchen, and it is still hungry.
cg-story-encounter-grasping-hands-1 = They come out of the wall as far as the elbow, and there are a great many of them.
cg-story-encounter-rotting-remains-1 = You know the ring. You do not look at what wears it.
cg-story-encounter-frozen-in-fear-1 = You have decided to run. Your legs have not been told.
cg-story-encounter-dissonant-voices-1 = They are all talking at once, and every one of them is reasonable.
cg-story-encounter-ancient-evils-1 = Far off, a very old clock gains an hour.
cg-story-encounter-crypt-chill-1 = The air from below has been kept a long time, and it goes through your coat.
cg-story-encounter-obscuring-fog-1 = The fog comes in under the door and takes the far wall first.
cg-story-encounter-acolyte-1 = A clerk from the savings bank, in a hood, looking as guilty as if you had called on a Sunday.
cg-story-encounter-wizard-of-the-order-1 = He has rings on every finger, and he is counting with them.
cg-story-encounter-mysterious-chanting-1 = Through the wall comes a hymn with too many verses.
cg-story-encounter-hunting-nightgaunt-1 = It has no face, so it is hard to say whether it has seen you.
cg-story-encounter-on-wings-of-darkness-1 = You are lifted by the shoulders, gently, as one moves a lamp.
cg-story-encounter-locked-door-1 = It was open a minute ago. The key is on the inside, turning.
cg-story-encounter-wolf-man-drew-1 = The moon comes out, and the man at the corner goes down on all fours to tie his shoe.
cg-story-encounter-herman-collins-1 = The undertaker takes your measure from across the street, and writes it down.
cg-story-encounter-peter-warren-1 = The professor is polite. He has only come for the eyes.
cg-story-encounter-victoria-devereux-1 = She smiles in the doorway of a house she has not lived in since it burnt.
cg-story-encounter-ruth-turner-1 = She knows all the drawers of the morgue by heart, and one of them is empty.
cg-story-encounter-umordhoths-wrath-1 = The trees lean away from you, and you understand that they are making room.
cg-story-encounter-ghoul-priest-1 = He comes up the cellar steps in what was once a surplice, with a great many behind him.
cg-story-encounter-flesh-eater-1 = It looks up from the trunk in the attic, with a sleeve in its mouth.
cg-story-encounter-icy-ghoul-1 = It has lain in the cold room so long that it clinks.
cg-story-encounter-cover-up-1 = The file is thinner than it was this morning, and your name is on the last page.
cg-story-encounter-hospital-debts-1 = The envelope has a window, and behind the window is a figure with a comma.
cg-story-encounter-abandoned-and-alone-1 = You turn to say something, and there has not been anybody there for quite some time.
cg-story-encounter-amnesia-1 = You are holding a letter that explains everything. You used to be able to read.
cg-story-encounter-paranoia-1 = The man at the newsstand has told them already. It is plain from the way he counts the change.
cg-story-encounter-haunted-1 = It sits at the foot of the bed and has all the time in the world.
cg-story-encounter-psychosis-1 = The wallpaper has reached the letter with your name in it.
cg-story-encounter-hypochondria-1 = There is a second pulse in your wrist, and it is not keeping up.
cg-story-encounter-mob-enforcer-1 = He is sorry to trouble you. He has brought somebody to hold your coat.
cg-story-encounter-silver-twilight-acolyte-1 = The lodge sends its compliments, and a young man with a knife.
cg-story-encounter-stubborn-detective-1 = He would like to go over it once more, from the beginning, and slowly.
cg-story-encounter-umordhoth-1 = Where the hill was, something lifts a face the size of weather.
