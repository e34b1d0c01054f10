import { describe, expect, test } from 'vitest'
import { testChats } from './liveChat.fixtures.ts'
import { type ChatType, chatTypes } from './liveChatKinds.ts'
import { detailsOf } from './performerDetails.ts'

const chats = testChats()
const { request, start, startChat, setBalance } = chats
const all = () => [...chats.business.simulator.world.performers.values()]
const details = (id: string) =>
  detailsOf(chats.business.simulator.world.performers.get(id) ?? expect.unreachable(id), 1)
const without = (has: (one: ReturnType<typeof detailsOf>) => boolean) =>
  all().find(({ id, isOnline }) => isOnline && !has(details(id)))?.id
const paid: ChatType[] = ['LIVECHAT', 'VOYEUR_CHAT', 'VOYEUR_PRIVATE_CHAT', 'VIDEO_CALL']

test.each<[code: number, why: string, chatType: ChatType, prepare: () => object | undefined]>([
  [
    501,
    'somebody else has the performer',
    'LIVECHAT',
    () => {
      chats.business.platform.liveChats.setBusy(chats.performer.id, true)
      return undefined
    },
  ],
  [
    502,
    'the performer is not there',
    'LIVECHAT',
    () => {
      chats.business.platform.performers.setOnline(chats.performer.id, false)
      return undefined
    },
  ],
  [
    502,
    'the performer has no voyeurs',
    'VOYEUR_CHAT',
    () => ({
      actorId: without(({ isVoyeurChatAvailable }) => isVoyeurChatAvailable),
    }),
  ],
  [
    502,
    'the performer takes no calls',
    'VIDEO_CALL',
    () => ({
      actorId: without(({ takesVideoCalls }) => takesVideoCalls),
    }),
  ],
  [
    904,
    'the performer gives no preview',
    'LIVE_PREVIEW',
    () => ({
      actorId: without(({ isLivePreviewEnabled }) => isLivePreviewEnabled),
    }),
  ],
  [
    904,
    'the performer gives no free chat',
    'FREECHAT',
    () => ({
      actorId: without(({ givesFreeChat }) => givesFreeChat),
    }),
  ],
  [
    920,
    'the free time is used up',
    'FREECHAT',
    () => {
      chats.business.platform.freeChatTimes.leave(chats.guest, chats.performer.id, 0)
      return undefined
    },
  ],
  [
    404,
    'the age check is missing',
    'LIVECHAT',
    () => {
      Object.assign(chats.guest.guest, { hasAvs: false })
      return undefined
    },
  ],
  [405, 'the guest’s country is banned', 'LIVECHAT', ban],
  [909, 'the guest’s country is banned', 'FREECHAT', ban],
  [207, 'there is no ticket', 'LIVESHOW', () => undefined],
])('code %i when %s', async (code, _why, chatType, prepare) => {
  const refused = await start(chatType, prepare())
  expect(refused).toMatchObject({ status: 200, success: false, code, running: null })
  expect((await request('running')).chat).toBeNull()
})

/** A performer whom nobody in some country may see: the guest is there. */
function ban() {
  const banned = all().find(({ id, isOnline }) => isOnline && details(id).bannedCountryCodes[0])
  const [countryCode] = details(banned?.id ?? '').bannedCountryCodes
  Object.assign(chats.guest.guest, { geoLocation: { countryCode, region: null, city: null } })
  return { actorId: banned?.id }
}

test.each(paid)('a %s needs the coins for one minute', async (chatType) => {
  const { price, chatId } = await startChat(chatType)
  await request('end', { chatId, code: 100 })
  setBalance(price - 1)
  expect(await start(chatType)).toMatchObject({ success: false, code: 503 })
  setBalance(price)
  expect(await start(chatType)).toMatchObject({ success: true })
})

test.each([
  [0, false],
  [1, true],
])('with %i coins a chat for 0.4 coins a minute begins: %s [CHT-4]', async (coins, begins) => {
  chats.performer.prices.voyeurChat = 0.4
  setBalance(coins)
  expect((await start('VOYEUR_CHAT')).success).toBe(begins)
})

test.each(['FREECHAT', 'LIVE_PREVIEW'] as const)(
  'a %s is not for a guest who has to pay first [GST-22]',
  async (chatType) => {
    chats.guest.guest.isForcePayment = true
    expect(await start(chatType)).toMatchObject({ success: false, code: 503 })
    chats.guest.guest.isForcePayment = false
    expect(await start(chatType)).toMatchObject({ success: true })
  },
)

test('free chats and previews need neither coins nor age check', async () => {
  setBalance(0)
  Object.assign(chats.guest.guest, { hasAvs: false })
  for (const chatType of ['FREECHAT', 'LIVE_PREVIEW'] as const) {
    const { chatId, code } = await startChat(chatType)
    expect(code).toBeNull()
    await request('end', { chatId, code: 100 })
  }
})

