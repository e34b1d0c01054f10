import type { GuestIdentified } from '../../account/guest/guest.events.ts'
import type { BrowserEvent } from '../app/browser.events.ts'

/** What went wrong in the page, without personal text. */
export interface Problem {
  /** Where: `app`, a page's name, `navigation`. */
  where: string
  /** The name of the error, never its message. */
  what: string
}

/** What the platform is told [REQ-7]. */
export type ReporterRequest =
  | { type: 'reporter.aliveSubmitted' }
  /** Once, when the app runs. */
  | { type: 'reporter.mainSubmitted'; build: string; language: string; width: number }
  /** Each problem that the guest met. */
  | { type: 'reporter.defaultSubmitted'; problem: Problem }

export type ReportingEvent =
  | GuestIdentified
  | Extract<BrowserEvent, { type: 'browser.hidden' | 'browser.shown' }>
  | { type: 'reporting.problemMet'; problem: Problem }

declare module '../../core/address.ts' {
  interface Addresses {
    reporting: ReportingEvent
  }
}
