import fc from 'fast-check'
import { expect, test } from 'vitest'
import { appWalk } from '../fixtures/app.fixtures.ts'
import type { Outside } from '../fixtures/slots.fixtures.ts'
import { login, perform, story } from '../fixtures/story.fixtures.ts'
import { sharedActors } from '../machines/app/app.actors.ts'
import { completeAppMachine } from '../machines/app/app.complete.ts'
import { appMachine } from '../machines/app/app.machine.ts'
import { setFold } from '../machines/clock.ts'
import { EventLog, type RecordedLog, record, replay } from './engine/index.ts'
import { redact } from './redaction.ts'

/** An app whose log is redacted. */
function startRedacted(outside: Outside) {
  const logs: RecordedLog[] = []
  const app = appWalk(
    setFold,
    { appMachine, sharedActors },
    {
      ...outside,
      create(machine, options) {
        const recording = record(machine, { ...options, onFold: setFold, redact })
        logs.push(recording.log)
        return recording.actor
      },
    },
  )
  return { app, text: () => logs[0]?.toNDJSON() ?? '' }
}

function divergenceOf(text: string) {
  const log = EventLog.parse(text)
  const replayed = replay(completeAppMachine, log, { systemId: 'app', onFold: setFold })
  replayed.run()
  return replayed.divergence
}

test('a log whose searches and postcode are redacted replays without divergence', async () => {
  const { app, text } = startRedacted({
    items: { cookieBanner: '1:f1a0', searchHistory: '["Rosa Müller"]' },
  })
  for (const step of login) await perform(app, step)
  const { camFilter, search } = app.actor.getSnapshot().children
  for (const typed of ['Müller & ночь 夜', 'velvet', 'copper', 'velvet']) {
    search?.send({ type: 'search.textChanged', text: typed })
    search?.send({ type: 'search.submitted' })
  }
  camFilter?.send({ type: 'camFilter.zipCodeChanged', zipCode: '10115' })
  camFilter?.send({ type: 'camFilter.placeRequested' })
  camFilter?.send({ type: 'camFilter.applied' })

  expect(text()).toContain('/nl/search/videos/xxxxxx/')
  for (const typed of ['Müller', 'Rosa', 'ночь', 'velvet', 'copper', '10115', '%BC']) {
    expect(text()).not.toContain(typed)
  }
  expect(divergenceOf(text())).toBeUndefined()
})

test('the redacted log of any story replays without divergence', { timeout: 60_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(story, async ({ outside, steps }) => {
      const { app, text } = startRedacted(outside)
      for (const step of steps) await perform(app, step)
      expect(divergenceOf(text())).toBeUndefined()
    }),
    { numRuns: 60 },
  )
})
