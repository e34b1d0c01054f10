import { targetOf } from '../../../machines/messenger/notifications/notifications.target.ts'
import { selectLanguage } from '../../../machines/shell/app/app.selectors.ts'
import type { Notification } from '../../../machines/shell/realtime/realtime.events.ts'
import { useActorState } from '../../core/environment.tsx'

/** The address of what a notification is about; null when there is none. */
export function useTarget(notification: Notification): string | null {
  const language = useActorState('app', selectLanguage)
  return targetOf(notification, language)
}
