import { gzipSync } from 'node:zlib'
import { appWalk } from '../fixtures/core/app.fixtures.ts'
import { login, perform } from '../fixtures/core/story.fixtures.ts'
import { setFold } from '../machines/core/clock.ts'
import { createApp } from '../machines/shell/app/app.machine.ts'
import { bareParts } from '../src/areas/all.ts'
import { type RecordedLog, record } from '../src/engine/index.ts'
import { atMost, type Figure } from './measure.ts'
import { walkRecorded } from './walk.ts'

/** Of the same story recorded in version 1 of the format, in bytes an entry. */
interface Version1 {
  plain: number
  gzip: number
}

async function loginRecorded(): Promise<RecordedLog> {
  let log: RecordedLog | undefined
  const app = appWalk(
    setFold,
    { createApp, bareParts },
    {
      create(machine, options) {
        const recording = record(machine, { ...options, onFold: setFold })
        log = recording.log
        return recording.actor
      },
    },
  )
  for (const step of login) await perform(app, step)
  return log as RecordedLog
}

function sizesOf(name: string, log: RecordedLog, version1: Version1): Figure[] {
  const text = Buffer.from(log.toNDJSON())
  const { length } = log.entries
  const sizes = { plain: text.length / length, gzip: gzipSync(text).length / length }
  return (['plain', 'gzip'] as const).map((form) =>
    atMost(version1[form], {
      name: `recorded ${name} (${length} entries), ${form}`,
      value: sizes[form],
      unit: 'bytes an entry',
      goal: `at most as version 1: ${version1[form]}`,
    }),
  )
}

/** How much room recordings take. */
export async function measureSize(): Promise<Figure[]> {
  return [
    ...sizesOf('walk', await walkRecorded(5), { plain: 292.3, gzip: 23.5 }),
    ...sizesOf('login', await loginRecorded(), { plain: 998.1, gzip: 311.6 }),
  ]
}
