import type { Laws } from '../../../src/testing/laws.ts'
import type { reportUploadMachine } from './reportUpload.machine.ts'

type Sending = Parameters<Laws<typeof reportUploadMachine>[string]>[0]

/** What came of the report that is being sent. */
const endingIn = ({ on, before }: Sending) =>
  before?.matches('uploading')
    ? {
        received: on('reportUpload.received'),
        refused: on('reportUpload.refused'),
        failed: on('reportUpload.failed'),
      }
    : {}

/** Whether it is given up: the guest sent it a day ago, and five attempts of this page failed. */
function isGivenUp(step: Sending): boolean {
  const { failed } = endingIn(step)
  const attempts = (step.before?.context.failedAttempts ?? 0) + 1
  return (
    failed !== undefined && !failed.isOffline && failed.heldFor >= 24 * 60 * 60_000 && attempts >= 5
  )
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

export const laws: Laws<typeof reportUploadMachine> = {
  'looks at first, and once, what earlier pages left': ({ before, after, began, runs }) =>
    began('loadHeldReports').length === (before ? 0 : 1) &&
    after.matches('looking') === runs('loadHeldReports'),
  'holds each report that is there, the oldest first, until its fate is known': (step) => {
    const { received, refused } = endingIn(step)
    const held = step.before?.context.held ?? []
    const found = (step.answered('loadHeldReports')?.output ?? []) as readonly string[]
    const id = step.on('reportUpload.reportHeld')?.id
    const rest = received || refused || isGivenUp(step) ? held.slice(1) : held
    return same(step.after.context.held, [...new Set([...rest, ...found, ...(id ? [id] : [])])])
  },
  'sends the oldest while any is held, and one at a time': ({ after, began, runs }) => {
    const ids = began('uploadReport').map((input) => (input as { id: string }).id)
    return (
      after.matches('uploading') === runs('uploadReport') &&
      !(after.matches('idle') && after.context.held.length > 0) &&
      (ids.length === 0 || same(ids, [after.context.held[0]]))
    )
  },
  'rests when none is held any more': (step) => {
    const { received, refused } = endingIn(step)
    const isOver =
      received ||
      refused ||
      isGivenUp(step) ||
      step.answered('loadHeldReports') ||
      step.failed('loadHeldReports')
    const isAny = step.after.context.held.length > 0
    return !isOver || step.after.matches(isAny ? 'uploading' : 'idle')
  },
  'tells the dialog what becomes of the report, and nobody else': (step) => {
    const { received, refused, failed } = endingIn(step)
    const isSending = step.before?.matches('uploading')
    const progress = isSending ? step.on('reportUpload.progressed') : undefined
    const id = step.before?.context.held[0]
    const delayed = isGivenUp(step) ? undefined : failed
    const expected = [
      ...(received ? [{ type: 'report.received', id }] : []),
      ...(refused ? [{ type: 'report.refused', id, code: refused.code }] : []),
      ...(progress ? [{ type: 'report.uploadProgressed', id, share: progress.share }] : []),
      ...(delayed ? [{ type: 'report.delayed', id, isOffline: delayed.isOffline }] : []),
    ]
    return same(step.told('report'), expected)
  },
  'asks the guest about one that is a day old and failed five times': (step) => {
    const ids = step.told('unsentReports').map(({ id }) => id)
    return same(ids, isGivenUp(step) ? [step.before?.context.held[0]] : [])
  },
  'waits for half to all of 2 s, twice as long after each failure, up to 5 minutes, not less than the store wants':
    (step) => {
      const { failed } = endingIn(step)
      const isTried = failed && !failed.isOffline && !isGivenUp(step)
      if (!isTried) return step.delays.length === 0
      const attempts = step.before?.context.failedAttempts ?? 0
      const longest = Math.min(5 * 60_000, 2_000 * 2 ** attempts)
      const [pause = 0] = step.delays
      const isInTime = pause >= longest / 2 && pause <= Math.max(longest, failed.retryAfter)
      return isInTime && pause >= failed.retryAfter && step.after.matches('pausing')
    },
  'counts the failures in a row of one report': (step) => {
    const { received, refused, failed } = endingIn(step)
    const known = step.before?.context.failedAttempts ?? 0
    const isOver = received || refused || isGivenUp(step)
    const isTried = failed && !failed.isOffline
    return step.after.context.failedAttempts === (isOver ? 0 : known + (isTried ? 1 : 0))
  },
  'waits for the network where there is none': (step) => {
    const isOffline = endingIn(step).failed?.isOffline === true
    return (
      step.began('awaitOnline').length === (isOffline ? 1 : 0) &&
      step.runs('awaitOnline') === step.after.matches('offline')
    )
  },
  'tries again after the pause, and when the network is back or cannot be waited for': ({
    answered,
    failed,
    fired,
    after,
  }) => !(fired || answered('awaitOnline') || failed('awaitOnline')) || after.matches('uploading'),
}
