import fc from 'fast-check'
import { expect, test } from 'vitest'
import { appWalk } from '../fixtures/core/app.fixtures.ts'
import { subjects } from '../fixtures/core/inputs.fixtures.ts'
import { holds, secrets } from '../fixtures/core/secrets.fixtures.ts'
import { perform, type Story, storyOf } from '../fixtures/core/story.fixtures.ts'
import { typed } from '../fixtures/messenger/typed.fixtures.ts'
import { setFold } from '../machines/core/clock.ts'
import { type AppMachine, createApp } from '../machines/shell/app/app.machine.ts'
import { bareParts, completeApp } from './areas/all.ts'
import { EventLog, type LogEntry, type Recording, record, replay, stateOf } from './engine/index.ts'
import { redact } from './redaction.ts'

/** What the platform says of itself to everybody, under names that also hold personal texts. */
const isPublic: ReadonlySet<string> = new Set(['Juno Amber', 'Ten messages'])

/** Plays a story with a redacted log, of which the page keeps the end and a sink gets all. */
async function play({ outside, steps }: Story) {
  const recordings: Recording<AppMachine>[] = []
  const lines: string[] = []
  const entries = new Map<number, LogEntry>()
  const app = appWalk(
    setFold,
    { createApp, bareParts },
    {
      ...outside,
      create(machine, options) {
        const recording = record(machine, {
          ...options,
          onFold: setFold,
          redact,
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
  for (const step of steps) {
    await perform(app, step)
    for (const entry of recording.log.entries) entries.set(entry.seq, entry)
  }
  const checkpoint = recording.checkpoint()
  recording.flush()
  return { log: recording.log, whole: lines.join(''), checkpoint, entries: [...entries.values()] }
}

/** Texts that a value holds and its redacted copy does not. */
function replacedIn(value: unknown, redacted: unknown): string[] {
  if (typeof value === 'string') return value === redacted ? [] : [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, item]) =>
    replacedIn(item, (redacted as Record<string, unknown> | undefined)?.[key]),
  )
}

/** What of the events no log may hold, where it is long enough to be told from names of ours. */
function personalTexts(entries: readonly LogEntry[]): string[] {
  const replaced = entries.flatMap(({ event }) => replacedIn(event, redact(event)))
  return [...new Set(replaced)].filter((text) => /[\p{L}\d]{5}/u.test(text) && !isPublic.has(text))
}

function redactedStatesAtTheEndOf(text: string) {
  const log = EventLog.parse(text)
  const replayed = replay(completeApp, log, { systemId: 'app', onFold: setFold })
  replayed.run()
  expect(replayed.divergence).toBeUndefined()
  return redact({ type: 'states', states: JSON.parse(JSON.stringify(stateOf(replayed.actor))) })
}

test('a checkpoint of any story holds nothing that its log replaces, and the end of the log leads where the whole log leads', async () => {
  let capped = 0
  const found = new Set<string>()
  for (const subject of subjects) {
    const story = fc.asyncProperty(storyOf(subject), async (told) => {
      const { log, whole, checkpoint, entries } = await play(told)
      const personal = personalTexts(entries)
      for (const text of personal) found.add(text)
      const secretTexts = [...personal, ...Object.values(typed)]
      expect(secretTexts.filter((text) => holds(checkpoint, text))).toEqual([])
      for (const pattern of Object.values(secrets)) expect(checkpoint).not.toMatch(pattern)

      expect(log.warnings).toEqual([])
      if (log.checkpoints.length > 0) capped++
      expect(redactedStatesAtTheEndOf(log.toNDJSON())).toEqual(redactedStatesAtTheEndOf(whole))
    })
    await fc.assert(story, { numRuns: 2 })
  }
  expect(capped).toBeGreaterThan(subjects.length / 2)
  expect(found.size).toBeGreaterThan(10)
})
