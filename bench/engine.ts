import { createActor } from 'xstate'
import { appWalk } from '../fixtures/app.fixtures.ts'
import { push } from '../fixtures/pushes.fixtures.ts'
import { login, perform } from '../fixtures/story.fixtures.ts'
import { appMachine } from '../machines/app/app.machine.ts'
import { setFold } from '../machines/clock.ts'
import { guestMachine } from '../machines/guest/guest.machine.ts'
import { payTourMachine } from '../machines/payTour/payTour.machine.ts'
import type { Push } from '../machines/realtime/realtime.events.ts'
import { realtimeMachine } from '../machines/realtime/realtime.machine.ts'
import { type EventLog, record, replay } from '../src/engine/index.ts'
import { type Figure, median, processorTime } from './measure.ts'

const inputs = 100_000
const rounds = 5
const machines = { appMachine, guestMachine, payTourMachine, realtimeMachine }

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

/**
 * What recording costs and how fast a replay is, over the same inputs unrecorded; medians of rounds
 * in which the three take turns.
 */
export async function measureEngine(): Promise<Figure[]> {
  const recording: number[] = []
  const replaying: number[] = []
  for (let round = 0; round <= rounds; round++) {
    let log: EventLog | undefined
    const live = await processorTime(() => drive({ create: createActor }))
    const recorded = await processorTime(() =>
      drive({
        create(machine, options) {
          const { actor, log: written } = record(machine, { ...options, onFold: setFold })
          log = written
          return actor
        },
      }),
    )
    const { entries } = log as EventLog
    const replayed = await processorTime(() => {
      const { divergence, length } = replay(appMachine, log as EventLog, {
        systemId: 'app',
        onFold: setFold,
      })
      if (divergence || length !== entries.length)
        throw new Error('the replay is not the recording')
    })
    const warmingUp = round === 0
    if (warmingUp) continue
    recording.push(recorded / live)
    replaying.push(live / replayed)
  }
  const cost = median(recording)
  const speed = median(replaying)
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
  ]
}
