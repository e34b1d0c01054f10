import { expect, test } from 'vitest'
import { runtimeConfig } from '../services/environment.fixtures.ts'
import { eachTestItsServices } from '../services/platform.fixtures.ts'
import { createServicesOnDemand } from './onDemand.ts'

const platform = eachTestItsServices()
const { signal } = new AbortController()

async function begin(guestId?: string) {
  const { environment, request, credentials } = await platform.begin({ guestId })
  const { url, payUrl } = platform.simulator
  const config = runtimeConfig({
    payUrl,
    queryUrl: `${url}graphql/query`,
    guestUrl: `${url}graphql/guest`,
    contentUrl: `${url}graphql/content`,
    bonusCodeUrl: `${url}graphql/bonus-code`,
  })
  return createServicesOnDemand(
    environment,
    request,
    () => config,
    credentials,
    () => 'en',
  )
}

test('the platform answers what a guest asks for, in the shapes agreed [REQ-1 REQ-3 REQ-4 REQ-5 NWS-2 NWS-4 REL-3]', async () => {
  const does = await begin('guest1')
  const profile = await does.loadProfile(undefined, signal)
  expect(await does.saveProfile({ ...profile, city: 'Ulm' }, signal)).toMatchObject({ city: 'Ulm' })
  expect(await does.previewProfile(profile, signal)).toHaveProperty('initials')
  const settings = await does.loadNotificationsSettings(undefined, signal)
  expect(await does.saveNotificationsSettings(settings, signal)).toEqual(settings)
  await does.savePreferences({ data: { autoplay: false } }, signal)
  const subscription = { typeId: 1024, userId: 'guest1', emailAddress: 'guest1@example.com' }
  expect(await does.subscribe(subscription, signal)).toBe(true)
  expect(await does.unsubscribe(subscription, signal)).toBe(true)
  const relation = { predicate: 'has seen', object: 'story', objectId: 's1' } as const
  expect(await does.hasRelation(relation, signal)).toBe(false)
  expect(await does.addRelation(relation, signal)).toBe(true)
  expect(await does.hasRelation(relation, signal)).toBe(true)
  expect(Array.isArray(await does.loadFavouriteActors(undefined, signal))).toBe(true)
  const email = { videoId: 'v1', emailAddress: 'a@b.example', text: '' }
  await does.sendVideoShareEmail(email, signal)
  await does.closeDataProtection({ accepted: true }, signal)
  await does.closeBoth()
  await does.saveTeaserState({ mode: 'dismissed' }, signal)
  const acceptance = { guestId: 'guest1', platformText: 'Stay' }
  expect(await does.acceptOffer(acceptance, signal)).toHaveProperty('acceptedOffer')
})

test('the platform answers the questions of GraphQL in the shapes agreed [AVS-12 AVS-13 PIN-4 PIN-6 VCH-20 VCH-21 VCH-22 VOC-9]', async () => {
  const does = await begin('guest1')
  platform.simulator.push('guest1', { type: 'avsRevoked' })
  const forwardUrl = `${platform.simulator.url}en/`
  expect((await does.requestAvs({ forwardUrl }, signal)).url).toMatch(/^http/)
  expect(typeof (await does.loadBonusAvailable(undefined, signal))).toBe('boolean')
  const remaining = await does.loadRemainingCodes(undefined, signal)
  expect(remaining.length).toBeGreaterThan(0)
  for (const { code } of remaining) {
    expect((await does.checkCode({ code }, signal)).bonusCode?.code).toBe(code)
  }
  const unknown = await does.checkCode({ code: 'NO-SUCH-CODE' }, signal)
  expect(unknown).toMatchObject({ canRedeem: { success: false }, bonusCode: null })
  const code = remaining[0]?.code ?? ''
  expect(await does.redeemCode({ code }, signal)).toHaveProperty('success')
  expect(Array.isArray(await does.loadRedeemedCodes(undefined, signal))).toBe(true)
  const number = { numberType: 'mobile', countryCode: 'DE', number: '0171 2345678' } as const
  expect(await does.startVerification(number, signal)).toMatchObject({
    isOk: true,
    value: { pinLength: 6 },
  })
  expect(await does.startVerification({ ...number, number: '1' }, signal)).toEqual({
    isOk: false,
    code: 1,
  })
  expect(await does.startAnonymousCall({ actorId: 'nobody' }, signal)).toHaveProperty('resultCode')
})

test('a visitor without an account checks a code and asks for no codes of a guest', async () => {
  const does = await begin()
  const checked = await does.checkCode({ code: 'NO-SUCH-CODE' }, signal)
  expect(checked.canRedeem.success).toBe(false)
  await expect(does.loadRedeemedCodes(undefined, signal)).rejects.toThrow(
    'the bonus-code service needs its access token',
  )
})
