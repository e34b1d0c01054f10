import { expect, type Page } from '@playwright/test'
import { setFold } from '../machines/core/clock.ts'
import { selectListedIds } from '../machines/messenger/channels/channels.selectors.ts'
import { createRandom } from '../simulator/core/random.ts'
import { completeApp } from '../src/areas/all.ts'
import { EventLog, replay } from '../src/engine/index.ts'
import { actorOf, differencesOf, networkFaults } from '../src/recovered.fixtures.ts'
import type { AppActor } from '../src/wire.ts'
import type { Control } from './support/control.ts'
import { test } from './support/flow.ts'
import { logIn, untilConnected } from './support/guest.ts'
import { tell } from './support/page.ts'

const guest = 'guest1'
const stepsOfASequence = 12
const passing = [10, 500, 1_000, 5_000, 60_000]

for (const seed of [1, 2, 7, 11]) {
  test(`whatever network and platform did, the page comes to what a fresh one shows: sequence ${seed}`, {
    tag: seed === 1 ? [] : '@night',
  }, async ({ page, server, platform, complaints }) => {
    await page.clock.install()
    await page.goto(`${server.app}en/`)
    await logIn(page, guest)
    await page.goto(`${server.app}en/messenger/`)
    await untilConnected(page)
    const { happened, archived } = await suffer(page, platform, seed)
    test.info().annotations.push({ type: 'what happened', description: happened.join(', ') })

    const pass = () => page.clock.runFor(1_000)
    await expect
      .poll(async () => {
        await pass()
        return statesOf(page)
      })
      .toEqual({ failed: [], isConnected: true, isListed: true })
    const fresh = await page.context().newPage()
    await fresh.goto(`${server.app}en/messenger/`)
    await expect
      .poll(() => statesOf(fresh))
      .toEqual({ failed: [], isConnected: true, isListed: true })
    await expect
      .poll(async () => {
        await pass()
        return differencesOf(await replayed(page), await replayed(fresh))
      })
      .toEqual([])
    const listed = selectListedIds(actorOf(await replayed(fresh), 'channels').getSnapshot())
    expect(Object.keys(archived).filter((id) => listed.includes(id) === archived[id])).toEqual([])
    expect(complaints.splice(0).filter((said) => !ofTheNetwork.test(said))).toEqual([])
  })
}

/** What a browser says of requests and connections that failed, which is what was done to them. */
const ofTheNetwork = /Failed to load resource|WebSocket connection to/

/**
 * Leads a page through faults, pushes and orders, drawn by a seed, and takes the faults away.
 * @returns what happened, in order, and which channels the guest ordered to be archived, or no longer, and
 * nobody wrote to since
 */
async function suffer(page: Page, platform: Control, seed: number) {
  const random = createRandom(seed, 'chaos in a browser')
  const on = new Set<string>()
  const happened: string[] = []
  const archived: Record<string, boolean> = {}
  const archive = async (isArchived: boolean) => {
    const channelId = `${guest}-channel${random.between(1, 6)}`
    const type = 'channelOrders.archiveRequested'
    await tell(page, 'channelOrders', { type, channelId, isArchived })
    archived[channelId] = isArchived
    return `archive ${channelId} ${isArchived}`
  }
  const doings: Readonly<Record<string, () => Promise<string>>> = {
    async fault() {
      const name = random.pick(Object.keys(networkFaults))
      const params = networkFaults[name]?.(random) ?? {}
      await platform.fault(guest, name, params)
      on.add(name)
      return `${name} ${JSON.stringify(params)}`
    },
    async heal() {
      const name = random.pick([...on, 'halfOpen'])
      await platform.fault(guest, name, null)
      return `no ${name}`
    },
    async restart() {
      await platform.fault(guest, 'refuseResume', { next: 1 })
      await platform.fault(guest, 'httpStatus', { path: '/*', status: 503 })
      await platform.fault(guest, 'closeNow', { code: 1012 })
      await page.clock.runFor(random.pick([2_000, 4_000, 20_000]))
      await platform.fault(guest, 'httpStatus', null)
      return 'restart'
    },
    async orderInVain() {
      await platform.fault(guest, 'halfOpen', {})
      const ordered = await archive(true)
      await page.clock.runFor(random.pick([10, 1_000]))
      await platform.fault(guest, 'halfOpen', null)
      return `${ordered} in vain`
    },
    async write() {
      const channelId = `${guest}-channel${random.between(1, 6)}`
      await platform.write({ guestId: guest, channelId, kind: 'text', text: 'Good evening' })
      delete archived[channelId]
      return `write ${channelId}`
    },
    archive: () => archive(random.chance(0.5)),
    async seeAll() {
      await tell(page, 'channels', { type: 'channels.allSeenRequested' })
      return 'see all'
    },
    async wait() {
      const ms = random.pick(passing)
      await page.clock.runFor(ms)
      return `wait ${ms}`
    },
  }
  const likely = [...Object.keys(doings), 'fault', 'fault', 'write', 'write', 'wait', 'wait']
  for (let step = 0; step < stepsOfASequence; step++) {
    happened.push((await doings[random.pick(likely)]?.()) ?? '')
  }
  for (const name of on) await platform.fault(guest, name, null)
  return { happened, archived }
}

/** What failed in a page, whether its channel is established and its list is there. */
function statesOf(page: Page) {
  return page.evaluate(() => {
    const isIn = (value: unknown, name: string): boolean =>
      typeof value === 'object' && value !== null
        ? Object.values(value).some((part) => isIn(part, name))
        : value === name
    const states = window.limelight.state()
    return {
      failed: Object.keys(states).filter((actor) => isIn(states[actor]?.value, 'failed')),
      isConnected: isIn(states['app/realtime']?.value, 'established'),
      isListed: isIn(states['app/channels']?.value, 'loaded'),
    }
  })
}

/** The app as the page's own event log folds it. */
async function replayed(page: Page): Promise<AppActor> {
  const text = await page.evaluate(async () => (await window.limelight.loadLog()).toNDJSON())
  const run = replay(completeApp, EventLog.parse(text), { systemId: 'app', onFold: setFold })
  run.run()
  expect(run.divergence).toBeUndefined()
  return run.actor
}
