import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { type Browser, type BrowserContext, chromium } from '@playwright/test'
import { chromiumFlags, findChromium } from '../../scripts/chromium.mjs'

const startLimit = 120_000

/** A Chromium with a profile that outlives it. */
export interface OwnChromium {
  context: BrowserContext
  /** Ends it and all its processes at once, as a crash would. */
  kill(): Promise<void>
}

const running = new Set<ChildProcess>()
process.once('exit', () => {
  for (const child of running) end(child)
})

function end({ pid }: ChildProcess): void {
  if (pid === undefined) return
  try {
    process.kill(-pid, 'SIGKILL')
  } catch {
    // it is gone already
  }
}

/**
 * Starts a Chromium of its own.
 * @param profile folder of what it keeps: the same one after a crash continues there
 * @throws Error when it does not say within 30 s where it is reached
 */
export async function launchOwnChromium(profile: string): Promise<OwnChromium> {
  const own = ['--headless=new', '--remote-debugging-port=0', '--no-first-run', '--mute-audio']
  const args = [...chromiumFlags, ...own, `--user-data-dir=${profile}`, 'about:blank']
  const child = spawn(findChromium() ?? 'chromium', args, {
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  running.add(child)
  child.once('exit', () => running.delete(child))
  const browser: Browser = await chromium.connectOverCDP(await addressOf(child))
  const [context] = browser.contexts()
  if (!context) throw new Error('the Chromium has no context')
  return {
    context,
    async kill() {
      const gone = child.exitCode === null && child.signalCode === null ? once(child, 'exit') : null
      end(child)
      await gone
      await browser.close().catch(() => {})
    },
  }
}

function addressOf({ stderr }: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    const limit = setTimeout(() => reject(new Error('Chromium did not start')), startLimit)
    if (!stderr) return reject(new Error('Chromium has no stderr'))
    createInterface({ input: stderr }).on('line', (line) => {
      const [, address] = /^DevTools listening on (ws:\S+)/.exec(line) ?? []
      if (!address) return
      clearTimeout(limit)
      resolve(address)
    })
  })
}
