import { appWalk } from '../../fixtures/app.fixtures.ts'
import { push } from '../../fixtures/pushes.fixtures.ts'
import { login, perform, type Step } from '../../fixtures/story.fixtures.ts'
import { sharedActors } from '../../machines/app/app.actors.ts'
import { appMachine } from '../../machines/app/app.machine.ts'
import { setFold } from '../../machines/clock.ts'
import { type RecordedLog, record } from '../engine/index.ts'

/** A login, a push, and a lost connection. */
const steps: Step[] = [
  ...login,
  { does: 'push', push: push('guestBalance') },
  { does: 'close' },
  { does: 'step', ms: 1000 },
  { does: 'open' },
]

/** The log of a short session with the machines as they are today, as NDJSON. */
export async function recordSession(): Promise<string> {
  let log: RecordedLog | undefined
  const app = appWalk(
    setFold,
    { appMachine, sharedActors },
    {
      create(machine, options) {
        const recording = record(machine, {
          ...options,
          onFold: setFold,
          build: 'today',
          session: 's1',
        })
        log = recording.log
        return recording.actor
      },
    },
  )
  for (const step of steps) await perform(app, step)
  if (!log) throw new Error('nothing was recorded')
  return log.toNDJSON()
}
