# The story of Elder Sign.

## Openings

es-story-opening-azathoth-1 = The star charts in the east wing no longer agree with the sky, and every night they disagree a little more.
es-story-opening-cthulhu-1 = Since the green idol came up from the store, the night watchmen dream the same dream. They have begun to learn its language.
es-story-opening-hastur-1 = A playbill has been pinned to the museum door, for a piece nobody will admit to having read. The curtain is tonight.
es-story-opening-ithaqua-1 = There is frost on the inside of the display cases, and in July the wind has found a way in.
es-story-opening-nyarlathotep-1 = The new Egyptologist has perfect manners and no shadow after six. The trustees adore him.
es-story-opening-shub-niggurath-1 = Something is grazing in the courtyard where nothing grows. In the morning the paving is warm.
es-story-opening-yig-1 = The keepers found seven skins behind the boiler, shed whole. The longest still has its gloves.
es-story-opening-yog-sothoth-1 = Last night a door in the archives opened on the archives, and someone in there was reading this by lamplight.

## The awakening

es-story-awakens-azathoth-1 = The piping stops. Overhead, one after the other, the stars are put out like lamps in a house.
es-story-awakens-cthulhu-1 = The harbour empties in one breath. What stood up in it wears the night like weed.
es-story-awakens-hastur-1 = The last guest takes off a mask and, beneath it, goes on taking off masks.
es-story-awakens-ithaqua-1 = The roof is lifted off as one lifts a lid. The cold looks in and counts.
es-story-awakens-nyarlathotep-1 = He bows to each of you by name, then shows you what the name was for.
es-story-awakens-shub-niggurath-1 = The trees in the square kneel. Between them comes the mother of what made the prints.
es-story-awakens-yig-1 = Every rope in the building coils at once. Then the floor of the rotunda opens its eye.
es-story-awakens-yog-sothoth-1 = All the doors open together, and behind every one of them is the same thing.

## Won

es-story-won-azathoth-1 = The astronomers report an ordinary sky. One of them asks not to be told why he is weeping.
es-story-won-cthulhu-1 = The idol goes back into its crate, and the crate into the deepest water on the chart. Nobody dreams for a week.
es-story-won-hastur-1 = The theatre burns with the only copy inside. The critics are kind about the lighting.
es-story-won-ithaqua-1 = The thaw comes at breakfast. Someone laughs at the sound of the gutters, and cannot stop.
es-story-won-nyarlathotep-1 = His office is empty but for a calling card. It is burnt unread, in a good strong fire.
es-story-won-shub-niggurath-1 = They salt the courtyard and set the paving straight. By spring not even moss has come.
es-story-won-yig-1 = The gardener finds one last skin in the hedge, quite small. He buries it under a large stone.
es-story-won-yog-sothoth-1 = The locksmith counts the doors of the museum and, for once, his sum agrees with the plans.

## Lost

es-story-lost-azathoth-1 = There is no morning edition. There is no morning.
es-story-lost-cthulhu-1 = Along the whole coast the bells are rung, under water.
es-story-lost-hastur-1 = The second night is sold out as well. Everyone must come as they are.
es-story-lost-ithaqua-1 = They find the museum in the spring, three counties to the north, set down quite gently.
es-story-lost-nyarlathotep-1 = The trustees are unanimous. The motion carries, and carries them, and is still on its way.
es-story-lost-shub-niggurath-1 = There are so many children in the streets now, and all of them are hungry.
es-story-lost-yig-1 = Arkham sheds its people in a single night and is sleek and new by morning.
es-story-lost-yog-sothoth-1 = You close the last door behind you and are standing before the first.

## Adventures

