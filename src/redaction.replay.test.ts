import { expect, test } from 'vitest'
import { appWalk } from '../fixtures/app.fixtures.ts'
import { login, perform } from '../fixtures/story.fixtures.ts'
import { sharedActors } from '../machines/app/app.actors.ts'
import { appMachine } from '../machines/app/app.machine.ts'
import { setFold } from '../machines/clock.ts'
import { EventLog, record, replay } from './engine/index.ts'
import { redact } from './redaction.ts'

test('a log whose searches and postcode are redacted replays without divergence', async () => {
  const logs: EventLog[] = []
  const app = appWalk(
    setFold,
    { appMachine, sharedActors },
    {
      items: { cookieBanner: '1:f1a0', searchHistory: '["Rosa Müller"]' },
      create(machine, options) {
        const recording = record(machine, { ...options, onFold: setFold, redact })
        logs.push(recording.log)
        return recording.actor
      },
    },
  )
  for (const step of login) await perform(app, step)
  const { camFilter, search } = app.actor.getSnapshot().children
  for (const text of ['Müller & ночь 夜', 'velvet', 'copper', 'velvet']) {
    search?.send({ type: 'search.textChanged', text })
    search?.send({ type: 'search.submitted' })
  }
  camFilter?.send({ type: 'camFilter.zipCodeChanged', zipCode: '10115' })
  camFilter?.send({ type: 'camFilter.placeRequested' })
  camFilter?.send({ type: 'camFilter.applied' })

  const text = logs[0]?.toNDJSON() ?? ''
  expect(text).toContain('/nl/search/videos/xxxxxx/')
  for (const typed of ['Müller', 'Rosa', 'ночь', 'velvet', 'copper', '10115', '%BC']) {
    expect(text).not.toContain(typed)
  }
  const replayed = replay(appMachine, EventLog.parse(text), { systemId: 'app', onFold: setFold })
  replayed.run()
  expect(replayed.divergence).toBeUndefined()
})
