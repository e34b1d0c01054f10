import type { Laws } from '../../../src/testing/laws.ts'
import type { reportMachine } from './report.machine.ts'

/** The offer to report a page that crashed. */
export const offerLaws: Laws<typeof reportMachine> = {
  'looks once for a page that crashed': ({ before, after, began, runs }) =>
    began('findCrash').length === (before ? 0 : 1) &&
    after.matches({ offer: 'looking' }) === runs('findCrash'),
  'offers to report the page that crashed, and nothing where there is none': ({
    answered,
    failed,
    after,
  }) => {
    const answer = answered('findCrash')
    if (answer?.output) {
      return after.matches({ offer: 'offered' }) && after.context.crash === answer.output
    }
    return !(answer || failed('findCrash')) || after.matches({ offer: 'answered' })
  },
  'an offer that is accepted stands again where the dialog is closed before the report is held': ({
    on,
    before,
    after,
  }) => {
    const wasOffered = before?.matches({ offer: 'offered' })
    if (wasOffered && on('report.offerAccepted')) return after.matches({ offer: 'accepted' })
    if (!before?.matches({ offer: 'accepted' })) return true
    const isClosed = on('report.closeRequested') ?? on('navigation.overlayLeft')
    const state = before.context.isCrashReported ? 'answered' : 'offered'
    return after.matches({ offer: isClosed ? state : 'accepted' })
  },
  'notes that the guest puts it off or wants it never, and asks no more whether that is noted or not':
    ({ on, answered, failed, before, after, began }) => {
      const wasOffered = before?.matches({ offer: 'offered' })
      const postponed = wasOffered ? on('report.offerPostponed') : undefined
      const declined = wasOffered ? on('report.offerDeclined') : undefined
      const noted = began('noteAnswer') as { log: string; isFinal: boolean }[]
      if (postponed || declined) {
        const isCrash = noted[0]?.log === before?.context.crash?.log
        return noted.length === 1 && isCrash && noted[0]?.isFinal === (declined !== undefined)
      }
      const isNoted = answered('noteAnswer') ?? failed('noteAnswer')
      return noted.length === 0 && (!isNoted || after.matches({ offer: 'answered' }))
    },
}
