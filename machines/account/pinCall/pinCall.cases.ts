import { planted } from '../../../fixtures/core/planted.fixtures.ts'
import type { Cases } from '../../../src/testing/cases.ts'
import { identified, lost } from '../../core/shared.cases.ts'
import type { PinVerification } from './pinCall.events.ts'
import { laws } from './pinCall.laws.ts'
import { type PinCallContext, pinCallMachine } from './pinCall.machine.ts'

/** The platform's own begin with no nought: this one is wrong. */
const pin = '012345'

const verification: PinVerification = {
  id: 'verification-1',
  type: 'mobile',
  verified: true,
  countryCode: 'DE',
  preCode: '49',
  number: planted.mobileNumber,
  e123: planted.mobileNumber,
  pinLength: 6,
}

export const cases: Cases<typeof pinCallMachine> = {
  machine: pinCallMachine,
  inputs: [undefined],
  events: {
    'guest.identified': identified,
    'pinCall.closeRequested': [{}],
    'pinCall.countryChosen': [{ countryCode: 'AT' }],
    'pinCall.numberChanged': [{ number: planted.foreignNumber }],
    'pinCall.numberSubmitted': [{}],
    'pinCall.openRequested': [{}],
    'pinCall.pinChanged': [{ pin }],
    'pinCall.pinSubmitted': [{}],
    'pinCall.restartRequested': [{}],
    'pinCall.typeChosen': [{ numberType: 'fixed' }, { numberType: 'mobile' }],
  },
  answers: {
    startVerification: {
      outputs: [
        { isOk: true, value: { id: 'verification-1', pinLength: 6 } },
        { isOk: false, code: 1 },
      ],
      errors: lost,
    },
    verifyPin: {
      outputs: [
        { isOk: true, value: verification },
        { isOk: false, code: 8 },
        { isOk: false, code: 9 },
      ],
      errors: lost,
    },
  },
  project: ({ context }) => {
    const { number, pin, numberType, begun } = context as PinCallContext
    return [number, pin, numberType, begun?.id]
  },
  laws,
}
