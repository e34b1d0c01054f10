import type { Cases } from '../../../src/testing/cases.ts'
import { identified, visits } from '../../core/shared.cases.ts'
import { laws } from './exitIntent.laws.ts'
import { exitIntentMachine } from './exitIntent.machine.ts'

export const cases: Cases<typeof exitIntentMachine> = {
  machine: exitIntentMachine,
  inputs: [{ shown: undefined }, { shown: '1' }],
  events: {
    'exitIntent.pointerLeft': [{ isBusy: true }, { isBusy: false }],
    'guest.identified': identified,
    'navigation.pageEntered': visits('actor', '/en/amateur/juno-amber/'),
  },
  answers: {},
  project: ({ context }) => context,
  laws,
}
