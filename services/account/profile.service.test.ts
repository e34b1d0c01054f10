import { expect, test, vi } from 'vitest'
import { plainRequests, withoutEachField } from '../core/answers.fixtures.ts'
import {
  loadNotificationsSettings,
  loadProfile,
  previewProfile,
  saveNotificationsSettings,
  savePreferences,
  saveProfile,
} from './profile.service.ts'

const profile = {
  screenName: 'Juno',
  firstName: 'J',
  lastName: 'A',
  city: 'Ulm',
  countryCode: 'DE',
  text: 'Hello',
}
const preview = { screenName: 'Juno', text: 'Hello', initials: 'JA' }
const settings = { email: true, sms: false }
const taken = {
  error: { field: 'profile.screenName', message: 'profile.screenName: is taken, choose another' },
}

test('loads the profile [REQ-1]', async () => {
  const { request, calls } = plainRequests({ profile })
  expect(await loadProfile(request)).toEqual(profile)
  expect(calls()).toEqual(['GET profile'])
})

test('saves the profile and takes it as the platform keeps it [REQ-1]', async () => {
  const { request, calls, sent } = plainRequests({ profile: { ...profile, screenName: 'juno' } })
  expect(await saveProfile(request, profile)).toEqual({ ...profile, screenName: 'juno' })
  expect(calls()).toEqual(['POST profile'])
  expect(sent()).toEqual([{ profile }])
})

test('shows how the profile would look [REQ-1]', async () => {
  const { request, calls, sent } = plainRequests({ preview })
  expect(await previewProfile(request, profile)).toEqual(preview)
  expect(calls()).toEqual(['POST profile/preview'])
  expect(sent()).toEqual([{ profile }])
})

test.each([saveProfile, previewProfile])(
  'fails without a message when the platform does not take a field (%o) [NET-9]',
  async (submit) => {
    const failure = submit(plainRequests(taken, 422).request, profile)
    await expect(failure).rejects.toMatchObject({ status: 422, message: '' })
  },
)

test.each(withoutEachField({ profile }))('rejects a profile without %s', async (field, less) => {
  const { request } = plainRequests(less)
  await expect(loadProfile(request)).rejects.toThrow(`lacks a valid '${field}'`)
  await expect(saveProfile(request, profile)).rejects.toThrow(`lacks a valid '${field}'`)
})

test.each(withoutEachField({ preview }))('rejects a preview without %s', async (field, less) => {
  const { request } = plainRequests(less)
  await expect(previewProfile(request, profile)).rejects.toThrow(`lacks a valid '${field}'`)
})

test('loads and saves which notifications are wanted [NTF-6]', async () => {
  const { request, calls, sent } = plainRequests({ settings })
  expect(await loadNotificationsSettings(request)).toEqual(settings)
  expect(await saveNotificationsSettings(request, settings)).toEqual(settings)
  expect(calls()).toEqual(['GET getNotificationsSettings', 'POST notificationsSettings'])
  expect(sent()).toEqual([null, { settings }])
})

test('asks for the settings no longer than they are waited for', async () => {
  const { signal } = new AbortController()
  const ask = vi.fn(async () => ({ settings })) as never
  await loadNotificationsSettings({ ask }, signal)
  expect(ask).toHaveBeenCalledWith(expect.objectContaining({ signal }), expect.anything())
})

test('rejects settings that are neither on nor off', async () => {
  const { request } = plainRequests({ settings: { email: 'daily' } })
  await expect(loadNotificationsSettings(request)).rejects.toThrow("lacks a valid 'settings.email'")
})

test('saves the preferences as data [GST-25]', async () => {
  const { request, calls, sent } = plainRequests()
  await savePreferences(request, { data: { autoplay: false, columns: 4 } })
  expect(calls()).toEqual(['POST savePreferences'])
  expect(sent()).toEqual([{ data: { autoplay: false, columns: 4 } }])
})
