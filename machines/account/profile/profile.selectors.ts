import type { SnapshotFrom } from 'xstate'
import type {
  NotificationsSettings,
  Preferences,
  ProfileFields,
  ProfilePreview,
} from './profile.events.ts'
import type { profileMachine } from './profile.machine.ts'
import type { ProfileProblems } from './profile.validation.ts'

type ProfileSnapshot = SnapshotFrom<typeof profileMachine>

/** The fields as they stand in the form; null until they are loaded. */
export function selectProfileFields({ context }: ProfileSnapshot): ProfileFields | null {
  return context.draft
}

/** The fields as the platform has them; null until they are loaded. */
export function selectSavedProfile({ context }: ProfileSnapshot): ProfileFields | null {
  return context.saved
}

/** Whether loading the fields failed; `profile.retryRequested` tries again. */
export function selectHasProfileFailed(snapshot: ProfileSnapshot): boolean {
  return snapshot.matches({ fields: 'loadFailed' })
}

/** Whether something was edited that is not saved. */
export function selectIsProfileEdited({ context }: ProfileSnapshot): boolean {
  return context.edited.length + context.submitted.length > 0
}

/** Whether edits are being saved. */
export function selectIsProfileSaving(snapshot: ProfileSnapshot): boolean {
  return snapshot.matches({ fields: 'saving' })
}

/** Whether the last edits were saved and nothing was edited since. */
export function selectIsProfileSaved(snapshot: ProfileSnapshot): boolean {
  return snapshot.matches({ fields: { editing: 'saved' } }) && !selectIsProfileEdited(snapshot)
}

/** Whether saving failed; the edits are still there to be saved again. */
export function selectHasProfileSaveFailed(snapshot: ProfileSnapshot): boolean {
  return snapshot.matches({ fields: { editing: 'saveFailed' } })
}

/** What is wrong with the fields, by field, since the guest last asked to save or preview. */
export function selectProfileProblems({ context }: ProfileSnapshot): ProfileProblems {
  return context.problems
}

/** How the profile would look; null while no preview is shown. */
export function selectProfilePreview({ context }: ProfileSnapshot): ProfilePreview | null {
  return context.preview
}

/** How far the preview is. */
export function selectProfilePreviewProgress({
  value,
}: ProfileSnapshot): ProfileSnapshot['value']['preview'] {
  return value.preview
}

/** The notifications settings as the guest wants them; null until they are loaded [NTF-6]. */
export function selectNotificationsSettings({
  context,
}: ProfileSnapshot): NotificationsSettings | null {
  return context.notifications
}

/** How far the notifications settings are. */
export function selectNotificationsSettingsProgress({
  value,
}: ProfileSnapshot): ProfileSnapshot['value']['notifications'] {
  return value.notifications
}

/** The preferences as the guest wants them [GST-13]. */
export function selectPreferences({ context }: ProfileSnapshot): Preferences {
  return context.preferences
}

/** How far saving the preferences is; `settled` when nothing waits [GST-25]. */
export function selectPreferencesProgress({
  value,
}: ProfileSnapshot): ProfileSnapshot['value']['preferences'] {
  return value.preferences
}

/** Whether the signup e-mail was asked for, or its address found not to be one. */
export function selectSignupEmailProgress({
  value,
}: ProfileSnapshot): ProfileSnapshot['value']['signupMail'] {
  return value.signupMail
}
