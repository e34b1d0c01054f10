import { expect, test } from 'vitest'
import { guest } from '../fixtures/account/guest.fixtures.ts'
import { appWalk } from '../fixtures/core/app.fixtures.ts'
import { appConfig } from '../fixtures/core/appConfig.fixtures.ts'
import { oddFrames } from '../fixtures/shell/oddFrames.fixtures.ts'
import { push } from '../fixtures/shell/pushes.fixtures.ts'
import { setFold } from '../machines/core/clock.ts'
import { createApp } from '../machines/shell/app/app.machine.ts'
import { parseFrame } from '../services/shell/pushes.schema.ts'
import { bareParts, completeApp } from './areas/all.ts'
import { EventLog, type RecordedLog, record, replay, stateOf } from './engine/index.ts'
import { redactEntry } from './engine/redacting.ts'
import { redact } from './redaction/redact.ts'

test('what a platform sends that has gone mad, also nested thousands deep, fails no actor; its log replays as it was lived, and redacted to the same actors', async () => {
  const logs: RecordedLog[] = []
  const app = appWalk(
    setFold,
    { createApp, bareParts },
    {
      create(machine, options) {
        const made = record(machine, { ...options, onFold: setFold, texts: 'shape' })
        logs.push(made.log)
        return made.actor
      },
    },
  )
  await app.loadConfig[0]?.resolve(appConfig())
  await app.loadSession[0]?.resolve({ guest: guest(), expiresIn: 600 })
  app.socket.open()
  app.socket.push(push('sessionAcknowledged'))
  for (const data of oddFrames(1_000, 2)) {
    const frame = parseFrame(data)
    const report = app.socket.last().report
    if ('push' in frame) report({ type: 'socket.pushReceived', push: frame.push })
    else report({ type: 'socket.frameRefused', reason: frame.refused })
  }
  const states = stateOf(app.actor)
  expect(Object.values(states).filter(({ status }) => status === 'error')).toEqual([])
  expect(app.actor.getSnapshot().context.restarts).toEqual([])
  const text = logs[0]?.toNDJSON() ?? ''
  expect(text).not.toContain('unreadable"]')
  const log = EventLog.parse(text)
  const replayed = replay(completeApp, log, { systemId: 'app', onFold: setFold })
  replayed.run()
  expect(replayed.divergence).toBeUndefined()
  expect(Object.keys(stateOf(replayed.actor))).toEqual(Object.keys(states))

  for (const entry of log.entries) redactEntry(entry, redact)
  const redacted = replay(completeApp, EventLog.parse(log.toNDJSON()), {
    systemId: 'app',
    onFold: setFold,
  })
  redacted.run()
  expect(Object.keys(stateOf(redacted.actor))).toEqual(Object.keys(states))
})
