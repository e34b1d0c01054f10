import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openPanel } from '../testing/panels.tsx'
import { unseenOnTheWay } from '../testing/views.ts'
import { OpenPage } from './OpenPage.tsx'

test('whoever walks by Tab sees on what they are, in every panel', async () => {
  const { screen } = await openPanel(<OpenPage />, { position: 11, actor: 'shop' })
  await page.viewport(1440, 800)
  await expect.element(screen.getByRole('tree', { name: 'Log' })).toBeVisible()
  const tabs = screen.getByRole('tab').elements() as HTMLElement[]
  expect(tabs.length).toBeGreaterThan(5)
  for (const tab of tabs) {
    await userEvent.click(tab)
    await expect.element(page.elementLocator(tab)).toHaveAttribute('aria-selected', 'true')
    expect(await unseenOnTheWay(), tab.textContent ?? '').toEqual([])
  }
})

test('on a phone, too, whoever walks by Tab sees on what they are', async () => {
  const { screen } = await openPanel(<OpenPage />, { position: 11, actor: 'shop' })
  await page.viewport(390, 800)
  const panes = screen.getByRole('navigation', { name: 'Panes' })
  for (const name of ['Actors', 'Chart', 'State', 'Log']) {
    await panes.getByRole('button', { name }).click()
    expect(await unseenOnTheWay(), name).toEqual([])
  }
})

test('on a phone the log and the time say what matters, on a desk all of it', async () => {
  const { screen } = await openPanel(<OpenPage />, { position: 11, actor: 'shop' })
  const time = screen.getByRole('region', { name: 'Time' })
  const row = screen
    .getByRole('tree', { name: 'Log' })
    .getByRole('treeitem')
    .filter({ hasText: 'Soup' })
  const preview = row.getByText(/Soup/)
  for (const [width, isWhole] of [
    [1440, true],
    [390, false],
    [1440, true],
  ] as const) {
    await page.viewport(width, 800)
    if (!isWhole) await screen.getByRole('button', { name: 'Log', exact: true }).click()
    await expect.element(time.getByText('11', { exact: true })).toBeVisible()
    await expect.element(row).toBeVisible()
    if (isWhole) {
      await expect.element(time.getByText('of 28')).toBeVisible()
      await expect.element(preview).toBeVisible()
    } else {
      await expect.element(time.getByText('of 28')).not.toBeVisible()
      await expect.element(preview).not.toBeVisible()
    }
  }
})
