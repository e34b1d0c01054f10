import '../../core/design/design.css'
import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { messagesAt } from '../../../fixtures/messenger/conversationWalk.fixtures.ts'
import { openConversation } from '../../core/testing/conversation.tsx'
import { enterMessenger } from '../../core/testing/messenger.tsx'
import { accessibilityFaults, isRinged, overflow, showTheme } from '../../core/testing/page.ts'
import { painted, scrollerOf } from '../../core/testing/reading.ts'

beforeEach(async () => {
  await page.viewport(900, 760)
})

async function enter(first = 1, last = 300) {
  const scene = await openConversation()
  const screen = await render(scene.room)
  scene.open()
  await scene.answerWith(first, last)
  await expect.poll(() => document.querySelectorAll('article').length).toBeGreaterThan(0)
  for (let frame = 0; frame < 12; frame++) await painted()
  scrollerOf().focus()
  await userEvent.keyboard('{Control>}f{/Control}')
  const field = screen.getByRole('searchbox', { name: 'Search this conversation' })
  await expect.element(field).toHaveFocus()
  expect(isRinged(field.element())).toBe(true)
  return { ...scene, screen, field }
}

/** Those that concern the bar and its marks, and not a page around it. */
const ownRules = ['color-contrast', 'label', 'button-name', 'aria-allowed-attr', 'target-size']

/** The text of the hit that is shown, once it is in view. */
const shownHit = () => {
  const row = document.querySelector('article[aria-current="true"]')
  const view = scrollerOf().getBoundingClientRect()
  const { top = 0, bottom = 0 } = row?.getBoundingClientRect() ?? {}
  return top >= view.top && bottom <= view.bottom ? row?.querySelector('[dir]')?.textContent : null
}

const count = () => document.querySelector('search [role="status"]')?.textContent

const marks = () => [...document.querySelectorAll('mark')].map(({ textContent }) => textContent)

describe('the search within a conversation', () => {
  test('counts the hits, shows the newest and marks it, however far up it is', async () => {
    const { field } = await enter()
    await field.fill('TÉXT 12')
    await expect.poll(count).toBe('1 of 11')
    await expect.poll(shownHit).toBe('Text 129')
    expect(marks()).toContain('Text 12')
  })

  test('goes to earlier and later hits by Enter, arrows and buttons, not past the last', async () => {
    const { field, screen } = await enter()
    await field.fill('text 7')
    await expect.poll(shownHit).toBe('Text 79')
    await userEvent.keyboard('{Enter}')
    await expect.poll(shownHit).toBe('Text 78')
    await userEvent.keyboard('{ArrowUp}')
    await expect.poll(shownHit).toBe('Text 77')
    await userEvent.keyboard('{Shift>}{Enter}{/Shift}{ArrowDown}{ArrowDown}')
    await expect.poll(count).toBe('1 of 11')
    await screen.getByRole('button', { name: 'Earlier hit' }).click()
    await expect.poll(count).toBe('2 of 11')
    await expect.poll(shownHit).toBe('Text 78')
    await screen.getByRole('button', { name: 'Later hit' }).click()
    await expect.poll(shownHit).toBe('Text 79')
  })

  test('says what was not searched, and searches it when told to', async () => {
    const { field, screen, calls, answerWith } = await enter(201, 300)
    await field.fill('text 13')
    await expect.poll(count).toBe('Nothing found')
    await screen.getByRole('button', { name: 'Search earlier messages' }).click()
    expect(calls).toHaveLength(2)
    await answerWith(1, 200)
    await expect.poll(count).toBe('1 of 11')
    await expect.poll(shownHit).toBe('Text 139')
    expect(screen.getByText('have not been searched').query()).toBeNull()
  })

  test('closes with Escape, leaves the guest where the hit is and gives the focus back', async () => {
    const { field } = await enter()
    await field.fill('text 120')
    await expect.poll(shownHit).toBe('Text 120')
    const { scrollTop } = scrollerOf()
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => field.query()).toBeNull()
    expect(document.activeElement).toBe(scrollerOf())
    expect(marks()).toEqual([])
    expect(scrollerOf().scrollTop).toBe(scrollTop)
  })

  test('can be used by everybody in both themes, on a small screen too', async () => {
    await page.viewport(320, 640)
    const { field } = await enter(201, 300)
    await field.fill('text 29')
    await expect.poll(shownHit).toBe('Text 299')
    expect(overflow()).toBe(0)
    for (const theme of ['dark', 'light'] as const) {
      showTheme(theme)
      expect(await accessibilityFaults(ownRules), theme).toEqual([])
    }
  })
})

test('the head of a conversation opens the search, closes it, and another conversation has none', async () => {
  const { house, screen, row } = await enterMessenger({ query: '?channel=channel-1' })
  await expect.poll(() => house.loadContent.calls.length).toBe(1)
  await (await house.loadContent.call(0)).resolve({ messages: messagesAt(1, 3), hasOlder: false })
  const button = screen.getByRole('button', { name: 'Search this conversation' })
  const field = screen.getByRole('searchbox', { name: 'Search this conversation' })
  const opens = async () => {
    await button.click()
    await expect.element(field).toHaveFocus()
    await expect.element(button).toHaveAttribute('aria-expanded', 'true')
  }
  await opens()
  await button.click()
  await expect.poll(() => field.query()).toBeNull()
  await opens()
  await row('Actor 2').click()
  await expect.poll(() => field.query()).toBeNull()
  await row('Actor 1').click()
  await expect.element(button).toHaveAttribute('aria-expanded', 'false')
})
