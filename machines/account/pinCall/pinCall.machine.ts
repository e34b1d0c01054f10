import { assign, setup } from 'xstate'
import { promiseSlot } from '../../core/slot.ts'
import { withEvent } from '../../core/withEvent.ts'
import type { GuestState } from '../guest/guest.state.ts'
import {
  type PinCallAnswer,
  type PinCallCode,
  type PinCallEvent,
  type PinCallType,
  type PinVerification,
  pinLengths,
} from './pinCall.events.ts'

/** A verification that the platform has begun [PIN-4]. */
export interface PinCallBegun {
  id: string
  pinLength: number
}

/** Why the guest is where they were: the platform's code, or what was not sent at all. */
export type PinCallProblem = PinCallCode | 'numberMissing' | 'pinLength'

export interface PinCallContext {
  /** Whose number it is; null for a visitor. */
  guestId: string | null
  numberType: PinCallType
  /** ISO 3166 of two letters. */
  countryCode: string
  number: string
  pin: string
  begun: PinCallBegun | null
  problem: PinCallProblem | null
  verification: PinVerification | null
}

/** Stands for everything that the platform did not say readably [PIN-7]. */
const unknownCode = 10

/** After these a new code is needed: timeout, unknown id, too many attempts [PIN-8]. */
const endingCodes: readonly PinCallProblem[] = [4, 7, 9]

const invalidCode = 8

const blank = { number: '', pin: '', begun: null, problem: null, verification: null }

type Problem = { problem: PinCallProblem }

