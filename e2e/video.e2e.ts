import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { test } from './support/flow.ts'
import { logInByKeyboard, untilConnected } from './support/guest.ts'
import { press } from './support/keyboard.ts'
import type { Server } from './support/server.ts'

const guest = 'guest1'
/** A key of a film stands in its address alone. */
const keyed = /\/films\/([^/]+)\//

const player = (page: Page) => page.locator('[data-player]')
const control = (page: Page, name: string | RegExp) =>
  player(page).getByRole('button', { name }).last()
const time = async (page: Page) =>
  Number(await player(page).getByRole('slider', { name: 'Time' }).inputValue())

/** The id of a video that is for sale, as the platform has it. */
async function videoForSale(page: Page, server: Server): Promise<string> {
  for (let number = 1; number < 60; number++) {
    const answer = await page.request.get(
      `${server.app}simulator/api/library?medium=video${number}&guest=${guest}`,
      { headers: { 'x-limelight-simulator': '1' } },
    )
    const { medium } = await answer.json()
    const isHeld = Object.values(medium.guestInfo).includes(true)
    if (!medium.isFree && !medium.isVip && !medium.isSoldOut && !isHeld) return medium.id
  }
  throw new Error('no video is for sale')
}

test('from its preview a video is bought and goes on at that second; it is liked; the session replays [VID-12 VID-24 VID-25]', {
  tag: '@night',
}, async ({ page, server, record }) => {
  const keys = new Set<string>()
  page.on('request', (request) => {
    const key = keyed.exec(request.url())?.[1]
    if (key) keys.add(key)
  })
  const said: string[] = []
  page.on('console', (message) => said.push(message.text()))
  await page.goto(`${server.app}en/`)
  await logInByKeyboard(page, guest)
  await untilConnected(page)
  const videoId = await videoForSale(page, server)
  await page.goto(`${server.app}en/videos/video/${videoId}/`)
  await expect(control(page, 'Play')).toBeVisible()
  await expectAccessible(page, 'a video for sale')
  await press(page, control(page, 'Play'))
  await expect.poll(() => time(page)).toBeGreaterThan(0)
  await expectAccessible(page, 'a preview that plays')
  await expect(player(page)).toContainText('The preview is over')
  await expect(player(page)).toContainText('VIPs see every video of the VIP club')
  await expectAccessible(page, 'a preview that is over')

  await press(page, control(page, 'Buy this video'))
  const sheet = page.getByRole('dialog', { name: /^Buy “/ })
  await press(page, sheet.getByRole('button', { name: /^Buy for \d+ coins?$/ }))
  await expect(sheet).toContainText('is yours now.')
  await press(page, sheet.getByRole('button', { name: 'Go on' }))
  const previewEnd = await time(page)
  expect(previewEnd).toBeGreaterThan(1)
  await expect.poll(() => time(page)).toBeGreaterThan(previewEnd)

  const like = page.getByRole('button', { name: /^Like/ })
  await press(page, like)
  await expect(like).toHaveAttribute('aria-pressed', 'true')
  await record('video-bought')
  expect(keys.size).toBeGreaterThan(1)
  for (const key of keys) expect(said.join('\n')).not.toContain(key)
})