es-story-attempt-ancient-relics-1 = The label says bronze. The thing under the glass says your name.
es-story-attempt-a-terrible-discovery-1 = The crate is addressed to you, in your hand, and it has been here for forty years.
es-story-attempt-did-you-hear-that-1 = You hold your breath to listen. Something on the stairs does the same.
es-story-attempt-the-loading-dock-1 = One crate more has come off the lorry than went on. The driver will not sign for it.
es-story-attempt-the-storage-closet-1 = Mops, a bucket, a smell of the sea. The closet goes back a good deal farther than the wall.
es-story-attempt-the-key-to-the-beyond-1 = The key turns in the air as if the air had a lock.
es-story-attempt-riot-in-the-streets-1 = The crowd is shouting a word none of them could spell. A torch comes over the railings.
es-story-attempt-unnatural-habitat-1 = The painted jungle behind the glass has grown since closing time. It has reached the glass.
es-story-attempt-don-t-fall-asleep-1 = The chair is deep, the lamp is warm, and it would only be for a minute. It is waiting for that minute.
es-story-attempt-the-hidden-passage-1 = The bookcase swings out on oiled hinges. Someone has kept them oiled.
es-story-attempt-something-has-broken-free-1 = The bars are bent outward. The food has not been touched.
es-story-attempt-hallway-on-fire-1 = The corridor burns without smoke, and the flames lean towards whoever looks at them.
es-story-attempt-horrible-visions-1 = For an instant you see the hall as it will be, and who is lying in it.
es-story-attempt-late-night-break-in-1 = The window was broken from inside. Whoever got out took nothing and left the light on.
es-story-attempt-there-s-something-in-the-basement-1 = The stair has one step more in the dark than it has by day.
es-story-attempt-tempest-in-a-teapot-1 = In the café the tea is going round in the pot, slowly, against the clock.
es-story-attempt-a-secret-gathering-1 = Seven chairs in a ring, still warm, and a hat upon the eighth.
es-story-attempt-the-missing-records-1 = The drawer for that year holds nothing but dust and a single, very fresh, fingerprint.
es-story-attempt-vermin-in-the-pipes-1 = Something scratches in the pipes, stops when you stop, and answers when you knock.
es-story-attempt-the-archives-1 = The catalogue sends you to a shelf that sends you to a shelf. The lamps are going out behind you.
es-story-attempt-stay-away-from-the-windows-1 = It has been going from pane to pane all evening, wiping a place to look through.
es-story-attempt-gate-to-elsewhere-1 = In the middle of the gallery hangs a draught with an edge to it.
es-story-attempt-administration-office-1 = The typewriter is finishing a letter of condolence. The carriage returns by itself.
es-story-attempt-we-need-to-find-help-1 = The telephone works. It is the operator who is wrong.
es-story-attempt-a-peculiar-specimen-1 = The jar is labelled as one animal. The jar looks at you with more eyes than that.
es-story-attempt-mysterious-tome-1 = The pages are uncut, and still somebody has written in the margins.
es-story-attempt-lights-out-1 = One by one the bulbs go, from the far end of the hall, at a walking pace.
es-story-attempt-the-elder-sign-1 = The five-branched mark is cut into the threshold, and the dust will not lie on it.
es-story-attempt-the-writing-on-the-wall-1 = The plaster is covered to the ceiling. The last line is still wet, and it describes the room.
es-story-attempt-gala-in-the-great-hall-1 = The orchestra plays, the couples turn, and no one at all casts a reflection in the floor.
es-story-attempt-please-do-not-touch-the-exhibits-1 = The rope is down. There are the marks of many hands upon the stone, all of them pushing.
es-story-attempt-medusa-exhibit-1 = The statues of the visitors are remarkably modern. One is holding today’s paper.
es-story-attempt-the-guided-tour-1 = The guide knows every room. He walks a little too close to the walls, and then a little inside.
es-story-attempt-you-become-that-which-you-fear-most-1 = The mirror shows you last, after a good many others.
es-story-attempt-the-curator-1 = He is so glad that you could come. He has left a space for you, with a card.
es-story-attempt-the-hedge-maze-1 = The hedges were clipped this morning. They have moved up since, on the side towards you.
es-story-attempt-public-lavatory-1 = All the taps are running, and what goes down the drains is coming back to see.
es-story-attempt-forgotten-knowledge-1 = You have known this once. Your hand remembers the page before you do.
es-story-attempt-the-hall-of-the-dead-1 = The mummies have been turned to face the door. It cannot have been done quickly.
es-story-attempt-the-graveyard-1 = The oldest stones have been wiped clean. The newest has no name yet, only the month.
es-story-attempt-the-security-office-1 = Twelve keys hang on twelve hooks. The night’s report is written up to half an hour from now.
es-story-attempt-transported-by-magic-1 = One step is on marble and the next is not, and the one after that is the difficulty.
es-story-attempt-when-night-falls-1 = It falls inside first, from under the furniture.
es-story-attempt-the-gift-shop-1 = The postcards show the museum tonight. You are in several of them.
es-story-attempt-haunted-by-a-shadowy-figure-1 = It keeps two rooms behind, politely, and it has begun to leave out one of the rooms.
es-story-attempt-koi-pond-1 = The old carp lie in a ring at the bottom, heads inward, and wait for what they feed.
es-story-attempt-remains-of-the-high-priest-1 = The bandages are empty and still warm. The incense was lit from the other side of the case.
es-story-attempt-blood-on-the-floor-1 = The trail goes to the middle of the room and stops, and goes on along the ceiling.
es-story-attempt-the-dreamlands-1 = Past seventy steps of onyx lies a harbour you have drawn since you were a child.
es-story-attempt-city-of-the-great-race-1 = The ramps have no stairs, the shelves no end, and someone has kept your place in a book.
es-story-attempt-great-hall-of-celeano-1 = Under a star that gives no light, the library is open, and they are strict about silence.
es-story-attempt-plateau-of-leng-1 = A single lamp in a low stone house, and nothing else on the whole cold table of the world.
es-story-attempt-another-dimension-1 = Here the corners are all on the outside. You can feel them being turned.
es-story-attempt-yuggoth-1 = Black rivers, black bridges, and on the farther bank a row of jars that ask for news of home.
es-story-attempt-r-lyeh-1 = The stairs are wet, the angles wrong, and the door stands wider than it did a moment ago.
es-story-attempt-the-abyss-1 = You let the lantern down on all the rope you have. At the end of it somebody takes hold.

