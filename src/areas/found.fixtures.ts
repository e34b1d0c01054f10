import { readFileSync } from 'node:fs'
import { setFold } from '../../machines/core/clock.ts'
import { upcasters } from '../../machines/core/upcasters.ts'
import { EventLog, replay, stateOf } from '../engine/index.ts'
import { shortOf } from '../testing/short.ts'
import { completeApp } from './all.ts'

/**
 * Replays a log that a test was made of (`npm run cli -- to-test`).
 * @returns where this build diverges from it, the actors that fail, and the value of each actor's state as text
 */
export function replayFound(file: URL) {
  const log = EventLog.parse(readFileSync(file, 'utf8'), { upcasters })
  const replayed = replay(completeApp, log, { systemId: 'app', onFold: setFold })
  replayed.run()
  const states = stateOf(replayed.actor)
  return {
    divergence: replayed.divergence,
    failed: Object.keys(states).filter((path) => states[path]?.status === 'error'),
    valueOf: (path: string) => shortOf(states[path]?.value),
  }
}
