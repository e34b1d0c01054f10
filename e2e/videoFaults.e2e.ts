import { expect, type Page } from '@playwright/test'
import { complaintsBeside } from './support/complaints.ts'
import { test } from './support/flow.ts'
import { logIn, untilConnected } from './support/guest.ts'
import type { Server } from './support/server.ts'

const guest = 'guest1'
const header = { 'x-limelight-simulator': '1' }

const player = (page: Page) => page.locator('[data-player]')
const time = async (page: Page) =>
  Number(await player(page).getByRole('slider', { name: 'Time' }).inputValue())

/** The id of a video that costs nothing. */
async function freeVideo(page: Page, server: Server): Promise<string> {
  for (let number = 1; number < 200; number++) {
    const answer = await page.request.get(
      `${server.app}simulator/api/library?medium=video${number}&guest=${guest}`,
      { headers: header },
    )
    const { medium } = await answer.json()
    if (medium.isFree && !medium.isVip) return medium.id
  }
  throw new Error('no video is free')
}

test('a film goes on though its addresses expire in the middle [VID-25]', {
  tag: '@night',
}, async ({ page, server, complaints }) => {
  await page.goto(`${server.app}en/`)
  await logIn(page, guest)
  await untilConnected(page)
  await page.goto(`${server.app}en/videos/video/${await freeVideo(page, server)}/`)
  await page.getByRole('button', { name: 'Only what is necessary' }).click()
  const renewed: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('watch/renew')) renewed.push(request.url())
  })
  await player(page).getByRole('button', { name: 'Play' }).first().click()
  await expect.poll(() => time(page)).toBeGreaterThan(0)

  await page.request.post(`${server.app}simulator/api/library/expireFilms`, {
    headers: header,
    data: { to: guest },
  })
  await player(page).getByRole('slider', { name: 'Time' }).fill('60')
  await expect.poll(() => time(page)).toBeGreaterThan(60)
  expect(renewed.length).toBeGreaterThan(0)
  // the browser itself tells of answers that were refused
  complaints.length = 0
})

test('a quality that is missing is left out and said, and the film goes on in another; the session replays [VID-25]', {
  tag: '@night',
}, async ({ page, server, platform, record, complaints }) => {
  await page.goto(`${server.app}en/`)
  await logIn(page, guest)
  await untilConnected(page)
  await page.goto(`${server.app}en/videos/video/${await freeVideo(page, server)}/`)
  await page.getByRole('button', { name: 'Only what is necessary' }).click()
  await player(page).getByRole('button', { name: 'Play' }).first().click()
  await expect.poll(() => time(page)).toBeGreaterThan(0)
  const menu = player(page).getByRole('button', { name: /^Quality/ })
  const quality = (words: string) => page.getByRole('menuitemradio', { name: words, exact: true })
  await menu.click()
  await quality('480p').click()

  await platform.fault(guest, 'qualityMissing', { height: 720 })
  await menu.click()
  await quality('720p').click()
  await player(page).getByRole('slider', { name: 'Time' }).fill('60')
  await expect(menu).toHaveAccessibleName('Quality (720p is not there right now)')
  await expect.poll(() => time(page)).toBeGreaterThan(60)
  await menu.click()
  await expect(quality('480p')).toBeVisible()
  await expect(quality('720p')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await record('quality-missing')
  expect(complaintsBeside(complaints, 404)).toEqual([])
})
