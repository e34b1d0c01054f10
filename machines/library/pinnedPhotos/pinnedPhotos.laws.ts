import type { Laws } from '../../../src/testing/laws.ts'
import { guestIdOf } from '../../account/guest/guestIdOf.ts'
import { isConnectedAnew, isOtherGuest } from '../guestPage.laws.ts'
import type { pinnedPhotosMachine } from './pinnedPhotos.machine.ts'

export const laws: Laws<typeof pinnedPhotosMachine> = {
  'is wanted from when somebody says so until they leave': ({ on, before, after }) => {
    const isWanted = on('pinnedPhotos.wanted')
      ? true
      : !on('pinnedPhotos.left') && (before?.matches('wanted') ?? false)
    return after.matches('wanted') === isWanted
  },
  'knows who is here': ({ on, before, after }) => {
    const identified = on('guest.identified')
    return (
      after.context.guestId === (identified ? guestIdOf(identified.guest) : before?.context.guestId)
    )
  },
  'asks for those of somebody who is here, anew of another, after each change [GAL-22] and where one may have been missed':
    (step) => {
      const { on, before, after, began } = step
      const isAgain = on('recovery.retryDue') ?? on('pinnedPhotos.retryRequested')
      const isDue =
        on('pinnedPhotos.wanted') ||
        on('push.favouritePinned') ||
        on('push.favouriteUnpinned') ||
        (isAgain && before?.matches({ wanted: 'failed' })) ||
        isOtherGuest(step) ||
        isConnectedAnew(step)
      const isAsked = isDue && after.matches('wanted') && typeof after.context.guestId === 'string'
      return began('loadPinnedPhotos').length === (isAsked ? 1 : 0)
    },
  'waits for somebody': ({ after }) =>
    after.matches({ wanted: 'awaitingGuest' }) ===
    (after.matches('wanted') && typeof after.context.guestId !== 'string'),
  'nothing is under way where nothing is awaited': ({ after, runs }) =>
    runs('loadPinnedPhotos') === after.matches({ wanted: 'loading' }),
  'shows what was answered, and keeps it for this guest': (step) => {
    const { answered, before, after } = step
    const answer = answered('loadPinnedPhotos')
    if (answer) return after.context.photos === answer.output && after.matches({ wanted: 'known' })
    return after.context.photos === (isOtherGuest(step) ? null : (before?.context.photos ?? null))
  },
  'a failure is shown, and told those who try again': ({ failed, after, addressees }) =>
    failed('loadPinnedPhotos')
      ? after.matches({ wanted: 'failed' }) && addressees.join() === 'recovery'
      : addressees.length === 0,
}
