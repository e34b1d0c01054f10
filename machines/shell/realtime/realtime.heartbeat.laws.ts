import type { Laws } from '../../../src/testing/laws.ts'
import type { realtimeMachine } from './realtime.machine.ts'
import {
  isBeat,
  isEnded,
  isLate,
  isOpen,
  isPongMissing,
  isProbing,
  type Talking,
} from './realtime.steps.laws.ts'

/** Whether it is to be seen at once whether the connection still stands: the device slept, or the network is back. */
function isToProbe(step: Talking): boolean {
  const isBack = step.on('browser.resumed') ?? step.on('browser.wentOnline')
  return isOpen(step.before) && (isBack !== undefined || (isBeat(step) && isLate(step)))
}

/** Of the heartbeat. */
export const heartbeatLaws: Laws<typeof realtimeMachine> = {
  'pings every 50 s, and at once when the device slept or the network is back': (step) => {
    const isDue = isToProbe(step) || (isBeat(step) && !isPongMissing(step))
    const pings = step.told('socket').filter(({ message }) => message?.type === 'ping')
    return pings.length === (isDue ? 1 : 0) && (!isDue || step.after.context.isPongOutstanding)
  },
  'waits for 5 s for the pong of such a probe, else for 50 s': (step) => {
    const { before, after, now } = step
    if (!isOpen(after)) return true
    const isPong = step.on('push.pong') !== undefined
    const isNew =
      isToProbe(step) || isBeat(step) || !isOpen(before) || (isPong && isProbing(before))
    const due = now + (isProbing(after) ? 5_000 : 50_000)
    const isAsked = step.delays.includes(isProbing(after) ? 5_000 : 50_000)
    return !isNew || (after.context.checkDueAt === due && isAsked)
  },
  'probes until the pong comes': (step) => {
    const { before, after } = step
    if (!isOpen(before) || !isOpen(after)) return true
    const isPong = step.on('push.pong') !== undefined
    return isProbing(after) === (isToProbe(step) || (isProbing(before) && !isPong))
  },
  'has no pong outstanding once it came': ({ on, before, after }) =>
    !(on('push.pong') && isOpen(before)) || !after.context.isPongOutstanding,
  'closes a connection without a pong or with a gap, and logs the missing pong': (step) => {
    const isMissing = isPongMissing(step)
    const reasons = step.told('logger').map(({ data }) => data.reason)
    const isOwn = isEnded(step) && isOpen(step.before) && !step.on('socket.closed')
    const isAsked = step.told('socket').some(({ type }) => type === 'socket.closeRequested')
    return reasons.includes('pongMissing') === isMissing && isAsked === isOwn
  },
}
