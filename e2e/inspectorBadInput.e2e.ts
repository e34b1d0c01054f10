import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { test } from './support/flow.ts'
import { Inspecting } from './support/inspecting.ts'

/** A log that the page makes of itself: so many entries with notes of so many characters. */
interface Made {
  name: string
  rootId: string
  entries: number
  note: number
}

/** Drops a log on the start page. Its notes are one text that is there once, however many bytes that makes. */
async function drop(page: Page, made: Made): Promise<number> {
  return page.evaluate(({ name, rootId, entries, note }) => {
    const startedAt = '2026-01-01T00:00:00.000Z'
    const about = { id: name, session: 's', build: 'b', startedAt, seed: 1, rootId }
    const text = new Blob(['x'.repeat(note)])
    const parts: BlobPart[] = [`${JSON.stringify({ log: 2, ...about })}\n`]
    for (let seq = 1; seq <= entries; seq++) {
      const event = { type: seq === 1 ? 'shop.opened' : 'shop.noteWritten', note: '' }
      const line = JSON.stringify({ seq, at: seq, to: rootId, event })
      parts.push(line.slice(0, -3), text, `${line.slice(-3)}\n`)
    }
    const file = new File(parts, name)
    const data = new DataTransfer()
    data.items.add(file)
    const place = document.querySelector('input[type=file]') as HTMLElement
    place.dispatchEvent(new DragEvent('drop', { bubbles: true, dataTransfer: data }))
    return file.size
  }, made)
}

test('a log of another app is listed, one of 500 MB is shown in part, and neither holds the page up', {
  tag: '@night',
}, async ({ page, server }) => {
  const inspecting = new Inspecting(page)
  const about = page.getByRole('complementary', { name: 'About this log' })
  await inspecting.goto(server.app)

  await test.step('of another app', async () => {
    await drop(page, { name: 'other.log.ndjson', rootId: 'elsewhere', entries: 50, note: 20 })
    await expect(about).toContainText('its entries are listed, but no states')
    await inspecting.log.press('Home')
    await expect(inspecting.entry('shop.opened')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Close and choose another' }).click()
  })

  await test.step('of 500 MB', async () => {
    const large = { name: 'large.log.ndjson', rootId: 'shop', entries: 5_000, note: 105_000 }
    expect(await drop(page, large)).toBeGreaterThan(500 * 2 ** 20)
    await expect(about).toContainText(/The log has 50\d MB, too many to be held at once/)
    await expect(inspecting.actor('shop')).toBeVisible()
    await inspecting.log.press('Home')
    await inspecting.expectAt('1')
    await expectAccessible(page)
  })
})
