import type { Area } from '../../core/areas.ts'
import { callbackSlot, promiseSlot } from '../../core/slot.ts'
import type { AppConfig, BootFailure } from './app.events.ts'
import type { RootSlots } from './app.parts.ts'
import type { BrowserRequest } from './browser.events.ts'
import type { LogEntry } from './logger.events.ts'

/** The root's slots as nobody filled them. */
export const emptySlots: RootSlots = {
  browser: callbackSlot<BrowserRequest>('browser'),
  logger: callbackSlot<LogEntry>('logger'),
  loadConfig: promiseSlot<AppConfig | BootFailure>('loadConfig'),
  loadArea: promiseSlot<void, { area: Area }>('loadArea'),
}
