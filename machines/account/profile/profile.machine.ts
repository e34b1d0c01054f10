import { withEvent } from '../../core/withEvent.ts'
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
        guard: { type: 'isOtherGuest', params: withEvent },
        target: [
          '.fields.unknown',
          '.preview.none',
          '.notifications.unknown',
          '.preferences.settled',
          '.signupMail.unasked',
        ],
        actions: { type: 'takeOtherGuest', params: withEvent },
      },
      {
        guard: 'arePreferencesSettled',
        actions: { type: 'takePreferences', params: withEvent },
      },
    ],
  },
  states: {
    fields,
    preview,
    notifications,
    preferences,
    signupMail: {
      initial: 'unasked',
      on: {
        /** Here, and not above: a region whose load failed takes it itself. */
        'profile.openRequested': { actions: ['noteOpen', 'tellEmailOutdated'] },
        'profile.signupEmailRequested': [
          {
            guard: { type: 'isEmailAddress', params: withEvent },
            target: '.asked',
            actions: { type: 'sendSignupEmail', params: withEvent },
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
