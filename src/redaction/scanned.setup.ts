import { afterEach } from 'vitest'
import { plantedIn } from '../../fixtures/core/planted.fixtures.ts'
import { EventLog } from '../engine/log.ts'
import { RecordedLog } from '../engine/recordedLog.ts'
import { hashRules } from './hashRules.ts'

type Lines = ReturnType<RecordedLog['lines']>

/** Every log of the app that the test has written or read, redacted as it should be. */
const scanned = Symbol.for('limelight.scannedLogs')
const holder = globalThis as { [scanned]?: string[] }
if (!holder[scanned]) watch()
const texts: string[] = holder[scanned] ?? []
holder[scanned] = texts

/** Only logs of the app count by these rules: what the engine's own tests record is nobody's. */
const isOfApp = ({ header }: RecordedLog) => header.keys === hashRules.keys

function watch(): void {
  const { lines, linesAfter } = RecordedLog.prototype
  const { parse } = EventLog
  RecordedLog.prototype.lines = function (upTo) {
    return noted(this, lines.call(this, upTo))
  }
  RecordedLog.prototype.linesAfter = function (seq) {
    return noted(this, linesAfter.call(this, seq))
  }
  EventLog.parse = (text, options) => {
    const log = parse(text, options)
    if (isOfApp(log)) holder[scanned]?.push(text)
    return log
  }
}

function noted(log: RecordedLog, lines: Lines): Lines {
  if (!isOfApp(log)) return lines
  return {
    length: lines.length,
    *[Symbol.iterator]() {
      for (const line of lines) {
        holder[scanned]?.push(line)
        yield line
      }
    },
  }
}

afterEach(() => {
  const log = texts.splice(0).join('')
  const found = log && plantedIn(log)
  if (found && found.length > 0)
    throw new Error(
      `a log that this test wrote or read tells what was planted: ${found.join(', ')}`,
    )
})
