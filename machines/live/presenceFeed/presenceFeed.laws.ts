import type { Laws } from '../../../src/testing/laws.ts'
import { guestIdOf } from '../../account/guest/guestIdOf.ts'
import { mostShown, type presenceFeedMachine, renewalPause } from './presenceFeed.machine.ts'

const isSame = (some: readonly string[], others: readonly string[]) =>
  [...some].sort().join() === [...others].sort().join()

export const laws: Laws<typeof presenceFeedMachine> = {
  'knows who is on screen, up to so many': ({ on, before, after, changed }) => {
    const ids = on('presenceFeed.shown')?.ids
    if (!ids) return !before || !changed.includes('shown')
    return isSame(after.context.shown, [...new Set(ids)].slice(0, mostShown))
  },
  'is connected for as long as somebody is on screen': ({ before, after, runs }) => {
    if (runs('modelPresence') !== after.matches('open')) return false
    return after.matches('idle') ? after.context.shown.length === 0 : before !== undefined
  },
  'connects anew as another guest, and not as the same': ({ on, before, after, began }) => {
    const guest = on('guest.identified')?.guest
    if (!guest) return true
    const { guestId, shown } = after.context
    const isOther = guestId !== before?.context.guestId
    return (
      guestId === guestIdOf(guest) &&
      began('modelPresence').length === Number(isOther && shown.length > 0)
    )
  },
  'is lost when it closes, and only then': ({ on, before, after }) => {
    const isClosing = on('modelPresence.closed') && before?.matches('open')
    return !isClosing
      ? !after.matches('down') || before?.matches('down') === true
      : after.matches('down')
  },
  'waits the longer the more connections in a row told of nobody, a minute at most': ({
    on,
    before,
    after,
    delays,
  }) => {
    if (!on('modelPresence.closed') || !before?.matches('open')) return true
    const longest = Math.min(60_000, 2_000 * 2 ** before.context.failures)
    const { failures, pause } = after.context
    const isWithin = pause >= longest / 2 && pause <= longest
    return isWithin && failures === before.context.failures + 1 && delays.join() === String(pause)
  },
  'tries again after that, and as soon as the page is connected itself': ({
    on,
    fired,
    before,
    after,
  }) => {
    const isDue = before?.matches('down') && (fired || on('realtime.sessionEstablished'))
    return !isDue || after.matches('open') === after.context.shown.length > 0
  },
  'asks about those on screen as soon as it is connected': ({ on, before, after, told }) => {
    const isConnected = on('modelPresence.connected') && before?.matches({ open: 'connecting' })
    return !isConnected || (told('modelPresence').length === 1 && after.matches({ open: 'live' }))
  },
  'asks about those on screen, whenever it asks': ({ after, told }) => {
    const { shown, wanted } = after.context
    return told('modelPresence').every(({ ids }) => ids === wanted && isSame(ids, shown))
  },
  'asks again once for all who come and go within half a second': ({
    on,
    fired,
    before,
    after,
    told,
    delays,
  }) => {
    const { shown, wanted } = after.context
    const isWaiting = after.matches({ open: { live: 'changing' } })
    if (fired && before?.matches({ open: 'live' })) {
      const wasOther = !isSame(before.context.shown, before.context.wanted)
      const isAsked = wasOther && shown.length > 0
      return (
        !isWaiting &&
        after.matches('open') === shown.length > 0 &&
        told('modelPresence').length === Number(isAsked)
      )
    }
    const isConnected = on('modelPresence.connected') && before?.matches({ open: 'connecting' })
    if (!after.matches({ open: 'live' }) || isConnected) return !isWaiting
    if (told('modelPresence').length > 0) return false
    if (before?.matches({ open: { live: 'changing' } })) return isWaiting && delays.length === 0
    return (
      isWaiting === !isSame(shown, wanted) &&
      delays.join() === (isWaiting ? String(renewalPause) : '')
    )
  },
  'passes on how performers can be met, and has failed no more then': ({
    on,
    before,
    after,
    told,
  }) => {
    const met = on('modelPresence.told')
    const isPassed = met !== undefined && before?.matches('open') === true
    if (isPassed && after.context.failures > 0) return false
    return ([told('cams'), told('favouriteCams')] as const).every(
      (all) =>
        all.length === Number(isPassed) && all.every(({ actorId }) => actorId === met?.actorId),
    )
  },
}
