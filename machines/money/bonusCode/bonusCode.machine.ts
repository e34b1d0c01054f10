import { withEvent } from '../../core/withEvent.ts'
import { bonusCodeSetup, codeIn, codeMissing, noBonusCode } from './bonusCode.setup.ts'

const redeemedAndListsOutdated = [
  '#bonusCode.code.redeemed',
  '#bonusCode.remainingCodes.unknown',
  '#bonusCode.redeemedCodes.unknown',
] as const

const redeeming = bonusCodeSetup.createStateConfig({
  invoke: {
    src: 'redeemCode',
    id: 'redeemCode',
    input: ({ context }) => ({ code: codeIn(context) }),
    onDone: [
      {
        guard: { type: 'isSuccess', params: ({ event }) => event.output },
        target: redeemedAndListsOutdated,
        actions: {
          type: 'takeRedeemed',
          params: ({ context, event: { output } }) => ({
            code: codeIn(context),
            benefits: output.bonus ? [output.bonus] : [],
          }),
        },
      },
      { target: 'refused', actions: { type: 'takeRefusal', params: { reason: null } } },
    ],
    onError: 'redeemFailed',
  },
  on: {
    'bonusCode.codeChanged': {},
    'bonusCode.checkRequested': {},
    'bonusCode.closeRequested': {},
    'push.bonusCodeRedeemed': [
      {
        guard: { type: 'isOwnCode', params: withEvent },
        target: redeemedAndListsOutdated,
        actions: { type: 'takeRedeemed', params: withEvent },
      },
      {},
    ],
  },
})

const whenThereIsCode = [
  { guard: 'isAnonymous', actions: 'askForLogin' },
  { target: '#bonusCode.code.redeeming' },
] as const

/** A bonus code checked and redeemed, and the codes that the guest has [VCH-17 to VCH-22]. */
export const bonusCodeMachine = bonusCodeSetup.createMachine({
  id: 'bonusCode',
  context: noBonusCode,
  type: 'parallel',
  on: {
    'guest.identified': {
      guard: { type: 'isOtherGuest', params: withEvent },
      target: ['.code.editing', '.remainingCodes.unknown', '.redeemedCodes.unknown'],
      actions: { type: 'takeGuest', params: withEvent },
    },
    'bonusCode.openRequested': { actions: 'noteOpen' },
    'push.bonusCodeRedeemed': {
      target: redeemedAndListsOutdated,
      actions: { type: 'takeRedeemed', params: withEvent },
    },
  },
  states: {
    code: {
      initial: 'editing',
      on: {
        'bonusCode.codeChanged': {
          target: '.editing',
          actions: { type: 'takeCode', params: withEvent },
        },
        'bonusCode.checkRequested': [
          {
            guard: 'isCodeMissing',
            target: '.refused',
            actions: { type: 'takeRefusal', params: { reason: codeMissing } },
          },
          { target: '.checking' },
        ],
        'bonusCode.closeRequested': { target: '.editing', actions: 'forgetCode' },
      },
      states: {
        editing: {
          on: {
            'bonusCode.redeemRequested': [
              {
                guard: 'isCodeMissing',
                target: 'refused',
                actions: { type: 'takeRefusal', params: { reason: codeMissing } },
              },
              ...whenThereIsCode,
            ],
          },
        },
        checking: {
          invoke: {
            src: 'checkCode',
            id: 'checkCode',
            input: ({ context }) => ({ code: codeIn(context) }),
            onDone: [
              {
                guard: { type: 'isRedeemable', params: ({ event }) => event.output },
                target: 'checked',
                actions: { type: 'takeCheck', params: ({ event }) => event.output },
              },
              {
                target: 'refused',
                actions: { type: 'takeCheck', params: ({ event }) => event.output },
              },
            ],
            onError: 'checkFailed',
          },
        },
        checked: { on: { 'bonusCode.redeemRequested': whenThereIsCode } },
        refused: {},
        checkFailed: { on: { 'bonusCode.retryRequested': 'checking' } },
        redeeming,
        redeemed: {
          exit: 'forgetRedeemed',
          on: { 'bonusCode.closeRequested': 'editing' },
        },
        redeemFailed: { on: { 'bonusCode.retryRequested': 'redeeming' } },
      },
    },
    remainingCodes: {
      initial: 'unknown',
      states: {
        unknown: { always: { guard: 'areCodesWanted', target: 'loading' } },
        loading: {
          invoke: {
            src: 'loadRemainingCodes',
            id: 'loadRemainingCodes',
            onDone: {
              target: 'loaded',
              actions: {
                type: 'takeRemainingCodes',
                params: ({ event }) => ({ codes: event.output }),
              },
            },
            onError: 'failed',
          },
        },
        loaded: {},
        failed: {
          entry: 'tellLoadFailed',
          on: {
            'bonusCode.openRequested': 'unknown',
            'bonusCode.retryRequested': 'unknown',
            'recovery.retryDue': 'unknown',
          },
        },
      },
    },
    redeemedCodes: {
      initial: 'unknown',
      states: {
        unknown: { always: { guard: 'areCodesWanted', target: 'loading' } },
        loading: {
          invoke: {
            src: 'loadRedeemedCodes',
            id: 'loadRedeemedCodes',
            onDone: {
              target: 'loaded',
              actions: {
                type: 'takeRedeemedCodes',
                params: ({ event }) => ({ codes: event.output }),
              },
            },
            onError: 'failed',
          },
        },
        loaded: {},
        failed: {
          entry: 'tellLoadFailed',
          on: {
            'bonusCode.openRequested': 'unknown',
            'bonusCode.retryRequested': 'unknown',
            'recovery.retryDue': 'unknown',
          },
        },
      },
    },
  },
})

declare module '../../core/address.ts' {
  interface Machines {
    bonusCode: typeof bonusCodeMachine
  }
}
