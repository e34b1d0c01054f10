import type { BrowserEvent } from '../../shell/app/browser.events.ts'
import type { PageEvent } from '../../shell/navigation/navigation.events.ts'
import type { PushEvent } from '../../shell/realtime/realtime.events.ts'
import type { RetryDue } from '../../shell/recovery/recovery.events.ts'

export type OnlineAmountEvent =
  | RetryDue
  | PageEvent
  | Extract<BrowserEvent, { type: 'browser.shown' | 'browser.hidden' }>
  | PushEvent<'actorOnline' | 'actorOffline'>

declare module '../../core/address.ts' {
  interface Addresses {
    onlineAmount: OnlineAmountEvent
  }
}
