import { expect, test } from 'vitest'
import type { Actor } from 'xstate'
import { appWalk } from '../fixtures/core/app.fixtures.ts'
import { login, perform } from '../fixtures/core/story.fixtures.ts'
import { setFold } from '../machines/core/clock.ts'
import { type AppMachine, createApp } from '../machines/shell/app/app.machine.ts'
import { bareParts, completeApp } from './areas/all.ts'
import { EventLog, type RecordedLog, replay, stateOf } from './engine/index.ts'
import { type Started, startRecording } from './engine/recording.ts'
import { keepLog } from './keptLog.ts'
import { hashRules } from './redaction/hashRules.ts'

/**
 * A page on which a guest logs in.
 * @param keepAtOnce gets the recording before it has begun
 */
async function startPage(keepAtOnce = (_: Started): void => {}) {
  const recordings: Started[] = []
  const app = appWalk(
    setFold,
    { createApp, bareParts },
    {
      create(machine, options) {
        const started = startRecording(machine, {
          ...options,
          seed: 7,
          ...hashRules,
          onFold: setFold,
        })
        recordings.push(started)
        keepAtOnce(started)
        return started.actor as Actor<AppMachine>
      },
    },
  )
  for (const step of login) await perform(app, step)
  const [started] = recordings
  if (!started) throw new Error('nothing was recorded')
  const { menus } = app.actor.getSnapshot().children
  const toggleMenu = () => menus?.send({ type: 'menus.toggleRequested', menu: 'search' })
  return { app, started, toggleMenu }
}

function expectSameEnd(log: RecordedLog, live: Actor<AppMachine>): void {
  const read = EventLog.parse(log.toNDJSON())
  const replayed = replay(completeApp, read, { systemId: 'app', onFold: setFold })
  replayed.run()
  expect(replayed.divergence).toBeUndefined()
  expect(stateOf(replayed.actor)['app/menus']).toEqual(stateOf(live)['app/menus'])
  expect(Object.keys(stateOf(replayed.actor))).toEqual(Object.keys(stateOf(live)))
}

test('a log that is kept late has the entries and digests of one that was kept from the start', async () => {
  const { app, started, toggleMenu } = await startPage()
  const late = keepLog(started).log
  toggleMenu()
  const logs: RecordedLog[] = []
  const other = await startPage((begun) => logs.push(keepLog(begun).log))
  other.toggleMenu()

  const [early] = logs
  expect(late.entries.length).toBeGreaterThan(login.length)
  expect(late.entries[0]?.seq).toBe(1)
  expect(late.entries).toEqual(early?.entries)
  expect(late.header.digest).toEqual(early?.header.digest)
  expect(late.checkpoints).toEqual([])
  expectSameEnd(late, app.actor)
})

test('a log that was kept late begins at a checkpoint once it is beyond its limits', async () => {
  const { app, started, toggleMenu } = await startPage()
  const log = keepLog(started, { entries: 8 }).log
  for (let times = 0; times < 31; times++) toggleMenu()

  expect(log.warnings).toEqual([])
  expect(log.entries.length).toBeLessThanOrEqual(8)
  expect(log.checkpoints[0]?.seq).toBe((log.entries[0]?.seq ?? 0) - 1)
  expectSameEnd(log, app.actor)
})
