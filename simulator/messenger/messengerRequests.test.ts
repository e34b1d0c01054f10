import { expect, test } from 'vitest'
import { testBusiness } from '../core/business.fixtures.ts'

const business = testBusiness()
const tokenOf = (guestId: string) => business.simulator.signIn(guestId).accessToken

async function call(path: string, { guestId = 'guest1', body, query = {} }: CallOptions = {}) {
  const token = guestId === null ? '' : tokenOf(guestId)
  const parameters = new URLSearchParams({
    language: 'en',
    ver: '1',
    access_token: token,
    ...query,
  })
  const response = await fetch(`${business.simulator.url}rest/v1/${path}?${parameters}`, {
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
    headers: token ? { authorization: `Bearer ${token}` } : {},
  })
  return { status: response.status, ...(await response.json()) }
}

interface CallOptions {
  guestId?: string | null
  body?: object
  query?: Record<string, string>
}

const stranger = () => {
  const known = business.account('guest1').channels.map(({ actorId }) => actorId)
  const { performers } = business.simulator.world
  return [...performers.values()].find(({ id }) => !known.includes(id))?.id ?? ''
}

test('answers a channel of the guest’s, and no other [MSG-17]', async () => {
  const [channel] = business.account('guest1').channels
  const answer = await call(`messenger/channel/${channel?.id}`)
  expect(answer).toEqual({ status: 200, channel })
  const missing = await call('messenger/channel/guest2-channel1')
  expect(missing).toMatchObject({ status: 404, error: { field: 'channelId' } })
})

test('answers the channel with an actor, and opens the first one, in every tab [MSG-18]', async () => {
  const { channels } = business.account('guest1')
  const known = await call(`messenger/channel/actor/${channels[3]?.actorId}`)
  expect(known.channel).toEqual(channels[3])
  const client = await business.connect('guest1')
  const actorId = stranger()
  const { channel } = await call(`messenger/channel/actor/${actorId}`)
  expect(channel).toMatchObject({ actorId, lastMessageId: null, subject: '', unread: false })
  expect(await client.next()).toMatchObject({ type: 'channels', channels: [channel], total: 13 })
  expect((await call(`messenger/channel/actor/${actorId}`)).channel).toEqual(channel)
  expect(channels[0]?.id).toBe(channel.id)
  expect(channels).toHaveLength(13)
  expect((await call('messenger/channel/actor/actor0')).status).toBe(404)
})

test('recommends performers who are there and not written with, the same ones again [MSG-19]', async () => {
  const known = business.account('guest1').channels.map(({ actorId }) => actorId)
  const query = { currentActorId: known[0] ?? '', useGrid: 'true', fsk: '16' }
  const { actors } = await call('messenger/recommendations', { query })
  expect(actors).toHaveLength(12)
  for (const { id, name, age, isOnline, pictureUrl } of actors) {
    expect(known).not.toContain(id)
    const performer = business.simulator.world.performers.get(id)
    expect(isOnline).toBe(true)
    expect({ name, age, pictureUrl }).toEqual({
      name: performer?.name,
      age: performer?.age,
      pictureUrl: performer?.previewPictureUrl,
    })
  }
  const current = { ...query, currentActorId: actors[0].id }
  const others = (await call('messenger/recommendations', { query: current })).actors
  expect(others.slice(0, 11)).toEqual(actors.slice(1))
  business.platform.performers.setOnline(actors[0].id, false)
  const rest = (await call('messenger/recommendations', { query: { useGrid: 'false', fsk: '0' } }))
    .actors
  expect(rest).toEqual(others)
  const everybody = { guestId: 'guest8', query }
  expect((await call('messenger/recommendations', everybody)).actors).toEqual([])
})

test.each([
  ['useGrid', { useGrid: 'perhaps', fsk: '16' }],
  ['useGrid', { fsk: '16' }],
  ['fsk', { useGrid: 'true', fsk: '99' }],
])('names a wrong %s of recommendations [MSG-19]', async (field, query) => {
  expect(
    await call('messenger/recommendations', { query: query as Record<string, string> }),
  ).toMatchObject({
    status: 422,
    error: { field },
  })
})

test('answers an actor, and whether the guest hears of them [MSG-20]', async () => {
  business.account('guest1').emailActors.add('actor3')
  const performer = business.simulator.world.performers.get('actor3')
  const { actor } = await call('messenger/actor/actor3')
  expect(actor).toEqual({
    id: 'actor3',
    name: performer?.name,
    age: performer?.age,
    isOnline: performer?.isOnline,
    pictureUrl: performer?.previewPictureUrl,
    countryCode: performer?.countryCode,
    languages: performer?.languages,
    categories: performer?.categories,
    hasToy: performer?.hasToy,
    isEmailEnabled: true,
    isSmsEnabled: false,
  })
  expect((await call('messenger/actor/actor0')).status).toBe(404)
})

test('blocks a channel and opens it again, in every tab', async () => {
  const client = await business.connect('guest1')
  const [channel] = business.account('guest1').channels
  const path = `messenger/channel/${channel?.id}/block`
  const blocked = await call(path, { body: { blocked: true } })
  expect(blocked.channel).toEqual({ ...channel, blocked: true })
  expect(await client.next()).toMatchObject({ type: 'channels', channels: [{ blocked: true }] })
  const { id, clientMessageId } = { id: channel?.id ?? '', clientMessageId: 'm1' }
  const order = {
    clientMessageId,
    channelId: id,
    messageType: 'text',
    data: 'Hi',
    includedGifts: {},
  }
  const { messenger } = business.platform
  expect(messenger.send(business.account('guest1'), order)).toMatchObject({
    reason: 'channelBlocked',
  })
  expect((await call(path, { body: { blocked: false } })).channel.blocked).toBe(false)
  expect(await call(path, { body: { blocked: 1 } })).toMatchObject({ error: { field: 'blocked' } })
})

test('switches the conversion chat on for 48 hours, and off [CVC-2]', async () => {
  const { guest } = business.account('guest1')
  const endsAt = business.clock.now() + 48 * 3_600_000
  const on = await call('conversionChat', { body: { action: 'enable' } })
  expect(on.conversionChatEndsAt).toBe(endsAt)
  expect(guest.conversionChatEndsAt).toBe(endsAt)
  for (const action of ['toggle', 'ENABLE', '']) {
    const refused = await call('conversionChat', { body: { action } })
    expect(refused).toMatchObject({ status: 422, error: { field: 'action' } })
  }
  expect(guest.conversionChatEndsAt).toBe(endsAt)
  await call('conversionChat', { body: { action: 'disable' } })
  expect(guest.conversionChatEndsAt).toBeNull()
})

test.each([
  'messenger/channel/guest1-channel1',
  'messenger/channel/actor/actor1',
  'messenger/recommendations',
  'messenger/actor/actor1',
])('answers %s to logged-in guests alone [MSG-17 MSG-18 MSG-19 MSG-20]', async (path) => {
  expect((await call(path, { guestId: null })).status).toBe(401)
})
