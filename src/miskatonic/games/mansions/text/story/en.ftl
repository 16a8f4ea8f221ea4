# The story of Mansions of Madness.

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
