import {
  selectUnreadCount,
  selectUnreadCountOnMobile,
} from '../../../machines/messenger/notifications/notifications.unread.ts'
import { selectIsMobileMenu } from '../../../machines/shell/viewport/viewport.selectors.ts'
import { useActorState, useStateOfLater } from '../../core/environment.tsx'

/** How many notifications that this window lists are unread; none until they are known [NTF-2]. */
export function useUnreadCount(): number {
  const isMobile = useActorState('viewport', selectIsMobileMenu)
  const select = isMobile ? selectUnreadCountOnMobile : selectUnreadCount
  return useStateOfLater('notifications', select, 0)
}