test('a guest has one chat at a time: the other one is told', async () => {
  const { chatId } = await startChat('LIVECHAT')
  const refused = await start('LIVECHAT', { actorId: 'actor8' })
  expect(refused).toMatchObject({ success: false, code: 601, running: { chatId } })
})

test('a refusal does not use up the order', async () => {
  setBalance(0)
  const order = { clientChatId: 'again' }
  expect((await start('LIVECHAT', order)).code).toBe(503)
  setBalance(50)
  expect((await start('LIVECHAT', order)).success).toBe(true)
})

test('who is alone with a guest is busy for others, and free again after that', async () => {
  const { chatId } = await startChat('LIVECHAT', { isPrivate: true })
  const order = { actorId: chats.performer.id, chatType: 'LIVECHAT', isPrivate: false }
  setBalance(100, 'guest1')
  const attempt = (clientChatId: string) =>
    request('start', { ...order, clientChatId }, { guestId: 'guest1' })
  Object.assign(chats.business.account('guest1').guest, { hasAvs: true })
  expect((await attempt('first')).code).toBe(501)
  await request('end', { chatId, code: 100 })
  expect((await attempt('second')).success).toBe(true)
})

describe('a show', () => {
  test('is for who has a ticket, from its start to its end', async () => {
    const { chatShows, calendar } = chats.business.platform
    const show =
      chatShows.shows.find(
        (one) => !chatShows.hasStarted(one) && !chatShows.whyNone(chats.guest, one),
      ) ?? expect.unreachable('no show')
    const { id, performer, creationType } = show
    chats.business.platform.performers.setOnline(performer.id, true)
    const order = { actorId: performer.id }
    expect((await start('LIVESHOW', order)).code).toBe(207)
    const ticket = {
      id,
      creationType,
      modelId: performer.id,
      start: new Date(show.start).toISOString(),
    }
    expect(chatShows.buy(chats.guest, ticket).errorCode).toBeNull()
    expect((await start('LIVESHOW', order)).code).toBe(502)
    calendar.step(show.start + 60_000 - calendar.now())
    const { chatId } = await startChat('LIVESHOW', order)
    const { chat } = await request('minute', { chatId, minute: 0 })
    expect(chat).toMatchObject({ price: 0, remaining: show.end - show.start - 60_000 })
    expect(await request('minute', { chatId, minute: 1 })).toMatchObject({ status: 409 })
    calendar.step(chat.remaining)
    expect((await request('running')).chat).toBeNull()
    expect((await request('end', { chatId, code: 100 })).chat.code).toBe(201)
    expect((await start('LIVESHOW', order)).code).toBe(207)
  })
})

describe('a visitor', () => {
  const asVisitor = { guestId: null }

  test.each(chatTypes.filter((one) => one !== 'LIVE_PREVIEW'))(
    'has no %s before the login',
    async (chatType) => {
      const order = { clientChatId: 'a', actorId: chats.performer.id, chatType, isPrivate: false }
      expect((await request('start', order, asVisitor)).code).toBe(906)
    },
  )

  test('sees a preview of 5 s, and it is that visitor’s alone', async () => {
    const session = `${chats.business.simulator.url}rest/v1/session?language=en&ver=1&access_token=`
    const cookie = (await fetch(session)).headers.get('set-cookie')?.split(';')[0] ?? ''
    const order = { actorId: chats.performer.id, chatType: 'LIVE_PREVIEW', isPrivate: false }
    const { chat } = await request(
      'start',
      { ...order, clientChatId: 'a' },
      { guestId: null, cookie },
    )
    expect(chat).toMatchObject({ channelId: '', price: 0 })
    const minute = { chatId: chat.chatId, minute: 0 }
    expect((await request('minute', minute, asVisitor)).status).toBe(404)
    const own = { guestId: null, cookie }
    expect((await request('minute', minute, own)).chat.remaining).toBe(5_000)
    expect((await request('running', undefined, own)).chat.chatId).toBe(chat.chatId)
    const goneOn = await request('minute', { ...minute, minute: 1 }, own)
    expect(goneOn).toMatchObject({ chat: { code: 906, minutes: 0 } })
  })

  test('with a token that does not count any more is asked to come again', async () => {
    const { accessToken } = chats.business.simulator.signIn('guest6')
    chats.guest.generation++
    const url = `${chats.business.simulator.url}rest/v1/livechat/running`
    const answer = await fetch(`${url}?language=en&ver=1&access_token=${accessToken}`)
    expect(answer.status).toBe(401)
  })
})
