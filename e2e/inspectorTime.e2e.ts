import { expect } from '@playwright/test'
import { test } from './support/flow.ts'
import { Inspecting } from './support/inspecting.ts'

test('time goes by keys, by the scrubber and by microsteps, to the ends and by itself', async ({
  page,
  server,
}) => {
  const inspecting = new Inspecting(page)
  await inspecting.goto(server.app)
  await inspecting.openExample()
  await page.locator('body').press('Home')
  await inspecting.expectAt('0')
  await page.keyboard.press('ArrowRight')
  await inspecting.expectAt('1')
  await page.keyboard.press('End')
  const last = await page.getByRole('slider', { name: 'Entry' }).inputValue()
  await inspecting.expectAt(last)
  await page.keyboard.press('ArrowLeft')
  await inspecting.expectAt(String(Number(last) - 1))

  await inspecting.entry('courier.rested').click()
  const at = Number(await page.getByRole('slider', { name: 'Entry' }).inputValue())
  await page.keyboard.press('Shift+ArrowLeft')
  await inspecting.expectAt(`${at}.1`)
  await page.keyboard.press('Shift+ArrowRight')
  await inspecting.expectAt(`${at}`)

  const scrubber = page.getByRole('slider', { name: 'Entry' })
  await scrubber.focus()
  await scrubber.press('ArrowLeft')
  await inspecting.expectAt(String(at - 1))

  await page.keyboard.press('Home')
  await inspecting.expectAt('0')
  await inspecting.log.focus()
  await page.keyboard.press('p')
  await inspecting.expectAt('2')
  await page.keyboard.press('p')
  await expect(page.getByRole('button', { name: 'Play' })).toBeVisible()
})

test('the sheet of shortcuts opens by its key, and letters can be switched off', async ({
  page,
  server,
}) => {
  const inspecting = new Inspecting(page)
  await inspecting.goto(server.app)
  await inspecting.openExample()
  await page.locator('body').press('?')
  const sheet = page.getByRole('dialog', { name: 'Shortcuts' })
  await expect(sheet).toBeVisible()
  await sheet.getByRole('checkbox', { name: 'Letters are shortcuts too' }).uncheck()
  await page.keyboard.press('Escape')
  await expect(sheet).toHaveCount(0)
  await page.locator('body').press('s')
  await expect(inspecting.panel('Chart')).toHaveAttribute('aria-selected', 'true')
  await page.getByRole('button', { name: 'Shortcuts' }).click()
  await sheet.getByRole('checkbox', { name: 'Letters are shortcuts too' }).check()
  await page.keyboard.press('Escape')
  await page.locator('body').press('s')
  await expect(inspecting.panel('Sequence')).toHaveAttribute('aria-selected', 'true')
})

test('panes are resized by keys and stay so', async ({ page, server }) => {
  const inspecting = new Inspecting(page)
  await inspecting.goto(server.app)
  await inspecting.openExample()
  const separator = page.getByRole('separator', { name: 'Width of the actors' })
  const before = Number(await separator.getAttribute('aria-valuenow'))
  await separator.press('ArrowRight')
  await expect(separator).toHaveAttribute('aria-valuenow', `${before + 16}`)
  await page.reload()
  await inspecting.openExample()
  await expect(separator).toHaveAttribute('aria-valuenow', `${before + 16}`)
})
