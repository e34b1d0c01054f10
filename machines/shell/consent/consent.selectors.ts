import type { SnapshotFrom } from 'xstate'
import { noConsent } from './consent.decision.ts'
import type { Consent } from './consent.events.ts'
import type { consentMachine } from './consent.machine.ts'

type ConsentSnapshot = SnapshotFrom<typeof consentMachine>

/** Whether the banner asks for a decision. */
export function selectIsBannerShown(snapshot: ConsentSnapshot): boolean {
  return snapshot.matches('undecided')
}

/** Whether the choice of categories is open. */
export function selectIsChoosing(snapshot: ConsentSnapshot): boolean {
  return snapshot.matches('choosing')
}

/** The choice that is open: what each category is switched to. */
export function selectDraft({ context }: ConsentSnapshot): Consent {
  return context.draft
}

/** The consent that stands; nothing while undecided. */
export function selectConsent({ context }: ConsentSnapshot): Consent {
  return context.consent ?? noConsent
}
