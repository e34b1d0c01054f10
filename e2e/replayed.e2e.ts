import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { expect } from '@playwright/test'
import { inRoot } from '../scripts/lib/paths.mjs'
import { ownBalance } from './support/guest.ts'
import { type Server, startServer } from './support/server.ts'
import { test } from './support/test.ts'

const session = 'fixtures/sessions/72b2bab78364/messenger-walk.log.ndjson'
/** The performers of the guest's first two channels. */
const [current, other] = ['Nadia Rosewood', 'Esme Fairlane'] as const

let server: Server | undefined
test.afterEach(() => server?.stop())

/** What a program prints, and its exit code; Node may warn of its own. */
async function ran(program: string, ...args: string[]) {
  const child = spawn(process.execPath, [inRoot(program), ...args], { cwd: inRoot() })
  const [said, complained, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ])
  return { said, complained, code }
}

/** A simulator that plays a log. */
async function play(log: string, ...speed: string[]): Promise<Server> {
  const { code, said, complained } = await ran('build/cli/main.js', 'script', log, ...speed)
  expect(code, complained).toBe(0)
  return startServer('--script', said.trim())
}

test('a browser before a replayed log sees the conversations of that session, and hears its pushes as it does what the guest did', {
  tag: '@night',
}, async ({ page }) => {
  server = await play(session)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`${server.app}en/messenger/`)
  await expect(ownBalance(page)).toBeVisible()
  await expect(page.getByRole('banner')).toContainText('4.263')
  const rows = page.getByRole('list', { name: 'Conversations' }).getByRole('listitem')
  const row = (name: string) => rows.filter({ hasText: name })
  await row(other).locator('[data-channel]').click()
  await expect(page.getByRole('textbox', { name: `Message to ${other}` })).toBeVisible()
  await expect(
    page.getByText('X xxx xxxx xx x xxxxxxxx xxxx Xxxxxx', { exact: false }),
  ).toBeVisible()
  await page.getByText('By e-mail').click()
  await row(current).locator('[data-channel]').click()
  await expect(page.getByRole('textbox', { name: `Message to ${current}` })).toBeVisible()

  await row(current).hover()
  await row(current)
    .getByRole('button', { name: `More for ${current}` })
    .click()
  await page.getByRole('menuitem', { name: 'Move to the archive' }).click()
  await expect(row(current)).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(row(current)).toHaveCount(1)
})

test('npm start refuses what it cannot replay in one line and ends with 2', async () => {
  const { code, complained } = await ran(
    'scripts/start.mjs',
    '--replay',
    session,
    '--speed',
    'fast',
  )
  expect(complained.split('\n')).toContain("--speed takes a number above 0, or 'step', not 'fast'")
  expect(code).toBe(2)
})
