import type { Cases } from '../../../src/testing/cases.ts'
import { fullConsent, noConsent } from '../consent/consent.decision.ts'
import { laws } from './storage.laws.ts'
import { storageMachine } from './storage.machine.ts'

const history = { item: 'searchHistory', value: '["sea"]' } as const

export const cases: Cases<typeof storageMachine> = {
  machine: storageMachine,
  inputs: [undefined],
  events: {
    'consent.decided': [{ consent: fullConsent }, { consent: noConsent }],
    'guest.leaving': [{}],
    'storage.itemChanged': [history, { item: 'searchHistory', value: null }],
    'storage.itemsRead': [{ items: { theme: 'dark', searchHistory: '["dunes"]' } }],
    'storage.removalRequested': [{ item: 'theme' }],
    'storage.writeFailed': [{ item: 'theme' }],
    'storage.writeRequested': [history],
  },
  answers: {},
  laws,
}