## Success

es-story-resolved-1 = The clock goes on ticking. It is astonishing how good that sounds.
es-story-resolved-2 = You shut the case, turn the little key, and write nothing down.
es-story-resolved-3 = When the lamp is lit again, the room is only a room.
es-story-resolved-4 = Whatever it was, it has left its hold on the place, and a smell of salt.
es-story-resolved-5 = You find that you have been holding your hat in both hands. You put it on.
es-story-resolved-6 = Somewhere a door that has stood open for years falls shut.
es-story-resolved-the-dreamlands-1 = You wake with sand in your shoes, and know the way back.
es-story-resolved-city-of-the-great-race-1 = They lend you the page, on condition that you forget which one it was.
es-story-resolved-great-hall-of-celeano-1 = The librarian stamps nothing, says nothing, and lets you pass with what you have learnt.
es-story-resolved-plateau-of-leng-1 = You leave before the one in the silk mask has finished pouring.
es-story-resolved-another-dimension-1 = You come out where you went in, and the other way round.
es-story-resolved-yuggoth-1 = The jars wish you a good journey, one after the other, in very good accents.
es-story-resolved-r-lyeh-1 = You climb down what you climbed up, and the door has not heard you.
es-story-resolved-the-abyss-1 = The rope comes up light. You do not look to see where it was cut.

## Failure

