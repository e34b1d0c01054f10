import type { Consent } from './consent.events.ts'

/** Only what is necessary. */
export const noConsent: Consent = { functional: false, analytics: false }

/** Everything. */
export const fullConsent: Consent = { functional: true, analytics: true }

/** The decision as item `cookieBanner` keeps it: `1:f1a0`, its version first. */
export function consentText({ functional, analytics }: Consent): string {
  return `1:f${Number(functional)}a${Number(analytics)}`
}

/**
 * The decision that is stored, the inverse of `consentText`.
 * @returns null while undecided: nothing is stored, or another text than this version writes
 */
export function parseConsent(text: string | null | undefined): Consent | null {
  const [, functional, analytics] = /^1:f([01])a([01])$/.exec(text ?? '') ?? []
  return functional && analytics
    ? { functional: functional === '1', analytics: analytics === '1' }
    : null
}
