import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Cookie, Page } from '@playwright/test'
import { chanceOf } from '../../src/engine/chance.ts'
import { controlOf } from './control.ts'
import { onTheirWay, sendTexts, storedTexts, untilDelivering } from './delivery.ts'
import { logIn } from './guest.ts'
import { launchOwnChromium } from './ownChromium.ts'
import type { Server } from './server.ts'

/** What became of the messages of a guest to whom everything happens. */
export interface ChaosFindings {
  /** Shown as waiting at least once. */
  counted: number
  stored: number
  /** Counted and not kept by the platform. */
  lost: string[]
  doubled: string[]
  /** Pairs of neighbours in a channel that were sent the other way round. */
  outOfOrder: string[]
  /** How often each thing happened. */
  happened: Record<string, number>
}

export interface ChaosOptions {
  /** So many are to be shown as waiting. */
  sends: number
  seed: string
  /** How much of what happens is heavy: tabs and browsers that die, from 0 to 1. */
  heavy: number
  onProgress?: (text: string) => void
}

const guest = 'guest1'
const channels = ['guest1-channel1', 'guest1-channel2', 'guest1-channel3', 'guest1-channel4']
const prefix = 'message '
const endLimit = 120_000

/**
 * Sends messages from two tabs of a real Chromium while connections are cut, frames get lost, pages are
 * reloaded, tabs die and the browser is killed; then lets everything come to rest.
 */
export async function sendThroughChaos(
  server: Server,
  { sends, seed, heavy, onProgress = () => {} }: ChaosOptions,
): Promise<ChaosFindings> {
  const profile = await mkdtemp(join(tmpdir(), 'limelight-chaos-'))
  const random = chanceOf(seed)
  const pick = <T>(items: readonly T[]) => items[Math.floor(random() * items.length)] as T
  const platform = controlOf(server)
  const happened: Record<string, number> = {}
  const counted = new Set<string>()
  let chromium = await launchOwnChromium(profile)
  let cookies: Cookie[] = []
  let tabs: Page[] = []
  let sent = 0
  let burstsUntilNetwork = 0

  async function openTab(): Promise<Page> {
    const page = await chromium.context.newPage()
    await page.goto(`${server.app}en/`)
    tabs.push(page)
    return page
  }

  async function closeTab(page: Page): Promise<void> {
    tabs = tabs.filter((other) => other !== page)
    await page.close()
  }

  const light: Record<string, () => Promise<unknown>> = {
    'connections closed': () => platform.close(guest, 1011),
    'connections dropped': () => platform.fault(guest, 'closeNow', { code: 1006 }),
    'connections refused': async () => {
      if (burstsUntilNetwork > 0) return
      await platform.fault(guest, 'refuseConnections', { status: 503, next: 2 })
      await platform.close(guest, 1011)
    },
    'connections half open': async () => {
      await platform.fault(guest, 'halfOpen', {})
      await wait(200 + 800 * random())
      await platform.fault(guest, 'halfOpen', null)
    },
    'answers lost': () => platform.fault(guest, 'dropFrames', { next: 2 }),
    'answers doubled': () => platform.fault(guest, 'duplicateFrames', { next: 3 }),
    'network gone for a while': async () => {
      await platform.fault(guest, 'refuseConnections', { status: 503 })
      await platform.close(guest, 1011)
      burstsUntilNetwork = 1 + Math.floor(random() * 6)
    },
    'session not resumed': async () => {
      await platform.fault(guest, 'refuseResume', { next: 1 })
      await platform.close(guest, 1011)
    },
  }
  const deadly: Record<string, () => Promise<unknown>> = {
    'page reloaded': () => pick(tabs).reload(),
    'tab closed, another opened': async () => {
      await closeTab(pick(tabs))
      await openTab()
    },
    'tab crashed, another opened': async () => {
      const page = pick(tabs)
      tabs = tabs.filter((other) => other !== page)
      const session = await chromium.context.newCDPSession(page)
      await Promise.race([session.send('Page.crash').catch(() => {}), wait(500)])
      await page.close()
      await openTab()
    },
    'browser killed': async () => {
      await chromium.kill()
      chromium = await launchOwnChromium(profile)
      await chromium.context.addCookies(cookies)
      tabs = []
      await openTab()
      await openTab()
    },
  }

  /** What happened least often. */
  async function happen(kinds: typeof light): Promise<void> {
    const timesOf = (name: string) => happened[name] ?? 0
    const least = Math.min(...Object.keys(kinds).map(timesOf))
    const name = pick(Object.keys(kinds).filter((kind) => timesOf(kind) === least))
    happened[name] = timesOf(name) + 1
    await kinds[name]?.()
  }

  async function note(): Promise<void> {
    for (const page of tabs) {
      const shown = await onTheirWay(page).catch(() => [])
      for (const { data, status } of shown) if (status !== 'storing') counted.add(String(data))
    }
  }

  async function sendSome(): Promise<void> {
    const page = pick(tabs)
    const texts = Array.from({ length: 1 + Math.floor(random() * 5) }, () => `${prefix}${++sent}`)
    const waiting = await sendTexts(page, pick(channels), texts).catch(() => [])
    for (const text of waiting) counted.add(text)
  }

  async function comeToRest(): Promise<void> {
    for (const name of ['dropFrames', 'duplicateFrames', 'refuseResume', 'refuseConnections'])
      await platform.fault(guest, name, null)
    await platform.close(guest, 1011)
    for (const page of tabs) await untilDelivering(page)
    const deadline = Date.now() + endLimit
    const isOnItsWay = ({ status }: { status: string }) =>
      status === 'waiting' || status === 'storing'
    for (let isAtRest = false; !isAtRest && Date.now() < deadline; await wait(200)) {
      await note()
      const shown = (await Promise.all(tabs.map(onTheirWay))).flat()
      isAtRest = !shown.some(isOnItsWay)
    }
  }

  async function findings(): Promise<ChaosFindings> {
    const byChannel = await Promise.all(
      channels.map((id) => storedTexts(tabs[0] as Page, id, prefix)),
    )
    const stored = byChannel.flat()
    const known = new Set(stored)
    const numberOf = (text: string) => Number(text.slice(prefix.length))
    return {
      counted: counted.size,
      stored: stored.length,
      lost: [...counted].filter((text) => !known.has(text)),
      doubled: stored.filter((text, index) => stored.indexOf(text) !== index),
      outOfOrder: byChannel.flatMap((texts) =>
        texts
          .slice(1)
          .flatMap((text, index) =>
            numberOf(texts[index] as string) < numberOf(text) ? [] : [`${texts[index]}, ${text}`],
          ),
      ),
      happened,
    }
  }

  try {
    await platform.order('charge', { guestId: guest, coins: 20_000 })
    const page = await openTab()
    await logIn(page, guest)
    await untilDelivering(page)
    cookies = await chromium.context.cookies()
    await openTab()
    while (counted.size < sends) {
      const isHeavy = random() < heavy
      const trouble = wait(60 * random()).then(() =>
        isHeavy ? happen(deadly) : random() < 0.5 ? happen(light) : undefined,
      )
      await sendSome()
      await trouble
      await note()
      if (--burstsUntilNetwork === 0) await platform.fault(guest, 'refuseConnections', null)
      onProgress(`${sent} sent, ${counted.size} counted`)
    }
    await comeToRest()
    return await findings()
  } finally {
    await chromium.kill()
    await rm(profile, { recursive: true, force: true })
  }
}
