import type { BrowserEvent } from '../app/browser.events.ts'

export type TabEvent = Extract<BrowserEvent, { type: 'browser.hidden' | 'browser.shown' }>

declare module '../../core/address.ts' {
  interface Addresses {
    tab: TabEvent
  }
}
