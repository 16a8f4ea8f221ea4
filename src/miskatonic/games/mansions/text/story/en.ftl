# The story of Mansions of Madness.

## Openings

mm-story-opening-the-fall-of-house-lynch-1 = The door opens before anybody knocks. In the foyer a clock is running, and nothing else is.
mm-story-opening-the-inner-sanctum-1 = A hymn comes up between the flagstones. Somebody has left a rest in it, as long as your names.
mm-story-opening-green-eyed-boy-1 = The letters lie side by side on the foyer table. All of them have the same smear of jam.
mm-story-opening-classroom-curses-1 = The yard is empty, and chalk still squeaks behind a window upstairs.
mm-story-opening-blood-ties-1 = The gate has been oiled for one arrival. Behind it, the soil has been turned all night.

## Mythos cards

mm-story-mythos-swarm-of-bats-1 = The chimney coughs, and the room is full of leather.
mm-story-mythos-whispers-1 = Somebody behind the wallpaper is reading out your letters.
mm-story-mythos-bad-omen-1 = The salt has been spilt in the shape of a hand, and the hand points at a chair.
mm-story-mythos-trembling-hands-1 = The lantern shakes, and it takes you a moment to see why.
mm-story-mythos-eyes-in-the-dark-1 = Pairs of them, low down, and then one pair a good deal higher.
mm-story-mythos-slammed-door-1 = The door shuts with the full weight of somebody leaning on it.
mm-story-mythos-threshold-of-fear-1 = Your foot is over the sill. It will not be put down.
mm-story-mythos-knocking-1 = Three knocks at the front door, and a fourth from inside it.
mm-story-mythos-cold-draft-1 = The candle bends towards you, though there is nobody there to blow.
mm-story-mythos-the-lock-turns-1 = It turns quite slowly, so that you have time to listen.
mm-story-mythos-loose-floorboards-1 = The board gives, and something underneath gives it back.
mm-story-mythos-falling-chandelier-1 = All evening it has swung a little. Now it has made up its mind.
mm-story-mythos-face-in-the-mirror-1 = The glass is fogged from within, and a sleeve is clearing it.
mm-story-mythos-footsteps-above-1 = They cross from wall to wall, and the attic is half as wide as that.
mm-story-mythos-blown-fuse-1 = The bulb flares, and in the flare the room has one more guest.
mm-story-mythos-sudden-chill-1 = Your breath shows, and next to it another.
mm-story-mythos-cave-in-1 = The ceiling sighs first, like a man who sets down a load.
mm-story-mythos-rats-1 = They do not run from the light. They have been sent for.
mm-story-mythos-foul-air-1 = The cellar breathes out, and has plainly eaten.
mm-story-mythos-lost-in-the-dark-1 = You keep one hand on the wall. After a while the wall is warm.
mm-story-mythos-sparks-1 = A wire spits in the dark, and the smell is not of copper.
mm-story-mythos-thick-smoke-1 = It comes under the door in one piece and stands up.
mm-story-mythos-burning-clothes-1 = The flame takes your cuff as a child takes a sleeve.
mm-story-mythos-spreading-blaze-1 = The curtains go up without a sound, and the next room hears of it.
mm-story-mythos-scorched-hands-1 = The handle has been waiting in the fire for someone to need it.
mm-story-mythos-jammed-gun-1 = A click, and a silence with a good deal of interest in it.
mm-story-mythos-out-of-ammunition-1 = You count the shells in your pocket and come to a button.
mm-story-mythos-misfire-1 = The shot goes off late, and not altogether forwards.
mm-story-mythos-slippery-grip-1 = It leaves your fingers as though it had been called.
mm-story-mythos-worn-blade-1 = The edge folds over like the page of a book somebody means to come back to.
mm-story-mythos-loss-of-will-1 = It would be simpler to sit down. There is a chair for it.
mm-story-mythos-secret-orders-1 = The note is in your own hand, and it is quite explicit.
mm-story-mythos-false-memory-1 = You have been here before, in a sailor suit, holding somebody’s hand. It had too many fingers.
mm-story-mythos-blackmail-1 = The photograph is an old one. You had hoped that the negative was lost.
mm-story-mythos-clean-conscience-1 = You have done nothing wrong. It is curious how often you have to say it.

