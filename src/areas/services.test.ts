import { expect, test } from 'vitest'
import { plainRequests } from '../../services/core/answers.fixtures.ts'
import { fakeEnvironment, runtimeConfig } from '../../services/core/environment.fixtures.ts'
import { createRequestService } from '../../services/core/request.service.ts'
import { secretCredentials } from '../../services/core/slot.fixtures.ts'
import { loadActorPosts } from '../../services/live/actorPosts.service.ts'
import { createReach } from './reach.ts'
import { ask, eachTestAllServices, slotsOf } from './services.fixtures.ts'

const platform = eachTestAllServices()
const { begin } = platform

test('the platform answers what a guest asks for, in the shapes agreed [REQ-1 REQ-3 REQ-4 REQ-5 NWS-2 NWS-4 REL-3]', async () => {
  const does = await begin('guest1')
  const profile = await ask(does.loadProfile)
  expect(await ask(does.saveProfile, { ...profile, city: 'Ulm' })).toMatchObject({ city: 'Ulm' })
  expect(await ask(does.previewProfile, profile)).toHaveProperty('initials')
  const settings = await ask(does.loadNotificationsSettings)
  expect(await ask(does.saveNotificationsSettings, settings)).toEqual(settings)
  await ask(does.savePreferences, { data: { autoplay: false } })
  const subscription = { typeId: 1024, userId: 'guest1', emailAddress: 'guest1@example.com' }
  expect(await ask(does.subscribe, subscription)).toBe(true)
  expect(await ask(does.unsubscribe, subscription)).toBe(true)
  const relation = { predicate: 'has seen', object: 'story', objectId: 's1' } as const
  expect(await ask(does.hasRelation, relation)).toBe(false)
  expect(await ask(does.addRelation, relation)).toBe(true)
  expect(await ask(does.hasRelation, relation)).toBe(true)
  expect(Array.isArray(await ask(does.loadFavouriteActors))).toBe(true)
  const email = { videoId: 'v1', emailAddress: 'a@b.example', text: '' }
  await ask(does.sendVideoShareEmail, email)
  await ask(does.closeDataProtection, { accepted: true })
  await ask(does.closeBoth)
  await ask(does.saveTeaserState, { mode: 'dismissed' })
  const acceptance = { guestId: 'guest1', platformText: 'Stay' }
  expect(await ask(does.acceptOffer, acceptance)).toHaveProperty('acceptedOffer')
  const way = { breadcrumbType: 'category', payload: { categorySlug: 'late-night' } }
  expect((await ask(does.loadBreadcrumb, way)).at(-1)).toEqual({
    title: 'Late night',
    path: null,
  })
})

test('the platform answers the questions of GraphQL in the shapes agreed [AVS-12 AVS-13 PIN-4 PIN-6 VCH-20 VCH-21 VCH-22 VOC-9]', async () => {
  const does = await begin('guest1')
  platform.simulator.push('guest1', { type: 'avsRevoked' })
  const forwardUrl = `${platform.simulator.url}en/`
  expect((await ask(does.requestAvs, { forwardUrl })).url).toMatch(/^http/)
  expect(typeof (await ask(does.loadBonusAvailable))).toBe('boolean')
  const remaining = await ask(does.loadRemainingCodes)
  expect(remaining.length).toBeGreaterThan(0)
  for (const { code } of remaining) {
    expect((await ask(does.checkCode, { code })).bonusCode?.code).toBe(code)
  }
  const unknown = await ask(does.checkCode, { code: 'NO-SUCH-CODE' })
  expect(unknown).toMatchObject({ canRedeem: { success: false }, bonusCode: null })
  const code = remaining[0]?.code ?? ''
  expect(await ask(does.redeemCode, { code })).toHaveProperty('success')
  expect(Array.isArray(await ask(does.loadRedeemedCodes))).toBe(true)
  const number = { numberType: 'mobile', countryCode: 'DE', number: '0171 2345678' } as const
  expect(await ask(does.startVerification, number)).toMatchObject({
    isOk: true,
    value: { pinLength: 6 },
  })
  expect(await ask(does.startVerification, { ...number, number: '1' })).toEqual({
    isOk: false,
    code: 1,
  })
  expect(await ask(does.startAnonymousCall, { actorId: 'nobody' })).toHaveProperty('resultCode')
})

test('the query service is not asked without its token, and says so in the words agreed [QRY-2]', async () => {
  const { environment, outside } = fakeEnvironment()
  const config = runtimeConfig()
  const credentials = () => ({ ...secretCredentials, queryToken: null })
  const settings = () => ({ restUrl: config.restUrl, ver: config.ver, language: 'en' })
  const does = slotsOf({
    environment,
    request: createRequestService(environment, settings, credentials),
    config: () => config,
    credentials,
  })
  await expect(ask(does.loadCategories)).rejects.toThrow(/^Missing Vxql-Token$/)
  expect(outside.requests).toEqual([])
})

test.each([
  ['guests with their token', secretCredentials, `Bearer ${secretCredentials.feedToken}`],
  ['visitors without any', { ...secretCredentials, accessToken: null }, null],
])('the feed service is asked by %s [FEED-26]', async (_, credentials, carried) => {
  const { environment, outside } = fakeEnvironment()
  const { request } = plainRequests()
  const { feed } = createReach({
    environment,
    request,
    config: runtimeConfig,
    credentials: () => credentials,
    secrets: () => ({}),
    language: () => 'en',
    saveLog: async () => {},
    ownLog: () => Promise.reject(new Error('no log is kept')),
  })
  const page = { feed: { pageInfo: { hasNextPage: false }, edges: [] } }
  outside.answer = () => Response.json({ data: page })
  await loadActorPosts(feed, { filter: { actorId: 'actor3' }, start: null }, 'en')
  const [asked] = outside.requests
  expect(asked?.url.href).toBe(runtimeConfig().feedUrl)
  expect(asked?.init.method).toBe('POST')
  expect(asked?.headers.get('authorization')).toBe(carried)
})

