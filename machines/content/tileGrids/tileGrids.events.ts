import type { GuestIdentified } from '../../account/guest/guest.events.ts'
import type { PurchaseDone } from '../../library/purchase/purchase.events.ts'
import type { LanguageChanged } from '../../shell/app/app.events.ts'
import type { PageEvent, QueryEvent } from '../../shell/navigation/navigation.events.ts'
import type { RetryDue } from '../../shell/recovery/recovery.events.ts'
import type { TileGridType, TileMode } from '../tileGrid/tileGrid.events.ts'

export type TileGridsEvent =
  | PurchaseDone
  | RetryDue
  | PageEvent
  | QueryEvent
  | GuestIdentified
  | LanguageChanged
  | { type: 'tileGrids.modeChosen'; grid: TileGridType; mode: TileMode }

declare module '../../core/address.ts' {
  interface Addresses {
    tileGrids: TileGridsEvent
  }
}
