import type { Cases } from '../../../src/testing/cases.ts'
import { laws } from './search.laws.ts'
import { searchMachine } from './search.machine.ts'

export const cases: Cases<typeof searchMachine> = {
  machine: searchMachine,
  inputs: [{ storedHistory: '["dunes"]' }],
  events: {
    'search.historyCleared': [{}],
    'search.historyEntryChosen': [{ text: 'dunes' }, { text: ' ' }],
    'search.historyStored': [{ storedHistory: '["sea"]' }, { storedHistory: null }],
    'search.submitted': [{}],
    'search.textChanged': [{ text: 'sea' }, { text: '' }],
  },
  answers: {},
  laws,
}
