import { type Browser, chromium, type Page } from '@playwright/test'
import { loginButton, ownBalance, password, payView } from '../e2e/support/guest.ts'
import { untilDrawn } from '../e2e/support/page.ts'
import { startServer } from '../e2e/support/server.ts'
import { chromiumFlags, findChromium } from '../scripts/chromium.mjs'
import { type Figure, median } from './measure.ts'

const rounds = 5

/** What one guest waited for, in ms. */
interface Waits {
  /** The start page, drawn: what the others are compared with, since machines differ. */
  load: number
  /** From the press on “Log in” to the first paint of the payment client. */
  frame: number
  /** From sending the login to the balance in the header of the page that was loaded anew. */
  login: number
}

/** How long a guest waits for the payment client, and for a login with the reload that it ends in. */
export async function measureAccount(): Promise<Figure[]> {
  const server = await startServer()
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags })
  try {
    await waitsOf(browser, server.app)
    const waits: Waits[] = []
    while (waits.length < rounds) waits.push(await waitsOf(browser, server.app))
    return [
      ...figuresOf('opening the pay tour to first paint of its frame', waits, 'frame'),
      ...figuresOf('login to updated header, with 500 ms of delay and the reload', waits, 'login'),
    ]
  } finally {
    await browser.close()
    await server.stop()
  }
}

function figuresOf(name: string, waits: readonly Waits[], what: 'frame' | 'login'): Figure[] {
  const ratios = waits.map((wait) => wait[what] / wait.load)
  return [
    { name, value: median(waits.map((wait) => wait[what])), unit: 'ms' },
    { name: `${name}, beside a load`, value: median(ratios), unit: '×' },
  ]
}

async function waitsOf(browser: Browser, app: string): Promise<Waits> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  try {
    const load = await timeOf(async () => {
      await page.goto(`${app}en/`)
      await untilDrawn(page)
    })
    const frame = await timeOfFrame(page)
    const view = payView(page)
    await view.getByLabel('E-mail address').fill('guest1@example.com')
    await view.getByLabel('Password', { exact: true }).fill(password)
    const send = view.getByRole('button', { name: 'Log in' })
    await page.evaluate(() => document.body.setAttribute('data-before-login', ''))
    const login = await timeOf(async () => {
      await send.click()
      await page.locator('body:not([data-before-login])').waitFor()
      await ownBalance(page).waitFor()
    })
    return { load, frame, login }
  } finally {
    await page.close()
  }
}

/** By the browser's own clock: from the press to the first paint in the frame. */
async function timeOfFrame(page: Page): Promise<number> {
  const pressed = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const take = ({ timeStamp }: Event) => resolve(performance.timeOrigin + timeStamp)
        addEventListener('click', take, { capture: true, once: true })
      }),
  )
  await loginButton(page).click()
  await payView(page).getByLabel('E-mail address').waitFor()
  const painted = await payView(page)
    .locator('html')
    .evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) => {
            const [paint] = list.getEntriesByName('first-paint')
            if (paint) resolve(performance.timeOrigin + paint.startTime)
          }).observe({ type: 'paint', buffered: true })
        }),
    )
  return painted - (await pressed)
}

async function timeOf(wait: () => Promise<void>): Promise<number> {
  const before = performance.now()
  await wait()
  return performance.now() - before
}
