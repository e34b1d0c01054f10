import type { Account } from '../core/account.ts'
import type { Platform } from '../core/platform.ts'

interface Feedback {
  feature: string
  isHelpful: boolean
}

/** What the query service takes of guests' opinions (QRY-4): it is written into the journal. */
export function featureFeedbackRoot({ journal }: Pick<Platform, 'journal'>) {
  return {
    featureFeedback({ feature, isHelpful }: Feedback, account: Account | null): boolean {
      const words = isHelpful ? 'was helpful' : 'was not helpful'
      journal.write('note', account?.id ?? null, `featureFeedback: ${feature} ${words}`)
      return true
    },
  }
}
