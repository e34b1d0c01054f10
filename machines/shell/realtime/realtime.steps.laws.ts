import type { Step } from '../../../src/testing/laws.ts'
import type { realtimeMachine } from './realtime.machine.ts'

/** A step of the channel, as its laws speak of it. */
export type Talking = Step<typeof realtimeMachine>

type Snapshot = Talking['before']

export const isOpen = (snapshot: Snapshot) =>
  snapshot?.matches({ channel: { on: { attempting: 'open' } } }) ?? false

export const isAwaiting = (snapshot: Snapshot) =>
  snapshot?.matches({ channel: { on: { attempting: { open: { session: 'awaiting' } } } } }) ?? false

export const isProbing = (snapshot: Snapshot) =>
  snapshot?.matches({ channel: { on: { attempting: { open: { heartbeat: 'probing' } } } } }) ??
  false

/** The acknowledgement of a session that is not known yet. */
export function acknowledgedIn({ on, before }: Talking) {
  const push = isOpen(before) ? on('socket.pushReceived')?.push : undefined
  if (push?.type !== 'sessionAcknowledged') return undefined
  return isAwaiting(before) || push.sessionId !== before?.context.sessionId ? push : undefined
}

/** Where the frame of this step stands: unknown before the session says how frames are numbered. */
export function orderIn({ on, before }: Talking): 'next' | 'seen' | 'gap' | 'unknown' {
  const seq = (on('socket.pushReceived') ?? on('socket.frameRefused'))?.seq
  const { lastSeq = null } = before?.context.sequence ?? {}
  if (seq === undefined) return 'next'
  if (lastSeq === null) return isAwaiting(before) ? 'unknown' : 'next'
  if (seq <= lastSeq) return 'seen'
  return seq === lastSeq + 1 ? 'next' : 'gap'
}

/** The push that is passed on at this step. */
export function delivered(step: Talking) {
  const push = isOpen(step.before) ? step.on('socket.pushReceived')?.push : undefined
  return push && !acknowledgedIn(step) && orderIn(step) === 'next' ? push : undefined
}

/** Whether the heartbeat's timer fired at this step: not the one by which a session is asked for again. */
export const isBeat = ({ before, fired, told }: Talking) =>
  isOpen(before) &&
  fired &&
  !told('socket').some(({ message }) => message?.type === 'requestSession')

/** Whether it fired so late that the device must have slept. */
export const isLate = ({ before, now }: Talking) =>
  now - (before?.context.checkDueAt ?? now) > 2_000

/** Whether the platform did not answer a ping in time. */
export const isPongMissing = (step: Talking) =>
  isBeat(step) &&
  !isLate(step) &&
  (isProbing(step.before) || step.before?.context.isPongOutstanding === true)

/** Whether the connection ends at this step: closed, not opened in 15 s, with a gap, or without a pong. */
export function isEnded(step: Talking): boolean {
  const { before, on, fired } = step
  if (!before?.matches({ channel: { on: 'attempting' } }) || on('guest.loggedOut')) return false
  const isFrame = on('socket.pushReceived') ?? on('socket.frameRefused')
  const isGap = isOpen(before) && isFrame !== undefined && orderIn(step) === 'gap'
  const isNotOpened = !isOpen(before) && fired
  return on('socket.closed') !== undefined || isGap || isNotOpened || isPongMissing(step)
}
