import type { GuestIdentified } from '../../account/guest/guest.events.ts'
import type { PushEvent } from '../realtime/realtime.events.ts'

/** Every kind of status bar, spelled as the platform does [STB-1], the weightiest first. */
export const statusBarTypes = [
  'error',
  'cancelationoffererror',
  'notfoundredirect',
  'avsstatus',
  'noavs',
  'avsaccepted',
  'mailnotverified',
  'automaticrecharge',
  'cancelationoffer',
  'monthlybonusnotif',
  'mailwelcomelink',
  'welcomebackuser',
] as const

export type StatusBarType = (typeof statusBarTypes)[number]

/** Pushes after which other bars are due. */
export type StatusBarPush = PushEvent<
  'avsSet' | 'avsPending' | 'avsRejected' | 'avsRevoked' | 'guestEmailVerified'
>

export type StatusBarEvent =
  | GuestIdentified
  | StatusBarPush
  /** Something happened that a bar tells of; shown even when the same bar was removed before. */
  | { type: 'statusBar.showRequested'; bar: StatusBarType }
  | { type: 'statusBar.removeRequested'; bar: StatusBarType }

declare module '../../core/address.ts' {
  interface Addresses {
    statusBar: StatusBarEvent
  }
}