## Events

mm-story-event-blood-ties-event-1-1 = The offer is made in your grandfather’s voice, from much too high up.
mm-story-event-blood-ties-event-2-1 = A light moves in the garden shed, on no lantern anyone has brought.
mm-story-event-blood-ties-event-3-1 = A nursery rhyme comes back, word by word, and the last words are not in any language.
mm-story-event-blood-ties-event-4-1 = The family portraits have all turned to look at the same door.
mm-story-event-blood-ties-event-5-1 = The sun comes up over the hedges, and whatever was to be done is done.
mm-story-event-classroom-curses-event-1-1 = The bulbs go with a sound like knuckles, one corridor after another.
mm-story-event-classroom-curses-event-2-1 = Somewhere below, a gauge leans over into the red and stays there.
mm-story-event-classroom-curses-event-3-1 = The roll is being called in an empty room, and somebody answers.
mm-story-event-classroom-curses-event-4-1 = Every blackboard in the building has been wiped but for one line.
mm-story-event-classroom-curses-event-5-1 = The bell rings for the end of the lesson. The lesson was you.
mm-story-event-green-eyed-boy-event-1-1 = The man on the doorstep has been there since the snow. He is smiling at the house.
mm-story-event-green-eyed-boy-event-2-1 = The patients have stopped screaming, all at the same moment, to listen.
mm-story-event-green-eyed-boy-event-3-1 = He has brought the boy a present. It is wrapped in a nurse’s apron.
mm-story-event-green-eyed-boy-event-4-1 = For the length of a breath you see what the boy sees. He says he is sorry.
mm-story-event-green-eyed-boy-event-5-1 = The boy shuts his eyes at last. All over the house others open.
mm-story-event-the-fall-of-house-lynch-event-1-1 = The hall clock clears its throat, and the house sits up to hear.
mm-story-event-the-fall-of-house-lynch-event-2-1 = The strokes come down the stairs one at a time, like somebody in slippers.
mm-story-event-the-fall-of-house-lynch-event-3-1 = Midnight. In the cellar something that was put away is let out.
mm-story-event-the-fall-of-house-lynch-event-4-1 = One stroke, and in the silence after it somebody laughs upstairs, quite kindly.
mm-story-event-the-fall-of-house-lynch-event-5-1 = The clock strikes for the last time and lets its weights down to the floor, gently.
mm-story-event-the-inner-sanctum-event-1-1 = A motor stops outside. He begs the company’s pardon, and asks who has begun without him.
mm-story-event-the-inner-sanctum-event-2-1 = The candles burn downwards now, and the shadows of the hoods have antlers.
mm-story-event-the-inner-sanctum-event-3-1 = A gong, far down. Everyone in the house begins to walk a little faster.
mm-story-event-the-inner-sanctum-event-4-1 = The robes have been laid out in a row, and one of them is your size.
mm-story-event-the-inner-sanctum-event-5-1 = The chanting stops because it has been answered.

## Objectives

mm-story-objective-blood-ties-objective-1a-1 = The dead man in the furnace room has your chin, and wants it back.
mm-story-objective-blood-ties-objective-1b-1 = In the churchyard the earth is turned up everywhere, and always from below.
mm-story-objective-blood-ties-objective-1c-1 = The will is quite clear. One of you is to inherit, and to be inherited.
mm-story-objective-classroom-curses-objective-1a-1 = The gratings have been unscrewed from inside, and the screws set down in rows.
mm-story-objective-classroom-curses-objective-1b-1 = The girls drew an angle on the attic floor, and something has come round it.
mm-story-objective-classroom-curses-objective-1c-1 = The librarian signs for her soul in the loans book. It is overdue.
mm-story-objective-green-eyed-boy-objective-1a-1 = His mother has come to fetch him, and the ice goes before her down the hall.
mm-story-objective-green-eyed-boy-objective-1b-1 = Behind the meat in the cold room is a door of ice, and it is on the latch.
mm-story-objective-green-eyed-boy-objective-1c-1 = The boy has chosen whom to trust. He looks round the room, and will not say.
mm-story-objective-the-fall-of-house-lynch-objective-1a-1 = Walter has taken off his good coat, and folded it, and picked up the axe.
mm-story-objective-the-fall-of-house-lynch-objective-1b-1 = Under the house he has kept it fed for years. Tonight he has nothing left but guests.
mm-story-objective-the-fall-of-house-lynch-objective-1c-1 = The front door has been walled with works of brass, and they are ticking.
mm-story-objective-the-inner-sanctum-objective-1a-1 = The voices under the floor ask for the High Priest by his first name.
mm-story-objective-the-inner-sanctum-objective-1b-1 = They have not been praying. They have been giving directions.
mm-story-objective-the-inner-sanctum-objective-1c-1 = On the altar stand place cards, in a fine hand. You find your own.

