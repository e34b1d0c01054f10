import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { expect } from '@playwright/test'
import { inRoot } from '../scripts/lib/paths.mjs'
import { expectAccessible } from './support/accessibility.ts'
import { test } from './support/flow.ts'
import { Inspecting } from './support/inspecting.ts'

test('the example session is opened, its actors are found and their states and charts shown', async ({
  page,
  server,
}) => {
  const inspecting = new Inspecting(page)
  await inspecting.goto(server.app)
  await inspecting.openExample()
  const { actors, log, state } = inspecting

  await expect(actors.getByRole('treeitem', { name: /shop/ })).toHaveAttribute(
    'aria-selected',
    'true',
  )
  await page.getByRole('searchbox', { name: 'Find an actor' }).fill('order-1')
  await expect(actors.getByRole('treeitem')).not.toHaveCount(0)
  await expect(inspecting.actor('bell')).toHaveCount(0)
  await page.getByRole('searchbox', { name: 'Find an actor' }).fill('')

  await inspecting.entry('order.dishAdded').click()
  await expect(inspecting.actor('order-1')).toHaveAttribute('aria-selected', 'true')
  await expect(state.getByRole('treeitem', { name: /context/ }).first()).toHaveAttribute(
    'aria-expanded',
    'true',
  )
  await expect(page.getByText('order-1', { exact: true }).last()).toBeVisible()

  await log.focus()
  await log.press('ArrowDown')
  await expect(inspecting.log.getByRole('treeitem', { selected: true })).not.toContainText('Soup')
})

test('an actor that has ended keeps its last state and its chart, and says where it ended', {
  tag: '@night',
}, async ({ page, server }) => {
  const inspecting = new Inspecting(page)
  await inspecting.goto(server.app)
  await inspecting.openExample()
  const { state } = inspecting
  await inspecting.entry('courier.rested').click()
  await expect(inspecting.actor('courier')).toHaveAttribute('aria-selected', 'true')
  await page.getByRole('slider', { name: 'Entry' }).press('End')
  await expect(inspecting.actor('courier')).toHaveCount(0)
  const ended = page.getByText(/has ended at entry \d+; this is its last state/)
  await expect(ended).toBeVisible()
  await expect(state.getByRole('treeitem', { name: 'left: 0', exact: true })).toBeVisible()
  await expect(page.getByLabel('Picture of courier')).toBeVisible()

  const [, at = ''] = /entry (\d+)/.exec(await ended.innerText()) ?? []
  await page.getByRole('slider', { name: 'Entry' }).press('Home')
  await expect(page.getByText('is not there at this entry').first()).toBeVisible()
  await expect(ended).toHaveCount(0)
  await page.getByRole('slider', { name: 'Entry' }).fill(at)
  await expect(ended).toContainText(`entry ${at};`)
  await page.getByRole('slider', { name: 'Entry' }).press('ArrowLeft')
  await expect(ended).toHaveCount(0)
  await expect(inspecting.actor('courier')).toBeVisible()
})

