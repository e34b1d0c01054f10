import { test as base } from '@playwright/test'
import { countPage } from './census.ts'

/** A test of the app: what its pages come to is counted at its end. */
export const test = base.extend<{ census: undefined }>({
  census: [
    async ({ context }, use) => {
      await use(undefined)
      for (const page of context.pages()) await countPage(page)
    },
    { auto: true },
  ],
})
