import { expect } from '@playwright/test'
import { test } from './support/flow.ts'
import { Inspecting } from './support/inspecting.ts'

test('time goes by keys, by the scrubber and by microsteps, to the ends and by itself', {
  tag: '@night',
}, async ({ page, server }) => {
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
  // it goes on meanwhile: no one entry is sure to be met
  await expect.poll(async () => Number(await inspecting.at())).toBeGreaterThan(1)
  await page.keyboard.press('p')
  await expect(page.getByRole('button', { name: 'Play' })).toBeVisible()
})

test('the sheet of shortcuts opens by its key, and letters can be switched off', {
  tag: '@night',
}, async ({ page, server }) => {
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

test('panes are resized by keys and stay so', { tag: '@night' }, async ({ page, server }) => {
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

test('an event leads to the next of its type, to what caused it, and to where a value changed', {
  tag: '@night',
}, async ({ page, server }) => {
  const inspecting = new Inspecting(page)
  await inspecting.goto(server.app)
  await inspecting.openExample()
  await inspecting.toFirst()
  await inspecting.entry('Soup').click()
  const soup = Number(await inspecting.at())
  await page.keyboard.press('n')
  await inspecting.expectAt(`${soup + 1}`)
  await page.keyboard.press('N')
  await inspecting.expectAt(`${soup}`)

  await inspecting.panel('Changes').click()
  await expect(page.getByRole('row', { name: /dishes/ }).first()).toBeVisible()
  await inspecting.panel('State').click()
  await inspecting.state.getByRole('treeitem', { name: /^dishes/ }).click()
  await page.getByRole('button', { name: 'Where context.dishes changes next' }).click()
  await inspecting.expectAt(`${soup + 1}`)
  await page.getByRole('button', { name: 'Where context.dishes changes next' }).click()
  await expect(page.getByText('nothing of that kind', { exact: false })).toBeVisible()

  await inspecting.entry('shop.bellRang').click()
  const rang = await inspecting.at()
  await page
    .getByRole('button', { name: /^Go to entry/ })
    .first()
    .click()
  expect(await inspecting.at()).not.toBe(rang)
  await expect(inspecting.log.getByTitle(/caused by the chosen entry/).first()).toBeVisible()
})

test('a breakpoint on an event, a state or an expression stops, and a wrong expression is said', {
  tag: '@night',
}, async ({ page, server }) => {
  const inspecting = new Inspecting(page)
  await inspecting.goto(server.app)
  await inspecting.openExample()
  await inspecting.toFirst()
  await inspecting.entry('Soup').click()
  await inspecting.panel('Breakpoints').click()
  const add = async (kind: string, label: string, text: string) => {
    await page.getByRole('combobox', { name: 'Stop at' }).selectOption(kind)
    await page.getByRole('textbox', { name: label }).fill(text)
    await page.getByRole('button', { name: 'Add breakpoint' }).click()
  }
  const expression = 'Expression that becomes true'
  await add('an expression over context', expression, 'context.dishes +')
  await expect(page.getByRole('textbox', { name: expression })).toHaveAttribute(
    'aria-invalid',
    'true',
  )
  await add('an expression over context', expression, 'size(context.dishes) > 1')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Run on' }).click()
  await expect(inspecting.log.getByRole('treeitem', { selected: true })).toContainText('Stew')

  await page.getByRole('checkbox', { name: /size/ }).uncheck()
  await add('an event', 'Type of event', 'courier.rested')
  await page.getByRole('button', { name: 'Run on' }).click()
  await expect(inspecting.log.getByRole('treeitem', { selected: true })).toContainText(
    'courier.rested',
  )
  await page.getByRole('button', { name: 'Run back' }).click()
  await expect(page.getByText('nothing of that kind', { exact: false })).toBeVisible()
  await page.getByRole('button', { name: /Remove the breakpoint courier/ }).click()
  await expect(page.getByRole('checkbox', { name: /courier/ })).toHaveCount(0)
})

test('what an actor takes is told with its guards, and a sandbox shows how it would have gone', {
  tag: '@night',
}, async ({ page, server }) => {
  const inspecting = new Inspecting(page)
  await inspecting.goto(server.app)
  await inspecting.openExample()
  await inspecting.entry('Stew').click()
  await inspecting.panel('Send').click()
  const events = page.getByRole('list', { name: 'Events that it takes' })
  await expect(events.getByRole('button', { name: /refused order.placed/ })).toContainText(
    'hasAddress: no',
  )
  await events.getByRole('button', { name: /order.addressGiven/ }).click()
  const json = page.getByRole('textbox', { name: 'The event as JSON' })
  await json.fill('{"type"')
  await expect(page.getByText('This is not JSON', { exact: false })).toBeVisible()
  await json.fill('{"type":"order.addressGiven","street":"Short Lane 1","floor":1}')
  await page.getByRole('textbox', { name: 'street' }).fill('Wide Lane 2')
  await expect(json).toHaveValue(/Wide Lane 2/)
  await page.getByRole('button', { name: 'Send in a sandbox' }).click()
  await expect(page.getByText('branch-1', { exact: true })).toBeVisible()
  await expect(inspecting.log.getByRole('treeitem', { selected: true })).toContainText(
    'Wide Lane 2',
  )

  await inspecting.panel('What if').click()
  await expect(page.getByRole('region', { name: 'The two ends' })).toContainText('Wide Lane 2')
  const before = Number(await inspecting.at())
  await page.getByRole('button', { name: /Go on in branch-1 with 1 entry/ }).click()
  await inspecting.expectAt(`${before + 1}`)

  await inspecting.panel('Timers').click()
  await page.getByRole('button', { name: /^Fire/ }).first().click()
  await inspecting.expectAt(`${before + 2}`)
  await inspecting.panel('What if').click()
  await page.getByRole('button', { name: 'Drop branch-1' }).click()
  await expect(page.getByText('branch-1', { exact: true })).toHaveCount(0)
})

test('two moments are pinned and compared', { tag: '@night' }, async ({ page, server }) => {
  const inspecting = new Inspecting(page)
  await inspecting.goto(server.app)
  await inspecting.openExample()
  await inspecting.toFirst()
  await inspecting.entry('Soup').click()
  await page.keyboard.press('m')
  await inspecting.entry('courier.rested').click()
  await page.keyboard.press('m')
  await inspecting.panel('Changes').click()
  await page.getByRole('combobox', { name: 'Compare' }).selectOption('what is pinned')
  await expect(page.getByRole('row', { name: /value/ }).first()).toBeVisible()
  await expect(page.getByRole('button', { name: /^Unpin entry/ })).toHaveCount(2)
})
