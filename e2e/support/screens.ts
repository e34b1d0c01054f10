import { expect, type Page } from '@playwright/test'

/** Actors of which nothing is drawn. */
const unseen = /^app\/(tracking|reporting|realtime|recovery|eventLog|storage|presenceFeed)\b/
/** What actors count and remember and no view draws: how many pages there were, which entry of the history it is, who was told of. */
const undrawn = new Set(['pages', 'key', 'from', 'told', 'positions', 'cause'])

/** Looks at the whole screen, as assistive technology finds it: where the app stands as it stood before, it must look so. */
export class Screens {
  readonly #page: Page
  readonly #trees = new Map<string, { tree: string; at: string }>()
  /** Where equal states drew other trees. */
  readonly found: string[] = []
  /** How often it stood where it had stood before. */
  again = 0

  constructor(page: Page) {
    this.#page = page
  }

  /** @param at what was done last */
  async look(at: string): Promise<void> {
    const states = await this.#page.evaluate(() => window.limelight.state())
    const drawn = Object.entries(states).filter(([actor]) => !unseen.test(actor))
    const state = JSON.stringify(drawn, (key, part) => (undrawn.has(key) ? undefined : part))
    const tree = await this.#drawn()
    const known = this.#trees.get(state)
    if (!known) this.#trees.set(state, { tree, at })
    else this.again++
    if (known && known.tree !== tree)
      this.found.push(
        `${at}: an equal state draws\n${tree}\nand drew after ${known.at}\n${known.tree}`,
      )
  }

  /** The tree once it is the same twice in a row: what was decided is drawn a little later. */
  async #drawn(): Promise<string> {
    let before = ''
    await expect
      .poll(async () => {
        const seen = before
        before = await this.#page.locator('body').ariaSnapshot()
        return before === seen
      })
      .toBe(true)
    return before
  }
}
