import { expect, type Page } from '@playwright/test'
import type { About, Order, Shown } from '../../src/inspector/agent/messages.ts'

/** What an agent told an inspector that was played by hand. */
interface Heard {
  tabs: About[]
  opened: About[]
  lines: string[]
  shown: (Shown | null)[]
  answers: Record<number, string | null>
  closed: boolean[]
  peer: string
}

type InspectorWindow = Window & { heard?: Heard; orders?: number }

/** Opens the inspector's page, and lets it listen as a link does, message by message. */
export async function openByHand(page: Page, server: string): Promise<void> {
  await page.goto(`${server}inspector`)
  await page.evaluate(() => {
    const heard: Heard = {
      ...{ tabs: [], opened: [], lines: [], shown: [], answers: {}, closed: [], peer: '' },
    }
    ;(window as InspectorWindow).heard = heard
    new BroadcastChannel('limelight-inspector').addEventListener('message', ({ data }) => {
      if (data.kind === 'here') heard.tabs.push(data.about)
    })
  })
}

export function heardBy(page: Page): Promise<Heard> {
  return page.evaluate(() => (window as InspectorWindow).heard as Heard)
}

/** Asks who is there until so many have said so. */
export async function tabsOf(page: Page, count: number): Promise<About[]> {
  let tabs: About[] = []
  await expect(async () => {
    await page.evaluate(() => {
      const meeting = new BroadcastChannel('limelight-inspector')
      meeting.postMessage({ protocol: 1, kind: 'look' })
      meeting.close()
    })
    const { tabs: said } = await heardBy(page)
    tabs = [...new Map(said.map((about) => [about.tab, about])).values()]
    expect(tabs).toHaveLength(count)
  }).toPass()
  return tabs
}

/** Attaches to a tab and waits until its log begins. */
export async function attach(page: Page, tab: string): Promise<void> {
  const before = (await heardBy(page)).opened.length
  await page.evaluate((name) => {
    const heard = (window as InspectorWindow).heard as Heard
    const peer = crypto.randomUUID()
    heard.peer = peer
    heard.lines = []
    const channel = new BroadcastChannel(`limelight-inspector:${peer}`)
    channel.addEventListener('message', ({ data }) => {
      if (data.kind === 'opened') heard.opened.push(data.about)
      if (data.kind === 'lines') heard.lines.push(...data.lines)
      if (data.kind === 'showing') heard.shown.push(data.shown)
      if (data.kind === 'answer') heard.answers[data.order] = data.refusal
      if (data.kind === 'closed') heard.closed.push(data.isReload)
    })
    void navigator.locks.request(`limelight-inspector:${peer}:inspector`, async () => {
      const meeting = new BroadcastChannel('limelight-inspector')
      meeting.postMessage({ protocol: 1, kind: 'attach', tab: name, peer })
      await new Promise(() => undefined)
    })
  }, tab)
  await expect(async () => {
    expect((await heardBy(page)).opened.length).toBeGreaterThan(before)
  }).toPass()
}

/** Says something on the channel of who is attached. */
export async function sayTo(page: Page, message: object): Promise<void> {
  await page.evaluate((said) => {
    const { peer } = (window as InspectorWindow).heard as Heard
    const channel = new BroadcastChannel(`limelight-inspector:${peer}`)
    channel.postMessage({ protocol: 1, peer, ...said })
    channel.close()
  }, message)
}

/** Gives an order. @returns null when it was carried out, else why not */
export async function order(page: Page, given: Order): Promise<string | null> {
  const id = await page.evaluate(() => {
    const inspector = window as InspectorWindow
    inspector.orders = (inspector.orders ?? 0) + 1
    return inspector.orders
  })
  await sayTo(page, { kind: 'order', id, order: given })
  await expect(async () => {
    expect((await heardBy(page)).answers).toHaveProperty(String(id))
  }).toPass()
  return (await heardBy(page)).answers[id] as string | null
}

/** Waits until the log's lines hold an event of a type. @returns its entry */
export async function untilEntry(page: Page, type: string): Promise<{ seq: number; to: string }> {
  let entry: { seq: number; to: string } | undefined
  await expect(async () => {
    const { lines } = await heardBy(page)
    const entries = lines.map((line) => JSON.parse(line))
    entry = entries.findLast(({ event }) => event?.type === type)
    expect(entry, type).toBeTruthy()
  }).toPass()
  return entry as { seq: number; to: string }
}
