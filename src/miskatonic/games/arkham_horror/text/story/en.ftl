# The story of Arkham Horror.

## Openings

ah-story-opening-azathoth-1 = At the observatory they have counted the stars twice. There are fewer the second time.
ah-story-opening-cthulhu-1 = The fishing boats have come in a week early, and the crews will not say why they sing.
ah-story-opening-hastur-1 = Someone is chalking a yellow mark on the doors in Arkham, one street a night.
ah-story-opening-ithaqua-1 = It is June, and on the river there is a skin of ice with a footprint in it.
ah-story-opening-nyarlathotep-1 = A lecturer in a dark suit has hired the hall. People come out of it walking in step.
ah-story-opening-shub-niggurath-1 = Every farm in the valley has had a birth this week, and no farmer will show it.
ah-story-opening-yig-1 = The children have found a nest under the bandstand, and are very quiet about it.
ah-story-opening-yog-sothoth-1 = All over town the keys have stopped fitting, and doors open that were only painted on.

## The awakening

ah-story-awakens-azathoth-1 = The music that holds up the sky misses a beat, and there is nothing after the beat.
ah-story-awakens-cthulhu-1 = The sea stands back from the shore, politely, to let someone rise.
ah-story-awakens-hastur-1 = Over the rooftops hang two suns, and a coast that was not there at noon.
ah-story-awakens-ithaqua-1 = The wind puts down one foot on the church, and looks for where to put the other.
ah-story-awakens-nyarlathotep-1 = He takes his applause. Then he takes the audience.
ah-story-awakens-shub-niggurath-1 = The wood walks into town on all its hooves, and something in it lows.
ah-story-awakens-yig-1 = The river rears up and turns, and has scales.
ah-story-awakens-yog-sothoth-1 = The sky opens over Arkham, and what was asleep looks down.

## Won

ah-story-won-azathoth-1 = Somewhere the pipers take up the tune again, and morning comes, by a little, late.
ah-story-won-cthulhu-1 = The tide goes out with all it brought. The gulls are back before the people are.
ah-story-won-hastur-1 = Rain washes the yellow off the doors. Nobody can remember what it was a sign of.
ah-story-won-ithaqua-1 = The ice goes out on the river with a noise like a cheer.
ah-story-won-nyarlathotep-1 = The hall is to let again. The caretaker has nailed up the stage door, and been paid for it.
ah-story-won-shub-niggurath-1 = In the valley they burn the barns and plant beans. The beans come up as beans.
ah-story-won-yig-1 = The band plays on Sunday, and there is nothing under the boards but bottles.
ah-story-won-yog-sothoth-1 = The last gate shuts. At dawn they will speak of a storm.

## Lost

ah-story-lost-azathoth-1 = There is nobody left to say what the light was like.
ah-story-lost-cthulhu-1 = They go down to the water in families, hand in hand, in their Sunday clothes.
ah-story-lost-hastur-1 = The curtain falls on Arkham, and behind it they begin to change the scenery.
ah-story-lost-ithaqua-1 = The streets are full of people standing quite still, with snow up to their hats.
ah-story-lost-nyarlathotep-1 = The town goes on tour.
ah-story-lost-shub-niggurath-1 = By autumn the orchards are heavy, and nobody is left who would ask with what.
ah-story-lost-yig-1 = Arkham is swallowed whole, as is the custom, and will take a hundred years.
ah-story-lost-yog-sothoth-1 = Every road out of Arkham now leads into it.

## Gates

ah-story-gate-1 = Between two trees it is already night.
ah-story-gate-2 = The air over the pavement tears like a wet paper, and something looks to see who did it.
ah-story-gate-3 = Where the wall was there is a distance, and a wind comes out of it that has never met a tree.
ah-story-gate-4 = The dogs stop barking all at once. Then the street lamps lean.
ah-story-gate-5 = A stair has been added to the street, going down, and it is lit.
ah-story-closed-1 = The edges run together like wax, and there is only a wall again, a little warm.
ah-story-closed-2 = It shuts on a sentence. You are glad not to have heard the end.
ah-story-closed-3 = The wind stops. Your hat, which was going that way, falls at your feet.
ah-story-closed-4 = A tear heals over, and the seam can be felt only in the dark.
ah-story-sealed-1 = The star of stone goes in to the depth of a hand, and the ground thinks better of it.
ah-story-sealed-2 = You lay the sign, and step back, and nothing comes. It goes on not coming.
ah-story-sealed-3 = The dust settles on the mark and slides off again. It will hold.
ah-story-sealed-4 = For the first time in weeks a bird lands there.
ah-story-overrun-1 = The last shop lets down its shutters. There are things in the street now that read the signs.
ah-story-overrun-2 = The constables have handed in their whistles.

## People

