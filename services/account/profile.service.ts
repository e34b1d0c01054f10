import * as v from 'valibot'
import type {
  NotificationsSettings,
  Preferences,
  ProfileFields,
  ProfilePreview,
} from '../../machines/account/profile/profile.events.ts'
import { flag, id, text } from '../core/bounds.ts'
import type { RequestService } from '../core/request.service.ts'

const fieldsSchema = v.object({
  screenName: text,
  firstName: text,
  lastName: text,
  city: text,
  countryCode: text,
  text,
})

const profileSchema = v.object({ profile: fieldsSchema })
const previewSchema = v.object({
  preview: v.object({ screenName: text, text, initials: text }),
})
const settingsSchema = v.object({ settings: v.record(id, flag) })

/** The work of slot `loadProfile`: GET profile; rejects as `RequestService` does [REQ-1]. */
export async function loadProfile(
  request: Pick<RequestService, 'ask'>,
  signal?: AbortSignal,
): Promise<ProfileFields> {
  return (await request.ask({ path: 'profile', signal }, profileSchema)).profile
}

/**
 * The work of slot `saveProfile`: POST profile [REQ-1].
 * @returns the profile as the platform keeps it; rejects as `RequestService` does
 */
export async function saveProfile(
  request: Pick<RequestService, 'ask'>,
  profile: ProfileFields,
): Promise<ProfileFields> {
  const call = { path: 'profile', method: 'POST', data: { profile } } as const
  return (await request.ask(call, profileSchema)).profile
}

/**
 * The work of slot `previewProfile`: POST profile/preview; nothing is kept [REQ-1].
 * @returns how the profile would look; rejects as `RequestService` does
 */
export async function previewProfile(
  request: Pick<RequestService, 'ask'>,
  profile: ProfileFields,
  signal?: AbortSignal,
): Promise<ProfilePreview> {
  const path = 'profile/preview'
  const call = { path, method: 'POST', data: { profile }, signal } as const
  return (await request.ask(call, previewSchema)).preview
}

/** The work of slot `loadNotificationsSettings`: GET getNotificationsSettings; rejects as `ask`. */
export async function loadNotificationsSettings(
  request: Pick<RequestService, 'ask'>,
  signal?: AbortSignal,
): Promise<NotificationsSettings> {
  return (await request.ask({ path: 'getNotificationsSettings', signal }, settingsSchema)).settings
}

/**
 * The work of slot `saveNotificationsSettings`: POST notificationsSettings.
 * @returns the settings as the platform keeps them; rejects as `RequestService` does
 */
export async function saveNotificationsSettings(
  request: Pick<RequestService, 'ask'>,
  settings: NotificationsSettings,
): Promise<NotificationsSettings> {
  const call = { path: 'notificationsSettings', method: 'POST', data: { settings } } as const
  return (await request.ask(call, settingsSchema)).settings
}

/** The work of slot `savePreferences`: POST savePreferences; rejects as `tell` [GST-25]. */
export function savePreferences(
  request: Pick<RequestService, 'tell'>,
  { data }: { data: Preferences },
): Promise<void> {
  return request.tell({ path: 'savePreferences', method: 'POST', data: { data } })
}
