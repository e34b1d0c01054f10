import { expect, test } from 'vitest'
import { testChats } from './liveChat.fixtures.ts'

const chats = testChats()

/** Of a guest, or of a visitor. */
async function order(name: 'Init' | 'Decline', guestId?: string, modelId = chats.performer.id) {
  const { simulator, ask } = chats.business
  const cookie = guestId ? simulator.signIn(guestId).cookie : ''
  const url = `${simulator.url}rest/v1/session?language=en&ver=1&access_token=`
  const { queryToken } = await (await fetch(url, { headers: { cookie } })).json()
  const field = `freePreview${name}`
  const question = `mutation { ${field}(modelId: "${modelId}") { success seconds } }`
  const { data } = await ask('query', question, queryToken)
  return (data as Record<string, unknown>)[field]
}

const nothing = { success: false, seconds: 0 }

test('a free preview gives a quarter of an hour with one performer, once, and it is told [ACT-40]', async () => {
  const client = await chats.business.connect('guest6')
  expect(await order('Init', 'guest6')).toEqual({ success: true, seconds: 900 })
  expect(await order('Init', 'guest6')).toEqual({ success: true, seconds: 900 })
  expect(await order('Init', 'guest6', 'actor3')).toEqual(nothing)
  expect(await order('Decline', 'guest6')).toEqual(nothing)
  const told = (await client.arrived()).filter(({ type }) => type === 'freeChatDurationChanged')
  expect(told).toMatchObject([{ actorId: chats.performer.id, seconds: 900 }])
  chats.business.platform.performers.setFreeShow(chats.performer.id, false)
  const chat = await chats.startChat('FREECHAT')
  await chats.request('minute', { chatId: chat.chatId, minute: 0 })
  chats.business.clock.step(60_000)
  await chats.request('end', { chatId: chat.chatId, code: 100 })
  expect(await order('Init', 'guest6')).toEqual({ success: true, seconds: 840 })
})

test('a free preview that is turned down is given no more; a visitor has none, and nobody one with an unknown performer [ACT-40]', async () => {
  expect(await order('Init')).toEqual(nothing)
  expect(await order('Decline')).toEqual(nothing)
  expect(await order('Init', 'guest6', 'nobody')).toEqual(nothing)
  expect(await order('Decline', 'guest6')).toEqual({ success: true, seconds: 0 })
  expect(await order('Decline', 'guest6')).toEqual({ success: true, seconds: 0 })
  expect(await order('Init', 'guest6')).toEqual(nothing)
})