## Monsters

mm-story-comes-zombie-1 = It comes at the pace of somebody looking for his spectacles.
mm-story-comes-zombie-2 = The dirt is still on him, and the ribbon of the wreath.
mm-story-comes-maniac-1 = He has been laughing so long that it has stopped being about anything.
mm-story-comes-maniac-2 = He asks whether you have seen his other shoe. He is holding it, and there is a foot in it.
mm-story-comes-cultist-1 = A hood, a lamp, a look of having been interrupted at prayer.
mm-story-comes-cultist-2 = Beneath the robe are the boots of a man who delivers coal.
mm-story-comes-cult-leader-1 = The others make way, and he does not look to see whether they have.
mm-story-comes-cult-leader-2 = His voice is in the room a little before he is.
mm-story-comes-witch-1 = She was old when the elm was planted, and she has come about the elm.
mm-story-comes-witch-2 = The candles on her side of the room are burning black.
mm-story-comes-mi-go-1 = A dry humming, and a surgeon’s interest in the top of your head.
mm-story-comes-mi-go-2 = It folds its wings as one folds an umbrella indoors.
mm-story-comes-hound-of-tindalos-1 = It leans out of the corner of the room, where the walls meet.
mm-story-comes-hound-of-tindalos-2 = Something thin and hungry has smelt you through the years.
mm-story-comes-chthonian-1 = The floor is pushed up, politely at first.
mm-story-comes-chthonian-2 = All the glasses on the sideboard are walking towards the wall.
mm-story-comes-shoggoth-1 = It comes down the corridor by filling it.
mm-story-comes-shoggoth-2 = Where the light falls on it, it makes an eye to see the light.

## Deaths

mm-story-killed-1 = The lamp is found burning on the third step. The rest of the stairs are clean.
mm-story-killed-2 = The house takes up the sound, and passes it from room to room.
mm-story-killed-3 = A glove lies palm upward on the carpet, as if to ask for something.
mm-story-killed-4 = The dust comes down again on everything, quite evenly.

## Clues

