import { fields, preview } from './profile.fields.ts'
import { notifications, preferences } from './profile.settings.ts'
import { noProfile, profileSetup } from './profile.setup.ts'

/** What guests change of themselves; what they typed stays until it is saved or discarded [REQ-1]. */
export const profileMachine = profileSetup.createMachine({
  id: 'profile',
  context: noProfile,
  type: 'parallel',
  on: {
    'guest.identified': [
      {
        guard: { type: 'isOtherGuest', params: ({ event }) => event },
        target: [
          '.fields.unknown',
          '.preview.none',
          '.notifications.unknown',
          '.preferences.settled',
          '.signupMail.unasked',
        ],
        actions: { type: 'takeOtherGuest', params: ({ event }) => event },
      },
      {
        guard: 'arePreferencesSettled',
        actions: { type: 'takePreferences', params: ({ event }) => event },
      },
    ],
    'profile.openRequested': { actions: ['noteOpen', 'tellEmailOutdated'] },
  },
  states: {
    fields,
    preview,
    notifications,
    preferences,
    signupMail: {
      initial: 'unasked',
      on: {
        'profile.signupEmailRequested': [
          {
            guard: { type: 'isEmailAddress', params: ({ event }) => event },
            target: '.asked',
            actions: { type: 'sendSignupEmail', params: ({ event }) => event },
          },
          { target: '.addressInvalid' },
        ],
      },
      states: { unasked: {}, addressInvalid: {}, asked: {} },
    },
  },
})

declare module '../../core/address.ts' {
  interface Machines {
    profile: typeof profileMachine
  }
}
