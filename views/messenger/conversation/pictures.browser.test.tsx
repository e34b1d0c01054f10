import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { chatMessage } from '../../../fixtures/messenger/messenger.fixtures.ts'
import type { ChatMessage } from '../../../machines/messenger/conversation/chatMessage.ts'
import { selectPictureKey } from '../../../machines/messenger/messenger/messenger.selectors.ts'
import { enterMessenger } from '../../core/testing/messenger.tsx'
import { accessibilityFaults, showTheme } from '../../core/testing/page.ts'

const pictureAt = (position: number, overrides: Partial<ChatMessage> = {}) =>
  chatMessage({
    id: `picture-${position}`,
    position,
    messageType: 'picture',
    data: { url: '/icon.svg', width: 640, height: 360 },
    ...overrides,
  })

const locked = { locked: true, width: 640, height: 360 }
const messages = [
  pictureAt(1),
  chatMessage({ id: 'text-2', position: 2 }),
  pictureAt(3, { senderType: 'guest' }),
  pictureAt(4, { data: locked }),
  pictureAt(5),
]

async function enter() {
  const { house, screen, conversation } = await enterMessenger({ query: '?channel=channel-1' })
  await expect.poll(() => house.loadContent.calls.length).toBe(1)
  await (await house.loadContent.call(0)).resolve({ messages, hasOlder: false })
  const feed = conversation('Actor 1').getByRole('feed')
  const picture = (name: string) => feed.getByRole('button', { name }).first()
  await expect.element(picture('Picture from Actor 1')).toBeVisible()
  const viewer = screen.getByRole('dialog', {
    name: 'Pictures from your conversation with Actor 1',
  })
  return { house, screen, feed, picture, viewer, place: viewer.getByRole('status') }
}

test('pictures of a conversation open over the page, are gone through by keys, and the focus comes back', async () => {
  const { viewer, picture, place } = await enter()
  await picture('Your picture').click()
  await expect.element(viewer.getByRole('img', { name: 'Your picture' })).toBeVisible()
  await expect.element(place).toHaveTextContent('2 of 3')
  await userEvent.keyboard('{End}')
  await expect.element(place).toHaveTextContent('3 of 3')
  await userEvent.keyboard('{ArrowRight}{Home}')
  await expect.element(place).toHaveTextContent('1 of 3')
  await expect.element(viewer.getByRole('img', { name: 'Picture from Actor 1' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => viewer.query()).toBeNull()
  await expect.element(picture('Your picture')).toHaveFocus()
})

test('a picture that the platform did not give cannot be opened, nor gone to', async () => {
  const { feed } = await enter()
  expect(feed.getByRole('button', { name: /icture/ }).elements()).toHaveLength(3)
})

test('the Back button closes the picture and stays in the conversation', async () => {
  const { house, viewer, picture, feed } = await enter()
  await picture('Your picture').click()
  await expect.element(viewer).toBeVisible()
  house.tell('messenger', { type: 'navigation.overlayLeft', isPageLeft: false })
  await expect.poll(() => viewer.query()).toBeNull()
  await expect.element(feed).toBeVisible()
})

test('a picture that is gone with its messages is closed', async () => {
  const { house, viewer, picture } = await enter()
  await picture('Your picture').click()
  await expect.element(viewer).toBeVisible()
  house.tell('messenger', { type: 'realtime.sessionEstablished', resumed: false })
  const later = [chatMessage({ id: 'far', position: 900 })]
  await expect.poll(() => house.loadContent.calls.length).toBe(2)
  await (await house.loadContent.call(1)).resolve({ messages: later, hasOlder: true })
  await expect.poll(() => viewer.query()).toBeNull()
  const messenger = house.actor.system.get('messenger')
  expect(selectPictureKey(messenger.getSnapshot())).toBeNull()
})

test('pictures over the page can be used by everybody in both themes', async () => {
  const { picture, viewer } = await enter()
  await picture('Your picture').click()
  await expect.element(viewer).toBeVisible()
  for (const theme of ['dark', 'light'] as const) {
    showTheme(theme)
    expect(await accessibilityFaults(), theme).toEqual([])
  }
})