/** Proves that a phone number is the guest's by a code that is called through [PIN-1 to PIN-8]. */
export const pinCallMachine = setup({
  types: {} as { context: PinCallContext; events: PinCallEvent },
  actors: {
    startVerification: promiseSlot<
      PinCallAnswer<PinCallBegun>,
      { numberType: PinCallType; countryCode: string; number: string }
    >('startVerification'),
    verifyPin: promiseSlot<
      PinCallAnswer<PinVerification>,
      { id: string; numberType: PinCallType; pin: string }
    >('verifyPin'),
  },
  guards: {
    isAnotherGuest: ({ context }, { guest }: { guest: GuestState }) =>
      context.guestId !== null && guest.id !== context.guestId,
    isNumberMissing: ({ context }) => !/\d/.test(context.number),
    isPinOfWrongLength: ({ context: { pin, numberType } }) => pin.length !== pinLengths[numberType],
    isBegun: ({ context }, answer: PinCallAnswer<PinCallBegun>) =>
      answer.isOk && answer.value.pinLength === pinLengths[context.numberType],
    isVerified: ({ context }, answer: PinCallAnswer<PinVerification>) =>
      answer.isOk && answer.value.verified && answer.value.id === context.begun?.id,
    isOver: (_, answer: PinCallAnswer<PinVerification>) =>
      !answer.isOk && endingCodes.includes(answer.code),
  },
  actions: {
    begin: assign(blank),
    takeGuest: assign((_, { guest }: { guest: GuestState }) => ({ guestId: guest.id })),
    forgetVerification: assign({ pin: '', begun: null }),
    takeType: assign((_, { numberType }: { numberType: PinCallType }) => ({
      numberType,
      problem: null,
    })),
    takeCountry: assign((_, { countryCode }: { countryCode: string }) => ({
      countryCode,
      problem: null,
    })),
    takeNumber: assign((_, { number }: { number: string }) => ({ number, problem: null })),
    takePin: assign((_, { pin }: { pin: string }) => ({ pin, problem: null })),
    noteProblem: assign((_, { problem }: Problem) => ({ problem })),
    clearProblem: assign({ problem: null }),
    takeBegun: assign((_, answer: PinCallAnswer<PinCallBegun>) =>
      answer.isOk ? { begun: answer.value, pin: '', problem: null } : {},
    ),
    takeVerification: assign((_, answer: PinCallAnswer<PinVerification>) =>
      answer.isOk ? { verification: answer.value, pin: '', problem: null } : {},
    ),
    clearPin: assign({ pin: '' }),
  },
}).createMachine({
  id: 'pinCall',
  context: { guestId: null, numberType: 'mobile', countryCode: 'DE', ...blank },
  initial: 'closed',
  on: {
    'pinCall.closeRequested': '.closed',
    'guest.identified': [
      {
        guard: { type: 'isAnotherGuest', params: withEvent },
        target: '.closed',
        actions: { type: 'takeGuest', params: withEvent },
      },
      { actions: { type: 'takeGuest', params: withEvent } },
    ],
  },
  states: {
    closed: {
      entry: 'begin',
      on: { 'pinCall.openRequested': 'enteringNumber' },
    },
    enteringNumber: {
      entry: 'forgetVerification',
      on: {
        'pinCall.typeChosen': { actions: { type: 'takeType', params: withEvent } },
        'pinCall.countryChosen': {
          actions: { type: 'takeCountry', params: withEvent },
        },
        'pinCall.numberChanged': {
          actions: { type: 'takeNumber', params: withEvent },
        },
        'pinCall.numberSubmitted': [
          {
            guard: 'isNumberMissing',
            actions: { type: 'noteProblem', params: { problem: 'numberMissing' } },
          },
          { target: 'starting' },
        ],
      },
    },
    starting: {
      entry: 'clearProblem',
      invoke: {
        src: 'startVerification',
        id: 'startVerification',
        input: ({ context: { numberType, countryCode, number } }) => ({
          numberType,
          countryCode,
          number,
        }),
        onDone: [
          {
            guard: { type: 'isBegun', params: ({ event }) => event.output },
            target: 'enteringPin',
            actions: { type: 'takeBegun', params: ({ event }) => event.output },
          },
          {
            target: 'enteringNumber',
            actions: { type: 'noteProblem', params: ({ event }) => problemOf(event.output) },
          },
        ],
        onError: {
          target: 'enteringNumber',
          actions: { type: 'noteProblem', params: { problem: unknownCode } },
        },
      },
    },
    enteringPin: {
      on: {
        'pinCall.pinChanged': { actions: { type: 'takePin', params: withEvent } },
        'pinCall.pinSubmitted': [
          {
            guard: 'isPinOfWrongLength',
            actions: { type: 'noteProblem', params: { problem: 'pinLength' } },
          },
          { target: 'verifying' },
        ],
        'pinCall.restartRequested': { target: 'enteringNumber', actions: 'clearProblem' },
      },
    },
    verifying: {
      entry: 'clearProblem',
      invoke: {
        src: 'verifyPin',
        id: 'verifyPin',
        input: ({ context: { begun, numberType, pin } }) => ({
          id: begun?.id ?? '',
          numberType,
          pin,
        }),
        onDone: [
          {
            guard: { type: 'isVerified', params: ({ event }) => event.output },
            target: 'verified',
            actions: { type: 'takeVerification', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isOver', params: ({ event }) => event.output },
            target: 'enteringNumber',
            actions: { type: 'noteProblem', params: ({ event }) => problemOf(event.output) },
          },
          {
            target: 'enteringPin',
            actions: [
              'clearPin',
              { type: 'noteProblem', params: ({ event }) => problemOf(event.output) },
            ],
          },
        ],
        onError: {
          target: 'enteringPin',
          actions: { type: 'noteProblem', params: { problem: unknownCode } },
        },
      },
    },
    verified: { on: { 'pinCall.restartRequested': 'enteringNumber' } },
  },
})

/** What a refusal, or an answer that fits nothing that was asked, means to the guest. */
function problemOf(answer: PinCallAnswer<PinCallBegun | PinVerification>): Problem {
  if (!answer.isOk) return { problem: answer.code }
  return {
    problem: 'verified' in answer.value && !answer.value.verified ? invalidCode : unknownCode,
  }
}

declare module '../../core/address.ts' {
  interface Machines {
    pinCall: typeof pinCallMachine
  }
}
