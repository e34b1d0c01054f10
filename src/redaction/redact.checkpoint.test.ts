import fc from 'fast-check'
import { expect, inject, test } from 'vitest'
import { appWalk } from '../../fixtures/core/app.fixtures.ts'
import { subjects } from '../../fixtures/core/inputs.fixtures.ts'
import { holds, secrets } from '../../fixtures/core/secrets.fixtures.ts'
import { perform, type Story, storyOf } from '../../fixtures/core/story.fixtures.ts'
import { typed } from '../../fixtures/messenger/typed.fixtures.ts'
import { setFold } from '../../machines/core/clock.ts'
import { type AppMachine, createApp } from '../../machines/shell/app/app.machine.ts'
import { bareParts, completeApp } from '../areas/all.ts'
import { EventLog, type Recording, record, replay, stateOf } from '../engine/index.ts'
import { hashRules } from './hashRules.ts'
import { inShape } from './inShape.fixtures.ts'
import { redact } from './redact.ts'

/** Plays a story with a redacted log, of which the page keeps the end and a sink gets all. */
async function play({ outside, steps }: Story) {
  const replaced = new Set<string>()
  const recordings: Recording<AppMachine>[] = []
  const lines: string[] = []
  const app = appWalk(
    setFold,
    { createApp, bareParts },
    {
      ...outside,
      create(machine, options) {
        const recording = record(machine, {
          ...options,
          ...hashRules,
          onFold: setFold,
          redact(event, logic) {
            const redacted = redact(event, logic)
            if (event.type !== 'engine.state')
              for (const text of replacedIn(event, redacted)) replaced.add(text)
            return redacted
          },
          keep: { entries: 20 },
          sink: (more) => lines.push(...more),
          soon: queueMicrotask,
        })
        recordings.push(recording)
        return recording.actor
      },
    },
  )
  const [recording] = recordings
  if (!recording) throw new Error('nothing was recorded')
  for (const step of steps) await perform(app, step)
  const checkpoint = recording.checkpoint()
  recording.flush()
  return { log: recording.log, whole: lines.join(''), checkpoint, personal: personalOf(replaced) }
}

/** Texts that a value holds and its redacted copy does not. */
function replacedIn(value: unknown, redacted: unknown): string[] {
  if (typeof value === 'string') return value === redacted ? [] : [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, item]) =>
    replacedIn(item, (redacted as Record<string, unknown> | undefined)?.[key]),
  )
}

/** What of the events no log may hold, where it can be told from an id or a name of ours. */
function personalOf(replaced: ReadonlySet<string>): string[] {
  return [...replaced].filter((text) => /[\p{L}\d]{5}/u.test(text) && /[^a-z\d-]/.test(text))
}

function redactedStatesAtTheEndOf(text: string) {
  const log = EventLog.parse(text)
  const replayed = replay(completeApp, log, { systemId: 'app', onFold: setFold })
  replayed.run()
  expect(replayed.divergence).toBeUndefined()
  return inShape(JSON.parse(JSON.stringify(stateOf(replayed.actor))))
}

test('a checkpoint of any story holds nothing that its log replaces, and the end of the log leads where the whole log leads', async () => {
  const isNight = inject('isNight')
  let capped = 0
  const found = new Set<string>()
  const chosen = subjects.filter((_, index) => isNight || index % 6 === 0)
  for (const subject of chosen) {
    const story = fc.asyncProperty(storyOf(subject), async (told) => {
      const { log, whole, checkpoint, personal } = await play(told)
      for (const text of personal) found.add(text)
      const secretTexts = [...personal, ...Object.values(typed)]
      expect(secretTexts.filter((text) => holds(checkpoint, text))).toEqual([])
      for (const pattern of Object.values(secrets)) expect(checkpoint).not.toMatch(pattern)

      expect(log.warnings).toEqual([])
      if (log.checkpoints.length > 0) capped++
      expect(redactedStatesAtTheEndOf(log.toNDJSON())).toEqual(redactedStatesAtTheEndOf(whole))
    })
    await fc.assert(story, { numRuns: isNight ? 4 : 1 })
  }
  expect(capped).toBeGreaterThan(chosen.length / 2)
  expect(found.size).toBeGreaterThan(10)
})
