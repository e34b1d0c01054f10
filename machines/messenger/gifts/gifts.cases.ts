import { gift, toy } from '../../../fixtures/messenger/messenger.fixtures.ts'
import type { Cases } from '../../../src/testing/cases.ts'
import { lost } from '../../core/shared.cases.ts'
import { laws } from './gifts.laws.ts'
import { giftsMachine } from './gifts.machine.ts'

export const cases: Cases<typeof giftsMachine> = {
  machine: giftsMachine,
  inputs: [undefined],
  events: { 'gifts.retryRequested': [{}], 'gifts.wanted': [{}], 'recovery.retryDue': [{}] },
  answers: {
    loadGifts: { outputs: [[gift]], errors: lost },
    loadToyControls: { outputs: [[toy]], errors: lost },
  },
  laws,
}
