import type { GuestAction } from '../../../machines/account/gate/gate.actions.ts'
import type { Route } from '../../../machines/shell/navigation/routes.ts'
import type { IconName } from '../../core/design/Icon.tsx'
import type { TextKey } from '../../core/text/text.tsx'

/** Something that a page or menu offers and that not everybody may do. */
export interface OfferedAction {
  words: TextKey
  icon: IconName
  action: GuestAction
  /** Whether it is only about what is missing, so that nobody who has it is offered it. */
  isOnlyWhileLocked?: boolean
}

const vip: OfferedAction = { words: 'gate.vip', icon: 'crown', action: { type: 'getVip' } }

const tvSubscription: OfferedAction = {
  words: 'gate.tv',
  icon: 'tv',
  action: { type: 'showTvSubscription' },
  isOnlyWhileLocked: true,
}

const premiumChannel: OfferedAction = {
  words: 'gate.livestream',
  icon: 'tv',
  action: { type: 'showTvSubscription' },
}

/** What the guest's own menu offers. */
export const accountActions: readonly OfferedAction[] = [
  {
    words: 'gate.topUp',
    icon: 'coin',
    action: { type: 'openFlow', params: { value: 'moneycharge' } },
  },
  vip,
  tvSubscription,
]

/** What the page of a performer offers, once it is known who that is [VOC-9]. */
export function performerActions(actorId: string): readonly OfferedAction[] {
  const params = { targetId: actorId }
  return [
    { words: 'gate.call', icon: 'call', action: { type: 'startVoiceCall', params } },
    { words: 'gate.messenger', icon: 'chat', action: { type: 'openMessenger', params } },
  ]
}

/** What a page offers besides what stands on it, whoever it is about. */
export function actionsOf(route: Route): readonly OfferedAction[] {
  switch (route.name) {
    case 'vipClub':
    case 'videosVip':
      return [vip]
    case 'tvPremiumLivestream':
      return [tvSubscription]
    case 'tvLivestream':
      return [premiumChannel]
    default:
      return []
  }
}
