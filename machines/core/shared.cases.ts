import { guest } from '../../fixtures/account/guest.fixtures.ts'
import { push } from '../../fixtures/shell/pushes.fixtures.ts'
import { anonymousGuest } from '../account/guest/guest.state.ts'
import type { MediumKind } from '../library/purchase/purchase.events.ts'
import type { FavouriteKind, Pushes, PushType } from '../shell/realtime/realtime.events.ts'

/** That what was asked was lost on the way. */
export const lost = [new Error('lost')] as const

/** That a service is at fault itself, which nothing that it is answered brings about. */
export const defects = [new Error('defect')] as const

/** Two guests, nobody, and the first with less coins and more rights. */
export const identified = [
  { guest: guest({ id: 'guest-1' }) },
  { guest: guest({ id: 'guest-2' }) },
  { guest: anonymousGuest },
  { guest: guest({ id: 'guest-1', balance: 80, isVip: true, preferences: { fsk: 18 } }) },
]

/** A session taken up again, and a new one. */
export const sessions = [
  { sessionId: 'session-1', resumed: true },
  { sessionId: 'session-1', resumed: false },
]

/** A page by its name and path, and another one. */
export function visits<TName extends string>(page: TName, path: string) {
  return [
    { page, path, query: {} },
    { page: 'home' as const, path: '/en/', query: {} },
  ]
}

/** What a push brings. */
export function pushed<T extends PushType>(type: T, overrides: Partial<Pushes[T]> = {}): Pushes[T] {
  const { type: _, ...brought } = push(type, overrides)
  return brought as Pushes[T]
}

/** The address of a page says more now; and that of another one. */
export function queries<TName extends string>(
  page: TName,
  query: Readonly<Record<string, string>>,
) {
  return [
    { page, query },
    { page: 'home' as const, query: {} },
  ]
}

/** A medium that was bought at its page, and another one. */
export function bought(mediumId: string, kind: MediumKind = 'video') {
  return [
    { kind, mediumId, at: null },
    { kind, mediumId: `not-${mediumId}`, at: null },
  ]
}

/** Something was pinned and unpinned, and a performer too. */
export const pinPushes = (kind: FavouriteKind, id: string) => ({
  'push.favouritePinned': [pushed('favouritePinned', { kind, id }), pushed('favouritePinned')],
  'push.favouriteUnpinned': [
    pushed('favouriteUnpinned', { kind, id }),
    pushed('favouriteUnpinned'),
  ],
})
