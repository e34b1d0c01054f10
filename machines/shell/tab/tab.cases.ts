import type { Cases } from '../../../src/testing/cases.ts'
import { laws } from './tab.laws.ts'
import { tabMachine } from './tab.machine.ts'

export const cases: Cases<typeof tabMachine> = {
  machine: tabMachine,
  inputs: [{ isVisible: true }, { isVisible: false }],
  events: { 'browser.hidden': [{}], 'browser.shown': [{}] },
  answers: {},
  laws,
}