ah-story-devoured-1 = The umbrella is still up, in the middle of the road, and dry beneath.
ah-story-devoured-2 = The landlady keeps the room a month, out of kindness, and then she keeps it locked.
ah-story-devoured-3 = A pair of spectacles, a ticket stub, and a place on the ground where snow will not lie.
ah-story-devoured-4 = The newspaper gives it four lines, between the tides and the weather.
ah-story-insane-1 = It is all quite clear now. That is the worst of it.
ah-story-insane-2 = Something in your head sits down, and will not get up again.
ah-story-insane-3 = You have begun to laugh, and somebody who sounds like you will not leave off.
ah-story-insane-4 = The corners are on the inside. You say it again, so that they will understand.
ah-story-unconscious-1 = The ground comes up, quite slowly, and is cool.
ah-story-unconscious-2 = The last thing you see is your own hand, a long way off.
ah-story-unconscious-3 = It grows dark from the edges, like a burning page.
ah-story-unconscious-4 = Someone says that you are bleeding. It is said with appetite.
ah-story-lost-1 = There is no time here, and there is a great deal of it.
ah-story-lost-2 = The way back was behind you. So, it turns out, is everything.
ah-story-lost-3 = Somebody passes who has your walk, and does not turn round.
ah-story-lost-4 = Your watch runs on for a while, out of habit.
ah-story-arrested-1 = The sergeant takes your bootlaces and your explanation, and keeps both.
ah-story-arrested-2 = The cell is dry, the blanket is short, and nothing can get in. You sleep well.
ah-story-arrested-3 = It is hard to say what you were doing with the shovel. You do not say it.
ah-story-arrested-4 = The deputy locks the door with his back to the others in the corridor. There are no others in the corridor.
ah-story-blessed-1 = A candle burns straight up in a draughty church, and goes on doing so when you leave.
ah-story-blessed-2 = The old woman puts her hand on your sleeve and says that she will remember you. It helps.
ah-story-blessed-3 = Dogs come up to you in the street.
ah-story-blessed-4 = For once the bell you hear is only a bell, and it is for you.
ah-story-cursed-1 = Milk turns when you go past, and mirrors take a moment.
ah-story-cursed-2 = Someone has said your name into a jar, and put on the lid.
ah-story-cursed-3 = The cards are turned up one by one, and the fortune teller gives you back your coin.
ah-story-cursed-4 = A black feather in every pocket. You had only just brushed the coat.
ah-story-terror-1 = Another family has left in the night, with the lamps still burning and the table laid.
ah-story-terror-2 = Nobody asks after anybody now. They look to see who has a shadow.
ah-story-terror-3 = The undertaker has put a second bell on his door.
ah-story-terror-4 = On the northbound train they are selling places in the luggage rack.

## Locations

