import { expect } from '@playwright/test'
import { test } from './support/flow.ts'
import { Inspecting } from './support/inspecting.ts'
import { tell } from './support/page.ts'

const searchToggled = { type: 'menus.toggleRequested', menu: 'search' } as const

test('the running app is found, followed, and sent an event', async ({ page: app, server }) => {
  await app.goto(`${server.app}en/`)
  const inspecting = new Inspecting(await app.context().newPage())
  const { page, log } = inspecting
  await inspecting.goto(server.app)
  await page.getByRole('button', { name: /\/en\// }).click()
  await expect(log).toBeVisible()
  await expect(page.getByText('Live', { exact: true })).toBeVisible()

  await tell(app, 'menus', searchToggled)
  await page.getByRole('searchbox', { name: 'Find in the log' }).fill('toggleRequested')
  await expect(inspecting.entry('menus.toggleRequested')).toBeVisible()
  await page.getByRole('button', { name: 'Show all entries' }).click()

  await page.getByRole('searchbox', { name: 'Find an actor' }).fill('menus')
  await inspecting.actor('menus').click()
  await inspecting.panel('Send').click()
  await page.getByRole('button', { name: /another event/ }).click()
  await page.getByRole('textbox', { name: 'The event as JSON' }).fill(JSON.stringify(searchToggled))
  await page.getByRole('button', { name: 'Send to the app' }).click()
  await expect(page.getByText('Sent to the app')).toBeVisible()
})