es-story-failed-1 = You are outside the room again, with the door shut, and a good deal of the evening gone.
es-story-failed-2 = It lets you go, the way one puts down a book to come back to it.
es-story-failed-3 = The lamp dies. What follows is done by touch, and not by yours.
es-story-failed-4 = You run. Afterwards you are quite sure that you walked.
es-story-failed-5 = Behind you something is set back in its place, with care.
es-story-failed-6 = Your watch has stopped at the moment you would rather not recall.
es-story-failed-the-dreamlands-1 = The ship sails with your name on its list. You are only the one who woke.
es-story-failed-city-of-the-great-race-1 = For an hour someone else uses your hands, and signs for you.
es-story-failed-great-hall-of-celeano-1 = The fine for speaking aloud is taken from what you were going to say.
es-story-failed-plateau-of-leng-1 = The lamp in the stone house is put out, and now it knows which way you run.
es-story-failed-another-dimension-1 = Most of you returns at once.
es-story-failed-yuggoth-1 = They have a jar with your name on it. They are only waiting for the contents.
es-story-failed-r-lyeh-1 = The step you trusted was a corner. It goes on being a corner for a long while.
es-story-failed-the-abyss-1 = There is no bottom, but there are those who tell you so as you pass.

## Midnight

es-story-midnight-1 = Midnight. A display case cracks, from within.
es-story-midnight-2 = Midnight. All over the museum the clocks agree, which they have never done.
es-story-midnight-3 = Midnight. The portraits in the long gallery have changed places again.
es-story-midnight-4 = Midnight. Something heavy is walked, not carried, across the floor above.
es-story-midnight-5 = Midnight. The telephone rings once in the empty office, and is answered.
es-story-midnight-6 = Midnight. The gas sinks to a blue bead and thinks it over.
es-story-midnight-7 = Midnight. The watchman’s steps go by. The watchman died on Tuesday.
es-story-midnight-8 = Midnight. In the whale’s ribs overhead the dust begins to breathe.
es-story-midnight-9 = Midnight. The lift comes up from a floor that is not on the panel.
es-story-midnight-10 = Midnight. One more chair stands round the table, pulled out a little.
es-story-midnight-11 = Midnight. The visitors’ book turns a page. There are fresh signatures.
es-story-midnight-12 = Midnight. A smell of seaweed, and wet prints that lead only inward.

## Devoured

es-story-devoured-1 = They find the hat. They never find the head it fitted.
es-story-devoured-2 = The shoes are still tied. They stand quite straight, facing the wall.
es-story-devoured-3 = A voice goes on answering from the dark, a little behind the questions.
es-story-devoured-4 = The notebook ends in the middle of a word. The pencil has been sharpened since.
es-story-devoured-5 = There is a new figure in the tableau on the second floor. It is very well done.
es-story-devoured-6 = The coat is handed in at the cloakroom. Nobody asks for it, and the ticket is warm.

## Signs

es-story-signs-1 = The mark takes, and for a moment the building holds its breath with you.
es-story-signs-2 = Five branches, one eye, and the air in the hall is only air again.
es-story-signs-3 = Somewhere out beyond the stars a knocking leaves off.
es-story-signs-4 = You draw it as the old man showed you, without lifting the chalk.

## Ways to end

es-story-won-sealed-1 = The signs lie under the floor of the hall, and the public walks over them.
es-story-won-sealed-2 = The last sign goes in. Behind the walls something turns over, and sleeps.
es-story-won-battle-1 = The skylight is in pieces. Above it are the stars, in their old places.
es-story-won-battle-2 = You sit on the stairs among the broken cases. Somebody begins to laugh, and may.
es-story-lost-in-battle-1 = The guard has orders to let nobody out. There is nobody to let out.
es-story-lost-in-battle-2 = It fills the great hall, then the stairs, then the street. You were in the great hall.
es-story-lost-devoured-1 = Your hats are still in the cloakroom, and nobody asks for them.
es-story-lost-devoured-2 = Your lamps go on burning in the gallery, on the floor.
