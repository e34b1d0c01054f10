import { expect } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { test } from './support/flow.ts'
import { Inspecting } from './support/inspecting.ts'
import { recordProcess } from './support/process.ts'

test('a process is inspected at the address that it prints, whatever it does, until it ends', {
  tag: '@night',
}, async ({ page, server }) => {
  const { hash, end } = await recordProcess('e2e/support/strange.ts')
  const inspecting = new Inspecting(page)
  const { state } = inspecting
  const send = async (event: string) => {
    await inspecting.panel('Send').click()
    await page.getByRole('button', { name: /another event/ }).click()
    await page.getByRole('textbox', { name: 'The event as JSON' }).fill(`{"type":"${event}"}`)
    await page.getByRole('button', { name: 'Send to the app' }).click()
    await expect(inspecting.entry(event)).toBeVisible()
  }

  await test.step('its token stays not in the address', async () => {
    await inspecting.goto(server.app, hash)
    await inspecting.expectTense('Live')
    expect(new URL(page.url()).hash).toBe('')
    expect(await page.evaluate(() => history.length)).toBe(2)
    await expect(page.getByRole('checkbox', { name: /window follows/ })).toHaveCount(0)
  })

  await test.step('a machine of 500 states has a chart, collapsed at first, and a search', async () => {
    await expect(page.getByLabel('Picture of strange')).toBeVisible()
    await send('guest.movedOn')
    await expect(inspecting.actor('strange')).toContainText('room1')
  })

  await test.step('a context with a cycle and a million items is shown a part at a time', async () => {
    await inspecting.panel('State').click()
    await state.getByRole('treeitem', { name: /^items/ }).click()
    await page.keyboard.press('ArrowRight')
    await expect(state.getByRole('treeitem', { name: '0: 0', exact: true })).toBeVisible()
    await state.getByRole('treeitem', { name: /^items/ }).click()
    await page.keyboard.press('ArrowLeft')
    await state.getByRole('treeitem', { name: /^knot/ }).click()
    await page.keyboard.press('ArrowRight')
    await expect(state.getByRole('treeitem', { name: /^self/ })).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('an actor that stops while it is shown keeps its last state', async () => {
    await inspecting.actor('helper').click()
    await expect(page.getByLabel('Picture of helper')).toBeVisible()
    await send('helper.finished')
    await expect(inspecting.actor('helper')).toHaveCount(0)
    await inspecting.panel('State').click()
    await expect(page.getByText(/has ended at entry \d+; this is its last state/)).toBeVisible()
    await expect(page.getByLabel('Picture of helper')).toBeVisible()
    await inspecting.actor('strange').click()
  })

  await test.step('an event that throws ends in an error that is shown', async () => {
    await send('thing.broke')
    await expect(inspecting.actor('strange').getByRole('img', { name: 'failed' })).toBeVisible()
    await expect(inspecting.entry('engine.threw')).toContainText('it broke')
    await expectAccessible(page)
  })

  await test.step('its end is told', async () => {
    await end()
    await expect(page.getByRole('alert').first()).toContainText('Lost: the process ended')
    await expectAccessible(page)
  })

  await test.step('an address elsewhere is refused', async () => {
    await page.goto(`${server.app}inspector#node=ws://elsewhere.example/${'A'.repeat(32)}`)
    await expect(page.getByRole('alert').first()).toContainText(
      'This is no address of a process on this computer',
    )
    expect(page.url()).not.toContain('AAAA')
  })
})
