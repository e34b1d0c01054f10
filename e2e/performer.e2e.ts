import { expect } from '@playwright/test'
import { test } from './support/flow.ts'
import { logInWhereAsked } from './support/guest.ts'
import { press } from './support/keyboard.ts'
import { performer } from './support/performer.ts'

test('a visitor at a performer’s page who wants to write logs in, and is in the conversation with that performer then [GATE-4 LGN-4 LGN-13 MSG-18 ACT-26]', {
  tag: '@night',
}, async ({ page, server }) => {
  const { name, url } = await performer(server, 'actor64')
  await page.goto(url)
  await press(page, page.getByRole('button', { name: 'Write a message' }))
  await logInWhereAsked(page, 'guest1')
  await expect(page).toHaveURL(/\/en\/messenger\/\?channel=/)
  await expect(page.getByRole('main').getByRole('heading', { name, exact: true })).toBeVisible()
})

test('nobody is offered at the page of a name that nobody has [ACT-26]', { tag: '@night' }, async ({
  page,
  server,
  complaints,
}) => {
  await page.goto(`${server.app}en/amateur/nobody-at-all/`)
  await expect(page.getByText('There is nobody here by that name.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Write a message' })).toHaveCount(0)
  expect(complaints.splice(0)).toEqual([expect.stringContaining('404')])
})

test('a visitor reads what a performer told last, and more of it by keyboard to the first post [FEED-30]', {
  tag: '@night',
}, async ({ page, server }) => {
  const { name, url } = await performer(server, 'actor23')
  await page.goto(url)
  const posts = page.getByRole('region', { name: `Latest posts of ${name}` })
  await expect(posts.getByRole('article')).toHaveCount(3)
  await expect(posts.getByText('Paid post')).toBeVisible()
  const film = posts.getByLabel('Video: ')
  await film.evaluate((video: HTMLVideoElement) => video.play())
  await expect
    .poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime))
    .toBeGreaterThan(0)
  const more = posts.getByRole('button', { name: 'More posts' })
  await press(page, more)
  await expect(posts.getByRole('article')).toHaveCount(6)
  await press(page, more)
  await expect(posts.getByRole('article')).toHaveCount(8)
  await expect(more).toHaveCount(0)
})
