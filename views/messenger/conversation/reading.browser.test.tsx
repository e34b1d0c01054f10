import '../../core/design/design.css'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { messagesAt } from '../../../fixtures/messenger/conversationWalk.fixtures.ts'
import { mixedMessage, mixedMessages } from '../../../fixtures/messenger/mixedMessages.fixtures.ts'
import { openConversation } from '../../core/testing/conversation.tsx'
import {
  appendMany,
  changeFont,
  growAbove,
  painted,
  prependWhileScrolling,
  type Read,
  readFurtherUp,
  scrollerOf,
  watchReading,
} from '../../core/testing/reading.ts'

const length = 3000

async function enter() {
  const kept = mixedMessages(1, length)
  const scene = await openConversation({ kept, atFirst: 1200, width: 900, height: 800 })
  const screen = await render(scene.room)
  scene.open()
  await expect.poll(() => document.querySelector('article')).not.toBeNull()
  for (let frame = 0; frame < 10; frame++) await painted()
  let newest = length
  const read: Read = {
    length: () => scene.timeline().length,
    wantOlder: () => scene.conversation.send({ type: 'conversation.olderWanted' }),
    come: () => {
      newest++
      scene.come({ ...mixedMessage(newest), senderType: 'actor' })
    },
  }
  return { ...scene, screen, read, scroller: scrollerOf() }
}

test('begins with the end in view and a bounded number of rows', async () => {
  const { scroller } = await enter()
  expect(scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight).toBeLessThanOrEqual(1)
  expect(scroller.querySelectorAll('article').length).toBeLessThanOrEqual(40)
})

test('keeps what is read where it is while 200 older messages come and the guest scrolls [MSG-22]', async () => {
  const { read } = await enter()
  await readFurtherUp(2000)
  const up = await prependWhileScrolling(read, { times: 3 })
  const down = await prependWhileScrolling(read, { times: 2, speed: 17 })
  expect(Math.max(up.moved, down.moved)).toBeLessThanOrEqual(1)
  expect(Math.max(up.rows, down.rows)).toBeLessThanOrEqual(40)
})

test('keeps what is read where it is while rows above grow and fonts change', async () => {
  await enter()
  await readFurtherUp(2000)
  expect((await growAbove()).moved).toBeLessThanOrEqual(1)
  expect((await changeFont()).moved).toBeLessThanOrEqual(1)
})

test('keeps what is read where it is while 60 messages come below [MSG-33]', async () => {
  const { read } = await enter()
  await readFurtherUp(2000)
  const { moved, rows } = await appendMany(read)
  expect(moved).toBeLessThanOrEqual(1)
  expect(rows).toBeLessThanOrEqual(40)
})

test('keeps the end in view while messages come, rows grow and the writing field does [MSG-33]', async () => {
  const { read, scroller } = await enter()
  expect((await appendMany(read)).endBelow).toBeLessThanOrEqual(1)
  expect((await changeFont()).endBelow).toBeLessThanOrEqual(1)
  for (const height of ['300px', '760px', '500px']) {
    scroller.style.flex = `0 0 ${height}`
    await painted()
    expect(scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight).toBeLessThanOrEqual(
      1,
    )
  }
})

test('keeps the oldest row where it is when what was written before it on its day comes', async () => {
  const scene = await openConversation({ width: 900, height: 800 })
  await render(scene.room)
  scene.open()
  await scene.answerWith(201, 250)
  await expect.poll(() => document.querySelector('article')).not.toBeNull()
  for (let frame = 0; frame < 10; frame++) await painted()
  scrollerOf().scrollTop = 0
  await expect.poll(() => scene.calls.length).toBe(2)
  expect(document.querySelector('article')?.textContent).toMatch(/^Today.*Text 201/)
  const { moved } = await watchReading(async () => {
    await new Promise(requestAnimationFrame)
    await scene.answer(messagesAt(1, 200))
  })
  expect(scene.timeline().length).toBe(250)
  expect(moved).toBeLessThanOrEqual(1)
})

test('leaves who scrolled up there when a message comes before the browser has told of the scrolling [MSG-33]', async () => {
  const { read, scroller } = await enter()
  scroller.scrollTop -= 1200
  read.come()
  const { endBelow } = await watchReading(async () => {})
  expect(endBelow).toBeGreaterThan(1000)
  expect(scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight).toBeGreaterThan(1000)
})

test('draws at most 40 messages also in a high window', async () => {
  const scene = await openConversation({ width: 900, height: 1500 })
  await render(scene.room)
  scene.open()
  await scene.answerWith(1, 200)
  await expect.poll(() => document.querySelector('article')).not.toBeNull()
  scrollerOf().scrollTop = 3000
  for (let frame = 0; frame < 10; frame++) await painted()
  const { length } = document.querySelectorAll('article')
  expect(length).toBeLessThanOrEqual(40)
  expect(length).toBeGreaterThan(30)
})
