import { ordersTold } from '../library/purchase/purchase.upcasters.ts'
import { performerProfiled, regionsApart } from '../live/actorProfile/actorProfile.upcasters.ts'
import { showsAdded } from '../live/chatShows/chatShows.upcasters.ts'
import { liveActorsAdded, picturesShown } from '../live/live.upcasters.ts'
import { messengerSplit } from '../messenger/messenger/messenger.upcasters.ts'
import {
  areasSplit,
  contentAdded,
  libraryAdded,
  liveAdded,
  supportAdded,
} from '../shell/app/app.upcasters.ts'
import type { Upcaster } from './upcaster.ts'

/**
 * All that has changed since the first logs, each from the `*.events.ts` that it concerns. Version 1
 * is how the events were when logs began to say their version; in version 2 the actors that come later
 * come by area; in version 3 the messenger is several actors; in version 4
 * performers are an area; in version 5 their profile knows who the address names; in version 6
 * shows with a ticket are told of what concerns them; in versions 7 to 9 and 13 more of the performers' area are;
 * in version 8 what all content shares is an area too; in version 10 what guests report is one;
 * in version 11 videos and albums are one; in version 12 what came of an order says whose it was;
 * in version 13 the regions of a performer's profile go on by themselves.
 */
export const upcasters: readonly Upcaster[] = [
  ...areasSplit,
  ...messengerSplit,
  ...liveAdded,
  ...performerProfiled,
  ...showsAdded,
  ...liveActorsAdded,
  ...picturesShown,
  ...contentAdded,
  ...supportAdded,
  ...libraryAdded,
  ...ordersTold,
  ...regionsApart,
]