ah-story-at-train-station-1 = The board lists a train from a town that has been under water since the flood. It is on time.
ah-story-at-train-station-2 = A trunk goes round and round the waiting room in search of its label.
ah-story-at-train-station-3 = The porter lifts his lamp to look at your face, and then at your feet.
ah-story-at-newspaper-1 = The presses are running, and nobody has written anything yet.
ah-story-at-newspaper-2 = Tomorrow’s obituaries are on the spike. The editor turns them face down.
ah-story-at-newspaper-3 = A boy runs in with a story, and runs out again because of something at the window.
ah-story-at-curiositie-shoppe-1 = The owner wipes the dust from a mask, on the inside.
ah-story-at-curiositie-shoppe-2 = Everything here has belonged to somebody who was in a hurry to sell.
ah-story-at-curiositie-shoppe-3 = The bell over the door rings a second time, behind you.
ah-story-at-bank-of-arkham-1 = The cashier counts out the notes, and his thumb leaves no mark on them.
ah-story-at-bank-of-arkham-2 = In the vault somebody has been rearranging the dark.
ah-story-at-bank-of-arkham-3 = The queue has not moved since Tuesday. Neither have the people in it.
ah-story-at-arkham-asylum-1 = Behind the third door they are reciting the tides.
ah-story-at-arkham-asylum-2 = The doctor is delighted. He has been trying to draw one from memory.
ah-story-at-arkham-asylum-3 = A patient presses a folded paper into your hand, and it is warm.
ah-story-at-independence-square-1 = The fountain is dry, and you can hear it running.
ah-story-at-independence-square-2 = Pigeons have left a circle bare, in the middle, and will not cross it.
ah-story-at-independence-square-3 = The statue has changed hands. It holds the sword in the left one now.
ah-story-at-hibbs-roadhouse-1 = They put something in your cup that the law has nothing against, because nobody has thought of it.
ah-story-at-hibbs-roadhouse-2 = The piano plays on while the pianist goes to the window to look.
ah-story-at-hibbs-roadhouse-3 = At the corner table they have dealt you in.
ah-story-at-velmas-diner-1 = Velma sets two cups in front of you, and waits to see who drinks the other.
ah-story-at-velmas-diner-2 = The pie is very good. The man beside you has been looking at it since the spring.
ah-story-at-velmas-diner-3 = A photograph of the staff, and in the back row somebody nobody hired.
ah-story-at-police-station-1 = The desk sergeant has a form for it. He is running out of them.
ah-story-at-police-station-2 = Someone has left a shoe at the lost property window, with instructions.
ah-story-at-police-station-3 = The sheriff bolts the door behind you, and only then says good evening.
ah-story-at-graveyard-1 = The gardener tips his hat. The grave beside him tips something as well.
ah-story-at-graveyard-2 = One of the vaults has been swept, and a lamp left in it for somebody coming home.
ah-story-at-graveyard-3 = You read the stones to steady yourself, and come to one you should not have read.
ah-story-at-black-cave-1 = The drip keeps time with your heart, and then a little ahead of it.
ah-story-at-black-cave-2 = Your lamp finds a wall with hands printed on it. The paint comes off on yours.
ah-story-at-black-cave-3 = Farther in, somebody coughs, apologises, and moves over.
ah-story-at-general-store-1 = The scales on the counter are weighing something you cannot see, and it is gaining.
ah-story-at-general-store-2 = He has rope, salt and lamp oil, and does not ask what the salt is for.
ah-story-at-general-store-3 = At the back, among the sacks, a cat is looking at the place where you will stand.
ah-story-at-the-witch-house-1 = The angle of the attic is not the angle of the roof, and there is room between the two.
ah-story-at-the-witch-house-2 = Something small with careful hands runs along the skirting, and stops to be looked at.
ah-story-at-the-witch-house-3 = The bed is made, the ink is fresh, and the tenant was hanged.
ah-story-at-silver-twilight-lodge-1 = They take your coat, your hat, and for a moment your name.
ah-story-at-silver-twilight-lodge-2 = Behind the second door people are laughing in unison.
ah-story-at-silver-twilight-lodge-3 = A gentleman in evening dress is kind enough to tell you when to kneel.
ah-story-at-mas-boarding-house-1 = Ma has put you next to the gentleman who never comes down. His plate is empty.
ah-story-at-mas-boarding-house-2 = Somebody on the stairs is counting the lodgers, and keeps losing count.
ah-story-at-mas-boarding-house-3 = The soup is hot, the talk is low, and no one will take the chair by the window.
ah-story-at-south-church-1 = The priest leaves the confessional. Whoever he was listening to does not.
ah-story-at-south-church-2 = Somebody has tied the bell rope up out of reach, with a good many knots.
ah-story-at-south-church-3 = In the coloured glass a saint has turned away her face.
ah-story-at-historical-society-1 = The founders are in oil along the wall, and two of the frames are empty.
ah-story-at-historical-society-2 = The ledger goes back to before there was a town, and the hand does not change.
ah-story-at-historical-society-3 = The librarian lends you gloves. It is not the paper that they are meant to protect.
ah-story-at-st-marys-hospital-1 = The night nurse walks on the side of the corridor where the lamps still work.
ah-story-at-st-marys-hospital-2 = They have run out of beds, and the ones on the floor do not complain, or breathe.
ah-story-at-st-marys-hospital-3 = A chart at the foot of an empty bed is filled in for tomorrow.
ah-story-at-ye-olde-magick-shoppe-1 = Miriam says your name before you do, and does not care for the sound of it.
ah-story-at-ye-olde-magick-shoppe-2 = There is a chain across the lower shelves. It is there for the books.
ah-story-at-ye-olde-magick-shoppe-3 = The candles here burn one colour for buyers and another for the rest.
ah-story-at-woods-1 = The branches go through your pockets with too many fingers.
ah-story-at-woods-2 = Something keeps pace beside the path, and breaks a twig whenever you forget it.
ah-story-at-woods-3 = There is a clearing with a table in it, and the table is laid.
ah-story-at-science-building-1 = In the third laboratory the apparatus has been left on, and has drawn the blinds.
ah-story-at-science-building-2 = The jar has been moved to a higher shelf. It takes two men to reach it.
ah-story-at-science-building-3 = Professor and assistant no longer agree which of them is the assistant.
ah-story-at-administration-building-1 = The Dean will see you now. The Dean has been waiting in the cupboard.
ah-story-at-administration-building-2 = There is a course on the timetable which nobody teaches, and which is full.
ah-story-at-administration-building-3 = A secretary types on without paper, very fast, with her eyes shut.
ah-story-at-library-1 = The book you were going to ask for is on the desk, open, with a glove across the page.
ah-story-at-library-2 = Something is reading in the locked stacks. It licks a finger before each page.
ah-story-at-library-3 = Abigail looks at your ticket, then at you, and puts the chair against the door.
ah-story-at-unvisited-isle-1 = The stones stand in a ring, and it takes a while to see that you are in it.
ah-story-at-unvisited-isle-2 = No boat has ever landed here. There is a path all the same, and it is worn.
ah-story-at-unvisited-isle-3 = The river goes by on both sides without making any noise.
ah-story-at-river-docks-1 = The nets have come up full, and the men are putting it back.
ah-story-at-river-docks-2 = A crate marked for the University is knocking, three and three.
ah-story-at-river-docks-3 = The stevedores work without a word, and one of them without a lantern.
ah-story-at-the-unnamable-1 = The window keeps the face of whoever looked out of it last.
ah-story-at-the-unnamable-2 = A trail of plaster leads up to the attic, and there it has been tidied.
ah-story-at-the-unnamable-3 = You find yourself describing it to an empty room. The room is interested.
