import type { Laws } from '../../../src/testing/laws.ts'
import { guestIdOf } from '../../account/guest/guestIdOf.ts'
import type { freePreviewMachine } from './freePreview.machine.ts'

const types = (events: readonly { type: string }[]) => events.map(({ type }) => type).join()

export const laws: Laws<typeof freePreviewMachine> = {
  'another guest was offered nothing yet, the same keeps what they were': ({
    on,
    before,
    after,
  }) => {
    const guest = on('guest.identified')?.guest
    if (!guest) return true
    const { guestId, isNewcomer, host, seconds } = after.context
    if (guestId !== guestIdOf(guest)) return false
    if (isNewcomer !== (guest.isLoggedIn && !guest.isPayingCustomer)) return false
    if (guestId === before?.context.guestId) return after.value === before.value
    return after.matches('unoffered') && host === null && seconds === 0
  },
  'is offered once to guests who have never paid, when their look is over [ACT-40]': ({
    on,
    before,
    after,
    told,
  }) => {
    const look = on('freePreview.lookEnded')
    const { guestId, isNewcomer, host } = after.context
    const isFirst = before?.matches('unoffered') && typeof guestId === 'string' && isNewcomer
    if (!look || !isFirst) return !types(told('modals')).includes('openRequested')
    const isOfHost = host?.actorId === look.actorId && host.actorName === look.actorName
    return after.matches('offered') && isOfHost && types(told('modals')) === 'modals.openRequested'
  },
  'is started for that performer when it is taken, and again after a failure': ({
    on,
    before,
    after,
    began,
  }) => {
    const isAsked = before?.matches('offered') || before?.matches('failed')
    const started = began('startFreePreview') as { actorId: string }[]
    if (!on('freePreview.startRequested') || !isAsked) return started.length === 0
    return started.length === 1 && started[0]?.actorId === after.context.host?.actorId
  },
  'is declined for that performer when it is turned down': ({ on, before, after, began }) => {
    const isAsked = before?.matches('offered') || before?.matches('failed')
    const declined = began('declineFreePreview') as { actorId: string }[]
    if (!on('freePreview.declined') || !isAsked) return declined.length === 0
    return declined.length === 1 && declined[0]?.actorId === after.context.host?.actorId
  },
  'is given or refused as the platform says, and can be asked for again where it says nothing': ({
    answered,
    failed,
    after,
  }) => {
    if (failed('startFreePreview')) return after.matches('failed')
    const answer = answered('startFreePreview')?.output as
      | { success: boolean; seconds: number }
      | undefined
    if (!answer) return true
    if (!answer.success) return after.matches('refused')
    return after.matches('given') && after.context.seconds === answer.seconds
  },
  'is over when it was turned down, whether or not that was heard': ({ answered, failed, after }) =>
    !(answered('declineFreePreview') ?? failed('declineFreePreview')) || after.matches('over'),
  'who goes to the performer is let into a free chat with them, once': ({
    on,
    before,
    after,
    told,
  }) => {
    const isGoing = on('freePreview.chatRequested') && before?.matches('given')
    const [request, ...more] = told('gate')
    if (!isGoing) return request === undefined
    const { type, params } = request?.action ?? {}
    const isOfHost = type === 'startFreeChat' && params.targetId === after.context.host?.actorId
    return isOfHost && more.length === 0 && after.matches('over')
  },
  'the box is withdrawn as it is turned down or gone with': ({ before, after, told }) => {
    const hasMoved = (state: 'declining' | 'over') =>
      after.matches(state) && !before?.matches(state) && !before?.matches('declining')
    const isDone = hasMoved('declining') || hasMoved('over')
    return types(told('modals')).includes('withdrawRequested') === isDone
  },
  'nothing else happens to it': ({
    before,
    after,
    changed,
    began,
    on,
    addressees,
    answered,
    failed,
  }) => {
    if (!before) return after.matches('unoffered')
    const isSame = after.value === before.value && changed.length === 0
    const hasEnded = ['startFreePreview', 'declineFreePreview'].some(
      (slot) => answered(slot) ?? failed(slot),
    )
    if (isSame || hasEnded || on('guest.identified')) return true
    return addressees.length > 0 || began('startFreePreview').length > 0
  },
}
