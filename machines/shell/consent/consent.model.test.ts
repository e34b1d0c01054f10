import { describe, expect, test } from 'vitest'
import { walk } from '../../../fixtures/core/walk.fixtures.ts'
import { setFold } from '../../core/clock.ts'
import { consentText, fullConsent, noConsent, parseConsent } from './consent.decision.ts'
import type { Consent } from './consent.events.ts'
import { consentMachine } from './consent.machine.ts'
import {
  selectConsent,
  selectDraft,
  selectIsBannerShown,
  selectIsChoosing,
} from './consent.selectors.ts'

function start(stored?: string) {
  const walked = walk(setFold, 'consent', consentMachine, { stored })
  const { actor, told } = walked
  const look = () => {
    const snapshot = actor.getSnapshot()
    return {
      banner: selectIsBannerShown(snapshot),
      choosing: selectIsChoosing(snapshot),
      consent: selectConsent(snapshot),
    }
  }
  const written = () =>
    told('storage').flatMap((event) =>
      event.type === 'storage.writeRequested' ? [[event.item, event.value]] : [],
    )
  /** What storage and tracking were told last; both are told the same. */
  const stands = () => {
    const [inStorage, inTracking] = (['storage', 'tracking'] as const).map((address) =>
      told(address).findLast(({ type }) => type === 'consent.decided'),
    )
    expect(inStorage).toEqual(inTracking)
    return inTracking
  }
  return { ...walked, look, written, stands }
}

const decided = (consent: Consent) => ({ type: 'consent.decided', consent })

describe('decision', () => {
  test('the banner is shown and nothing allowed while undecided [CNS-4]', () => {
    const { look, stands, written } = start()
    expect(look()).toEqual({ banner: true, choosing: false, consent: noConsent })
    expect(stands()).toEqual(decided(noConsent))
    expect(written()).toEqual([])
  })

  test.each([
    ['consent.allAccepted', fullConsent, '1:f1a1'],
    ['consent.necessaryAccepted', noConsent, '1:f0a0'],
  ] as const)('%s decides, stores and tells [CNS-4]', (type, consent, text) => {
    const { actor, look, stands, written } = start()
    actor.send({ type })
    expect(look()).toEqual({ banner: false, choosing: false, consent })
    expect(stands()).toEqual(decided(consent))
    expect(written()).toEqual([['cookieBanner', text]])
  })

  test('a choice of one category counts once it is accepted [CNS-1]', () => {
    const { actor, look, stands, written } = start()
    actor.send({ type: 'consent.choiceRequested' })
    expect(look()).toEqual({ banner: false, choosing: true, consent: noConsent })
    actor.send({ type: 'consent.categorySwitched', category: 'analytics', isAllowed: true })
    actor.send({ type: 'consent.categorySwitched', category: 'functional', isAllowed: true })
    actor.send({ type: 'consent.categorySwitched', category: 'analytics', isAllowed: false })
    expect(selectDraft(actor.getSnapshot())).toEqual({ functional: true, analytics: false })
    expect(stands()).toEqual(decided(noConsent))
    actor.send({ type: 'consent.choiceAccepted' })
    const consent = { functional: true, analytics: false }
    expect(look()).toEqual({ banner: false, choosing: false, consent })
    expect(stands()).toEqual(decided(consent))
    expect(written()).toEqual([['cookieBanner', '1:f1a0']])
  })

  test('a choice that is dismissed changes nothing, and the banner comes back', () => {
    const { actor, look, written } = start()
    actor.send({ type: 'consent.choiceRequested' })
    actor.send({ type: 'consent.categorySwitched', category: 'analytics', isAllowed: true })
    actor.send({ type: 'consent.choiceDismissed' })
    expect(look()).toEqual({ banner: true, choosing: false, consent: noConsent })
    expect(written()).toEqual([])
    actor.send({ type: 'consent.choiceRequested' })
    expect(selectDraft(actor.getSnapshot())).toEqual(noConsent)
  })

  test('a guest changes their mind at any time', () => {
    const { actor, look, stands, written } = start('1:f1a1')
    actor.send({ type: 'consent.choiceRequested' })
    expect(selectDraft(actor.getSnapshot())).toEqual(fullConsent)
    actor.send({ type: 'consent.categorySwitched', category: 'analytics', isAllowed: false })
    actor.send({ type: 'consent.choiceAccepted' })
    expect(look().consent).toEqual({ functional: true, analytics: false })
    expect(stands()).toEqual(decided({ functional: true, analytics: false }))
    expect(written()).toEqual([['cookieBanner', '1:f1a0']])
  })
})

describe('stored decision', () => {
  test('stands from the start and is not written again [CNS-4]', () => {
    const { look, stands, written } = start('1:f0a1')
    const consent = { functional: false, analytics: true }
    expect(look()).toEqual({ banner: false, choosing: false, consent })
    expect(stands()).toEqual(decided(consent))
    expect(written()).toEqual([])
  })

  test('of another tab is taken, also while a choice is open', () => {
    const { actor, look, stands, written } = start()
    actor.send({ type: 'consent.decisionStored', value: '1:f1a1' })
    expect(look()).toEqual({ banner: false, choosing: false, consent: fullConsent })
    expect(stands()).toEqual(decided(fullConsent))
    actor.send({ type: 'consent.choiceRequested' })
    actor.send({ type: 'consent.decisionStored', value: null })
    expect(look()).toEqual({ banner: false, choosing: true, consent: noConsent })
    expect(stands()).toEqual(decided(noConsent))
    actor.send({ type: 'consent.choiceDismissed' })
    expect(look().banner).toBe(true)
    expect(written()).toEqual([])
  })

  test.each([
    noConsent,
    fullConsent,
    { functional: true, analytics: false },
    { functional: false, analytics: true },
  ])('%j reads back as it was written', (consent) =>
    expect(parseConsent(consentText(consent))).toEqual(consent),
  )

  test.each(['', '1', '1:f1', '2:f1a1', '1:f2a0', ' 1:f1a1', '1:f1a1;', 'true'])(
    'that is malformed, %j, is none',
    (text) => expect(start(text).look().banner).toBe(true),
  )
})
