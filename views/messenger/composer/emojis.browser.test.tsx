import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { Language } from '../../../machines/core/language.ts'
import { openComposer } from '../../core/testing/composer.tsx'

async function enter(language: Language = 'en') {
  const house = await openComposer({ language, draft: { text: 'Good evening', gifts: [] } })
  const screen = await render(house.room)
  const opener = screen.getByRole('button', { name: /^Emoji(s|’s)?$/ })
  await opener.click()
  const panel = screen.getByRole('dialog')
  const search = panel.getByRole('searchbox')
  await expect.element(search).toHaveFocus()
  return {
    ...house,
    screen,
    opener,
    panel,
    search,
    field: screen.getByRole('textbox', { name: /Juno/ }),
  }
}

const focused = () => document.activeElement?.textContent

test('inserts at the caret and goes on there', async () => {
  const { opener, screen, field, search } = await enter()
  await userEvent.keyboard('{Escape}')
  await expect.element(opener).toHaveFocus()
  const area = field.element() as HTMLTextAreaElement
  area.setSelectionRange(4, 4)
  await opener.click()
  await search.fill('rose')
  await screen.getByRole('button', { name: '🌹' }).click()
  await expect.element(field).toHaveValue('Good🌹 evening')
  await expect.element(field).toHaveFocus()
  expect(area.selectionStart).toBe(6)
  await userEvent.keyboard('!')
  await expect.element(field).toHaveValue('Good🌹! evening')
})

test('is gone through by arrows, from the search and back to it', async () => {
  const { field, search } = await enter()
  await userEvent.keyboard('{ArrowDown}')
  expect(focused()).toBe('😀')
  await userEvent.keyboard('{ArrowRight}')
  expect(focused()).toBe('😃')
  const first = document.activeElement?.getBoundingClientRect()
  await userEvent.keyboard('{ArrowDown}')
  const below = document.activeElement?.getBoundingClientRect()
  expect(below?.left).toBe(first?.left)
  expect(below?.top).toBeGreaterThan(first?.top ?? 0)
  await userEvent.keyboard('{ArrowUp}')
  expect(focused()).toBe('😃')
  await userEvent.keyboard('{End}')
  expect(focused()).toBe('🏳️‍🌈')
  await userEvent.keyboard('{Home}{ArrowUp}')
  await expect.element(search).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}{ArrowRight}{Enter}')
  await expect.element(field).toHaveFocus()
  await expect.element(field).toHaveValue('Good evening😃')
})

test('offers first what was used last', async () => {
  const { opener, panel, search } = await enter()
  expect(panel.getByRole('region', { name: 'Used just now' }).query()).toBeNull()
  for (const words of ['rose', 'crown', 'rose']) {
    await search.fill(words)
    await userEvent.keyboard('{Enter}')
    await expect.element(panel).not.toBeInTheDocument()
    await opener.click()
    await expect.element(search).toBeVisible()
  }
  const recent = panel.getByRole('region', { name: 'Used just now' })
  await expect.element(recent).toBeVisible()
  expect(
    recent
      .getByRole('button')
      .elements()
      .map((button) => button.textContent),
  ).toEqual(['🌹', '👑'])
})

test('is searched in the page’s language, and says when nothing is found', async () => {
  const { panel, search } = await enter('de')
  await search.fill('einhorn')
  await expect.element(panel.getByRole('button', { name: '🦄' })).toBeVisible()
  await search.fill('xyzzy')
  await expect.element(panel.getByText('Kein Emoji mit diesem Namen')).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.element(panel).toBeVisible()
})

test('shows a kind when its button is pressed', async () => {
  const { panel } = await enter()
  const food = panel.getByRole('region', { name: 'Food and drink' })
  const top = () => food.element().getBoundingClientRect().top
  const before = top()
  await panel.getByRole('button', { name: 'Food and drink' }).click()
  await expect.poll(top).toBeLessThan(before - 200)
})
