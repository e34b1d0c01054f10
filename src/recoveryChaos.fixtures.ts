import { type AnyEventObject, waitFor } from 'xstate'
import { setFold } from '../machines/core/clock.ts'
import { selectActors } from '../machines/shell/app/app.selectors.ts'
import { selectConnection } from '../machines/shell/realtime/realtime.selectors.ts'
import type { FrameOrder } from '../simulator/core/frameFaults.ts'
import type { Simulator } from '../simulator/core/simulator.ts'
import { completeApp } from './areas/all.ts'
import { EventLog, type RecordedLog, record, replay, stateOf } from './engine/index.ts'
import { type FaultyGuest, faultyGuest, guest, lastingFaults } from './faultyGuest.fixtures.ts'
import { actorOf, differencesOf, failedIn, isIn } from './recovered.fixtures.ts'
import { balancePush, startApp } from './startedApp.fixtures.ts'
import { run, type Sequence } from './testing/faults.ts'

/** Time that passes until a sequence counts as one from which the page does not recover, in s. */
const longestRecovery = 900

type Started = ReturnType<typeof startApp>

/** A page, with the log of its app. */
interface Opened {
  page: Started
  logs: readonly RecordedLog[]
}

/** Where a page that was through faults is not as it should be; all lists are empty when it is. */
export interface ChaosFinding {
  /** What happened, in order. */
  happened: readonly string[]
  /** In what it is another than a fresh one. */
  differences: readonly string[]
  /** Actors that stayed in a failed state. */
  failed: readonly string[]
  /** Channels in which the platform has not each message once, in the order in which they were sent. */
  misdelivered: readonly string[]
  /** What of its log is not replayed as it was lived. */
  diverged: readonly string[]
}

/** Whether nothing is wrong. */
export const isWell = ({ happened: _, ...finding }: ChaosFinding): boolean =>
  Object.values(finding).every((list) => list.length === 0)

/** One turn of what is under way in this process and on its sockets. */
const turn = () => new Promise<void>((done) => setTimeout(done, 2))

async function quiet({ browser }: Started): Promise<void> {
  await turn()
  while (browser.underWay.size > 0) await turn()
  await turn()
}

async function open(simulator: Simulator, cookie: string): Promise<Opened> {
  const logs: RecordedLog[] = []
  const started = startApp(simulator, undefined, cookie, (machine, options) => {
    const recording = record(machine, { ...options, onFold: setFold, texts: 'shape' })
    logs.push(recording.log)
    return recording.actor
  })
  await waitFor(
    started.app,
    (snapshot) => snapshot.children.guest?.getSnapshot().matches('loggedIn') === true,
  )
  started.clock.step(0)
  await waitFor(started.app, (snapshot) => selectActors(snapshot).channels !== undefined)
  actorOf(started.app, 'channels').send({ type: 'channels.wanted' })
  return { page: started, logs }
}

/** A page in this process, before a simulator over real sockets. */
function guestOn(page: Started, simulator: Simulator): FaultyGuest {
  const { outside } = page.browser
  const pass = async (ms: number, how: 'step' | 'jump') => {
    page.clock[how](ms)
    await quiet(page)
  }
  return faultyGuest({
    fault: async (name, params) => simulator.setFault(guest, name, params),
    order: async (order) => void simulator.orderFrames(guest, order as FrameOrder),
    close: async (code) => void simulator.closeConnections(guest, code),
    send: async (bytes) => void simulator.sendBytes(guest, Uint8Array.from(bytes)),
    pass: (ms) => pass(ms, 'step'),
    jump: (ms) => pass(ms, 'jump'),
    async setOnline(isOnline) {
      outside.online = isOnline
      outside.change(isOnline ? 'online' : 'offline')
    },
    tell: async (address, event: AnyEventObject) => actorOf(page.app, address).send(event),
    async write(channelId) {
      await fetch(`${simulator.url}simulator/api/messenger/message`, {
        method: 'POST',
        headers: { 'x-limelight-simulator': '1' },
        body: JSON.stringify({ guestId: guest, channelId, kind: 'text', text: 'Good evening' }),
      })
    },
    book: async (balance) => void simulator.push(guest, balancePush(balance)),
    isOnItsWay: async (text) => kept(page).includes(text),
  })
}

