import { vip30Months } from '../../../fixtures/library/video.fixtures.ts'
import type { Cases } from '../../../src/testing/cases.ts'
import { lost, visits } from '../../core/shared.cases.ts'
import { publicPageLaws } from '../publicPage.laws.ts'
import { vip30HistoryMachine } from './vip30History.machine.ts'

export const cases: Cases<typeof vip30HistoryMachine> = {
  machine: vip30HistoryMachine,
  inputs: [undefined],
  events: {
    'navigation.pageEntered': visits('vipClub', '/en/vip/'),
    'recovery.retryDue': [{}],
    'vip30History.retryRequested': [{}],
  },
  answers: { loadVip30History: { outputs: [vip30Months()], errors: lost } },
  laws: publicPageLaws({
    page: 'vipClub',
    load: 'loadVip30History',
    kept: 'months',
    retried: 'vip30History.retryRequested',
  }),
}
