import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { test } from './support/flow.ts'
import { Inspecting } from './support/inspecting.ts'
import { tell } from './support/page.ts'

const searchToggled = { type: 'menus.toggleRequested', menu: 'search' } as const

/** The inspector in a window beside the app’s, once it follows the app. */
async function inspect(app: Page, server: string): Promise<Inspecting> {
  const inspecting = new Inspecting(await app.context().newPage())
  await inspecting.goto(server)
  await inspecting.attach(/\/en\//)
  return inspecting
}

/** Says something as a page of another build would. */
async function sayInVain(page: Page): Promise<void> {
  await page.evaluate(() => {
    const meeting = new BroadcastChannel('limelight-inspector')
    meeting.postMessage({ protocol: 99, kind: 'here' })
    meeting.close()
  })
}

test('the running app is found, followed, stopped at a breakpoint, sent events and timers, and awaited when it is gone', {
  tag: '@night',
}, async ({ page: app, server }) => {
  const inspecting = new Inspecting(await app.context().newPage())
  const { page, log } = inspecting
  await test.step('is found although it starts later', async () => {
    await inspecting.goto(server.app)
    await expect(page.getByText(/No tab of this origin runs the app/)).toBeVisible()
    await sayInVain(page)
    await expect(page.getByText(/^1 message was not taken: 1 of another version/)).toBeVisible()
    await expectAccessible(page)
    await app.goto(`${server.app}en/`)
    await inspecting.attach(/\/en\//)
    await expect(page.getByText('Loaded again')).toHaveCount(0)
  })

  await test.step('is followed and sent an event', async () => {
    await tell(app, 'menus', searchToggled)
    await page.getByRole('searchbox', { name: 'Find in the log' }).fill('toggleRequested')
    await expect(inspecting.entry('menus.toggleRequested')).toBeVisible()
    await page.getByRole('button', { name: 'Show all entries' }).click()
    await page.getByRole('searchbox', { name: 'Find an actor' }).fill('menus')
    await inspecting.actor('menus').click()
    await inspecting.panel('Send').click()
    await page.getByRole('button', { name: /another event/ }).click()
    const json = page.getByRole('textbox', { name: 'The event as JSON' })
    await json.fill(JSON.stringify(searchToggled))
    await page.getByRole('button', { name: 'Send to the app' }).click()
    await expect(page.getByText('Sent to the app')).toBeVisible()
    await page.getByRole('searchbox', { name: 'Find an actor' }).fill('')
  })

  await test.step('stops at a breakpoint, and goes on', async () => {
    await inspecting.panel('Breakpoints').click()
    await page.getByRole('textbox', { name: 'Type of event' }).fill('menus.toggleRequested')
    await page.getByRole('button', { name: 'Add breakpoint' }).click()
    await expect(page.getByRole('checkbox', { name: /menus.toggleRequested/ })).toBeVisible()
    await tell(app, 'menus', searchToggled)
    await expect(page.getByText('Stopped at a breakpoint')).toBeVisible()
    await expect(page.getByText('In the past', { exact: true })).toBeVisible()
    const stopped = log.getByRole('treeitem', { selected: true })
    await expect(stopped).toContainText('menus.toggleRequested')
    const at = await inspecting.at()
    await tell(app, 'menus', searchToggled)
    await inspecting.expectAt(at)
    await page.getByRole('button', { name: /Remove the breakpoint/ }).click()
    await page.getByRole('button', { name: 'Back to live' }).click()
    await expect(page.getByText('Live', { exact: true })).toBeVisible()
  })

  await test.step('lets a pending timer fire at once', async () => {
    await tell(app, 'recovery', { type: 'recovery.loadFailed' })
    await inspecting.panel('Timers').click()
    await page.getByRole('button', { name: /calmTime.* of recovery now/ }).click()
    await expect(page.getByText('The timer fired')).toBeVisible()
    await expect(inspecting.actor('recovery')).toContainText('calm')
    await inspecting.filterKind('of a timer')
    await expect(inspecting.entry('calmTime')).toBeVisible()
  })

  await test.step('is lost and found again when it is loaded again, and is looked at as before', async () => {
    await inspecting.actor('recovery').click()
    const reloading = app.reload()
    await inspecting.expectTense(/^Lost/)
    await expect(page.getByText(/^Lost: its page is left or loaded again/)).toBeVisible()
    await reloading
    await inspecting.expectTense('Live')
    await expect(page.getByText('Loaded again', { exact: true })).toBeVisible()
    await expect(inspecting.actor('recovery')).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByRole('combobox', { name: 'Kind' })).toHaveValue('timer')
    await page.getByRole('button', { name: 'Show all entries' }).click()
    await tell(app, 'menus', searchToggled)
    await expect(inspecting.entry('menus.toggleRequested')).toBeVisible()
  })

  await test.step('tells what it did not take', async () => {
    await sayInVain(app)
    await expect(page.getByRole('complementary', { name: 'About this log' })).toContainText(
      '1 message was not taken: 1 of another version.',
    )
    await expectAccessible(page)
    await page.setViewportSize({ width: 320, height: 800 })
    await expect(page.getByRole('navigation', { name: 'Panes' })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    await page.setViewportSize({ width: 1440, height: 900 })
  })

  await test.step('leaves its log when its tab is closed', async () => {
    const at = await inspecting.at()
    await app.close()
    await inspecting.expectTense(/^Lost/)
    await expect(page.getByText('Its log stays here', { exact: false })).toBeVisible()
    await expectAccessible(page)
    await page.locator('body').press('ArrowLeft')
    await inspecting.expectAt(String(Number(at) - 1))
    await expect(inspecting.actor('menus')).toBeVisible()
  })
})

test(
  'the window of the app follows into the past, where nothing reaches the app, and back',
  { tag: '@night' },
  async ({ page: app, server }, info) => {
    await app.goto(`${server.app}en/`)
    const inspecting = await inspect(app, server.app)
    const { page } = inspecting
    const banner = app.getByRole('region', { name: 'Inspector' })
    await tell(app, 'menus', searchToggled)
    const opened = inspecting.entry('menus.toggleRequested')
    await opened.click()
    await inspecting.expectTense('In the past')
    await expect(banner).toHaveCount(0)

    await test.step('the window shows the chosen moment below a clear banner', async () => {
      await page.getByRole('checkbox', { name: /window follows/ }).check()
      await expect(banner).toContainText('This is the past')
      await expect(banner).toContainText('menus.toggleRequested')
      await expect(app.locator('[data-past]').getByRole('searchbox')).toBeVisible()
      await page.locator('body').press('ArrowLeft')
      await expect(banner).not.toContainText('menus.toggleRequested')
      await expect(app.getByRole('searchbox')).toBeHidden()
    })

    await test.step('what is done there reaches nothing', async () => {
      const requested: string[] = []
      app.on('request', (request) => requested.push(request.url()))
      const before = await app.evaluate(() => window.limelight.log?.entries.length)
      await app.locator('[data-past]').getByRole('banner').getByRole('link').first().click()
      await app
        .locator('[data-past]')
        .getByRole('button', { name: /search/i })
        .first()
        .click()
      expect(new URL(app.url()).pathname).toBe('/en/')
      expect(await app.evaluate(() => window.limelight.log?.entries.length)).toBe(before)
      expect(requested).toEqual([])
    })

    await test.step('the banner is seen and read at any width', async () => {
      for (const width of [390, 1440]) {
        await app.setViewportSize({ width, height: 844 })
        await expect(banner).toBeInViewport({ ratio: 1 })
        await app.screenshot({ path: info.outputPath(`past-${width}.png`) })
      }
      await expectAccessible(app)
      await app.emulateMedia({ colorScheme: null, reducedMotion: null })
    })

    await test.step('back to live shows the app as it went on', async () => {
      await tell(app, 'menus', searchToggled)
      await page.getByRole('button', { name: 'Back to live' }).click()
      await expect(banner).toHaveCount(0)
      await expect(app.getByRole('searchbox')).toBeHidden()
      await inspecting.expectTense('Live')
    })

    await test.step('who leaves the past in the app’s window is followed no more', async () => {
      await opened.click()
      await banner.getByRole('button', { name: 'Back to now' }).click()
      await expect(banner).toHaveCount(0)
      await expect(page.getByRole('checkbox', { name: /window follows/ })).not.toBeChecked()
      await inspecting.expectTense('In the past')
    })
  },
)
