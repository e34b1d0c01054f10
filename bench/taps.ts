import { chromium, type Page } from '@playwright/test'
import { logIn } from '../e2e/support/guest.ts'
import { startServer } from '../e2e/support/server.ts'
import { interactionTime, slowDown, watchSpeed } from '../e2e/support/speed.ts'
import { chromiumFlags, findChromium } from '../scripts/chromium.mjs'
import { atMost, type Figure } from './measure.ts'

const slowdown = 4
const rounds = 5
const longest = 200

/** How soon a tap shows in the messenger of a phone whose processor is slowed four times: the quietest of some rounds. */
export async function measureTaps(): Promise<Figure[]> {
  const server = await startServer()
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags })
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
    await watchSpeed(page)
    await page.goto(`${server.app}en/`)
    await page.getByRole('button', { name: 'Only what is necessary' }).click()
    await logIn(page)
    await page.goto(`${server.app}en/messenger/`)
    await page.locator('[data-channel]').first().waitFor()
    await slowDown(page, slowdown)
    const times: Record<'conversation' | 'gifts', number[]> = { conversation: [], gifts: [] }
    for (let round = 0; round < rounds; round++) {
      times.conversation.push(await tap(page, page.locator('[data-channel]').nth(3)))
      await page.getByRole('textbox', { name: /^Message to/ }).waitFor()
      times.gifts.push(await tap(page, page.getByRole('button', { name: 'Gifts' })))
      await page.keyboard.press('Escape')
      await page.goBack()
      await page.locator('[data-channel]').first().waitFor()
    }
    return Object.entries(times).map(([what, taken]) =>
      atMost(longest, {
        name: `a tap on ${what}, quietest of ${rounds}: until the next paint`,
        value: Math.min(...taken),
        unit: 'ms',
      }),
    )
  } finally {
    await browser.close()
    await server.stop()
  }
}

function tap(page: Page, what: ReturnType<Page['locator']>): Promise<number> {
  return interactionTime(page, () => what.click())
}
