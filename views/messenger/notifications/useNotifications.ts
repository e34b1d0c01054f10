import {
  selectFloats,
  selectFloatsOnMobile,
  selectLatestNotifications,
  selectLatestOnMobile,
} from '../../../machines/messenger/notifications/notifications.selectors.ts'
import type { Notification } from '../../../machines/shell/realtime/realtime.events.ts'
import { selectIsMobileMenu } from '../../../machines/shell/viewport/viewport.selectors.ts'
import { useActorState, useStateOfLater } from '../../core/environment.tsx'

const none: readonly Notification[] = []

/** The newest notifications that this window lists [NTF-2]. */
export function useLatest(): readonly Notification[] {
  const isMobile = useActorState('viewport', selectIsMobileMenu)
  const select = isMobile ? selectLatestOnMobile : selectLatestNotifications
  return useStateOfLater('notifications', select, none)
}

/** What floats over this window [NTF-2]. */
export function useFloats(): readonly Notification[] {
  const isMobile = useActorState('viewport', selectIsMobileMenu)
  return useStateOfLater('notifications', isMobile ? selectFloatsOnMobile : selectFloats, none)
}
