import { test as base, type Page } from '@playwright/test'
import { countPage, fetchLogOf } from './census.ts'
import { followRequests, tellLastSeen } from './lastSeen.ts'
import { beforeStop } from './server.ts'

/** A page is opened, or loaded again, once the app has drawn, and not when its first view shows. */
function awaitApp(page: Page): void {
  const untilDrawn = () => page.locator('[data-first-view]').first().waitFor({ state: 'detached' })
  for (const way of ['goto', 'reload'] as const) {
    const load = page[way].bind(page) as (...given: unknown[]) => Promise<unknown>
    const loadAndWait = async (...given: unknown[]) => {
      const answer = await load(...given)
      await untilDrawn()
      return answer
    }
    Object.assign(page, { [way]: loadAndWait })
  }
}

/**
 * A test of the app: what its pages come to is counted at its end, and told when it failed. With `seesFirstView` pages are not
 * waited for, so that what stands there before the app draws can be looked at.
 */
export const test = base.extend<{ census: undefined; seesFirstView: boolean }>({
  seesFirstView: [false, { option: true }],
  context: async ({ context, seesFirstView }, use) => {
    if (!seesFirstView) context.on('page', awaitApp)
    await use(context)
  },
  census: [
    async ({ context }, use, info) => {
      const open = followRequests(context)
      const fetchLogs = () => Promise.all(context.pages().map(fetchLogOf))
      beforeStop.add(fetchLogs)
      await use(undefined)
      beforeStop.delete(fetchLogs)
      if (info.status !== info.expectedStatus) await tellLastSeen(context, open, info)
      for (const page of context.pages()) await countPage(page)
    },
    { auto: true },
  ],
})