/** The texts that the app keeps until they are in a conversation; those alone that the platform has not answered. */
function kept({ app }: Started, isUnanswered = false): readonly string[] {
  const { messages } = actorOf(app, 'delivery').getSnapshot().context
  return (messages as { data: string; status: string }[])
    .filter(({ status }) => !isUnanswered || status === 'waiting' || status === 'storing')
    .map(({ data }) => data)
}

/**
 * Leads a page through a sequence of faults, orders and pushes, lets it recover, and compares it with a
 * fresh one, its messages with what the platform has, and its log with what it came to.
 */
export async function recoverFrom(
  simulator: Simulator,
  sequence: Sequence<FaultyGuest>,
): Promise<ChaosFinding> {
  const { cookie } = simulator.signIn(guest)
  const lengths = new Map(threadsOf(simulator).map(([id, thread]) => [id, thread.length()]))
  const lost = new Set<string>()
  const diverged: string[] = []
  let opened = await open(simulator, cookie)
  const lived = guestOn(opened.page, simulator)
  const happened = await run(sequence, lived)
  for (const name of lastingFaults) simulator.setFault(guest, name, null)

  function close(): void {
    diverged.push(...divergedFrom(opened))
    opened.page.stop()
  }

  /** A page that reloads, as one whose session expired; here is no store that keeps what waits. */
  async function reloadIfDue(): Promise<void> {
    const { page } = opened
    if (page.browser.outside.reloads === 0) return
    for (const text of kept(page, true)) lost.add(text)
    close()
    opened = await open(simulator, cookie)
  }

  let differences: string[] = []
  for (let seconds = 0; seconds < longestRecovery; seconds += 15) {
    await reloadIfDue()
    const { page } = opened
    for (let second = 0; second < 15; second++) {
      page.clock.step(1_000)
      await quiet(page)
    }
    const isBack =
      selectConnection(actorOf(page.app, 'realtime').getSnapshot()) === 'connected' &&
      failedIn(page.app).length === 0 &&
      kept(page, true).length === 0
    if (!isBack) continue
    const fresh = await open(simulator, cookie)
    await untilLoaded(fresh.page)
    differences = differencesOf(page.app, fresh.page.app)
    fresh.page.stop()
    page.takeFold()
    if (differences.length === 0) break
  }
  const failed = [...failedIn(opened.page.app), ...kept(opened.page, true)]
  close()
  const delivered = misdelivered(simulator, lived.sent, lost, lengths)
  return { happened, differences, failed, misdelivered: delivered, diverged }
}

const threadsOf = (simulator: Simulator) => [...simulator.world.account(guest).threads]

/** Channels that have not what was sent, each once and in order, since they were so long; what is lost they may have. */
function misdelivered(
  simulator: Simulator,
  sent: FaultyGuest['sent'],
  lost: ReadonlySet<string>,
  lengths: ReadonlyMap<string, number>,
): string[] {
  const isLost = (text: string) => lost.has(text)
  return threadsOf(simulator).flatMap(([channelId, thread]) => {
    const length = thread.length() - (lengths.get(channelId) ?? 0)
    const stored = thread
      .before(thread.length() + 1, length)
      .flatMap(({ senderType, data }) =>
        senderType === 'guest' && typeof data === 'string' ? [data] : [],
      )
    const expected = (sent[channelId] ?? []).filter(
      (text) => !isLost(text) || stored.includes(text),
    )
    return stored.join() === expected.join()
      ? []
      : [`${channelId}: ${stored}, but sent ${expected}`]
  })
}

/** Where the log of a page, folded anew, comes to another state than the page is in. */
function divergedFrom({ page, logs: [log] }: Opened): string[] {
  const replayed = replay(completeApp, EventLog.parse(log?.toNDJSON() ?? ''), {
    systemId: 'app',
    onFold: setFold,
  })
  replayed.run()
  page.takeFold()
  const [live, folded] = [stateOf(page.app), stateOf(replayed.actor)]
  const { divergence } = replayed
  return [
    ...(divergence ? [`${divergence.path} ${divergence.part} at ${divergence.seq}`] : []),
    ...Object.keys(live).filter((path) => {
      const states = [live[path], folded[path]].map((state) => JSON.stringify(state))
      return states[0] !== states[1]
    }),
  ]
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
