import type { Address, Addresses } from '../../core/address.ts'
import type { PayTourRequest } from '../../money/payTour/payTour.events.ts'
import { isLoginFlow, type PayTourFlow, payTourFlows } from '../../money/payTour/payTour.flows.ts'
import { ageCheckWay } from '../ageVerification/ageCheckWay.ts'
import type { GuestState } from '../guest/guest.state.ts'
import { type Role, rolesOf } from '../guest/roles.ts'
import type { ActionParams, GuestAction, RestrictionReason } from './gate.actions.ts'

/** One event for one machine. */
export type Told = { [A in Address]: { address: A; event: Addresses[A] } }[Address]

export interface Requirement {
  reason: RestrictionReason
  isMet: (guest: GuestState, params: ActionParams) => boolean
  /** Who leads the guest there; `isKept` when the action may run after a login. */
  way: (guest: GuestState, action: GuestAction, isKept: boolean) => Told
}

/** Whether a guest has one of these roles [GST-22]. */
export const has =
  (...wanted: Role[]) =>
  (guest: GuestState) =>
    rolesOf(guest, { isAnonymousVoiceCall: false }).some((role) => wanted.includes(role))

/** What may be missing, and the way to it [GATE-4 to GATE-7]. */
export const requirements = {
  login: {
    reason: 'needLogin',
    isMet: has('guest'),
    way: (_, action, isKept) =>
      tell('login', {
        type: 'login.openRequested',
        ...(isKept && { afterwards: action }),
      }),
  },
  loginUnlessItLogsIn: {
    reason: 'needLogin',
    isMet: (guest, params) => {
      const flow = flowOf(params)
      return has('guest')(guest) || (flow !== undefined && isLoginFlow(flow))
    },
    way: (_, action) => tell('login', { type: 'login.openRequested', afterwards: action }),
  },
  ageCheck: {
    reason: 'needAgeCheck',
    isMet: has('ageVerified'),
    way: (guest) =>
      tell('ageVerification', {
        type: 'ageVerification.startRequested',
        way: ageCheckWay(guest),
      }),
  },
  vip: {
    reason: 'needAbo',
    isMet: has('vip'),
    way: () => pay({ flow: 'vipabo' }),
  },
  tvSubscription: {
    reason: 'needAbo',
    isMet: has('tvSubscriber', 'premium'),
    way: () => pay({ flow: 'vxtvabo' }),
  },
  purchase: {
    reason: 'needPurchase',
    isMet: ({ balance }, params) => params.options?.isBought === true || balance >= priceOf(params),
    way: ({ balance }, { params = {} }) => {
      const price = priceOf(params)
      return pay({
        flow: 'moneycharge',
        ...(Number.isFinite(price) && {
          prefill: { selectedAmount: Math.ceil(price - balance) },
        }),
      })
    },
  },
} satisfies Record<string, Requirement>

export type RequirementName = keyof typeof requirements

/** One event for one machine. */
export function tell<A extends Address>(address: A, event: Addresses[A]): Told {
  return { address, event } as Told
}

/** Opens the payment window. */
export function pay(request: PayTourRequest): Told {
  return tell('payTour', { type: 'payTour.openRequested', ...request })
}

/** In coins; nothing is enough for a price that is unknown. */
function priceOf({ value }: ActionParams): number {
  return typeof value === 'number' && value >= 0 ? value : Number.POSITIVE_INFINITY
}

/** Which flow is meant; undefined for one that there is not. */
export function flowOf({ value }: ActionParams): PayTourFlow | undefined {
  return typeof value === 'string' && Object.hasOwn(payTourFlows, value)
    ? (value as PayTourFlow)
    : undefined
}