mm-story-clue-blood-ties-clue-5a-1 = A page of your uncle’s accounts, with two places laid for supper on the patio.
mm-story-clue-blood-ties-clue-5b-1 = Under the step, a child’s map of the front yard. The crosses are recent.
mm-story-clue-blood-ties-clue-4a-1 = The letter has been folded around a pebble. It is wet, and so is the pebble.
mm-story-clue-blood-ties-clue-4b-1 = He asks the gardener to plant nothing along the wall, and to stop asking why.
mm-story-clue-blood-ties-clue-3a-1 = A bootmaker’s bill for one boot, delivered to the mud room every spring.
mm-story-clue-blood-ties-clue-3b-1 = The cook gave notice on account of what was keeping in the root cellar.
mm-story-clue-blood-ties-clue-2a-1 = The family vault was paid for twice, the second time to have it open inwards.
mm-story-clue-blood-ties-clue-2b-1 = Chalk on slate: so many paces into the rock, and then count the breathing.
mm-story-clue-blood-ties-clue-1a-1 = A family tree. Somebody has cut your name out of it and kept it.
mm-story-clue-blood-ties-clue-1b-1 = The sexton’s book gives the dead their hours off.
mm-story-clue-blood-ties-clue-1c-1 = The will has a codicil, sealed with a thumb. The thumb is yours.
mm-story-clue-classroom-curses-clue-3a-1 = A satchel, packed for a journey, with a ticket for the coat room tied to it.
mm-story-clue-classroom-curses-clue-3b-1 = On the back of a Latin exercise: the third basin does not drain, and I know why.
mm-story-clue-classroom-curses-clue-2a-1 = The caretaker has crossed the tower off his rounds, in ink, in haste.
mm-story-clue-classroom-curses-clue-2b-1 = A borrower’s slip for a book that the library says it has never owned.
mm-story-clue-classroom-curses-clue-1a-1 = The heating plan shows one duct more than the builder laid.
mm-story-clue-classroom-curses-clue-1b-1 = Two girls, one handwriting, and a drawing without a single curve in it.
mm-story-clue-classroom-curses-clue-1c-1 = The school photograph of every year since the foundation. She is in them all.
mm-story-clue-green-eyed-boy-clue-6a-1 = A jam pot with small fingermarks in it, still tacky.
mm-story-clue-green-eyed-boy-clue-6b-1 = A picture book, open at the pond. He has coloured the ice, and what is under it.
mm-story-clue-green-eyed-boy-clue-5a-1 = A tin soldier lies on its side, pointing down the corridor.
mm-story-clue-green-eyed-boy-clue-5b-1 = The doctor notes that the boy did not cry. The instruments did.
mm-story-clue-green-eyed-boy-clue-4a-1 = Behind the panel, at the height of a child, the plaster is worn quite smooth.
mm-story-clue-green-eyed-boy-clue-4b-1 = A kite, and its string, which goes up through the ceiling and is taut.
mm-story-clue-green-eyed-boy-clue-3a-1 = Wet footprints lead away from the tub. None lead to it.
mm-story-clue-green-eyed-boy-clue-3b-1 = The dust under the big bed has been swept by somebody who lay there a long time.
mm-story-clue-green-eyed-boy-clue-2a-1 = A rhyme for skipping, on the back of a wallpaper of rabbits.
mm-story-clue-green-eyed-boy-clue-2b-1 = He counted the steps of the tower in notches, and came to one too many.
mm-story-clue-green-eyed-boy-clue-1a-1 = A lock of hair in a locket. It is white, and it is growing.
mm-story-clue-green-eyed-boy-clue-1b-1 = The butcher has delivered ice to this house all winter. It already had some.
mm-story-clue-green-eyed-boy-clue-1c-1 = The boy has drawn the person who did it, from behind, in your coat.
mm-story-clue-the-fall-of-house-lynch-clue-3a-1 = The bedroom bell has been rung every night since the wire was cut.
mm-story-clue-the-fall-of-house-lynch-clue-3b-1 = Walter thanks a guest for his visit. The letter has come back, unclaimed.
mm-story-clue-the-fall-of-house-lynch-clue-2a-1 = The undertaker’s receipt says: coffin carried down, not out.
mm-story-clue-the-fall-of-house-lynch-clue-2b-1 = Edith liked roses. They have been fed very well.
mm-story-clue-the-fall-of-house-lynch-clue-1a-1 = The cry for help and the guest list are in one hand, on one sheet.
mm-story-clue-the-fall-of-house-lynch-clue-1b-1 = The butcher, again: a side of beef a week, for a man who lives alone.
mm-story-clue-the-fall-of-house-lynch-clue-1c-1 = In the visitors’ book the arrivals fill a volume. The column beside them is blank.
mm-story-clue-the-inner-sanctum-clue-4a-1 = A candle end, still soft, and a corner of blotting paper from the study.
mm-story-clue-the-inner-sanctum-clue-4b-1 = A hymn sheet, used to wipe a razor. The towel is from the washroom.
mm-story-clue-the-inner-sanctum-clue-3a-1 = The word is kept, says the note, where the lodge keeps its wine and its patience.
mm-story-clue-the-inner-sanctum-clue-3b-1 = The word was shouted once, into the chasm. One has to wait there for it.
mm-story-clue-the-inner-sanctum-clue-2a-1 = A floor plan, and on it a ladder that goes down from the lowest floor.
mm-story-clue-the-inner-sanctum-clue-2b-1 = The rope in the crypt is new. It has been let down, and paid out to its end.
mm-story-clue-the-inner-sanctum-clue-1a-1 = A doctor’s letter on the deafness of the brethren, which all of them chose.
mm-story-clue-the-inner-sanctum-clue-1b-1 = The seismograph in the vestry has been writing. It writes like a hand.
mm-story-clue-the-inner-sanctum-clue-1c-1 = The seating plan for tonight. The guests have no chairs, but hooks.

