import { createActor } from 'xstate'
import { appWalk } from '../fixtures/app.fixtures.ts'
import { push } from '../fixtures/pushes.fixtures.ts'
import { login, perform } from '../fixtures/story.fixtures.ts'
import { sharedActors } from '../machines/app/app.actors.ts'
import { completeAppMachine } from '../machines/app/app.complete.ts'
import { appMachine } from '../machines/app/app.machine.ts'
import { setFold } from '../machines/clock.ts'
import type { Push } from '../machines/realtime/realtime.events.ts'
import { EventLog, type RecordedLog, record, replay } from '../src/engine/index.ts'
import { compare, type Figure } from './measure.ts'

const inputs = 100_000
const machines = { appMachine, sharedActors }

const pushes = (number: number): Push[] => [
  push('guestBalance', { balance: number, balanceFormatted: `${number},00` }),
  push('loyaltyPointsChanged', { loyaltyPoints: number }),
  push('favouritePinned', { kind: 'actor', id: `actor${number % 50}` }),
  push('liveReaction', { actorId: 'actor1', reaction: 'applause' }),
  push('actorOnline', { actorId: `actor${number % 50}` }),
]

/** Sends a logged-in guest's app the same pushes, the whole app being at work. */
async function drive(create: Parameters<typeof appWalk>[2]): Promise<void> {
  const app = appWalk(setFold, machines, create)
  for (const step of login) await perform(app, step)
  const { report } = app.socket.last()
  let seq = 0
  while (seq < inputs) {
    for (const received of pushes(seq)) {
      seq++
      report({ type: 'socket.pushReceived', push: received, seq })
    }
  }
}

async function driveRecorded(): Promise<RecordedLog> {
  let log: RecordedLog | undefined
  await drive({
    create(machine, options) {
      const recording = record(machine, { ...options, onFold: setFold })
      log = recording.log
      return recording.actor
    },
  })
  return log as RecordedLog
}

function replayWhole(log: RecordedLog): void {
  const { divergence, length } = replay(completeAppMachine, log, {
    systemId: 'app',
    onFold: setFold,
  })
  if (divergence || length < inputs) throw new Error('the replay is not the recording')
}

/** The slowest of many seeks in a log of 10,000 entries, in ms. */
function slowestSeek(log: RecordedLog): number {
  const replayed = replay(
    completeAppMachine,
    new EventLog(log.header, log.entries.slice(0, 10_000)),
    {
      systemId: 'app',
      onFold: setFold,
    },
  )
  let slowest = 0
  for (let i = 0; i < 2_000; i++) {
    const before = performance.now()
    replayed.seek((i * 7_919) % 10_000)
    slowest = Math.max(slowest, performance.now() - before)
  }
  return slowest
}

/** How fast a replay is and what recording costs, over the same inputs live and unrecorded. */
export async function measureEngine(): Promise<Figure[]> {
  const live = () => drive({ create: createActor })
  const log = EventLog.parse((await driveRecorded()).toNDJSON())
  const speed = await compare(live, () => replayWhole(log))
  const seek = slowestSeek(log)
  const cost = await compare(driveRecorded, live)
  return [
    {
      name: `recording, over unrecorded (${inputs} inputs)`,
      value: cost,
      unit: 'times the time',
      goal: 'at most 1.15',
      holds: cost <= 1.15,
    },
    {
      name: 'replay, over live dispatch',
      value: speed,
      unit: 'times the speed',
      goal: 'at least 0.9',
      holds: speed >= 0.9,
    },
    {
      name: 'slowest of 2000 seeks in 10000 entries',
      value: seek,
      unit: 'ms',
      goal: 'under a frame of 16 ms',
      holds: seek < 16,
    },
  ]
}
