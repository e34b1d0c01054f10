import { expect, test } from 'vitest'
import { testChats } from './liveChat.fixtures.ts'
import { chatExitCodes, liveReactions } from './liveChatKinds.ts'

const chats = testChats()
const { request, start, startChat } = chats

async function order(path: string, body?: object) {
  const address = `${chats.business.simulator.url}simulator/api/liveChat${path}`
  const response = await fetch(address, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { 'x-limelight-simulator': '1' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  return { status: response.status, ...(await response.json()) }
}

test('there are 49 exit codes, and all tabs of a guest hear each of them [CHT-10 CHT-3]', async () => {
  const tabs = [await chats.business.connect('guest6'), await chats.business.connect('guest6')]
  expect(new Set(chatExitCodes).size).toBe(49)
  for (const code of chatExitCodes) {
    const { chatId } = await startChat('LIVECHAT')
    expect((await order('/end', { guestId: 'guest6', code })).status).toBe(200)
    for (const tab of tabs) {
      const ends = (await tab.arrived()).filter(({ type }) => type === 'chatEnd')
      expect(ends).toMatchObject([{ chatId, code }])
    }
  }
  expect((await request('running')).chat).toBeNull()
})

test('shows the chat of a guest and what can be done with it', async () => {
  const { chatId, actorId, actorName, price } = await startChat('LIVECHAT')
  await request('minute', { chatId, minute: 1 })
  const shown = await order('?guest=guest6')
  expect(shown).toMatchObject({
    codes: chatExitCodes,
    reactions: liveReactions,
    chat: { id: chatId, actorId, actorName, price, minutes: 1, coins: price, isShort: false },
  })
  expect((await order('')).chat).toBeNull()
})

test('makes a performer busy for everybody, and free again', async () => {
  const { id: actorId } = chats.performer
  await order('/busy', { actorId, isBusy: true })
  expect((await start('LIVECHAT')).code).toBe(501)
  await order('/busy', { actorId, isBusy: false })
  expect((await start('LIVECHAT')).success).toBe(true)
})

test('raises the prices of a performer: a chat that would cost more ends', async () => {
  const { id: actorId, prices } = chats.performer
  const { chatId } = await startChat('LIVECHAT')
  const before = prices.liveChat
  await order('/prices', { actorId, by: 2 })
  expect(prices.liveChat).toBe(before + 2)
  expect((await request('end', { chatId, code: 100 })).chat.code).toBe(208)
})

test('lets the performer react', async () => {
  const { actorId } = await startChat('LIVECHAT')
  const client = await chats.business.connect('guest6')
  for (const reaction of liveReactions) await order('/reaction', { guestId: 'guest6', reaction })
  const expected = liveReactions.map((reaction) => ({ type: 'liveReaction', actorId, reaction }))
  expect(await client.arrived()).toMatchObject(expected)
})

test.each([
  ['/end', { guestId: 'guest6', code: 100 }, 409, 'guestId'],
  ['/end', { guestId: 'guest6', code: 109 }, 422, 'code'],
  ['/end', { guestId: 'nobody', code: 100 }, 404, undefined],
  ['/busy', { actorId: 'actor0', isBusy: true }, 404, 'actorId'],
  ['/prices', { actorId: 'actor1', by: 0.5 }, 422, 'by'],
  ['/reaction', { guestId: 'guest6', reaction: 'yawn' }, 422, 'reaction'],
])('names what is wrong with %s %j', async (path, body, status, field) => {
  const { status: answered, error } = await order(path, body)
  expect([answered, error.field]).toEqual([status, field])
})
