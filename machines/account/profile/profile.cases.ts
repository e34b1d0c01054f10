import { planted } from '../../../fixtures/core/planted.fixtures.ts'
import type { Cases } from '../../../src/testing/cases.ts'
import { identified, lost } from '../../core/shared.cases.ts'
import type { ProfileFields } from './profile.events.ts'
import { laws } from './profile.laws.ts'
import { profileMachine } from './profile.machine.ts'
import type { ProfileContext } from './profile.setup.ts'

const fields: ProfileFields = {
  screenName: planted.guestName,
  firstName: '',
  lastName: '',
  city: '',
  countryCode: 'DE',
  text: '',
}
const settings = { email: true }

/** Where the regions beside each other rest: only one of them goes further at a time. */
const atRest = ['unknown', 'loading', '{"editing":"calm"}', 'none', 'settled', 'unasked']

const isAtRest = (value: unknown) =>
  atRest.includes(typeof value === 'string' ? value : JSON.stringify(value))

export const cases: Cases<typeof profileMachine> = {
  machine: profileMachine,
  inputs: [undefined],
  events: {
    'guest.identified': identified.slice(1),
    'profile.discardRequested': [{}],
    'profile.fieldChanged': [
      { field: 'screenName', value: 'Robin' },
      { field: 'screenName', value: '' },
    ],
    'profile.notificationToggled': [
      { kind: 'email', isOn: false },
      { kind: 'email', isOn: true },
    ],
    'profile.openRequested': [{}],
    'profile.preferenceChanged': [
      { preference: 'volume', value: 0.8 },
      { preference: 'volume', value: 0.2 },
    ],
    'profile.previewRequested': [{}],
    'profile.retryRequested': [{}],
    'profile.saveRequested': [{}],
    'profile.signupEmailRequested': [{ email: planted.guestEmail }, { email: 'robin' }],
    'recovery.retryDue': [{}],
  },
  answers: {
    loadNotificationsSettings: { outputs: [settings], errors: lost },
    loadProfile: { outputs: [fields], errors: lost },
    previewProfile: {
      outputs: [{ screenName: fields.screenName, text: '', initials: 'RV' }],
      errors: lost,
    },
    saveNotificationsSettings: { outputs: [settings], errors: lost },
    savePreferences: { outputs: [undefined], errors: lost },
    saveProfile: { outputs: [fields], errors: lost },
  },
  isFar: ({ value }) => Object.values(value).filter((region) => !isAtRest(region)).length > 1,
  project: ({ context }) => {
    const { guestId, isOpen, draft, edited, areNotificationsUnsent, arePreferencesUnsent } =
      context as ProfileContext
    return [
      guestId,
      isOpen,
      draft?.screenName,
      edited.length,
      areNotificationsUnsent,
      arePreferencesUnsent,
    ]
  },
  laws,
}