## Rooms

mm-story-room-foyer-1 = Hats on every peg, and not one of them this year’s.
mm-story-room-mud-room-1 = Boots in pairs by the door, and one barefoot track between them.
mm-story-room-front-yard-1 = The gravel has been raked since you crossed it.
mm-story-room-attic-loft-1 = Trunks, dress dummies, and one dummy that has no stand.
mm-story-room-attic-stairs-1 = The ninth step is warm, as if somebody had just got up from it.
mm-story-room-chapel-1 = The prayer books lie open, all at the page that has been torn out.
mm-story-room-basement-landing-1 = A lamp on a nail, trimmed and filled, in a place nobody is said to go.
mm-story-room-basement-storage-1 = Preserves, labelled by month. The last jars have only names.
mm-story-room-basement-stairs-1 = The rail ends before the stairs do.
mm-story-room-attic-storage-1 = Under the sheets the furniture is set out for company.
mm-story-room-tower-room-1 = From up here the drive can be seen, and who has been watching it.
mm-story-room-tower-stairs-1 = The wind sings in the slits, and stops when you do.
mm-story-room-corner-hallway-1-1 = The mirror at the bend shows the corridor, a little emptier than it is.
mm-story-room-corner-hallway-2-1 = A runner, worn bare along the wall, as by something that keeps to it.
mm-story-room-bathroom-1-1 = The tap drips to the rhythm of your step.
mm-story-room-patio-1 = Wicker chairs in a ring, turned outwards.
mm-story-room-root-cellar-1 = The potatoes have sprouted towards the door, against the light.
mm-story-room-kitchen-storage-1 = Flour on the floor, and somebody has signed it with a knee.
mm-story-room-kitchen-1 = The kettle has boiled dry, and is still keeping up the whistle.
mm-story-room-dining-room-1 = The roast is cold. The gravy is not.
mm-story-room-graveyard-1 = The names on the stones face away from the path.
mm-story-room-laboratory-1 = Something in a jar opens its hand as the lamp goes by.
mm-story-room-freezer-1 = Between the carcasses one hook swings, with nothing on it.
mm-story-room-operating-room-1 = The instruments are warm from the boiling.
mm-story-room-front-porch-1 = A rocking chair goes on a little for manners’ sake.
mm-story-room-front-path-1 = Wheel marks lead up to the steps, and there they end.
mm-story-room-gallery-1 = Every portrait has been cleaned, but only about the eyes.
mm-story-room-coat-room-1 = Furs in a row, and at the back one that breathes out.
mm-story-room-backyard-1 = Washing on the line, in sizes that do not go together.
mm-story-room-storage-shed-1 = Spades, oiled and clean, and one of them warm at the handle.
mm-story-room-entryway-1 = The door mat wishes you welcome, from the inside.
mm-story-room-garden-1 = The roses are in flower, in a month that has none.
mm-story-room-study-1 = The pen lies across the letter, and the last word is not dry.
mm-story-room-library-1 = A book has been pulled out by a finger’s breadth and left so, as a mark.
mm-story-room-hallway-1-1 = The lamps are lit as far as the third door.
mm-story-room-hallway-2-1 = Each door has its key, on the wrong side.
mm-story-room-hallway-3-1 = The carpet shows the way that everyone has run.
mm-story-room-hallway-4-1 = At the far end a curtain settles.
mm-story-room-cave-1-1 = The drip has been at it for ten thousand years, and holds its breath.
mm-story-room-cave-2-1 = The soot of a fire, and bones arranged by somebody with taste.
mm-story-room-nursery-1 = The rocking horse has been ridden till the paint came off its teeth.
mm-story-room-bathroom-2-1 = The cabinet holds one bottle, and it says: for afterwards.
mm-story-room-ceremony-room-1 = The floor has been washed by many people, on their knees.
mm-story-room-chasm-1 = You drop a stone. A good while later something throws it back.
mm-story-room-crypt-1 = One niche is empty, and there are biscuits in it.
mm-story-room-master-bedroom-1 = The bed is made. The shape in it has been made, too.
mm-story-room-furnace-room-1 = The boiler mutters, and now and then it says a word.
mm-story-room-guest-bedroom-1 = On the pillow lies a mint, and a tooth.
mm-story-room-storage-closet-1 = Brooms, a bucket, and a stool from which one can watch the door.
mm-story-room-secret-passage-1 = Two small holes in the plank, at the height of your eyes.

