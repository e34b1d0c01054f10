import { expect, type Locator, type Page } from '@playwright/test'
import { inRoot } from '../../scripts/lib/paths.mjs'

/** The inspector's page, by what a person sees of it. */
export class Inspecting {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  /** What is copied is told here: a page may write to the clipboard, not read it. */
  async goto(server: string, hash = ''): Promise<void> {
    await this.page.addInitScript(() => {
      const write = navigator.clipboard.writeText.bind(navigator.clipboard)
      navigator.clipboard.writeText = async (text) => {
        Object.assign(window, { copied: text })
        await write(text)
      }
    })
    await this.page.goto(`${server}inspector${hash}`)
  }

  /** Opens the example session and waits until it is shown. */
  async openExample(): Promise<void> {
    await this.page.getByRole('button', { name: 'Open the example session' }).click()
    await expect(this.log).toBeVisible()
  }

  /** Attaches to the app in another window, by the path of its page, and waits until it is followed. */
  async attach(path: RegExp): Promise<void> {
    await this.page.getByRole('button', { name: path }).click()
    await expect(this.log).toBeVisible()
    await this.expectTense('Live')
  }

  /** Expects what is shown to be live, or of the past. */
  async expectTense(tense: string | RegExp): Promise<void> {
    await expect(this.page.getByRole('banner').getByRole('status')).toHaveText(tense)
  }

  /** Opens a recorded session of the app. */
  async openSession(name: string): Promise<void> {
    await this.openFile(inRoot(`fixtures/sessions/${name}.log.ndjson`))
    await expect(this.log).toBeVisible()
  }

  async openFile(file: string | { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
    await this.page.locator('input[type=file]').setInputFiles(file)
  }

  async filterKind(kind: string): Promise<void> {
    await this.page.getByRole('combobox', { name: 'Kind' }).selectOption(kind)
  }

  async share(choice: string | RegExp): Promise<void> {
    await this.page.getByRole('button', { name: 'Share' }).click()
    await this.page.getByRole('menuitem', { name: choice }).click()
  }

  copied(): Promise<string> {
    return this.page.evaluate(() => (window as Window & { copied?: string }).copied ?? '')
  }

  /** Only what is seen of the log is there. */
  async toFirst(): Promise<void> {
    await this.log.press('Home')
    await this.expectAt('1')
  }

  /** The entry that is shown. */
  at(): Promise<string> {
    return this.page.getByRole('slider', { name: 'Entry' }).inputValue()
  }

  get log(): Locator {
    return this.page.getByRole('tree', { name: 'Log' })
  }

  get actors(): Locator {
    return this.page.getByRole('tree', { name: 'Actors' })
  }

  /** The value of the chosen actor. */
  get state(): Locator {
    return this.page.getByRole('tree', { name: /^State of/ })
  }

  entry(text: string | RegExp): Locator {
    return this.log.getByRole('treeitem').filter({ hasText: text }).first()
  }

  actor(name: string): Locator {
    return this.actors
      .getByRole('treeitem')
      .filter({ has: this.page.getByText(name, { exact: true }) })
      .first()
  }

  panel(name: string): Locator {
    return this.page.getByRole('tab', { name })
  }

  /** Expects that an entry is shown, `17` or within it `17.1`. */
  async expectAt(entry: string): Promise<void> {
    await expect(this.page.getByRole('region', { name: 'Time' }).getByRole('status')).toHaveText(
      new RegExp(`^${entry.replace('.', '\\.')} of `),
    )
  }
}
