# The story of Kingsport Horror.

## Ancient Ones

ah-story-opening-atlach-nacha-1 = There is a thread across the harbour mouth at dawn, and each dawn there is one more.
ah-story-opening-eihort-1 = People come back from the cellars of Kingsport a little heavier, and very calm.
ah-story-opening-ygolonac-1 = A book is going from hand to hand in the town. It has been read by mouth.
ah-story-opening-yibb-tstll-1 = In every dream in Kingsport there is a clearing, and someone turning slowly in the middle of it.
ah-story-awakens-atlach-nacha-1 = The last thread is tied. Something tries it with one foot, and comes across.
ah-story-awakens-eihort-1 = The bargain falls due, under every house at the same hour.
ah-story-awakens-ygolonac-1 = The wall comes down brick by brick from the other side, and two hands reach out to be read.
ah-story-awakens-yibb-tstll-1 = It stops turning. It was facing you all the time.
ah-story-won-atlach-nacha-1 = The fishermen cut the last of it loose, and it drifts out to sea, shining.
ah-story-won-eihort-1 = They fill the cellars with lime, and marry above them.
ah-story-won-ygolonac-1 = The book is burnt page by page, by people who have agreed not to look.
ah-story-won-yibb-tstll-1 = Kingsport dreams of herring again, and of money.
ah-story-lost-atlach-nacha-1 = The bridge is finished. There is a good deal of traffic.
ah-story-lost-eihort-1 = Kingsport is a quiet town now, and expecting.
ah-story-lost-ygolonac-1 = Everyone in town has read the book. Everyone in town is in it.
ah-story-lost-yibb-tstll-1 = They walk in a ring round the square, slowly, all facing outward.

## Locations

ah-story-at-water-st-607-1 = The captain’s house leans over the water, to hear.
ah-story-at-water-st-607-2 = In the yard stand stones with faces, and one that has begun to have one.
ah-story-at-water-st-607-3 = The bottles on his table are talking, each with a bit of lead on a string.
ah-story-at-north-point-lighthouse-1 = The keeper’s log is in a fair hand. It mentions you, on the first page.
ah-story-at-north-point-lighthouse-2 = The beam goes round, and each time there is one more sail in it.
ah-story-at-north-point-lighthouse-3 = From up here you can see what the gulls are keeping away from.
ah-story-at-the-rope-and-anchor-1 = They stop the song when you come in, and go on with it when you sit, a verse farther.
ah-story-at-the-rope-and-anchor-2 = An old sailor sells you the end of a story. The beginning, he says, found somebody else.
ah-story-at-the-rope-and-anchor-3 = The floor is sanded. The tide has been in, and it had feet.
ah-story-at-seventh-house-on-the-left-1 = The shutters are painted on, and someone has closed them.
ah-story-at-seventh-house-on-the-left-2 = There is a green light under the door, and the smell of a fair.
ah-story-at-seventh-house-on-the-left-3 = The key fits. It has been made from the lock.
ah-story-at-congregational-hospital-1 = The sisters have hung sheets before the windows on the side of the sea.
ah-story-at-congregational-hospital-2 = A man with no fever is drawing gills on the bandage, very neatly.
ah-story-at-congregational-hospital-3 = Your pulse is taken, and taken again by somebody older.
ah-story-at-st-erasmuss-home-1 = The old seamen sit in a row and watch the horizon, in turns, so that it is never left alone.
ah-story-at-st-erasmuss-home-2 = One of them hands you his medal, and will not take it back.
ah-story-at-st-erasmuss-home-3 = There is an empty chair with a rug on it. The rug is tucked in.
ah-story-at-artists-colony-1 = They are all painting the same sea, and no one is facing it.
ah-story-at-artists-colony-2 = The model has been holding the pose since before the house was built.
ah-story-at-artists-colony-3 = A picture has been turned to the wall, and the wall is damp there.
ah-story-at-hall-school-1 = On the blackboard is a sum without an error in it, and its result is a date.
ah-story-at-hall-school-2 = The girls curtsey, and the one at the end does it backwards.
ah-story-at-hall-school-3 = In the botany room a specimen has raised its hand.
ah-story-at-neils-curiosity-shop-1 = Neil has wrapped it already. He was told that somebody would come.
ah-story-at-neils-curiosity-shop-2 = Among the ships in bottles is one that is under way.
ah-story-at-neils-curiosity-shop-3 = The price is on a tag tied to nothing.
ah-story-at-the-causeway-1 = The sea has left the road clean, but for prints that come out of it and turn towards the town.
ah-story-at-the-causeway-2 = Half-way over, you notice that you have been walking downhill.
ah-story-at-the-causeway-3 = Somebody is coming from the other end, at your pace, in your coat.
ah-story-at-wireless-station-1 = The operator takes down a message in a code that has not been issued yet.
ah-story-at-wireless-station-2 = Between two ships a third is answering, from much lower down.
ah-story-at-wireless-station-3 = The needle moves though the set is off, and the operator has moved his chair.
ah-story-at-strange-high-house-1 = The door opens on the air above the sea, and the host has set out glasses.
ah-story-at-strange-high-house-2 = Through the panes on the west side it is still the year that you were born.
ah-story-at-strange-high-house-3 = He bars the windows, one after another, as steps go round the house where there is no ground.
