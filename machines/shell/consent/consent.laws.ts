import type { Laws } from '../../../src/testing/laws.ts'
import { consentText, fullConsent, noConsent, parseConsent } from './consent.decision.ts'
import type { Consent } from './consent.events.ts'
import type { consentMachine } from './consent.machine.ts'

type Deciding = Parameters<Laws<typeof consentMachine>[string]>[0]

/** What the guest decides at this step, if they do. */
function decidedIn({ on, before }: Deciding): Consent | undefined {
  if (on('consent.allAccepted')) return fullConsent
  if (on('consent.necessaryAccepted')) return noConsent
  const isChosen = before?.matches('choosing') && on('consent.choiceAccepted') !== undefined
  return isChosen ? before?.context.draft : undefined
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

export const laws: Laws<typeof consentMachine> = {
  'what the guest decides stands, or what another tab stored, and nothing else [CNS-1]': (step) => {
    const { before, after } = step
    if (!before) return true
    const stored = step.on('consent.decisionStored')
    const other = stored ? parseConsent(stored.value) : before.context.consent
    return same(after.context.consent, decidedIn(step) ?? other)
  },
  'stores what the guest decides, before others are told': (step) => {
    const decided = decidedIn(step)
    const [first, second] = step.told('storage')
    if (!decided) return first?.type !== 'storage.writeRequested'
    const isStored = first?.type === 'storage.writeRequested' && first.item === 'cookieBanner'
    return isStored && first.value === consentText(decided) && second?.type === 'consent.decided'
  },
  'tells as it begins and whenever that may be another what is allowed: nothing while undecided': (
    step,
  ) => {
    const isDue = decidedIn(step) ?? step.on('consent.decisionStored') ?? !step.before
    const consents = step.told('tracking').map(({ consent }) => consent)
    return same(consents, isDue ? [step.after.context.consent ?? noConsent] : [])
  },
  'the choice is open from when the guest wants it to when they decide or dismiss it': (step) => {
    const isLeft = decidedIn(step) ?? step.on('consent.choiceDismissed')
    const isOpened = step.on('consent.choiceRequested') !== undefined
    const stays = step.before?.matches('choosing') === true && !isLeft
    return step.after.matches('choosing') === (isOpened || stays)
  },
  'is undecided where nothing is decided': ({ after }) =>
    after.matches('choosing') ||
    after.matches(after.context.consent === null ? 'undecided' : 'decided'),
  'the choice begins with what stands, and each category is switched by itself': ({
    on,
    before,
    after,
  }) => {
    const { draft, consent } = after.context
    if (on('consent.choiceRequested')) return same(draft, consent ?? noConsent)
    const switched = before?.matches('choosing') && on('consent.categorySwitched')
    const known = before?.context.draft ?? noConsent
    return same(draft, switched ? { ...known, [switched.category]: switched.isAllowed } : known)
  },
}
