import type { BrowserEvent } from '../app/browser.events.ts'

export type TabEvent = Extract<BrowserEvent, { type: 'browser.hidden' | 'browser.shown' }>
