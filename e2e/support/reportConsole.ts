import { gunzipSync } from 'node:zlib'
import { type Browser, expect, type Page } from '@playwright/test'
import { type ReportStore, runReports } from './reportStore.ts'

const password = 'long enough for support'

/**
 * Opens the console in a context of its own, for an admin who is made.
 * @param data the folder of the store's reports
 */
export async function openConsole(
  browser: Browser,
  store: ReportStore,
  data: string,
): Promise<Page> {
  const added = await runReports(data, ['user', 'add', 'ida', '--admin'], `${password}\n`)
  expect(added).toMatchObject({ code: 0 })
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const desk = await context.newPage()
  await desk.goto(store.console)
  await desk.getByLabel('Name').fill('ida')
  await desk.getByLabel('Password').fill(password)
  await desk.getByRole('button', { name: 'Sign in' }).click()
  await expect(desk.getByRole('searchbox', { name: 'Search reports' })).toBeVisible()
  return desk
}

/**
 * A log of the report that the console shows, as the store has it.
 * @param id of the log; the last of the report's without it
 */
export async function storedLog(desk: Page, id?: string): Promise<string> {
  const packed = await desk.evaluate(async (wanted) => {
    const report = new URLSearchParams(location.hash.slice(1)).get('report')
    const { logs } = await (await fetch(`/support/api/reports/${report}`)).json()
    const answer = await fetch(`/support/api/reports/${report}/logs/${wanted ?? logs.at(-1).id}`)
    return [...new Uint8Array(await answer.arrayBuffer())]
  }, id)
  return gunzipSync(Uint8Array.from(packed)).toString()
}
