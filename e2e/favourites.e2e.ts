import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { test } from './support/flow.ts'
import { logIn, untilConnected } from './support/guest.ts'
import { press } from './support/keyboard.ts'

const listOf = (page: Page) => page.getByRole('list', { name: 'Favourite cams' })

test('a guest gives a heart, finds the favourite on the start page and in their room, takes it away and gives it back [FAV-1 FAV-3 FAV-4 FAV-6 FAV-7 FAV-9 NAV-22 REQ-4 RT-16]', {
  tag: '@night',
}, async ({ page, server, platform, record }) => {
  await page.goto(`${server.app}en/`)
  await logIn(page)
  await untilConnected(page)
  const block = page.getByRole('region', { name: 'Your favourites' })
  await block.scrollIntoViewIfNeeded()
  await expect(block.getByRole('article').first()).toBeVisible()
  const before = await block.getByRole('article').count()

  await page.getByRole('navigation', { name: 'Main areas' }).getByText('Live cams').click()
  const cams = page.getByRole('list', { name: 'Live cams' })
  await cams.getByRole('link').first().click()
  await expect(page).toHaveURL(/\/en\/amateur\//)
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Live cams')
  const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
  await page.getByRole('button', { name: 'Favourite', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Favourite', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  )

  await page.goto(`${server.app}en/myvisitx/favorite-cams/?page=2`)
  const tiles = listOf(page).getByRole('listitem')
  await expect(tiles).toHaveCount(before + 1)
  const tile = tiles.filter({ hasText: name })
  await expect(page.getByText(/^\d+ favourites, \d+ live$/)).toBeVisible()
  await untilConnected(page)
  const counts = (await page.getByText(/^\d+ favourites, \d+ live$/).textContent()) ?? ''
  const [all, live] = [...counts.matchAll(/\d+/g)].map(Number) as [number, number]
  const source = (await tile.locator('img').getAttribute('src')) ?? ''
  const actorId = /actor\d+/.exec(source)?.[0] ?? ''
  await platform.push('guest1', { type: 'actorOffline', actorId })
  await expect(page.getByText(`${all} favourites, ${live - 1} live`)).toBeVisible()
  await platform.push('guest1', { type: 'actorOnline', actorId })
  await expect(page.getByText(`${all} favourites, ${live} live`)).toBeVisible()

  const heart = tile.getByRole('button', { name: `Favourite: ${name}` })
  await press(page, heart)
  await expect(tile).toContainText('No favourite any more.')
  await expect(page.getByText(`${all - 1} favourites`)).toBeVisible()
  await expectAccessible(page)
  await press(page, tile.getByRole('button', { name: 'Undo' }))
  await expect(page.getByText(`${all} favourites, ${live} live`)).toBeVisible()
  await press(page, heart)
  await expect(tile).toContainText('No favourite any more.')
  await page.reload()
  await expect(tiles).toHaveCount(before)
  await record('favourites')
})

test('beside a performer a guest finds others who are live; who goes leaves [FAV-2 FAV-5 FAV-8]', {
  tag: '@night',
}, async ({ page, server, platform }) => {
  const others = page.getByRole('list', { name: 'Others you may like' }).getByRole('listitem')
  await page.goto(`${server.app}en/cams/`)
  await logIn(page)
  await untilConnected(page)
  await page.getByRole('list', { name: 'Live cams' }).getByRole('link').first().click()
  await expect(page).toHaveURL(/\/en\/amateur\//)
  await expect(others).toHaveCount(9)
  const name = (await others.first().getByRole('link').textContent()) ?? ''
  const source = (await others.first().locator('img').getAttribute('src')) ?? ''
  const actorId = /actor\d+/.exec(source)?.[0] ?? ''
  await platform.push('guest1', { type: 'actorOffline', actorId })
  await expect(others).toHaveCount(8)
  await expect(others.filter({ hasText: name })).toHaveCount(0)
  await expectAccessible(page)
})
