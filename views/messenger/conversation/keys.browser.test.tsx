import '../../core/testing/rendered.ts'
import '../../core/design/design.css'
import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import {
  messagesAt,
  outgoingMessage,
} from '../../../fixtures/messenger/conversationWalk.fixtures.ts'
import type { ChatMessage } from '../../../machines/messenger/conversation/chatMessage.ts'
import { openConversation } from '../../core/testing/conversation.tsx'
import { isRinged } from '../../core/testing/page.ts'
import { painted, scrollerOf } from '../../core/testing/reading.ts'
import { takeRendered } from '../../core/testing/rendered.ts'

beforeEach(async () => {
  await page.viewport(900, 760)
})

async function enter(messages: readonly ChatMessage[] = messagesAt(1, 100)) {
  const scene = await openConversation()
  await render(scene.room)
  scene.open()
  await scene.answer(messages)
  await expect.poll(() => document.querySelectorAll('article').length).toBeGreaterThan(0)
  for (let frame = 0; frame < 12; frame++) await painted()
  return scene
}

const focused = () => document.activeElement?.querySelector('[dir]')?.textContent
const press = (keys: string) => userEvent.keyboard(keys)

function belowView(): number {
  const { scrollHeight, scrollTop, clientHeight } = scrollerOf()
  return scrollHeight - scrollTop - clientHeight
}

function isInView(element: Element | null): boolean {
  const view = scrollerOf().getBoundingClientRect()
  const { top, bottom } = element?.getBoundingClientRect() ?? { top: 0, bottom: 0 }
  return top >= view.top - 1 && bottom <= view.bottom + 1
}

describe('by keyboard', () => {
  test('the list is reached with one tab and the arrows go from message to message', async () => {
    await enter()
    await press('{Tab}')
    expect(document.activeElement).toBe(scrollerOf())
    await press('{ArrowUp}')
    expect(focused()).toBe('Text 100')
    expect(isRinged(document.activeElement as Element)).toBe(true)
    for (let step = 0; step < 30; step++) await press('{ArrowUp}')
    expect(focused()).toBe('Text 70')
    expect(isInView(document.activeElement)).toBe(true)
    await press('{ArrowDown}')
    expect(focused()).toBe('Text 71')
  })

  test('page keys scroll by a page, Home and End go to the ends', async () => {
    await enter()
    scrollerOf().focus()
    await press('{PageUp}')
    expect(belowView()).toBeGreaterThan(scrollerOf().clientHeight * 0.8)
    expect(belowView()).toBeLessThan(scrollerOf().clientHeight)
    await press('{PageDown}')
    expect(belowView()).toBeLessThanOrEqual(1)
    await press('{Home}')
    expect(scrollerOf().scrollTop).toBe(0)
    await press('{End}')
    await expect.poll(belowView).toBeLessThanOrEqual(1)
  })

  test('from a message, Home and End focus the first and the last', async () => {
    await enter()
    scrollerOf().focus()
    await press('{ArrowUp}{Home}')
    await expect.poll(focused).toBe('Text 1')
    expect(isInView(document.activeElement)).toBe(true)
    await press('{End}')
    await expect.poll(focused).toBe('Text 100')
    expect(isInView(document.activeElement)).toBe(true)
  })

  test('a message higher than the view is read through before the next one', async () => {
    const [first, second, third] = messagesAt(1, 3) as [ChatMessage, ChatMessage, ChatMessage]
    const long = { ...second, data: 'A long line of words. '.repeat(400) }
    await enter([first, long, third])
    scrollerOf().focus()
    await press('{ArrowUp}{ArrowUp}')
    expect(focused()).toBe(long.data)
    const before = scrollerOf().scrollTop
    await press('{ArrowUp}')
    expect(focused()).toBe(long.data)
    expect(scrollerOf().scrollTop).toBeLessThan(before)
  })

  test('the focus stays on a message that is scrolled out of view', async () => {
    await enter()
    scrollerOf().focus()
    await press('{ArrowUp}')
    scrollerOf().scrollTop = 0
    for (let frame = 0; frame < 20; frame++) await painted()
    expect(focused()).toBe('Text 100')
    expect(document.querySelectorAll('article').length).toBeLessThanOrEqual(40)
  })

  test('the buttons of a rejected message come after it', async () => {
    const { deliver } = await enter(messagesAt(1, 3))
    deliver(outgoingMessage({ status: 'rejected', reason: 'notEnoughMoney' }))
    for (let frame = 0; frame < 12; frame++) await painted()
    scrollerOf().focus()
    await press('{ArrowUp}')
    const names: (string | null | undefined)[] = []
    for (let step = 0; step < 3; step++) {
      await press('{Tab}')
      names.push(document.activeElement?.textContent)
    }
    expect(names).toEqual(['Top up', 'Send again', 'Delete'])
  })
})

test('one more message draws that message and no other', async () => {
  const { come } = await enter()
  takeRendered()
  come(messagesAt(101, 101)[0] as ChatMessage)
  await expect.poll(() => document.body.textContent).toContain('Text 101')
  const drawn = takeRendered().filter((name) => name === 'MessageRow')
  expect(drawn).toHaveLength(1)
})
