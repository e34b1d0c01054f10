import type { ConsentCategory } from '../storage/storage.items.ts'

/** What a guest may allow or not [CNS-1]. */
export type OptionalCategory = Exclude<ConsentCategory, 'necessary'>

/** What the guest allows beside what is necessary. */
export type Consent = Readonly<Record<OptionalCategory, boolean>>

export type ConsentEvent =
  | { type: 'consent.allAccepted' }
  | { type: 'consent.necessaryAccepted' }
  /** The guest wants to see or change the choice. */
  | { type: 'consent.choiceRequested' }
  /** A category was switched in the choice that is open. */
  | { type: 'consent.categorySwitched'; category: OptionalCategory; isAllowed: boolean }
  /** The choice that is open is what the guest wants. */
  | { type: 'consent.choiceAccepted' }
  | { type: 'consent.choiceDismissed' }
  /** Another tab decided; null when the decision is gone. */
  | { type: 'consent.decisionStored'; value: string | null }

/** What storage and tracking are told: the consent that stands; nothing while undecided. */
export type ConsentDecided = { type: 'consent.decided'; consent: Consent }

declare module '../../core/address.ts' {
  interface Addresses {
    consent: ConsentEvent
  }
}

declare module '../../core/facts.ts' {
  interface Facts {
    'consent.decided': ConsentDecided
  }
}
