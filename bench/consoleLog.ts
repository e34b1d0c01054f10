import { appWalk } from '../fixtures/core/app.fixtures.ts'
import { login, perform, type Step } from '../fixtures/core/story.fixtures.ts'
import { setFold } from '../machines/core/clock.ts'
import { eventsVersion } from '../machines/core/eventsVersion.ts'
import { createApp } from '../machines/shell/app/app.machine.ts'
import type { PageName } from '../machines/shell/navigation/routes.ts'
import { bareParts } from '../src/areas/all.ts'
import { type RecordedLog, record } from '../src/engine/index.ts'
import { hashRules } from '../src/redaction/hashRules.ts'
import { redact } from '../src/redaction/redact.ts'
import { appPushes } from './mixes.ts'

/** Visited in turns, each kind with code of its own. */
const pages = ['cams', 'messenger', 'profile', 'home', 'favoriteCams', 'benefits'] as const
const perVisit = 200
/** Between some pushes and the next, in ms: all of them come before the first ping is due. */
const pause = 20
/** As the app takes them: a tenth of what a page keeps. */
const checkpointEvery = { entries: 2_000, bytes: 1.6 * 2 ** 20 }

/**
 * The redacted log of a guest who goes from page to page while much is pushed.
 * @param entries how many it has at least
 */
export async function recordVisits(entries: number): Promise<string> {
  let log: RecordedLog | undefined
  const app = appWalk(
    setFold,
    { createApp, bareParts },
    {
      create(machine, options) {
        const recording = record(machine, {
          ...{ ...options, onFold: setFold, build: 'bench', session: 'bench' },
          ...{ events: eventsVersion, redact, ...hashRules },
          ...{ checkpointEvery, soon: (run: () => void) => run() },
        })
        log = recording.log
        return recording.actor
      },
    },
  )
  const answers: Step[] = [
    { does: 'resolve', as: 'guest' },
    { does: 'resolve', as: 'guest' },
  ]
  for (const step of login) await perform(app, step)
  const { report } = app.socket.last()
  let seq = 0
  for (let visit = 0; (log?.entries.length ?? 0) < entries; visit++) {
    const name = pages[visit % pages.length] as PageName
    const event = { type: 'navigation.routeRequested', route: { name, params: {} } } as const
    await perform(app, { does: 'say', name: 'navigation', event } as Step)
    for (const step of answers) await perform(app, step)
    for (let count = 0; count < perVisit; count += 5) {
      app.clock.step(pause)
      for (const push of appPushes(seq)) report({ type: 'socket.pushReceived', push, seq: ++seq })
    }
  }
  if (!log) throw new Error('nothing was recorded')
  return log.toNDJSON()
}
