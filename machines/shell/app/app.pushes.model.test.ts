import { expect, test } from 'vitest'
import { guest } from '../../../fixtures/account/guest.fixtures.ts'
import { appWalk } from '../../../fixtures/core/app.fixtures.ts'
import { appConfig } from '../../../fixtures/core/appConfig.fixtures.ts'
import { channel, push } from '../../../fixtures/shell/pushes.fixtures.ts'
import { bareParts } from '../../../src/areas/all.ts'
import { selectAvsStatus } from '../../account/ageVerification/ageVerification.selectors.ts'
import { selectIsFavourite } from '../../account/favourites/favourites.selectors.ts'
import { selectGuest } from '../../account/guest/guest.selectors.ts'
import type { GuestState } from '../../account/guest/guest.state.ts'
import { setFold } from '../../core/clock.ts'
import { selectChannel } from '../../messenger/channels/channels.selectors.ts'
import type { Push } from '../realtime/realtime.events.ts'
import { selectBars } from '../statusBar/statusBar.selectors.ts'
import { createApp } from './app.machine.ts'
import { type SharedActors, selectActors } from './app.selectors.ts'

/** The whole app of a guest whose channel is open, with one messenger channel; later code is there. */
async function begin(state: Partial<GuestState>) {
  const app = appWalk(setFold, { createApp, bareParts })
  await app.loadConfig[0]?.resolve(appConfig())
  await app.loadPage[0]?.resolve()
  await app.loadSession[0]?.resolve({ guest: guest(state), expiresIn: 600 })
  app.socket.open()
  app.socket.push(push('sessionAcknowledged'))
  const unread = channel({ unread: true, unreadCount: 2 })
  app.socket.push(push('channels', { channels: [unread], offset: 0, total: 1 }), 1)
  const actors = selectActors(app.actor.getSnapshot()) as SharedActors
  return { app, actors }
}

type Actors = Awaited<ReturnType<typeof begin>>['actors']

const guestOf = ({ guest }: Actors) => selectGuest(guest.getSnapshot())
const channelOf = ({ channels }: Actors) => selectChannel('channel-1')(channels.getSnapshot())
const barsOf = ({ statusBar }: Actors) => selectBars(statusBar.getSnapshot())
const isPinned = ({ favourites }: Actors) =>
  selectIsFavourite('album', 'album-1')(favourites.getSnapshot())

interface Case {
  pushed: Push[]
  /** What is read before the last push, and after it. */
  read: (actors: Actors) => unknown
  before: unknown
  after: unknown
  state?: Partial<GuestState>
}

const gifts = push('giftsUpdated', { boughtGifts: { rose: 2, tiara: 1 } })
const accepted = { hasAvs: true, avsStatus: 'accepted' } as const

const cases: Record<string, Case> = {
  'all channels are seen [MSG-32]': {
    pushed: [push('allChannelsSeen')],
    read: (actors) => channelOf(actors)?.unread,
    before: true,
    after: false,
  },
  'a free show begins [MSG-8]': {
    pushed: [push('freeShowStarted')],
    read: (actors) => channelOf(actors)?.freeChat,
    before: false,
    after: true,
  },
  'a free show ends [MSG-8]': {
    pushed: [push('freeShowStarted'), push('freeShowStopped')],
    read: (actors) => channelOf(actors)?.freeChat,
    before: true,
    after: false,
  },
  'an actor goes [MSG-13]': {
    pushed: [push('actorOffline')],
    read: (actors) => channelOf(actors)?.isActorOnline,
    before: true,
    after: false,
  },
  'an actor comes [MSG-13]': {
    pushed: [push('actorOffline'), push('actorOnline')],
    read: (actors) => channelOf(actors)?.isActorOnline,
    before: false,
    after: true,
  },
  'an age check is revoked [AVS-2]': {
    pushed: [push('avsRevoked')],
    state: accepted,
    read: (actors) => [
      guestOf(actors).hasAvs,
      guestOf(actors).avsStatus,
      selectAvsStatus(actors.ageVerification.getSnapshot()),
      barsOf(actors).includes('noavs'),
    ],
    before: [true, 'accepted', 'accepted', false],
    after: [false, 'unknown', 'unknown', true],
  },
  'something is pinned': {
    pushed: [push('favouritePinned', { kind: 'album', id: 'album-1' })],
    read: isPinned,
    before: false,
    after: true,
  },
  'something is unpinned': {
    pushed: [
      push('favouritePinned', { kind: 'album', id: 'album-1' }),
      push('favouriteUnpinned', { kind: 'album', id: 'album-1' }),
    ],
    read: isPinned,
    before: true,
    after: false,
  },
  'an address is confirmed [GST-28]': {
    pushed: [push('guestEmailVerified')],
    state: { isEmailVerified: false },
    read: (actors) => [guestOf(actors).isEmailVerified, barsOf(actors).includes('mailnotverified')],
    before: [false, true],
    after: [true, false],
  },
  'gifts are bought [GST-11 GFT-9]': {
    pushed: [gifts],
    state: { boughtGifts: { rose: 1 } },
    read: (actors) => guestOf(actors).boughtGifts,
    before: { rose: 1 },
    after: { rose: 2, tiara: 1 },
  },
}

test.each(Object.entries(cases))('the app of a guest is told that %s', async (_, told) => {
  const { pushed, state = {}, read, before, after } = told
  const { app, actors } = await begin(state)
  const last = pushed.length - 1
  for (const [index, each] of pushed.entries()) {
    if (index === last) expect(read(actors)).toEqual(before)
    app.socket.push(each, index + 2)
  }
  expect(read(actors)).toEqual(after)
})
