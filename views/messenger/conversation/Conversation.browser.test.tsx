import '../../core/design/design.css'
import { beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import {
  messagesAt,
  outgoingMessage,
} from '../../../fixtures/messenger/conversationWalk.fixtures.ts'
import { chatMessage } from '../../../fixtures/messenger/messenger.fixtures.ts'
import type { ChatMessage } from '../../../machines/messenger/conversation/chatMessage.ts'
import { plainPicture, someGifts, someToys } from '../../core/testing/composer.tsx'
import { openConversation } from '../../core/testing/conversation.tsx'
import { accessibilityFaults, overflow, showTheme } from '../../core/testing/page.ts'
import { painted, scrollerOf } from '../../core/testing/reading.ts'

type Scene = Parameters<typeof openConversation>[0]

const dayStart = Date.UTC(2026, 0, 1)

beforeEach(async () => {
  await page.viewport(900, 760)
})

async function enter(messages: readonly ChatMessage[] = [], scene: Scene = {}, unread = 0) {
  const opened = await openConversation(scene)
  const screen = await render(opened.room)
  opened.open(unread)
  await opened.answer(messages, (messages[0]?.position ?? 1) > 1)
  if (messages.length > 0) await expect.poll(() => rows().length).toBeGreaterThan(0)
  await rest()
  return { ...opened, screen }
}

const rest = async (frames = 12) => {
  for (let frame = 0; frame < frames; frame++) await painted()
}

const rows = () => [...document.querySelectorAll<HTMLElement>('article')]
const texts = () => rows().map((row) => row.textContent)
const announcer = () => document.querySelector('[aria-live="polite"][aria-relevant="additions"]')
const at = (position: number, overrides: Partial<ChatMessage> = {}): ChatMessage => ({
  ...chatMessage(),
  id: `message-${position}`,
  position,
  sentAt: dayStart - (50 - position) * 60_000,
  ...overrides,
})

describe('states', () => {
  test('keeps the place of messages until they are there', async () => {
    const scene = await openConversation()
    const screen = await render(scene.room)
    scene.open()
    await expect.element(screen.getByText('Messages are loading')).toBeInTheDocument()
    await scene.answer(messagesAt(1, 2))
    await expect.element(screen.getByText('Text 2')).toBeVisible()
    expect(screen.getByText('Messages are loading').query()).toBeNull()
  })

  test('invites to write where nothing was written', async () => {
    const { screen } = await enter([])
    await expect.element(screen.getByText('Say hello')).toBeVisible()
    await expect.element(screen.getByRole('textbox')).toBeVisible()
  })

  test('says that the messages could not be loaded, and loads them when told to', async () => {
    const scene = await openConversation()
    const screen = await render(scene.room)
    scene.open()
    await scene.calls[0]?.reject(new Error('offline'))
    await expect.element(screen.getByRole('alert')).toHaveTextContent('could not be loaded')
    await screen.getByRole('button', { name: 'Try again' }).click()
    await scene.answer(messagesAt(1, 1))
    await expect.element(screen.getByText('Text 1')).toBeVisible()
  })

  test('shows what is there beside the failure to bring it up to date', async () => {
    const { conversation, calls, screen } = await enter(messagesAt(1, 2))
    conversation.send({ type: 'conversation.outdated' })
    await calls[1]?.reject(new Error('offline'))
    await expect.element(screen.getByRole('alert')).toHaveTextContent('could not be loaded')
    await expect.element(screen.getByText('Text 2')).toBeVisible()
    await screen.getByRole('button', { name: 'Try again' }).click()
    expect(calls).toHaveLength(3)
  })

  test('loads older messages near the start, says when they do not come, and where it all began', async () => {
    const { calls, answer, screen } = await enter(messagesAt(21, 70))
    expect(calls).toHaveLength(1)
    scrollerOf().scrollTop = 0
    await expect.poll(() => calls.length).toBe(2)
    await expect.element(screen.getByLabelText('Earlier messages are loading')).toBeVisible()
    await calls[1]?.reject(new Error('offline'))
    await expect.element(screen.getByText('Earlier messages could not be loaded.')).toBeVisible()
    await screen.getByRole('button', { name: 'Try again' }).click()
    await answer(messagesAt(1, 20))
    scrollerOf().scrollTop = 0
    await expect.element(screen.getByText('This is where you and Juno Amber began.')).toBeVisible()
  })
})

describe('messages', () => {
  test('stand under their days, and below a mark those that were unread', async () => {
    const yesterday = dayStart - 5 * 3_600_000
    await enter(
      [
        at(1, { sentAt: yesterday - 86_400_000 }),
        at(2, { sentAt: yesterday }),
        at(3, { data: 'Last' }),
      ],
      {},
      1,
    )
    const [first, second, third] = texts()
    expect(first).toMatch(/^\w+day/)
    expect(second).toMatch(/^(Yesterday|Wednesday|Today)/)
    expect(third).toMatch(/New.*Last/)
    expect(second).not.toContain('New')
  })

  test('say whose they are and when, also to who cannot see it, and where they stand [MSG-22]', async () => {
    await enter([at(7), at(8, { senderType: 'guest' })])
    const [actors, own] = rows()
    expect(actors?.getAttribute('aria-label')).toMatch(/^Juno Amber, \w+ \d+, 20\d\d, \d/)
    expect(own?.getAttribute('aria-label')).toMatch(/^You, /)
    expect(actors?.getAttribute('aria-posinset')).toBe('7')
  })

  test('write the time as the language does', async () => {
    const sentAt = new Date(2025, 11, 31, 15, 4).getTime()
    await enter([at(1, { sentAt })], { language: 'de' })
    expect(texts()[0]).toContain('15:04')
  })

  test('are drawn as text, links as links of which nothing is loaded', async () => {
    const data =
      '<img src=x onerror="document.title=1"> see https://example.org/a(b), javascript:alert(1)'
    const { screen } = await enter([at(1, { data })])
    expect(rows()[0]?.querySelector('img')).toBeNull()
    expect(rows()[0]?.textContent).toContain('<img src=x onerror="document.title=1"> see')
    const links = screen.getByRole('link').elements() as HTMLAnchorElement[]
    expect(links.map(({ href, rel, target }) => [href, rel, target])).toEqual([
      ['https://example.org/a(b)', 'noopener noreferrer nofollow', '_blank'],
    ])
  })

  test('break words that are longer than a line', async () => {
    await enter([at(1, { data: `https://example.org/${'a'.repeat(400)} ${'w'.repeat(300)}` })], {
      width: 320,
    })
    const scroller = scrollerOf()
    expect(scroller.scrollWidth).toBe(scroller.clientWidth)
    const bubble = rows()[0]?.querySelector('[data-body] > div')?.getBoundingClientRect()
    expect(bubble?.right).toBeLessThanOrEqual(scroller.getBoundingClientRect().right)
  })

  test('keep the room of a picture before it is there, and say when it does not come', async () => {
    const data = { url: 'https://pictures.invalid/a.svg', width: 640, height: 480 }
    const { screen } = await enter([at(1, { messageType: 'picture', data })])
    const room = () => {
      const found = rows()[0]?.querySelector('[style*="aspect-ratio"]')?.getBoundingClientRect()
      return [found?.width, found?.height]
    }
    expect(room()).toEqual([320, 240])
    await expect.element(screen.getByText('This picture could not be loaded')).toBeVisible()
    expect(room()).toEqual([320, 240])
  })

  test('show no picture from a place that is none, nor what they do not know', async () => {
    await enter([
      at(1, { messageType: 'picture', data: { url: 'javascript:alert(1)', width: 1, height: 1 } }),
      at(2, { messageType: 'hologram', data: { secret: 'x' } }),
    ])
    expect(document.querySelector('article img')).toBeNull()
    expect(texts().filter((text) => text?.includes('cannot be shown here yet'))).toHaveLength(2)
  })

  test('name gifts in the guest’s language and toy controls, once these are known [GFT-1 GFT-2]', async () => {
    const { loadGifts, loadToyControls } = await enter(
      [
        at(1, { messageType: 'gift', data: {}, includedGifts: { 'gift-1': 3 } }),
        at(2, { messageType: 'toyControl', senderType: 'guest', data: { toyControlId: 'toy-1' } }),
        at(3, { messageType: 'freeShow', data: 'Come in' }),
      ],
      { language: 'nl' },
    )
    await loadGifts.calls.at(-1)?.resolve(someGifts)
    await loadToyControls.calls.at(-1)?.resolve(someToys)
    await expect.poll(() => texts()[0]).toContain('Roos, 3 keer')
    expect(texts()[1]).toContain('Wave')
    expect(texts()[1]).toContain('10 seconden')
    expect(texts()[2]).toContain('Gratis show')
    expect(document.querySelector('article img')?.getAttribute('src')).toBe(plainPicture)
  })

  test('show a gift on the ground of its message, not on one of its own', async () => {
    const { loadGifts } = await enter([
      at(1, { messageType: 'gift', data: {}, includedGifts: { 'gift-1': 1 } }),
    ])
    await loadGifts.calls.at(-1)?.resolve(someGifts)
    await expect.poll(() => document.querySelector('article img')).not.toBeNull()
    const bubble = rows()[0]?.querySelector('[data-body] > div')
    const grounds: string[] = []
    let part = document.querySelector('article img')
    for (; part && part !== bubble; part = part.parentElement)
      grounds.push(getComputedStyle(part).backgroundColor)
    expect(part).toBe(bubble)
    expect(new Set(grounds)).toEqual(new Set(['rgba(0, 0, 0, 0)']))
  })
})

describe('on its way', () => {
  test('a message says that it is sent, and stays the same element when the platform has it', async () => {
    const { deliver, come } = await enter([at(1)])
    deliver(outgoingMessage({ createdAt: dayStart }))
    await expect.poll(() => texts()[1]).toContain('Sending')
    const row = rows()[1]
    come(at(2, { senderType: 'guest', data: 'On its way', clientMessageId: 'client-1' }))
    await expect.poll(() => texts()[1]).toContain('Sent')
    expect(rows()[1]).toBe(row)
    expect(rows()).toHaveLength(2)
  })

  test('a rejected one says why; it can be sent again, deleted, and topped up for', async () => {
    const { deliver, told, screen, conversation } = await enter([at(1)])
    const rejected = { status: 'rejected', reason: 'notEnoughMoney' } as const
    deliver(outgoingMessage({ createdAt: dayStart, ...rejected }))
    await expect
      .element(screen.getByRole('article').last())
      .toHaveTextContent('not have enough coins')
    await screen.getByRole('button', { name: 'Top up' }).click()
    await screen.getByRole('button', { name: 'Send again' }).click()
    await screen.getByRole('button', { name: 'Delete the message that was not sent' }).click()
    expect(told('delivery').filter(({ type }) => type.endsWith('Requested'))).toEqual([
      { type: 'delivery.retryRequested', clientMessageId: 'client-1' },
      { type: 'delivery.deleteRequested', clientMessageId: 'client-1' },
    ])
    const { composer } = conversation.getSnapshot().children
    expect(composer?.id).toBe('composer')
    deliver(outgoingMessage({ createdAt: dayStart, ...rejected, reason: 'channelBlocked' }))
    await expect
      .element(screen.getByRole('article').last())
      .toHaveTextContent('You have blocked Juno Amber.')
    expect(screen.getByRole('button', { name: 'Top up' }).query()).toBeNull()
  })

  test('a message that the guest sends is shown, wherever they were reading', async () => {
    const { deliver } = await enter(messagesAt(1, 50))
    scrollerOf().scrollTop = 400
    await rest(20)
    deliver(outgoingMessage({ createdAt: dayStart }))
    await expect.poll(() => texts().at(-1)).toContain('On its way')
    const { scrollHeight, scrollTop, clientHeight } = scrollerOf()
    expect(scrollHeight - scrollTop - clientHeight).toBeLessThanOrEqual(1)
  })
})

describe('what comes', () => {
  test('is counted while the guest reads further up, and one press leads to it', async () => {
    const { come, screen, told } = await enter(messagesAt(1, 50))
    expect(screen.getByRole('button', { name: 'Go to the newest message' }).query()).toBeNull()
    expect(told('channels').filter(({ type }) => type === 'channels.endSeen')).toHaveLength(1)
    scrollerOf().scrollTop = 400
    const toEnd = screen.getByRole('button', { name: 'Go to the newest message' })
    await expect.element(toEnd).toBeVisible()
    // a finger finds it, whatever stands in it
    expect(getComputedStyle(toEnd.element()).minWidth).toBe('44px')
    come(messagesAt(51, 51)[0] as ChatMessage)
    come(messagesAt(52, 52)[0] as ChatMessage)
    await screen.getByRole('button', { name: /2 new messages/ }).click()
    await expect.element(screen.getByText('Text 52').first()).toBeVisible()
    await expect.poll(() => screen.getByRole('button', { name: /newest/ }).query()).toBeNull()
    expect(told('channels').filter(({ type }) => type === 'channels.endSeen')).toHaveLength(2)
  })

  test('is announced once and politely; what was there before is not', async () => {
    const { come } = await enter(messagesAt(1, 5))
    expect(announcer()?.textContent).toBe('')
    const [one, two] = messagesAt(6, 7) as [ChatMessage, ChatMessage]
    come(one)
    await expect.poll(() => announcer()?.textContent).toBe('Juno Amber: Text 6')
    const said = announcer()?.firstElementChild
    come({ ...two, messageType: 'picture', data: {} })
    await expect.poll(() => announcer()?.children.length).toBe(2)
    expect(announcer()?.firstElementChild).toBe(said)
    expect(announcer()?.lastElementChild?.textContent).toBe('Juno Amber: sent a picture')
    expect(scrollerOf().getAttribute('aria-live')).toBeNull()
  })

  test('says aloud that a message could not be sent', async () => {
    const { deliver } = await enter(messagesAt(1, 2))
    deliver(outgoingMessage({ status: 'rejected', reason: 'unknownGift' }))
    await expect
      .poll(() => announcer()?.textContent)
      .toBe('Not sent. One of its gifts is no longer offered.')
  })

  test('begins where the unread ones do when they are more than the view holds', async () => {
    await enter(messagesAt(1, 50), {}, 30)
    const { top } = scrollerOf().getBoundingClientRect()
    const mark = rows().find((row) => row.textContent?.includes('New'))
    expect(mark?.textContent).toContain('Text 21')
    expect(Math.abs((mark?.getBoundingClientRect().top ?? 0) - top)).toBeLessThanOrEqual(1)
  })
})

test('returns to where the guest was reading', async () => {
  const scene = await openConversation()
  const screen = await render(scene.room)
  scene.open()
  await scene.answer(messagesAt(1, 50))
  await expect.poll(() => rows().length).toBeGreaterThan(0)
  await rest()
  scrollerOf().scrollTop = 700
  await expect.poll(() => scene.conversation.getSnapshot().context.anchor).not.toBeNull()
  const place = (text: string) =>
    screen.getByText(text, { exact: true }).element().getBoundingClientRect().top
  const read = rows()[12]?.querySelector('[dir]')?.textContent ?? ''
  const before = place(read)
  scene.conversation.send({ type: 'conversation.left' })
  await screen.unmount()
  const again = await render(scene.room)
  scene.open()
  await expect.element(again.getByText(read, { exact: true })).toBeVisible()
  await rest()
  const after = again.getByText(read, { exact: true }).element().getBoundingClientRect().top
  expect(Math.abs(after - before)).toBeLessThanOrEqual(1)
})

describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
  test('has nothing that axe would find, in any state', async () => {
    showTheme(theme)
    const { deliver } = await enter([
      at(1, { data: 'See https://example.org' }),
      at(2, { messageType: 'picture', data: { url: plainPicture, width: 64, height: 64 } }),
      at(3, { messageType: 'gift', data: 'For you', includedGifts: { 'gift-1': 2 } }),
      at(4, { messageType: 'hologram', senderType: 'guest' }),
    ])
    deliver(outgoingMessage({ status: 'rejected', reason: 'notEnoughMoney' }))
    await rest()
    document.title = 'Conversation'
    const faults = await accessibilityFaults()
    expect(faults.filter((fault) => !fault.startsWith('page-has-heading-one'))).toEqual([])
  })
})

test.each([320, 390])('fits a window of %i px', async (width) => {
  await page.viewport(width, 640)
  const { deliver } = await enter(messagesAt(1, 20), { width, height: 640, language: 'de' })
  deliver(outgoingMessage({ status: 'rejected', reason: 'notEnoughMoney' }))
  await rest()
  expect(overflow()).toBe(0)
  expect(scrollerOf().scrollWidth).toBe(scrollerOf().clientWidth)
})
