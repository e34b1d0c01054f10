import type { Laws, Step } from '../../../src/testing/laws.ts'
import { guestIdOf } from '../../account/guest/guestIdOf.ts'
import { type channelOrdersMachine, retryInterval, undoTime } from './channelOrders.machine.ts'

type Happening = Step<typeof channelOrdersMachine>

/** Whether somebody else is here from now on, or nobody. */
const isOver = ({ on, before, after }: Happening) => {
  const last = before?.context.guestId ?? null
  return (
    on('realtime.sessionEnded') !== undefined || (last !== null && last !== after.context.guestId)
  )
}

export const laws: Laws<typeof channelOrdersMachine> = {
  'knows who is here': ({ on, before, after, changed }) => {
    const guest = on('guest.identified')?.guest
    if (!guest) return !before || !changed.includes('guestId') || after.context.guestId === null
    return after.context.guestId === guestIdOf(guest)
  },
  'another guest has ordered nothing': (step) => {
    const { toBlock, failedBlock, toTouch, archivedId } = step.after.context
    const isBlank = toBlock.length === 0 && toTouch.length === 0
    return !isOver(step) || (isBlank && failedBlock === null && archivedId === null)
  },
  'a channel is blocked at once where it is listed, and then by the platform, one after the other':
    (step) => {
      const { on, after, began, told } = step
      const asked = on('channelOrders.blockRequested')
      const last = after.context.toBlock.at(-1)
      const isOrdered = last?.channelId === asked?.channelId && last?.isBlocked === asked?.isBlocked
      if (asked && !(isOrdered && told('channels').length === 1)) return false
      return began('blockChannel').every((order) => order === after.context.toBlock[0])
    },
  'what the platform did not block is taken back, and the guest is told': ({
    failed,
    before,
    after,
    told,
  }) => {
    if (!failed('blockChannel')) return true
    const [order] = before?.context.toBlock ?? []
    const [change] = told('channels')
    return after.context.failedBlock === order && change?.change.blocked === !order?.isBlocked
  },
  'a channel that was archived or brought back is so at once, and the platform is told [MSG-11 MSG-30]':
    ({ on, after, told }) => {
      const asked = on('channelOrders.archiveRequested')
      const sent = told('realtime').map(({ message }) => message as Record<string, unknown>)
      if (!asked) return sent.length === 0
      const [change] = told('channels')
      const isSent = sent[0]?.channelId === asked.channelId && sent[0].status === asked.isArchived
      const { archivedId } = after.context
      return (
        isSent &&
        change?.change.archived === asked.isArchived &&
        archivedId === (asked.isArchived ? asked.channelId : null)
      )
    },
  'an archiving can be taken back for eight seconds': ({ on, after, delays }) =>
    !on('channelOrders.archiveRequested') ||
    delays.includes(undoTime) === after.matches({ undo: 'offered' }),
  'notices are put away as the guest wishes': ({ on, after }) => {
    const { archivedId, failedBlock } = after.context
    return !on('channelOrders.noticeDismissed') || (archivedId === null && failedBlock === null)
  },
  'the platform is told which channels are read, one a second [MSG-23]': ({
    on,
    before,
    after,
    answered,
    failed,
    began,
    delays,
  }) => {
    const { toTouch, touching } = after.context
    const read = on('channelOrders.channelRead')?.channelId
    if (read !== undefined && !(toTouch.includes(read) || touching === read)) return false
    if (answered('touchChannel'))
      return delays.includes(1_000) && began('touchChannel').length === 0
    if (failed('touchChannel')) {
      const isKept = toTouch.includes(before?.context.touching ?? '')
      return isKept && delays.includes(retryInterval)
    }
    return began('touchChannel').every(
      (input) => (input as { channelId: string }).channelId === touching,
    )
  },
  'what could not be told is told again later, or in a new session': ({
    on,
    fired,
    before,
    began,
  }) => {
    const isAgain = before?.matches({ touch: 'missed' }) && on('realtime.sessionEstablished')
    return fired || !isAgain || began('touchChannel').length === 1
  },
}