## Endings

mm-story-won-blood-ties-objective-1a-1 = The man with your chin goes down, and the mirror in the hall takes a while to give you back.
mm-story-lost-blood-ties-objective-1a-1 = He tries on your smile, and it fits.
mm-story-won-blood-ties-objective-1b-1 = The skull cracks in the fire, and all over the churchyard they lie down, quite tired.
mm-story-lost-blood-ties-objective-1b-1 = At first light the graves are full again. They have made room for you.
mm-story-won-blood-ties-objective-1c-1 = The heir passes the gate with a parcel under one arm, and does not sign for it.
mm-story-lost-blood-ties-objective-1c-1 = The notary comes in the morning. The inheritance receives him, in person.
mm-story-won-classroom-curses-objective-1a-1 = The last grating is screwed down. Behind it something tries the screws, and goes away.
mm-story-lost-classroom-curses-objective-1a-1 = On Monday the radiators knock, and the children answer in chorus.
mm-story-won-classroom-curses-objective-1b-1 = The angle on the attic floor is rubbed out, and the corners of the room are only corners.
mm-story-lost-classroom-curses-objective-1b-1 = It has learnt the way here now. Every room has four corners.
mm-story-won-classroom-curses-objective-1c-1 = Her spectacles fold themselves on the desk. The loans book closes, all returned.
mm-story-lost-classroom-curses-objective-1c-1 = She stamps the last card, and looks at the date with satisfaction.
mm-story-won-green-eyed-boy-objective-1a-1 = Some of you reach the road. Nobody says how few seats the car needed.
mm-story-lost-green-eyed-boy-objective-1a-1 = She buttons up his coat, and takes him home through the wall.
mm-story-won-green-eyed-boy-objective-1b-1 = The ice shuts with a sigh. In the cold room the meat is meat.
mm-story-lost-green-eyed-boy-objective-1b-1 = The door of ice stands open, and it is snowing in the kitchen.
mm-story-won-green-eyed-boy-objective-1c-1 = One of you walks out alone, and does not look like the one who came in.
mm-story-lost-green-eyed-boy-objective-1c-1 = The boy takes the hand that he had chosen. They go down the drive together.
mm-story-won-the-fall-of-house-lynch-objective-1a-1 = Walter sits down against the clock, and thanks you for coming.
mm-story-lost-the-fall-of-house-lynch-objective-1a-1 = He wipes the axe, and winds the clock for the next guests.
mm-story-won-the-fall-of-house-lynch-objective-1b-1 = What lived under the house lies in the hall. By noon it is a stain, by evening a smell.
mm-story-lost-the-fall-of-house-lynch-objective-1b-1 = It goes out by the front door, and down the road, towards the lamps of the town.
mm-story-won-the-fall-of-house-lynch-objective-1c-1 = The brass lets go with a click. Outside it has been raining all night, and none of you had heard.
mm-story-lost-the-fall-of-house-lynch-objective-1c-1 = The hall clock stops. There is nobody left to tell the time to.
mm-story-won-the-inner-sanctum-objective-1a-1 = The High Priest falls in the middle of a word. No one below can finish it.
mm-story-lost-the-inner-sanctum-objective-1a-1 = You have learnt the singing. It is not hard, once there is nothing in the way.
mm-story-won-the-inner-sanctum-objective-1b-1 = The floor of the chapel is still. You notice how long it had not been.
mm-story-lost-the-inner-sanctum-objective-1b-1 = The chapel is found at the bottom of a hole. There is no finding the bottom of the hole.
mm-story-won-the-inner-sanctum-objective-1c-1 = The place cards are still on the altar. In the daylight the names are nearly gone.
mm-story-lost-the-inner-sanctum-objective-1c-1 = The table was laid for all of you. Grace is said, and meant.
