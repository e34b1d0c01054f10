import 'fake-indexeddb/auto'
import { openDB } from 'idb'
import type { Actor } from 'xstate'
import { guest } from '../fixtures/account/guest.fixtures.ts'
import { appWalk } from '../fixtures/core/app.fixtures.ts'
import { appConfig } from '../fixtures/core/appConfig.fixtures.ts'
import { push } from '../fixtures/shell/pushes.fixtures.ts'
import { setFold } from '../machines/core/clock.ts'
import { type AppMachine, createApp } from '../machines/shell/app/app.machine.ts'
import { fakeBrowserOfLogs, journalOf } from '../services/support/journal.fixtures.ts'
import type { JournalDatabase } from '../services/support/journalDatabase.ts'
import { bytesOf, journalLimits } from '../services/support/journalRoom.ts'
import { linesOfLog } from '../services/support/storedLogs.ts'
import { bareParts, completeApp } from '../src/areas/all.ts'
import { EventLog, replay } from '../src/engine/index.ts'
import { type Started, startRecording } from '../src/engine/recording.ts'
import { keepLog } from '../src/keptLog.ts'
import { atMost, type Figure } from './measure.ts'

const perSecond = 20
const hour = 60 * 60_000
const megabyte = 2 ** 20
/** A page still grows so long: the ring in memory is not full before. In hours. */
const settledAt = 1

/**
 * A session of hours under a simulated clock: the app's machines with the recording, its ring and the journal over a fake
 * IndexedDB, 20 pushes a second and a click every three; no view is drawn.
 */
export async function measureEightHours(hours: number): Promise<Figure[]> {
  const browser = fakeBrowserOfLogs()
  const journal = journalOf(browser.openPage().environment)
  const recordings: Started[] = []
  const app = appWalk(
    setFold,
    { createApp, bareParts },
    {
      create(machine, options) {
        const started = startRecording(machine, { ...options, texts: 'shape', onFold: setFold })
        recordings.push(started)
        return started.actor as Actor<AppMachine>
      },
    },
  )
  const { actor, clock, socket } = app
  const [started] = recordings as [Started]
  const { log } = keepLog(started, undefined, {
    sink: journal.sink,
    soon: (run) => void clock.setTimeout(run, 5),
    after: (ms, run) => void clock.setTimeout(run, ms),
  })
  await app.loadConfig[0]?.resolve(appConfig())
  await app.loadSession[0]?.resolve({ guest: guest(), expiresIn: 100 * hour })
  socket.open()
  socket.push(push('sessionAcknowledged', { sessionId: 'session-1' }), 1)

  const heaps: number[] = []
  const ticks = hours * 3_600 * perSecond
  for (let tick = 1; tick <= ticks; tick++) {
    pushOne(tick)
    if (tick % (3 * perSecond) === 0) clickOne(tick / (3 * perSecond))
    clock.step(1_000 / perSecond)
    if (tick % 200 === 0) await journal.settled()
    if (tick % (1_800 * perSecond) === 0) {
      heaps.push(heapUsed())
      console.error(`${tick / 3_600 / perSecond} h: heap ${heaps.at(-1)?.toFixed(1)} MB`)
    }
  }
  const isStored = await journal.settled()

  const database = (await openDB('limelight-journal')) as unknown as JournalDatabase
  const [stored] = await database.getAll('logs')
  if (!stored || !isStored) throw new Error('the log is not on the disk')
  const text = (await linesOfLog(database, stored)).join('')
  const kept = EventLog.parse(text)
  const end = kept.entries.at(-1)
  const from = kept.checkpoints.findLast(
    ({ seq }) => (kept.entries.find((each) => each.seq > seq)?.at ?? 0) <= (end?.at ?? 0) - hour,
  )
  const replayed = replay(completeApp, kept, {
    systemId: 'app',
    onFold: setFold,
    ...(from && { from: from.seq }),
  })
  replayed.run()
  const span = ((end?.at ?? 0) - (kept.entries[0]?.at ?? 0)) / hour
  const settled = heaps.slice(2 * settledAt - 1)
  const whole =
    end?.seq === log.entries.at(-1)?.seq &&
    replayed.divergence === undefined &&
    (from ?? kept.entries[0]?.seq === 1)
  return [
    {
      isVital: true,
      ...atMost(0.5, {
        name: `${hours} h simulated, ${perSecond} pushes a second, ${ticks / 60} clicks: growth of the heap after the first hour, now ${heaps.at(-1)?.toFixed(0)} MB`,
        value: ((settled.at(-1) ?? 0) - (settled[0] ?? 0)) / Math.max(1, hours - settledAt),
        unit: 'MB an hour',
      }),
    },
    {
      isVital: true,
      ...atMost(journalLimits.logBytes / megabyte + 1, {
        name: '  on the disk',
        value: bytesOf(stored) / megabyte,
        unit: 'MB',
      }),
    },
    { name: '  of that, how far back it reaches', value: span, unit: 'h' },
    {
      isVital: true,
      ...atMost(0, {
        name: '  last hours that do not replay from their checkpoint to the same end',
        value: whole ? 0 : 1,
        unit: '',
      }),
    },
  ]

  function pushOne(tick: number): void {
    const actorId = `actor${tick % 40}`
    if (tick % (20 * perSecond) === 0) socket.push(push('pong', { ttl: 60_000 }))
    else if (tick % 5 === 0) socket.push(push('liveReaction', { actorId, reaction: 'heart' }))
    else socket.push(push(tick % 2 ? 'actorOnline' : 'actorOffline', { actorId }))
  }

  function clickOne(count: number): void {
    const menu = count % 2 ? 'search' : 'language'
    actor.system.get('menus').send({ type: 'menus.toggleRequested', menu })
  }
}

function heapUsed(): number {
  globalThis.gc?.()
  globalThis.gc?.()
  return process.memoryUsage().heapUsed / megabyte
}
