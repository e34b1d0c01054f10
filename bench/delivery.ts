import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext, Page } from '@playwright/test'
import { onTheirWay, sendTexts, untilDelivering, untilLeading } from '../e2e/support/delivery.ts'
import { type ChaosFindings, sendThroughChaos } from '../e2e/support/deliveryChaos.ts'
import { logIn } from '../e2e/support/guest.ts'
import { launchOwnChromium } from '../e2e/support/ownChromium.ts'
import { type Server, startServer } from '../e2e/support/server.ts'
import type { Figure } from './measure.ts'

const sends = 1_000
const deaths = 10
const longestTakeover = 2_000

/** What becomes of 1,000 messages through everything that can happen, and how soon a dead leader is replaced. */
export async function measureDelivery(): Promise<Figure[]> {
  const server = await startServer()
  try {
    const findings = await sendThroughChaos(server, { sends, seed: 'bench', heavy: 0.12 })
    return [...figuresOf(findings), ...(await takeovers(server))]
  } finally {
    await server.stop()
  }
}

function figuresOf({ counted, lost, doubled, outOfOrder, happened }: ChaosFindings): Figure[] {
  const none = (name: string, items: readonly string[]): Figure => ({
    name: `messages ${name}, of ${counted} shown as waiting in two tabs`,
    value: items.length,
    unit: 'messages',
    goal: '0',
    holds: items.length === 0,
    isVital: true,
  })
  return [
    none('lost', lost),
    none('stored twice', doubled),
    none('out of order in their channel', outOfOrder),
    ...Object.entries(happened).map(([name, value]) => ({
      name: `… while: ${name}`,
      value,
      unit: 'times',
    })),
  ]
}

async function takeovers(server: Server): Promise<Figure[]> {
  const profile = await mkdtemp(join(tmpdir(), 'limelight-leader-'))
  const chromium = await launchOwnChromium(profile)
  try {
    const { context } = chromium
    const next = await context.newPage()
    await next.goto(`${server.app}en/`)
    await logIn(next, 'guest2')
    await untilDelivering(next)
    const slowest = { crash: 0, close: 0 }
    for (let death = 0; death < deaths; death++) {
      const how = death % 2 === 0 ? 'crash' : 'close'
      slowest[how] = Math.max(slowest[how], await takeover(server, context, next, how))
    }
    return (['crash', 'close'] as const).map((how) => ({
      name: `a leader ${how === 'crash' ? 'whose renderer crashes' : 'that is closed'} to the next one’s message answered, slowest of ${deaths / 2}`,
      value: slowest[how],
      unit: 'ms',
      goal: `under ${longestTakeover} ms`,
      holds: slowest[how] < longestTakeover,
      isVital: true,
    }))
  } finally {
    await chromium.kill()
    await rm(profile, { recursive: true, force: true })
  }
}

/** From the death of a tab that leads until another one leads and its message was answered, in ms. */
async function takeover(
  server: Server,
  context: BrowserContext,
  next: Page,
  how: 'crash' | 'close',
): Promise<number> {
  const leader = await context.newPage()
  await leader.goto(`${server.app}en/`)
  await untilDelivering(leader)
  await untilLeading(leader)
  await untilLeading(next, false)
  const session = await context.newCDPSession(leader)
  const led = untilLeading(next)
  const before = Date.now()
  const dying = how === 'crash' ? session.send('Page.crash') : leader.close()
  dying.catch(() => {})
  await sendTexts(next, 'guest2-channel1', [`after death ${before}`])
  await led
  while ((await onTheirWay(next)).some(({ status }) => status !== 'accepted'))
    await next.waitForTimeout(5)
  const took = Date.now() - before
  await leader.close().catch(() => {})
  return took
}
