import { waitFor } from 'xstate'
import { selectActors } from '../machines/shell/app/app.selectors.ts'
import { selectConnection } from '../machines/shell/realtime/realtime.selectors.ts'
import { createRandom } from '../simulator/core/random.ts'
import type { Simulator } from '../simulator/core/simulator.ts'
import { actorOf, differencesOf, failedIn, isIn, networkFaults } from './recovered.fixtures.ts'
import { balancePush, startApp } from './startedApp.fixtures.ts'

const guest = 'guest1'
const stepsOfASequence = 14
/** Time that passes until a sequence counts as one from which the page does not recover, in s. */
const longestRecovery = 900

type Started = ReturnType<typeof startApp>

/** Where a page that was through faults is another than a fresh one; empty when nowhere. */
export interface ChaosFinding {
  seed: number
  /** What happened, in order. */
  happened: readonly string[]
  differences: readonly string[]
  /** Actors that stayed in a failed state. */
  failed: readonly string[]
}

/** One turn of what is under way in this process and on its sockets. */
const turn = () => new Promise<void>((done) => setTimeout(done, 2))

async function quiet({ browser }: Started): Promise<void> {
  await turn()
  while (browser.underWay.size > 0) await turn()
  await turn()
}

async function open(simulator: Simulator, cookie: string): Promise<Started> {
  const started = startApp(simulator, undefined, cookie)
  await waitFor(
    started.app,
    (snapshot) => snapshot.children.guest?.getSnapshot().matches('loggedIn') === true,
  )
  started.clock.step(0)
  await waitFor(started.app, (snapshot) => selectActors(snapshot).channels !== undefined)
  actorOf(started.app, 'channels').send({ type: 'channels.wanted' })
  return started
}

/**
 * Leads a page through a sequence of faults, orders and pushes, lets it recover, and compares it with a
 * fresh one.
 * @param seed draws the sequence
 */
export async function recoverFromChaos(simulator: Simulator, seed: number): Promise<ChaosFinding> {
  const random = createRandom(seed, 'chaos')
  const { cookie } = simulator.signIn(guest)
  const page = await open(simulator, cookie)
  const happened: string[] = []
  const on = new Set<string>()

  const doings: Readonly<Record<string, () => Promise<void> | void>> = {
    fault() {
      const name = random.pick(Object.keys(networkFaults))
      const params = networkFaults[name]?.(random) ?? {}
      simulator.setFault(guest, name, params)
      on.add(name)
      happened.push(`${name} ${JSON.stringify(params)}`)
    },
    heal() {
      const name = random.pick([...on, 'halfOpen'])
      simulator.setFault(guest, name, null)
      on.delete(name)
      happened.push(`no ${name}`)
    },
    async write() {
      const channelId = `${guest}-channel${random.between(1, 6)}`
      await fetch(`${simulator.url}simulator/api/messenger/message`, {
        method: 'POST',
        headers: { 'x-limelight-simulator': '1' },
        body: JSON.stringify({ guestId: guest, channelId, kind: 'text', text: 'Good evening' }),
      })
      happened.push(`write ${channelId}`)
    },
    book() {
      simulator.push(guest, balancePush(random.between(1, 500)))
      happened.push('book')
    },
    archive() {
      const { channels } = actorOf(page.app, 'channels').getSnapshot().context
      if (channels.length === 0) return
      const { id: channelId } = random.pick<{ id: string }>(channels)
      const isArchived = random.chance(0.5)
      const type = 'channelOrders.archiveRequested'
      actorOf(page.app, 'channelOrders').send({ type, channelId, isArchived })
      happened.push(`archive ${channelId} ${isArchived}`)
    },
    seeAll() {
      actorOf(page.app, 'channels').send({ type: 'channels.allSeenRequested' })
      happened.push('see all')
    },
    async wait() {
      const ms = random.pick([10, 500, 1_000, 5_000, 60_000])
      page.clock.step(ms)
      await quiet(page)
      happened.push(`wait ${ms}`)
    },
  }
  const names = Object.keys(doings)
  const likely = [...names, 'fault', 'fault', 'write', 'write', 'wait', 'wait']
  for (let step = 0; step < stepsOfASequence; step++) {
    await doings[random.pick(likely)]?.()
    if (random.chance(0.5)) await turn()
  }
  for (const name of Object.keys(networkFaults)) simulator.setFault(guest, name, null)
  happened.push('healed')

  let differences: string[] = []
  for (let seconds = 0; seconds < longestRecovery; seconds += 15) {
    for (let second = 0; second < 15; second++) {
      page.clock.step(1_000)
      await quiet(page)
    }
    const isBack =
      selectConnection(actorOf(page.app, 'realtime').getSnapshot()) === 'connected' &&
      failedIn(page.app).length === 0
    if (!isBack) continue
    const fresh = await open(simulator, cookie)
    await untilLoaded(fresh)
    differences = differencesOf(page.app, fresh.app)
    fresh.stop()
    page.takeFold()
    if (differences.length === 0) break
  }
  const failed = failedIn(page.app)
  page.stop()
  return { seed, happened, differences, failed }
}

async function untilLoaded(fresh: Started): Promise<void> {
  const isLoaded = () =>
    selectConnection(actorOf(fresh.app, 'realtime').getSnapshot()) === 'connected' &&
    isIn(actorOf(fresh.app, 'channels').getSnapshot().value.list, 'loaded')
  while (!isLoaded()) {
    fresh.clock.step(1_000)
    await quiet(fresh)
  }
  await quiet(fresh)
}
