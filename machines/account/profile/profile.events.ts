import type { RetryDue } from '../../shell/recovery/recovery.events.ts'
import type { GuestIdentified } from '../guest/guest.events.ts'

/** What a guest may change of themselves. */
export interface ProfileFields {
  screenName: string
  firstName: string
  lastName: string
  city: string
  countryCode: string
  /** A few words about oneself. */
  text: string
}
export type ProfileField = keyof ProfileFields

/** On or off by kind of notification, and how they come. */
export type NotificationsSettings = Readonly<Record<string, boolean>>

export type Preferences = Readonly<Record<string, string | number | boolean>>

/** How the profile would look. */
export interface ProfilePreview {
  screenName: string
  text: string
  initials: string
}

export type ProfileEvent =
  | RetryDue
  | GuestIdentified
  /** The profile is seen: it is loaded, and the platform looks at the e-mail address again [GST-26]. */
  | { type: 'profile.openRequested' }
  | { type: 'profile.fieldChanged'; field: ProfileField; value: string }
  /** How the profile would look, without keeping it. */
  | { type: 'profile.previewRequested' }
  | { type: 'profile.saveRequested' }
  | { type: 'profile.discardRequested' }
  | { type: 'profile.notificationToggled'; kind: string; isOn: boolean }
  | { type: 'profile.preferenceChanged'; preference: string; value: string | number | boolean }
  | { type: 'profile.signupEmailRequested'; email: string }
  | { type: 'profile.retryRequested' }

declare module '../../core/address.ts' {
  interface Addresses {
    profile: ProfileEvent
  }
}