test('a visitor without an account checks a code and asks for no codes of a guest', async () => {
  const does = await begin()
  const checked = await ask(does.checkCode, { code: 'NO-SUCH-CODE' })
  expect(checked.canRedeem.success).toBe(false)
  await expect(ask(does.loadRedeemedCodes)).rejects.toThrow(
    'the bonus-code service needs the access token',
  )
})

test("the platform answers the messenger's questions in the shapes agreed [MSG-17 MSG-18 MSG-20 MSG-21 MSG-22 MSG-23 MSG-24]", async () => {
  const does = await begin('guest1')
  const { channels, total } = await ask(does.loadChannels, { offset: 0, limit: 500 })
  expect(channels).toHaveLength(Math.min(500, total))
  const second = await ask(does.loadChannels, { offset: 1, limit: 1 })
  expect(second).toEqual({ channels: [channels[1]], total })

  const unread = channels.find(({ unreadCount, archived, blocked }) =>
    Boolean(unreadCount && !archived && !blocked),
  )
  const { id: channelId, actorId, unreadCount } = unread ?? expect.unreachable('all is read')
  expect(await ask(does.loadChannel, { channelId })).toEqual(unread)
  expect(await ask(does.loadActorChannel, { actorId })).toEqual(unread)
  expect(await ask(does.loadMessengerActor, { actorId })).toMatchObject({
    id: actorId,
    name: unread?.actorName,
    isOnline: unread?.isActorOnline,
  })

  const before = await ask(does.loadUnreadCount)
  await ask(does.touchChannel, { channelId })
  expect(await ask(does.loadUnreadCount)).toBe(before - unreadCount)
  expect(await ask(does.loadChannel, { channelId })).toMatchObject({
    unread: false,
    unreadCount: 0,
  })

  const newest = await ask(does.loadContent, { channelId, before: null, limit: 2 })
  expect(newest.messages).toHaveLength(2)
  expect(newest.messages.at(-1)?.id).toBe(unread?.lastMessageId)
  const position = newest.messages[0]?.position ?? expect.unreachable('it has messages')
  const older = await ask(does.loadContent, { channelId, before: position, limit: 200 })
  expect(older.messages.at(-1)?.position).toBe(position - 1)
  expect(older.hasOlder).toBe(older.messages[0]?.position !== 1)
  expect(platform.simulator.loggerEntries).toEqual([])
})

test('the platform blocks a channel and lets it be written in again', async () => {
  const does = await begin('guest1')
  const { channels } = await ask(does.loadChannels, { offset: 0, limit: 500 })
  const channelId = channels[0]?.id ?? expect.unreachable('there is a channel')
  for (const isBlocked of [true, false]) {
    const answer = await ask(does.blockChannel, { channelId, isBlocked })
    expect(answer).toMatchObject({ id: channelId, blocked: isBlocked })
    expect(await ask(does.loadChannel, { channelId })).toEqual(answer)
  }
})

test('the platform lists gifts and toy controls, recommends actors and switches the conversion chat [CVC-2 GFT-1 GFT-2 GFT-8 MSG-19]', async () => {
  const does = await begin('guest1')
  expect((await ask(does.loadGifts)).length).toBeGreaterThan(0)
  expect((await ask(does.loadToyControls)).length).toBeGreaterThan(0)
  const query = { currentActorId: null, useGrid: true, fsk: 16 }
  const [first, ...others] = await ask(does.loadRecommendations, query)
  const { id: currentActorId } = first ?? expect.unreachable('nobody is recommended')
  const without = await ask(does.loadRecommendations, { ...query, currentActorId })
  expect(without.slice(0, others.length)).toEqual(others)
  await ask(does.switchConversionChat, { action: 'enable' })
  await ask(does.switchConversionChat, { action: 'disable' })
})

test.each(['nowhere', 'no/where?', '..', ''])('nobody has the channel "%s"', async (id) => {
  const does = await begin('guest1')
  const asked = [
    ask(does.loadChannel, { channelId: id }),
    ask(does.loadActorChannel, { actorId: id }),
    ask(does.loadMessengerActor, { actorId: id }),
    ask(does.blockChannel, { channelId: id, isBlocked: true }),
  ]
  const nobodyHasIt = { status: 'rejected', reason: { status: 404 } }
  expect(await Promise.allSettled(asked)).toMatchObject(asked.map(() => nobodyHasIt))
  const content = { channelId: id, before: null, limit: 50 }
  await expect(ask(does.loadContent, content)).rejects.toThrow('did not answer messengerContent')
})

test('a visitor without an account has no messenger', async () => {
  const does = await begin()
  const asked = [
    ask(does.loadChannel, { channelId: 'c' }),
    ask(does.loadRecommendations, { currentActorId: null, useGrid: true, fsk: 16 }),
    ask(does.switchConversionChat, { action: 'enable' }),
    ask(does.loadChannels, { offset: 0, limit: 500 }),
    ask(does.loadGifts),
    ask(does.loadUnreadCount),
  ]
  const answers = await Promise.allSettled(asked)
  expect(answers.map(({ status }) => status)).toEqual(asked.map(() => 'rejected'))
})
