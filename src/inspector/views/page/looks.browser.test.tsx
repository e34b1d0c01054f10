import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Looks } from '../../../../fixtures/core/looks.fixtures.ts'
import { startInspector } from '../../inspector/inspector.fixtures.ts'
import { openPanel } from '../testing/panels.tsx'
import { InspectorPage } from './InspectorPage.tsx'
import { Notices } from './Notices.tsx'
import { OpenPage } from './OpenPage.tsx'
import { ShortcutSheet } from './ShortcutSheet.tsx'

const looks = new Looks()

test('the start is looked at on a phone and on a desk', async () => {
  const { actor } = startInspector()
  await page.viewport(1440, 800)
  const screen = await render(<InspectorPage inspector={actor} ask={(() => {}) as never} />)
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible()
  await looks.take()
})

test('every panel is looked at on a phone and on a desk', async () => {
  const { screen } = await openPanel(<OpenPage />, { position: 11, actor: 'shop' })
  await page.viewport(1440, 800)
  await expect.element(screen.getByRole('tree', { name: 'Log' })).toBeVisible()
  const names = screen
    .getByRole('tab')
    .elements()
    .map(({ textContent }) => textContent ?? '')
  expect(names.length).toBeGreaterThan(5)
  for (const name of names) {
    await page.viewport(1440, 800)
    const tab = screen.getByRole('tab', { name, exact: true }).first()
    await userEvent.click(tab)
    await expect.element(tab).toHaveAttribute('aria-selected', 'true')
    await looks.take()
  }
})

test('every pane of a phone is looked at', async () => {
  const { screen } = await openPanel(<OpenPage />, { position: 11, actor: 'shop' })
  for (const name of ['Actors', 'Chart', 'State', 'Log']) {
    await page.viewport(390, 800)
    const panes = screen.getByRole('navigation', { name: 'Panes' })
    await panes.getByRole('button', { name }).click()
    await looks.take()
  }
})

test('a chart with its outline, what is chosen in it, and what was said last are looked at', async () => {
  const { screen, tell } = await openPanel(
    <>
      <OpenPage />
      <Notices />
    </>,
    { position: 11, actor: 'shop', isLive: true },
  )
  await page.viewport(1440, 800)
  await screen.getByRole('tab', { name: 'Chart', exact: true }).first().click()
  await screen.getByRole('button', { name: 'Outline' }).click()
  await screen.getByRole('treeitem').nth(1).click()
  tell({ type: 'session.lost', sentence: 'Lost: it is loaded again' })
  await expect.element(screen.getByText('Lost: it is loaded again')).toBeVisible()
  await looks.take()
})

test('what opens above it is looked at', async () => {
  const { screen } = await openPanel(
    <>
      <OpenPage />
      <ShortcutSheet />
    </>,
    { position: 11, actor: 'shop' },
  )
  const look = async (role: 'menu' | 'dialog') => {
    await expect.element(screen.getByRole(role)).toBeVisible()
    await looks.take()
    await page.viewport(1440, 800)
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => screen.getByRole(role).query()).toBeNull()
  }
  await page.viewport(1440, 800)
  for (const name of ['Settings', 'Share']) {
    await screen.getByRole('button', { name }).click()
    await look('menu')
  }
  await userEvent.keyboard('?')
  await look('dialog')
})

test('what is hidden, stays in its place or lets presses through, how large controls are, and what a wide window or less motion changes, is as it was looked at', async () => {
  await expect(looks.text()).toMatchFileSnapshot('looks.txt')
})
