import type { Cases } from '../../../src/testing/cases.ts'
import { bought, identified, lost, queries, visits } from '../../core/shared.cases.ts'
import { laws } from './tileGrids.laws.ts'
import { tileGridsMachine } from './tileGrids.machine.ts'

export const cases: Cases<typeof tileGridsMachine> = {
  machine: tileGridsMachine,
  inputs: [{ stored: '{"contests":"list"}' }],
  events: {
    'guest.identified': identified,
    'navigation.languageChanged': [{ language: 'de' }],
    'navigation.pageEntered': visits('contests', '/en/contests/'),
    'navigation.queryEntered': queries('favoriteCams', { list: 'chats' }),
    'purchase.done': bought('video1'),
    'recovery.retryDue': [{}],
    'tileGrids.modeChosen': [
      { grid: 'tvLists', mode: 'list' },
      { grid: 'contests', mode: 'grid' },
    ],
  },
  answers: { storeTileGridSettings: { outputs: [undefined], errors: lost } },
  project: ({ context: { shown, areModesUnsent } }) => [shown, areModesUnsent],
  laws,
}
