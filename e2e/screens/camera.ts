import type { Browser, BrowserContext, Page } from '@playwright/test'
import { consentText, noConsent } from '../../machines/shell/consent/consent.decision.ts'
import { itemDefinitions } from '../../machines/shell/storage/storage.items.ts'
import { complaintsOf } from '../support/complaints.ts'
import { logIn } from '../support/guest.ts'
import { untilDrawn } from '../support/page.ts'
import type { Server } from '../support/server.ts'
import type { Scene } from './scenes.ts'
import type { Shot } from './sheet.ts'

interface Options {
  width: number
  themes: readonly ('light' | 'dark')[]
  /** Where pictures go. */
  folder: string
}

/** Takes pictures at one width. */
export interface Studio {
  take(scene: Scene): Promise<Shot[]>
  close(): Promise<void>
}

const height = 900
const patience = 15_000

/**
 * Opens browsers of a visitor, of a visitor who has not decided about cookies, and of a guest.
 * @param server the site to take pictures of
 */
export async function openStudio(
  browser: Browser,
  server: Server,
  { width, themes, folder }: Options,
): Promise<Studio> {
  const viewport = { width, height }

  async function openContext(isDecided: boolean): Promise<BrowserContext> {
    const context = await browser.newContext({ viewport, reducedMotion: 'reduce' })
    context.setDefaultTimeout(patience)
    const { name } = itemDefinitions.cookieBanner
    const decision = { name, value: encodeURIComponent(consentText(noConsent)), url: server.app }
    if (isDecided) await context.addCookies([decision])
    return context
  }

  const undecided = await openContext(false)
  const visitor = await openContext(true)
  let guest: BrowserContext | undefined

  async function guestContext(): Promise<BrowserContext> {
    if (guest) return guest
    guest = await openContext(true)
    const page = await guest.newPage()
    await page.goto(`${server.app}en/`)
    await logIn(page)
    await page.close()
    return guest
  }

  async function contextOf({ isLoggedIn, isUndecided }: Scene): Promise<BrowserContext> {
    if (isLoggedIn) return guestContext()
    return isUndecided ? undecided : visitor
  }

  return {
    async take(scene) {
      const page = await (await contextOf(scene)).newPage()
      const complaints = complaintsOf(page)
      const shots: Shot[] = []
      try {
        await page.goto(new URL(scene.path, server.app).href)
        await untilDrawn(page)
        await scene.prepare?.(page)
        if (scene.shows) await page.locator(scene.shows).first().waitFor()
        await untilWhole(page)
        for (const theme of themes) {
          await page.emulateMedia({ colorScheme: theme })
          const file = `${scene.name}.${width}.${theme}.png`
          await photograph(page, scene, `${folder}/${file}`)
          shots.push({ scene: scene.name, width, theme, file, complaints: complaints.splice(0) })
        }
      } catch (error) {
        complaints.push(error instanceof Error ? (error.message.split('\n')[0] ?? '') : `${error}`)
        const [theme = 'dark'] = themes
        shots.push({ scene: scene.name, width, theme, file: '', complaints })
      }
      await page.close()
      return shots
    },
    async close() {
      for (const context of [undecided, visitor, guest]) await context?.close()
    },
  }
}

/** What comes once the first page is drawn is there: the last of it are the languages at the foot. */
async function untilWhole(page: Page): Promise<void> {
  if ((await page.locator('footer').count()) > 0)
    await page.locator('footer a[hreflang]').first().waitFor({ state: 'attached' })
}

/** A whole page is scrolled through first, and nothing of it spared, so that every picture is there. */
async function photograph(page: Page, { isWhole }: Scene, path: string): Promise<void> {
  if (isWhole) {
    await page.evaluate(async () => {
      const whole = new CSSStyleSheet()
      whole.replaceSync('* { content-visibility: visible !important }')
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, whole]
      for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
        scrollTo(0, y)
        await new Promise(requestAnimationFrame)
      }
      scrollTo(0, 0)
    })
  }
  await untilDrawn(page)
  await page.screenshot({ path, fullPage: isWhole, animations: 'disabled' })
}
