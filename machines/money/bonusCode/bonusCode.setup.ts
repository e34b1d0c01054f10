import { assign, enqueueActions, sendTo, setup } from 'xstate'
import type { GuestState } from '../../account/guest/guest.state.ts'
import { toNowOrLater } from '../../core/address.ts'
import { promiseSlot } from '../../core/slot.ts'
import { withoutSpacesAround } from '../../core/typedText.ts'
import { loadFailed } from '../../shell/recovery/recovery.events.ts'
import type { Benefit } from './benefits.ts'
import type {
  BonusCodeAnswer,
  BonusCodeCheck,
  BonusCodeConfig,
  BonusCodeEvent,
  RedeemedCode,
} from './bonusCode.events.ts'

/** A code that was redeemed, and what it brought. */
export interface RedeemedBonus {
  code: string
  benefits: readonly Benefit[]
}

export interface BonusCodeContext {
  /** Null while nobody is logged in. */
  guestId: string | null
  /** Whether the guest's codes are seen, or were. */
  isOpen: boolean
  /** As typed. */
  code: string
  /** What stands behind the code that was checked. */
  config: BonusCodeConfig | null
  /** Why the code is not redeemed; null when no reason was given. */
  refusal: string | null
  redeemed: RedeemedBonus | null
  remainingCodes: readonly BonusCodeConfig[]
  redeemedCodes: readonly RedeemedCode[]
}

/** The reason for refusing a code that is empty. */
export const codeMissing = 'codeMissing'

export const noBonusCode: BonusCodeContext = {
  guestId: null,
  isOpen: false,
  code: '',
  config: null,
  refusal: null,
  redeemed: null,
  remainingCodes: [],
  redeemedCodes: [],
}

type Code = { code: string }

export const bonusCodeSetup = setup({
  types: {} as { context: BonusCodeContext; events: BonusCodeEvent },
  actors: {
    checkCode: promiseSlot<BonusCodeCheck, Code>('checkCode'),
    redeemCode: promiseSlot<BonusCodeAnswer, Code>('redeemCode'),
    loadRemainingCodes: promiseSlot<readonly BonusCodeConfig[]>('loadRemainingCodes'),
    loadRedeemedCodes: promiseSlot<readonly RedeemedCode[]>('loadRedeemedCodes'),
  },
  guards: {
    isOtherGuest: ({ context }, { guest }: { guest: GuestState }) => guest.id !== context.guestId,
    isCodeMissing: ({ context }) => codeIn(context) === '',
    isAnonymous: ({ context }) => context.guestId === null,
    isOwnCode: ({ context }, { code }: Code) => isSameCode(code, codeIn(context)),
    isRedeemable: (_, { canRedeem }: BonusCodeCheck) => canRedeem.success,
    isSuccess: (_, { success }: { success: boolean }) => success,
    areCodesWanted: ({ context }) => context.isOpen && context.guestId !== null,
  },
  actions: {
    tellLoadFailed: sendTo(...loadFailed),
    takeGuest: assign(({ context: { code, guestId, isOpen } }, params: { guest: GuestState }) => ({
      ...noBonusCode,
      guestId: params.guest.id,
      isOpen,
      code: guestId === null ? code : '',
    })),
    noteOpen: assign({ isOpen: true }),
    takeCode: assign((_, { code }: Code) => ({ code, config: null, refusal: null })),
    forgetCode: assign({ code: '', config: null, refusal: null }),
    takeCheck: assign((_, { bonusCode, canRedeem }: BonusCodeCheck) => ({
      config: bonusCode,
      refusal: canRedeem.success ? null : canRedeem.reason,
    })),
    takeRefusal: assign((_, { reason }: { reason: string | null }) => ({ refusal: reason })),
    takeRedeemed: assign(({ context }, { code, benefits }: RedeemedBonus) => ({
      redeemed: { code, benefits },
      ...(isSameCode(code, codeIn(context)) && { code: '', config: null, refusal: null }),
    })),
    forgetRedeemed: assign({ redeemed: null }),
    askForLogin: enqueueActions(({ context, enqueue }) => {
      const action = { type: 'redeemCode', params: { value: codeIn(context) } } as const
      enqueue.sendTo(...toNowOrLater('gate', { type: 'gate.actionRequested', action }))
    }),
    takeRemainingCodes: assign((_, params: { codes: readonly BonusCodeConfig[] }) => ({
      remainingCodes: params.codes,
    })),
    takeRedeemedCodes: assign((_, params: { codes: readonly RedeemedCode[] }) => ({
      redeemedCodes: params.codes,
    })),
  },
})

/** The code as it is sent: without the blanks around it. */
export function codeIn({ code }: Code): string {
  return withoutSpacesAround(code)
}

function isSameCode(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}
