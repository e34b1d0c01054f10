import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { messagesAt } from '../../../fixtures/messenger/conversationWalk.fixtures.ts'
import { push } from '../../../fixtures/shell/pushes.fixtures.ts'
import { openConversation } from '../../core/testing/conversation.tsx'
import { enterMessenger, messageIn, named } from '../../core/testing/messenger.tsx'

/** A time that no calendar has: a log of before there were bounds may hold one. */
const noTime = 8.64e15 + 1

test('a channel that cannot be drawn costs its row alone', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const { house, row } = await enterMessenger({ channels: named(3) })
  await expect.element(row('Actor 2')).toBeVisible()
  const [, known] = named(3)
  const odd = { ...known, lastMessageAt: noTime } as never
  house.socket.push(push('channels', { channels: [odd] }))
  await expect.element(row('Actor 2')).not.toBeInTheDocument()
  await expect.element(row('Actor 1')).toBeVisible()
  await expect.element(row('Actor 3')).toBeVisible()
})

test('a message that cannot be drawn says so in its place, and the others stand', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const scene = await openConversation()
  const screen = await render(scene.room)
  scene.open()
  const messages = messagesAt(1, 3).map((one) =>
    one.position === 2 ? { ...one, sentAt: noTime } : one,
  )
  await scene.answer(messages)
  await expect.element(screen.getByText('Text 1')).toBeVisible()
  await expect.element(screen.getByText('Text 3')).toBeVisible()
  await expect.element(screen.getByText('This message cannot be shown here yet')).toBeVisible()
})

test.each(['constructor', '__proto__'])('a channel called %s is drawn like others', async (id) => {
  const channels = named(2).map((channel, at) => (at === 0 ? { ...channel, id } : channel))
  const { house, row } = await enterMessenger({ channels })
  await expect.element(row('Actor 1')).toBeVisible()
  await row('Actor 1').click()
  house.socket.push(messageIn(id))
  await expect.element(row('Actor 2')).toBeVisible()
})
