import type { SnapshotFrom } from 'xstate'
import type { guestMachine } from '../../account/guest/guest.machine.ts'
import type { GuestState } from '../../account/guest/guest.state.ts'
import { type Role, rolesOf } from '../../account/guest/roles.ts'

/** What of an account bears on its chats, the weightiest first; what is missing for one, the gate says. */
const hurdles = ['locked', 'restricted', 'forcePayment'] as const satisfies readonly Role[]
export type Hurdle = (typeof hurdles)[number]

/** On which terms somebody meets performers. */
export interface LiveTerms {
  /** Null when nothing does. */
  hurdle: Hurdle | null
  /** How long a look lasts, in s [ACT-24 CHT-7]. */
  previewSeconds: number
  /** A look lasts longer for VIPs, and this is none. */
  canLookLonger: boolean
  /** What costs nothing is not for who has to pay first. */
  hasFreeChats: boolean
  /** A quarter of an hour for nothing is for guests who have never paid [ACT-40]. */
  isNewcomer: boolean
  /** The premium livestream comes with it; null when with nothing. */
  tvBy: 'premium' | 'tvSubscriber' | null
  /** What is said of a chat may have words beside the stars [GST-23]. */
  mayComment: boolean
}

const previewSeconds = 5
/** A look of a VIP, in s. */
export const vipPreviewSeconds = 20

const known = new WeakMap<GuestState, LiveTerms>()

/** The terms of a guest or visitor: the one place of this area that asks for roles [GST-22 CAL-3]. */
export function liveTermsOf(guest: GuestState): LiveTerms {
  const terms = known.get(guest) ?? termsFor(rolesOf(guest, { isAnonymousVoiceCall: false }))
  known.set(guest, terms)
  return terms
}

/** The terms of whoever is here. */
export function selectLiveTerms({ context }: SnapshotFrom<typeof guestMachine>): LiveTerms {
  return liveTermsOf(context.guest)
}

function termsFor(roles: readonly Role[]): LiveTerms {
  const is = (role: Role) => roles.includes(role)
  return {
    hurdle: hurdles.find(is) ?? null,
    previewSeconds: is('vip') ? vipPreviewSeconds : previewSeconds,
    canLookLonger: !is('vip'),
    hasFreeChats: !is('forcePayment'),
    isNewcomer: is('guest') && !is('payingCustomer'),
    tvBy: is('premium') ? 'premium' : is('tvSubscriber') ? 'tvSubscriber' : null,
    mayComment: is('guest') && !is('blockedForComments'),
  }
}
