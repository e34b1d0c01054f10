import { profileSetup } from './profile.setup.ts'

const toggled = {
  type: 'toggleNotification',
  params: ({ event }: { event: { kind: string; isOn: boolean } }) => event,
} as const

/** The notifications settings: saved at once, and once more when they change meanwhile. */
export const notifications = profileSetup.createStateConfig({
  initial: 'unknown',
  states: {
    unknown: { always: { guard: 'isProfileWanted', target: 'loading' } },
    loading: {
      invoke: {
        src: 'loadNotificationsSettings',
        id: 'loadNotificationsSettings',
        onDone: {
          target: 'settled',
          actions: {
            type: 'takeNotifications',
            params: ({ event }) => ({ settings: event.output }),
          },
        },
        onError: 'loadFailed',
      },
    },
    loadFailed: {
      entry: 'tellLoadFailed',
      on: {
        'profile.openRequested': 'unknown',
        'profile.retryRequested': 'unknown',
        'recovery.retryDue': 'unknown',
      },
    },
    settled: {
      on: { 'profile.notificationToggled': { target: 'saving', actions: toggled } },
    },
    saving: {
      entry: 'noteNotificationsSent',
      invoke: {
        src: 'saveNotificationsSettings',
        id: 'saveNotificationsSettings',
        input: ({ context }) => context.notifications ?? {},
        onDone: [
          { guard: 'areNotificationsUnsent', target: 'saving', reenter: true },
          {
            target: 'settled',
            actions: {
              type: 'takeNotifications',
              params: ({ event }) => ({ settings: event.output }),
            },
          },
        ],
        onError: 'saveFailed',
      },
      on: { 'profile.notificationToggled': { actions: toggled } },
    },
    saveFailed: {
      on: {
        'profile.notificationToggled': { target: 'saving', actions: toggled },
        'profile.retryRequested': 'saving',
      },
    },
  },
})

const changed = {
  type: 'takePreference',
  params: ({ event }: { event: { preference: string; value: string | number | boolean } }) => event,
} as const

/** The preferences: saved at once, and once more when they change meanwhile [GST-25]. */
export const preferences = profileSetup.createStateConfig({
  initial: 'settled',
  states: {
    settled: {
      on: {
        'profile.preferenceChanged': [
          { guard: 'isAnonymous', actions: changed },
          { target: 'saving', actions: changed },
        ],
      },
    },
    saving: {
      entry: 'notePreferencesSent',
      invoke: {
        src: 'savePreferences',
        id: 'savePreferences',
        input: ({ context }) => ({ data: context.preferences }),
        onDone: [
          { guard: 'arePreferencesUnsent', target: 'saving', reenter: true },
          { target: 'settled' },
        ],
        onError: 'saveFailed',
      },
      on: { 'profile.preferenceChanged': { actions: changed } },
    },
    saveFailed: {
      on: {
        'profile.preferenceChanged': { target: 'saving', actions: changed },
        'profile.retryRequested': 'saving',
      },
    },
  },
})
