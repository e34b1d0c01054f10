import type { Page } from '@playwright/test'
import type { Control } from './control.ts'

/**
 * What a page complains of from now on: exceptions, console errors and warnings.
 * @returns a list that grows
 */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
  })
  return complaints
}

/**
 * What a page complained of beside answers with a status that was to be expected.
 * @param complaints the list of `complaintsOf`, which is empty afterwards
 */
export function complaintsBeside(complaints: string[], status: number): string[] {
  return complaints.splice(0).filter((said) => !said.includes(`status of ${status}`))
}

/** What browsers reported that the Content-Security-Policy refused, one line each. */
export async function violationsOf(platform: Control): Promise<string[]> {
  const { violations } = await platform.received()
  return violations.map(({ directive, blocked, page }) => `${directive}: ${blocked} on ${page}`)
}
