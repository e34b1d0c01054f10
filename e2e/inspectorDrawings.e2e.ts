import { readFile } from 'node:fs/promises'
import { type Download, expect, type Page } from '@playwright/test'
import { test } from './support/flow.ts'
import { Inspecting } from './support/inspecting.ts'

/** What is inspected: how it is opened, an actor of it, an entry that actor took, and states of its chart. */
const systems = [
  {
    name: 'the example',
    open: (inspecting: Inspecting) => inspecting.openExample(),
    actor: 'shop',
    machine: 'shop',
    entry: 'shop.opened',
    sought: 'open',
  },
  {
    name: 'the app',
    open: (inspecting: Inspecting) => inspecting.openSession('money-charge'),
    actor: 'payTour',
    machine: 'payTour',
    entry: 'payClient.ready',
    sought: 'client',
  },
]

const svgOf = async (download: Promise<Download>) => {
  const saved = await download
  expect(saved.suggestedFilename()).toMatch(/\.svg$/)
  return readFile(await saved.path(), 'utf8')
}

const scaleOf = (page: Page) =>
  page
    .locator('.react-flow__viewport')
    .evaluate((view) => new DOMMatrix(getComputedStyle(view).transform).a)

for (const { name, open, actor, machine, entry, sought } of systems) {
  test(`${name} is drawn as a chart, searched, folded, shaded and saved, and as a sequence`, {
    tag: '@night',
  }, async ({ page, server }) => {
    const inspecting = new Inspecting(page)
    await inspecting.goto(server.app)
    await open(inspecting)
    await inspecting.log.press('Home')
    await page.getByRole('searchbox', { name: /log/i }).fill(entry)
    await inspecting.entry(entry).click()
    await inspecting.actor(actor).click()

    await test.step('the chart', async () => {
      const picture = page.getByLabel(`Picture of ${machine}`)
      await expect(picture).toBeVisible()
      const states = picture.locator('.react-flow__node')
      await expect.poll(() => states.count()).toBeGreaterThan(2)
      await expect.poll(() => picture.locator('.react-flow__edge').count()).toBeGreaterThan(1)
      await page.getByRole('button', { name: 'Expand', exact: true }).click()
      const all = await states.count()
      await page.getByRole('button', { name: 'Collapse', exact: true }).click()
      await expect.poll(() => states.count()).toBeLessThan(all)
      await page.getByRole('combobox', { name: /find/i }).fill(sought)
      await page.getByRole('option').first().click()
      await page.getByRole('button', { name: 'Zoom out' }).click()
      const before = await scaleOf(page)
      await page.getByRole('button', { name: 'Zoom in' }).click()
      await expect.poll(() => scaleOf(page)).toBeGreaterThan(before)
      await page.getByRole('button', { name: 'Fit' }).click()
      await page.getByRole('button', { name: 'Coverage' }).click()
      await expect(page.getByText(/^\d+ states entered, [1-9]\d* transitions taken/)).toBeVisible()
      const download = page.waitForEvent('download')
      await page.getByRole('button', { name: 'Save SVG' }).click()
      expect(await svgOf(download)).toContain('<svg')
    })

    await test.step('the sequence', async () => {
      await inspecting.panel('Sequence').click()
      const rows = page.getByRole('listbox', { name: 'Entries' }).getByRole('option')
      await expect(
        page.getByRole('option', { name: new RegExp(entry.replace('.', '\\.')) }).first(),
      ).toBeVisible()
      await expect(
        page.getByRole('button', { name: new RegExp(`^Actor .*${actor}$`) }),
      ).toBeVisible()
      const lifelines = page.getByRole('button', { name: /^Actor / })
      const folded = await lifelines.count()
      await page.getByRole('button', { name: 'Fold idle' }).click()
      await expect.poll(() => lifelines.count()).not.toBe(folded)
      await page.getByRole('button', { name: 'Pauses to scale' }).click()
      await expect(rows.first()).toBeVisible()
    })
  })
}
