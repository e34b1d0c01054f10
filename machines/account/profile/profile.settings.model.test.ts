import { describe, expect, test } from 'vitest'
import { guest } from '../../../fixtures/account/guest.fixtures.ts'
import { profileWalk } from '../../../fixtures/account/profileWalk.fixtures.ts'
import { setFold } from '../../core/clock.ts'
import { anonymousGuest } from '../guest/guest.state.ts'
import { profileMachine } from './profile.machine.ts'
import {
  selectNotificationsSettings,
  selectNotificationsSettingsProgress,
  selectPreferences,
  selectPreferencesProgress,
  selectSignupEmailProgress,
} from './profile.selectors.ts'

const offline = new Error('offline')

function start(as = guest()) {
  const walked = profileWalk(setFold, profileMachine, as)
  const { now, send } = walked
  return {
    ...walked,
    toggle: (kind: string, isOn: boolean) =>
      send({ type: 'profile.notificationToggled', kind, isOn }),
    prefer: (preference: string, value: string | number | boolean) =>
      send({ type: 'profile.preferenceChanged', preference, value }),
    settings: () => [
      selectNotificationsSettingsProgress(now()),
      selectNotificationsSettings(now()),
    ],
    preferences: () => [selectPreferencesProgress(now()), selectPreferences(now())],
  }
}

async function open() {
  const walked = start()
  walked.tell('open')
  await walked.settingsLoads[0]?.resolve({ sms: false, email: true })
  return walked
}

describe('the notifications settings', () => {
  test('are loaded when the profile is seen, and again when they did not come [NTF-6]', async () => {
    const { settings, settingsLoads, tell } = start()
    expect(settingsLoads).toHaveLength(0)
    tell('open')
    expect(settings()).toEqual(['loading', null])
    await settingsLoads[0]?.reject(offline)
    expect(settings()).toEqual(['loadFailed', null])
    tell('retry')
    await settingsLoads[1]?.resolve({ sms: false })
    expect(settings()).toEqual(['settled', { sms: false }])
  })

  test('are saved at once, and stand then as the platform has them [NTF-6]', async () => {
    const { settings, settingsSaves, toggle } = await open()
    toggle('sms', true)
    expect(settingsSaves.map(({ input }) => input)).toEqual([{ sms: true, email: true }])
    expect(settings()).toEqual(['saving', { sms: true, email: true }])
    await settingsSaves[0]?.resolve({ sms: true, email: true, push: false })
    expect(settings()).toEqual(['settled', { sms: true, email: true, push: false }])
  })

  test('that change while they are being saved are saved once more, one after the other [NTF-6]', async () => {
    const { settings, settingsSaves, toggle } = await open()
    toggle('sms', true)
    toggle('email', false)
    toggle('sms', false)
    expect(settingsSaves).toHaveLength(1)
    await settingsSaves[0]?.resolve({ sms: true, email: true })
    expect(settings()).toEqual(['saving', { sms: false, email: false }])
    expect(settingsSaves[1]?.input).toEqual({ sms: false, email: false })
    await settingsSaves[1]?.resolve({ sms: false, email: false })
    expect(settings()[0]).toBe('settled')
    expect(settingsSaves).toHaveLength(2)
  })

  test('are not lost when saving fails, and saved with the next change or another try', async () => {
    const { settings, settingsSaves, tell, toggle } = await open()
    toggle('sms', true)
    await settingsSaves[0]?.reject(offline)
    expect(settings()).toEqual(['saveFailed', { sms: true, email: true }])
    tell('retry')
    await settingsSaves[1]?.reject(offline)
    toggle('email', false)
    expect(settingsSaves.slice(1).map(({ input }) => input)).toEqual([
      { sms: true, email: true },
      { sms: true, email: false },
    ])
  })

  test('are changed only when they are known', () => {
    const { settings, settingsSaves, tell, toggle } = start()
    tell('open')
    toggle('sms', true)
    expect([settings(), settingsSaves]).toEqual([['loading', null], []])
  })
})

describe('the preferences', () => {
  test('are those of the guest state [GST-13]', () => {
    const { identify, preferences } = start(guest({ preferences: { volume: 0.4 } }))
    expect(preferences()).toEqual(['settled', { volume: 0.4 }])
    identify(guest({ preferences: { volume: 0.5 } }))
    expect(preferences()).toEqual(['settled', { volume: 0.5 }])
  })

  test('are saved at once as a whole [GST-25]', async () => {
    const { preferences, preferencesSaves, prefer } = start()
    prefer('muted', true)
    expect(preferencesSaves.map(({ input }) => input)).toEqual([
      { data: { volume: 0.4, muted: true } },
    ])
    expect(preferences()).toEqual(['saving', { volume: 0.4, muted: true }])
    await preferencesSaves[0]?.resolve()
    expect(preferences()).toEqual(['settled', { volume: 0.4, muted: true }])
  })

  test('that change while they are being saved are saved once more [GST-25]', async () => {
    const { identify, preferences, preferencesSaves, prefer } = start()
    prefer('volume', 0.5)
    prefer('volume', 0.6)
    identify(guest())
    expect(preferencesSaves).toHaveLength(1)
    await preferencesSaves[0]?.resolve()
    expect(preferencesSaves[1]?.input).toEqual({ data: { volume: 0.6 } })
    await preferencesSaves[1]?.resolve()
    expect(preferences()).toEqual(['settled', { volume: 0.6 }])
    expect(preferencesSaves).toHaveLength(2)
  })

  test('are not lost when saving fails, and saved with the next change or another try [GST-25]', async () => {
    const { identify, preferences, preferencesSaves, prefer, tell } = start()
    prefer('volume', 0.5)
    await preferencesSaves[0]?.reject(offline)
    identify(guest())
    expect(preferences()).toEqual(['saveFailed', { volume: 0.5 }])
    tell('retry')
    await preferencesSaves[1]?.reject(offline)
    prefer('muted', true)
    expect(preferencesSaves.slice(1).map(({ input }) => input.data)).toEqual([
      { volume: 0.5 },
      { volume: 0.5, muted: true },
    ])
  })

  test('of somebody who is not logged in hold for this visit and are not sent', () => {
    const { preferences, preferencesSaves, prefer } = start(anonymousGuest)
    prefer('muted', true)
    expect([preferences(), preferencesSaves]).toEqual([['settled', { muted: true }], []])
  })

  test('of another guest are others', () => {
    const { identify, preferences, prefer } = start()
    prefer('muted', true)
    identify(guest({ id: 'guest-2', preferences: {} }))
    expect(preferences()).toEqual(['settled', {}])
  })
})

test('whoever opens the profile may have verified the e-mail address elsewhere [GST-26]', () => {
  const { tell, told } = start()
  tell('open')
  expect(told('guest')).toEqual([{ type: 'guest.emailPropertiesOutdated' }])
})

test('the signup e-mail is asked for with an address, and with nothing else [LGN-32]', () => {
  const { now, send, told } = start()
  send({ type: 'profile.signupEmailRequested', email: 'robin@' })
  expect(selectSignupEmailProgress(now())).toBe('addressInvalid')
  expect(told('realtime')).toEqual([])
  send({ type: 'profile.signupEmailRequested', email: ' robin@example.org ' })
  expect(selectSignupEmailProgress(now())).toBe('asked')
  expect(told('realtime')).toEqual([
    {
      type: 'realtime.messageSubmitted',
      message: { type: 'sendSignupEmail', email: 'robin@example.org' },
    },
  ])
})
