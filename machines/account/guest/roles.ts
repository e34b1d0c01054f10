import type { GuestState } from './guest.state.ts'

/** Every role there is; nobody administers from here [GST-22]. */
export const roles = [
  'visitor',
  'guest',
  'vip',
  'premium',
  'tvSubscriber',
  'ageVerified',
  'payingCustomer',
  'restricted',
  'locked',
  'blockedForComments',
  'forcePayment',
  'anonymousVoiceCall',
  /** Whom guests see; nobody who uses this client has it. */
  'actor',
] as const
export type Role = (typeof roles)[number]

type OwnRole = Exclude<Role, 'actor'>

const holders: Record<OwnRole, (guest: GuestState, isAnonymousVoiceCall: boolean) => boolean> = {
  visitor: ({ isLoggedIn }) => !isLoggedIn,
  guest: ({ isLoggedIn }) => isLoggedIn,
  vip: ({ isVip }) => isVip,
  premium: ({ isVXSelect }) => isVXSelect,
  tvSubscriber: ({ isTvSubscriber }) => isTvSubscriber,
  ageVerified: ({ hasAvs }) => hasAvs,
  payingCustomer: ({ isPayingCustomer }) => isPayingCustomer,
  restricted: ({ isRestricted }) => isRestricted,
  locked: ({ isLocked }) => isLocked,
  blockedForComments: ({ isBlockedForComments }) => isBlockedForComments,
  forcePayment: ({ isForcePayment }) => isForcePayment,
  anonymousVoiceCall: (_, isAnonymousVoiceCall) => isAnonymousVoiceCall,
}

/**
 * The roles of whoever uses the client: each flag brings its own, in any combination [GST-1 GST-22].
 * @returns in the order of `roles`; either `visitor` or `guest` is among them
 */
export function rolesOf(
  guest: GuestState,
  { isAnonymousVoiceCall }: { isAnonymousVoiceCall: boolean },
): readonly OwnRole[] {
  const own = Object.keys(holders) as OwnRole[]
  return own.filter((role) => holders[role](guest, isAnonymousVoiceCall))
}
