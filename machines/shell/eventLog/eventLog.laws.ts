import type { Laws } from '../../../src/testing/laws.ts'
import type { eventLogMachine } from './eventLog.machine.ts'

const endings = {
  'logFile.saved': 'saved',
  'logFile.failed': 'failed',
  'eventLog.cancelRequested': 'cancelled',
} as const

const typesOfEndings = Object.keys(endings) as (keyof typeof endings)[]

export const laws: Laws<typeof eventLogMachine> = {
  'begins unsaved': ({ before, after }) => before !== undefined || after.matches('unsaved'),
  'writes a file when the guest asks, not a second one meanwhile': ({ on, before, began }) => {
    const isAsked = on('eventLog.saveRequested') && !before?.matches('saving')
    return began('logFile').length === (isAsked ? 1 : 0)
  },
  'is saving while the file is written': ({ after, runs }) =>
    after.matches('saving') === runs('logFile'),
  'stands where the file has come to, until the next one': ({ on, began, before, after }) => {
    if (began('logFile').length > 0) return after.matches('saving')
    const type = before?.matches('saving') && typesOfEndings.find((ending) => on(ending))
    return !before || after.value === (type ? endings[type] : before.value)
  },
  'shows how much of the file is written, of each from nothing on': ({
    on,
    began,
    before,
    after,
    changed,
  }) => {
    if (began('logFile').length > 0) return after.context.share === 0
    const progress = before?.matches('saving') && on('logFile.progressed')
    if (progress) return after.context.share === progress.share
    return !before || changed.length === 0
  },
}
