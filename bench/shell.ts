import { type Browser, chromium, type Page } from '@playwright/test'
import { untilDrawn } from '../e2e/support/page.ts'
import { type Server, startServer } from '../e2e/support/server.ts'
import { interactionTime, layoutShift, slowDown, watchSpeed } from '../e2e/support/speed.ts'
import type { Menu } from '../machines/shell/menus/menus.events.ts'
import { type ModalId, modalIds } from '../machines/shell/modals/modals.events.ts'
import { chromiumFlags, findChromium } from '../scripts/chromium.mjs'
import type { Figure } from './measure.ts'

const slowdown = 4
const widths = [390, 1440]
const pages = ['en/', 'en/cams/', 'de/livecams/', 'en/terms-of-service/', 'en/profile/']
const menus: Menu[] = ['navigation', 'search', 'categoryFilter', 'myArea']
const mostShift = 0.02
const longestInteraction = 200
const lookLonger = 1_500

/** How steady and quick the shell is in a Chromium whose processor is slowed four times. */
export async function measureShell(): Promise<Figure[]> {
  const server = await startServer()
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags })
  try {
    const shift = Math.max(...(await shiftsOf(browser, server)))
    const { menu, modal } = await interactionsOf(browser, server)
    return [
      {
        name: `layout shift after first paint, worst of ${pages.length * widths.length} pages`,
        value: shift,
        unit: 'CLS',
        goal: `under ${mostShift}`,
        holds: shift < mostShift,
      },
      interaction('menu', menu),
      interaction('modal', modal),
    ]
  } finally {
    await browser.close()
    await server.stop()
  }
}

function interaction(what: string, times: readonly number[]): Figure {
  const slowest = Math.max(...times)
  return {
    name: `interaction to next paint of a ${what}, slowest of ${times.length}`,
    value: slowest,
    unit: 'ms',
    goal: `under ${longestInteraction} ms`,
    holds: slowest < longestInteraction,
  }
}

async function openSlow(browser: Browser, width: number): Promise<Page> {
  const page = await browser.newPage({ viewport: { width, height: 900 } })
  await watchSpeed(page)
  await slowDown(page, slowdown)
  return page
}

async function shiftsOf(browser: Browser, server: Server): Promise<number[]> {
  const shifts: number[] = []
  for (const width of widths) {
    for (const path of pages) {
      const page = await openSlow(browser, width)
      await page.goto(`${server.app}${path}`)
      await untilDrawn(page)
      await page.waitForTimeout(lookLonger)
      shifts.push(await layoutShift(page))
      await page.close()
    }
  }
  return shifts
}

/** Each menu and some modal boxes, opened and closed; the first time their code is still to come. */
async function interactionsOf(browser: Browser, server: Server) {
  const page = await openSlow(browser, 1440)
  await page.goto(`${server.app}en/`)
  await untilDrawn(page)
  await page.waitForTimeout(lookLonger)
  const menu: number[] = []
  for (const name of [...menus, ...menus]) {
    menu.push(await interactionTime(page, () => page.click(`header button[data-menu="${name}"]`)))
    menu.push(await interactionTime(page, () => page.keyboard.press('Escape')))
  }
  const modal: number[] = []
  for (const id of [...modalIds.slice(0, 5), ...modalIds.slice(0, 5)]) {
    await putOpener(page, id)
    modal.push(await interactionTime(page, () => page.click('#opener')))
    await page.locator(`[id="${id}"]`).waitFor()
    modal.push(await interactionTime(page, () => page.keyboard.press('Escape')))
  }
  await page.close()
  return { menu, modal }
}

/** A button that opens a modal box, as views of later issues will have. */
async function putOpener(page: Page, id: ModalId): Promise<void> {
  await page.evaluate((opened) => {
    document.getElementById('opener')?.remove()
    const opener = document.createElement('button')
    opener.id = 'opener'
    opener.style.cssText = 'position: fixed; inset: 80px auto auto 0; z-index: 9999'
    opener.textContent = opened
    opener.onclick = () =>
      window.limelight.tell('modals', { type: 'modals.openRequested', id: opened })
    document.querySelector('main')?.append(opener)
  }, id)
}
