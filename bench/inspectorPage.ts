import { rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type CDPSession, chromium, type Page } from '@playwright/test'
import { Inspecting } from '../e2e/support/inspecting.ts'
import { startServer } from '../e2e/support/server.ts'
import { chromiumFlags, findChromium } from '../scripts/chromium.mjs'
import { logOf } from './driving.ts'
import { atMost, type Figure } from './measure.ts'
import { app } from './mixes.ts'
import { longestOf } from './tasks.ts'

const entries = 100_000
const rounds = 3
const longestTask = 50

/** What the inspector's page does while a long log of the app opens, and while its list is scrolled. */
export async function measureInspectorPage(): Promise<Figure[]> {
  const file = join(tmpdir(), `limelight-bench-${process.pid}.log.ndjson`)
  writeFileSync(file, (await logOf(app, entries)).toNDJSON())
  const server = await startServer()
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags })
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    const session = await page.context().newCDPSession(page)
    const inspecting = new Inspecting(page)
    await inspecting.goto(server.app)
    const opening = await longestOf(session, async () => {
      await inspecting.openFile(file)
      await inspecting.log.waitFor()
      await inspecting.actor('guest').waitFor()
    })
    await inspecting.toFirst()
    const least = await scrolled(page, session)
    return [
      atMost(longestTask, {
        name: `longest task of the page while a log of ${entries} entries opens`,
        value: opening.ownTask,
        unit: 'ms of the processor',
      }),
      atMost(longestTask, {
        name: `longest task while its list is scrolled, quietest of ${rounds}`,
        value: least,
        unit: 'ms of the processor',
      }),
    ]
  } finally {
    await browser.close()
    await server.stop()
    rmSync(file, { force: true })
  }
}

async function scrolled(page: Page, session: CDPSession): Promise<number> {
  const tasks: number[] = []
  for (let round = 0; round < rounds; round++) {
    const { task } = await longestOf(session, () => page.evaluate(scrollLog))
    tasks.push(task)
  }
  return Math.min(...tasks)
}

/** Scrolls the list a little at each frame, and far now and then. */
async function scrollLog(): Promise<void> {
  let scroller = document.querySelector('[role="tree"][aria-label="Log"]')
  while (scroller && scroller.scrollHeight <= scroller.clientHeight)
    scroller = scroller.parentElement
  if (!scroller || scroller === document.documentElement) throw new Error('the list has no length')
  scroller.scrollTop = 0
  for (let step = 1; step <= 180; step++) {
    scroller.scrollTop += step % 30 === 0 ? 400_000 : 160
    await new Promise((resolve) => {
      requestAnimationFrame(resolve)
    })
  }
  if (scroller.scrollTop < 400_000) throw new Error('the list was not scrolled')
}
