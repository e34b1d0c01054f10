import { expect, test } from 'vitest'
import { fakeEnvironment, runtimeConfig } from '../services/core/environment.fixtures.ts'
import { eachTestItsServices } from '../services/core/platform.fixtures.ts'
import { createRequestService } from '../services/core/request.service.ts'
import { secretCredentials } from '../services/core/slot.fixtures.ts'
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
  const way = { breadcrumbType: 'category', payload: { categorySlug: 'late-night' } }
  expect((await does.loadBreadcrumb(way, signal)).at(-1)).toEqual({
    title: 'Late night',
    path: null,
  })
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

test('the query service is not asked without its token, and says so in the words agreed [QRY-2]', async () => {
  const { environment, outside } = fakeEnvironment()
  const config = runtimeConfig()
  const credentials = () => ({ ...secretCredentials, queryToken: null })
  const settings = () => ({ restUrl: config.restUrl, ver: config.ver, language: 'en' })
  const does = createServicesOnDemand(
    environment,
    createRequestService(environment, settings, credentials),
    () => config,
    credentials,
    () => 'en',
  )
  await expect(does.loadCategories(undefined, signal)).rejects.toThrow(/^Missing Vxql-Token$/)
  expect(outside.requests).toEqual([])
})

test('a visitor without an account checks a code and asks for no codes of a guest', async () => {
  const does = await begin()
  const checked = await does.checkCode({ code: 'NO-SUCH-CODE' }, signal)
  expect(checked.canRedeem.success).toBe(false)
  await expect(does.loadRedeemedCodes(undefined, signal)).rejects.toThrow(
    'the bonus-code service needs the access token',
  )
})

test("the platform answers the messenger's questions in the shapes agreed [MSG-17 MSG-18 MSG-20 MSG-21 MSG-22 MSG-23 MSG-24]", async () => {
  const does = await begin('guest1')
  const { channels, total } = await does.loadChannels({ offset: 0, limit: 500 }, signal)
  expect(channels).toHaveLength(Math.min(500, total))
  const second = await does.loadChannels({ offset: 1, limit: 1 }, signal)
  expect(second).toEqual({ channels: [channels[1]], total })

  const unread = channels.find(({ unreadCount, archived, blocked }) =>
    Boolean(unreadCount && !archived && !blocked),
  )
  const { id: channelId, actorId, unreadCount } = unread ?? expect.unreachable('all is read')
  expect(await does.loadChannel({ channelId }, signal)).toEqual(unread)
  expect(await does.loadActorChannel({ actorId }, signal)).toEqual(unread)
  expect(await does.loadMessengerActor({ actorId }, signal)).toMatchObject({
    id: actorId,
    name: unread?.actorName,
    isOnline: unread?.isActorOnline,
  })

  const before = await does.loadUnreadCount(undefined, signal)
  await does.touchChannel({ channelId }, signal)
  expect(await does.loadUnreadCount(undefined, signal)).toBe(before - unreadCount)
  expect(await does.loadChannel({ channelId }, signal)).toMatchObject({
    unread: false,
    unreadCount: 0,
  })

  const newest = await does.loadContent({ channelId, before: null, limit: 2 }, signal)
  expect(newest.messages).toHaveLength(2)
  expect(newest.messages.at(-1)?.id).toBe(unread?.lastMessageId)
  const position = newest.messages[0]?.position ?? expect.unreachable('it has messages')
  const older = await does.loadContent({ channelId, before: position, limit: 200 }, signal)
  expect(older.messages.at(-1)?.position).toBe(position - 1)
  expect(older.hasOlder).toBe(older.messages[0]?.position !== 1)
  expect(platform.simulator.loggerEntries).toEqual([])
})

test('the platform blocks a channel and lets it be written in again', async () => {
  const does = await begin('guest1')
  const { channels } = await does.loadChannels({ offset: 0, limit: 500 }, signal)
  const channelId = channels[0]?.id ?? expect.unreachable('there is a channel')
  for (const isBlocked of [true, false]) {
    const answer = await does.blockChannel({ channelId, isBlocked }, signal)
    expect(answer).toMatchObject({ id: channelId, blocked: isBlocked })
    expect(await does.loadChannel({ channelId }, signal)).toEqual(answer)
  }
})

test('the platform lists gifts and toy controls, recommends actors and switches the conversion chat [CVC-2 GFT-1 GFT-2 GFT-8 MSG-19]', async () => {
  const does = await begin('guest1')
  expect((await does.loadGifts(undefined, signal)).length).toBeGreaterThan(0)
  expect((await does.loadToyControls(undefined, signal)).length).toBeGreaterThan(0)
  const query = { currentActorId: null, useGrid: true, fsk: 16 }
  const [first, ...others] = await does.loadRecommendations(query, signal)
  const { id: currentActorId } = first ?? expect.unreachable('nobody is recommended')
  const without = await does.loadRecommendations({ ...query, currentActorId }, signal)
  expect(without.slice(0, others.length)).toEqual(others)
  await does.switchConversionChat({ action: 'enable' }, signal)
  await does.switchConversionChat({ action: 'disable' }, signal)
})

test.each(['nowhere', 'no/where?', '..', ''])('nobody has the channel "%s"', async (id) => {
  const does = await begin('guest1')
  const asked = [
    does.loadChannel({ channelId: id }, signal),
    does.loadActorChannel({ actorId: id }, signal),
    does.loadMessengerActor({ actorId: id }, signal),
    does.blockChannel({ channelId: id, isBlocked: true }, signal),
  ]
  const nobodyHasIt = { status: 'rejected', reason: { status: 404 } }
  expect(await Promise.allSettled(asked)).toMatchObject(asked.map(() => nobodyHasIt))
  const content = { channelId: id, before: null, limit: 50 }
  await expect(does.loadContent(content, signal)).rejects.toThrow('did not answer messengerContent')
})

test('a visitor without an account has no messenger', async () => {
  const does = await begin()
  const asked = [
    does.loadChannel({ channelId: 'c' }, signal),
    does.loadRecommendations({ currentActorId: null, useGrid: true, fsk: 16 }, signal),
    does.switchConversionChat({ action: 'enable' }, signal),
    does.loadChannels({ offset: 0, limit: 500 }, signal),
    does.loadGifts(undefined, signal),
    does.loadUnreadCount(undefined, signal),
  ]
  const answers = await Promise.allSettled(asked)
  expect(answers.map(({ status }) => status)).toEqual(asked.map(() => 'rejected'))
})