test('the log is filtered by text, kind and type, and a filter is kept', { tag: '@night' }, async ({
  page,
  server,
}) => {
  const inspecting = new Inspecting(page)
  await inspecting.goto(server.app)
  await inspecting.openExample()
  await page.getByRole('searchbox', { name: 'Find in the log' }).fill('Stew')
  await expect(inspecting.log.getByRole('treeitem').filter({ hasText: 'Stew' })).toHaveCount(1)
  await expect(page.getByText('1 entry', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Save this filter' }).click()
  await page.getByRole('textbox', { name: 'Name of the filter' }).fill('Stews')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('button', { name: 'Show all entries' }).click()

  await page.getByRole('combobox', { name: 'Kind' }).selectOption('of a timer')
  await expect(inspecting.log.getByRole('img', { name: 'of a timer' }).first()).toBeVisible()
  await expect(inspecting.log.getByRole('img', { name: 'from outside' })).toHaveCount(0)
  await page.getByRole('combobox', { name: 'Kind' }).selectOption('all kinds')
  await page.getByRole('combobox', { name: 'Type' }).fill('courier.*')
  await expect(inspecting.entry('courier.resumed')).toBeVisible()
  await expect(inspecting.entry('order.placed')).toHaveCount(0)

  await page.reload()
  await inspecting.openExample()
  await page.getByRole('combobox', { name: 'Saved filters' }).selectOption('Stews')
  await expect(page.getByText('1 entry', { exact: true })).toBeVisible()
})

test('a log of the app is opened from a file, kept, found again by its link, and forgotten', {
  tag: '@night',
}, async ({ page, server }) => {
  const inspecting = new Inspecting(page)
  await page.context().grantPermissions(['clipboard-write'])
  await inspecting.goto(server.app)
  await inspecting.openSession('card')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('limelight')
  await inspecting.entry('payClient.ready').click()
  await expect(inspecting.actor('payTour')).toHaveAttribute('aria-selected', 'true')
  const at = await inspecting.at()

  await inspecting.share(/Copy a link/)
  await expect(page.getByText('The link is in the clipboard', { exact: false })).toBeVisible()
  const link = await inspecting.copied()
  const other = await page.context().newPage()
  await other.goto(link)
  const linked = new Inspecting(other)
  await linked.expectAt(at)
  await expect(linked.actor('payTour')).toHaveAttribute('aria-selected', 'true')

  await other.getByRole('button', { name: 'Close and choose another' }).click()
  await other.getByRole('button', { name: 'Forget card.log.ndjson' }).click()
  await expect(other.getByRole('heading', { name: 'Opened before' })).toHaveCount(0)
  await other.goto(`${server.app}inspector#log=gone&entry=3`)
  await other.reload()
  await expect(other.getByText(/not kept in this browser/)).toBeVisible()
})

test('a log is saved and read again, also compressed, and copied as a test', {
  tag: '@night',
}, async ({ page, server }) => {
  const inspecting = new Inspecting(page)
  await page.context().grantPermissions(['clipboard-write'])
  await inspecting.goto(server.app)
  const packed = gzipSync(readFileSync(inRoot('fixtures/sessions/card.log.ndjson')))
  await inspecting.openFile({
    name: 'card.log.ndjson.gz',
    mimeType: 'application/gzip',
    buffer: packed,
  })
  await inspecting.entry('payClient.ready').click()
  const at = await inspecting.at()

  const downloading = page.waitForEvent('download')
  await inspecting.share(/Save up to entry/)
  const saved = await (await downloading).path()
  await inspecting.share(/Copy as a test/)
  await expect(page.getByText('The test is in the clipboard', { exact: false })).toBeVisible()
  expect(await inspecting.copied()).toContain('replayedStates(inspectedSystems, "limelight", log)')

  await page.getByRole('button', { name: 'Close and choose another' }).click()
  await inspecting.openFile({
    name: 'saved.log.ndjson',
    mimeType: 'application/x-ndjson',
    buffer: readFileSync(saved),
  })
  await inspecting.expectAt(at)
  await expect(inspecting.entry('payClient.ready')).toBeVisible()
})

test('what is no log, or a broken one, is said, and another can be opened at once', {
  tag: '@night',
}, async ({ page, server }) => {
  const inspecting = new Inspecting(page)
  await inspecting.goto(server.app)
  const open = (name: string, text: string) =>
    inspecting.openFile({ name, mimeType: 'text/plain', buffer: Buffer.from(text) })
  await open('cat.ndjson', 'meow')
  await expect(page.getByRole('alert').first()).toContainText(/cannot be read/)
  await open(
    'newer.ndjson',
    '{"log":99,"id":"x","session":"s","build":"b","startedAt":"2026-01-01T00:00:00.000Z","seed":1}\n',
  )
  await expect(page.getByRole('alert').first()).toContainText(/99/)
  const card = readFileSync(inRoot('fixtures/sessions/card.log.ndjson'), 'utf8').split('\n')
  await open('torn.ndjson', [...card.slice(0, 12), '{"odd":true}', ...card.slice(12)].join('\n'))
  await expect(page.getByRole('complementary', { name: 'About this log' })).toContainText(
    /cannot be read/,
  )
  await expect(inspecting.log).toBeVisible()
})

test('axe finds nothing wrong, wide and narrow, in either theme', { tag: '@night' }, async ({
  page,
  server,
}) => {
  const inspecting = new Inspecting(page)
  await inspecting.goto(server.app)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectAccessible(page)
  await inspecting.openSession('card')
  await inspecting.entry('payClient.ready').click()
  await inspecting.panel('Changes').click()
  await expectAccessible(page)
  await inspecting.panel('Send').click()
  await page.getByRole('list', { name: 'Events that it takes' }).getByRole('button').first().click()
  await inspecting.panel('Differences').click()
  await inspecting.panel('Sequence').click()
  await expectAccessible(page)
  await page.setViewportSize({ width: 320, height: 640 })
  for (const pane of ['Actors', 'Chart', 'State', 'Log']) {
    await page
      .getByRole('navigation', { name: 'Panes' })
      .getByRole('button', { name: pane })
      .click()
    if (pane === 'Log') await expectAccessible(page)
    const isWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
    expect(isWide, `${pane} fits`).toBe(false)
  }
})
