import { expect, type Locator, type Page } from '@playwright/test'
import { isConnected, untilConnected } from './guest.ts'
import type { Server } from './server.ts'
import { moment, type Way } from './tours.ts'

/** Does one after the other, as long as each can be done, and waits between until the page is at rest. */
export const inOrder =
  (...ways: readonly Way[]): Way =>
  async (place) => {
    for (const [index, way] of ways.entries()) {
      if (index > 0) await place.settle()
      if (!(await way(place))) return false
    }
    return true
  }

/** Does the first that can be done. */
export const either =
  (...ways: readonly Way[]): Way =>
  async (place) => {
    for (const way of ways) if (await way(place)) return true
    return false
  }

/** So long, in ms, may something lie over a control, each time that it is tried. */
const patience = 1_000
const mostTries = 3

/** Whether a click would reach a control. */
const isFree = (control: Locator) =>
  control.click({ trial: true, timeout: patience }).then(
    () => true,
    () => false,
  )

/** Clicks the first control that is found, where it is there and can be used. */
export const click =
  (find: (page: Page) => Locator): Way =>
  async ({ page }) => {
    const control = find(page).first()
    if (!(await control.isVisible()) || !(await control.isEnabled())) return false
    for (let tries = 0; tries < mostTries; tries++) {
      if (await isFree(control)) {
        await control.click()
        return true
      }
      // the bar at the top is out of sight until one scrolls up; what moves to its place does so as time passes
      await page.mouse.wheel(0, -10_000)
      await page.clock.runFor(moment)
    }
    return false
  }

/** Clicks a button anywhere. */
export const button = (name: string | RegExp) =>
  click((page) => page.getByRole('button', { name, exact: true }))

/** Clicks a link anywhere. */
export const link = (name: string) => click((page) => page.getByRole('link', { name, exact: true }))

/** The address of a page, by its path. */
export const pageAt =
  (path: string) =>
  ({ app }: Server): string =>
    `${app}en/${path}`

/** Clicks a button in the bar at the top. */
export const inBanner = (name: string) =>
  click((page) => page.getByRole('banner').getByRole('button', { name, exact: true }))

/** Clicks a button in the footer. */
export const inFooter = (name: string) =>
  click((page) => page.getByRole('contentinfo').getByRole('button', { name, exact: true }))

/** Clicks a button in a dialog. */
export const inDialog = (name: string) =>
  click((page) => page.getByRole('dialog').getByRole('button', { name, exact: true }))

/** Writes into a field, where it is there. */
export const fill =
  (role: 'searchbox' | 'textbox', name: string | RegExp, text: string): Way =>
  async ({ page }) => {
    const field = page.getByRole(role, { name }).first()
    if (!(await field.isVisible()) || !(await field.isEditable())) return false
    await field.fill(text)
    return true
  }

/** Presses a key. */
export const press =
  (key: string): Way =>
  async ({ page }) => {
    await page.keyboard.press(key)
    return true
  }

/** Whether a menu or a box is open. */
export const isOpen: Way = ({ page }) => page.getByRole('dialog').first().isVisible()

/** What browsers tell of their history. */
interface Entries {
  currentEntry: { index: number }
  entries(): { sameDocument: boolean }[]
}

/** Goes back in the browser's history, within the document. */
export const back: Way = ({ page }) =>
  page.evaluate(() => {
    const { navigation } = window as unknown as { navigation: Entries }
    const before = navigation.entries()[navigation.currentEntry.index - 1]
    if (!before?.sameDocument) return false
    history.back()
    return true
  })

/** Comes to the tour's page from another one, and goes to that before where it is not there. */
export const comeBackOver =
  (area: string): Way =>
  async (place) => {
    const { page, address, settle } = place
    if (page.url() === address) {
      if (!(await link(area)(place))) return false
      await settle()
    }
    return back(place)
  }

export const comeBack = comeBackOver('Live cams')

const inLanguage = (name: string) =>
  click((page) => page.getByRole('contentinfo').getByRole('link', { name }))

/** Closes what is open, and reads the page in German and then in English again. */
export const otherLanguage = inOrder(press('Escape'), inLanguage('Deutsch'), inLanguage('English'))

/** How many entries of a type the page's log has. */
const countOf = (page: Page, type: string): Promise<number> =>
  page.evaluate(async (wanted) => {
    const { entries } = await window.limelight.loadLog()
    return entries.filter(({ event }) => event.type === wanted).length
  }, type)

/** Waits until something that is done has brought the page an input of a type. */
async function untilTaken(page: Page, type: string, act: () => Promise<void>): Promise<void> {
  const before = await countOf(page, type)
  await act()
  await expect.poll(() => countOf(page, type)).toBeGreaterThan(before)
}

/** Has a service ask in a way, where it does not ask already. */
export const asking = (name: string, way: Way): Way =>
  either(
    async ({ held }) => held.waits(name),
    inOrder(way, async ({ held }) => held.waits(name)),
  )

/** The platform answers what a service asks. */
export const answers =
  (name: string): Way =>
  ({ held }) =>
    held.answer(name)

/** The platform refuses what a service asks. */
export const refuses =
  (name: string): Way =>
  ({ held }) =>
    held.refuse(name)

/** The platform pushes a frame to the guest. */
export const pushes =
  (frame: object): Way =>
  async ({ page, platform, guest }) => {
    await untilTaken(page, 'socket.pushReceived', () => platform.push(guest, frame))
    return true
  }

/** So long, in ms, it takes at most until a connection that was lost is opened anew. */
const reconnectPause = 2_000

/** The connection is lost. */
export const loseConnection: Way = async ({ page, platform, guest }) => {
  await untilTaken(page, 'socket.closed', () => platform.close(guest, 1011))
  return true
}

/** It is there again. */
export const connect: Way = async ({ page }) => {
  if (await isConnected(page)) return false
  await untilTaken(page, 'socket.opened', () => page.clock.runFor(reconnectPause))
  return true
}

/** The connection is lost, the session with it, and both are there again. */
export const otherSession: Way = async (place) => {
  const { page, platform, guest } = place
  await platform.fault(guest, 'refuseResume', { next: 1 })
  const isDone = await inOrder(loseConnection, connect)(place)
  // what is said of it comes by the channel, which nobody waits for
  if (isDone) await untilConnected(page)
  return isDone
}
