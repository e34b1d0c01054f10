import { assign, enqueueActions, sendTo, setup, stateIn } from 'xstate'
import { to } from '../../core/address.ts'
import { isEmailAddress } from '../../core/emailAddress.ts'
import { promiseSlot } from '../../core/slot.ts'
import { withoutSpacesAround } from '../../core/typedText.ts'
import { messageSubmitted } from '../../shell/realtime/submit.ts'
import { loadFailed } from '../../shell/recovery/recovery.events.ts'
import type { GuestState } from '../guest/guest.state.ts'
import type {
  NotificationsSettings,
  Preferences,
  ProfileEvent,
  ProfileField,
  ProfileFields,
  ProfilePreview,
} from './profile.events.ts'
import { type ProfileProblems, problemsIn } from './profile.validation.ts'

export interface ProfileContext {
  /** Null while nobody is logged in. */
  guestId: string | null
  /** Whether the profile is seen, or was. */
  isOpen: boolean
  /** As the platform has it; null until it is loaded. */
  saved: ProfileFields | null
  /** As it stands in the form; null until it is loaded. */
  draft: ProfileFields | null
  /** What was edited since it was last sent; by events, as a redacted log cannot compare texts. */
  edited: readonly ProfileField[]
  /** What was edited and is being saved. */
  submitted: readonly ProfileField[]
  problems: ProfileProblems
  preview: ProfilePreview | null
  /** As the guest wants them; null until they are loaded. */
  notifications: NotificationsSettings | null
  /** Whether they were changed since they were last sent. */
  areNotificationsUnsent: boolean
  /** As the guest wants them. */
  preferences: Preferences
  /** Whether they were changed since they were last sent. */
  arePreferencesUnsent: boolean
}

export const noProfile: ProfileContext = {
  guestId: null,
  isOpen: false,
  saved: null,
  draft: null,
  edited: [],
  submitted: [],
  problems: {},
  preview: null,
  notifications: null,
  areNotificationsUnsent: false,
  preferences: {},
  arePreferencesUnsent: false,
}

type Guest = { guest: GuestState }
type Edit = { field: ProfileField; value: string }

export const profileSetup = setup({
  types: {} as { context: ProfileContext; events: ProfileEvent },
  actors: {
    loadProfile: promiseSlot<ProfileFields>('loadProfile'),
    saveProfile: promiseSlot<ProfileFields, ProfileFields>('saveProfile'),
    previewProfile: promiseSlot<ProfilePreview, ProfileFields>('previewProfile'),
    loadNotificationsSettings: promiseSlot<NotificationsSettings>('loadNotificationsSettings'),
    saveNotificationsSettings: promiseSlot<NotificationsSettings, NotificationsSettings>(
      'saveNotificationsSettings',
    ),
    savePreferences: promiseSlot<void, { data: Preferences }>('savePreferences'),
  },
  guards: {
    isOtherGuest: ({ context }, { guest }: Guest) => guest.id !== context.guestId,
    isAnonymous: ({ context }) => context.guestId === null,
    isProfileWanted: ({ context }) => context.isOpen && context.guestId !== null,
    isUnloaded: ({ context }) => context.draft === null,
    isUnedited: ({ context }) => context.edited.length === 0,
    hasProblems: ({ context: { draft } }) =>
      draft !== null && Object.keys(problemsIn(draft)).length > 0,
    areNotificationsUnsent: ({ context }) => context.areNotificationsUnsent,
    arePreferencesUnsent: ({ context }) => context.arePreferencesUnsent,
    arePreferencesSettled: stateIn({ preferences: 'settled' }),
    isEmailAddress: (_, { email }: { email: string }) => isEmailAddress(withoutSpacesAround(email)),
  },
  actions: {
    tellLoadFailed: sendTo(...loadFailed),
    takeOtherGuest: assign(({ context: { isOpen } }, { guest }: Guest) => ({
      ...noProfile,
      isOpen,
      guestId: guest.id,
      preferences: guest.preferences,
    })),
    noteOpen: assign({ isOpen: true }),
    tellEmailOutdated: sendTo(to('guest'), { type: 'guest.emailPropertiesOutdated' }),
    takeProfile: assign((_, { fields }: { fields: ProfileFields }) => ({
      saved: fields,
      draft: fields,
    })),
    takeEdit: assign(({ context: { draft, edited, problems } }, { field, value }: Edit) => {
      const { [field]: _, ...others } = problems
      return {
        draft: draft && { ...draft, [field]: value },
        edited: withFields(edited, [field]),
        problems: others,
      }
    }),
    discardEdits: assign(({ context }) => ({ draft: context.saved, edited: [], problems: {} })),
    showProblems: assign(({ context: { draft } }) => ({
      problems: draft ? problemsIn(draft) : {},
    })),
    submitEdits: assign(({ context: { edited, submitted } }) => ({
      edited: [],
      submitted: withFields(submitted, edited),
      problems: {},
    })),
    takeSaved: assign(({ context: { draft, edited } }, { saved }: { saved: ProfileFields }) => {
      const editsSince = Object.fromEntries(edited.map((field) => [field, draft?.[field]]))
      return { saved, draft: { ...saved, ...editsSince }, submitted: [] }
    }),
    tellNewName: enqueueActions(({ context: { submitted }, enqueue }) => {
      if (submitted.includes('screenName'))
        enqueue.sendTo(to('guest'), { type: 'guest.sessionOutdated' })
    }),
    takeBackEdits: assign(({ context: { edited, submitted } }) => ({
      edited: withFields(submitted, edited),
      submitted: [],
    })),
    takePreview: assign((_, { preview }: { preview: ProfilePreview }) => ({ preview })),
    forgetPreview: assign({ preview: null }),
    takeNotifications: assign((_, { settings }: { settings: NotificationsSettings }) => ({
      notifications: settings,
    })),
    toggleNotification: assign(
      ({ context: { notifications } }, { kind, isOn }: { kind: string; isOn: boolean }) => ({
        notifications: { ...notifications, [kind]: isOn },
        areNotificationsUnsent: true,
      }),
    ),
    noteNotificationsSent: assign({ areNotificationsUnsent: false }),
    takePreferences: assign((_, { guest }: Guest) => ({ preferences: guest.preferences })),
    takePreference: assign(
      (
        { context: { preferences } },
        { preference, value }: { preference: string; value: Preferences[string] },
      ) => ({ preferences: { ...preferences, [preference]: value }, arePreferencesUnsent: true }),
    ),
    notePreferencesSent: assign({ arePreferencesUnsent: false }),
    sendSignupEmail: sendTo(to('realtime'), (_, { email }: { email: string }) =>
      messageSubmitted({ type: 'sendSignupEmail', email: withoutSpacesAround(email) }),
    ),
  },
})

function withFields(
  fields: readonly ProfileField[],
  others: readonly ProfileField[],
): readonly ProfileField[] {
  return [...new Set([...fields, ...others])]
}
