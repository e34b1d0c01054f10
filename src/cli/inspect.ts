import { stat } from 'node:fs/promises'
import { type LogEntry, readLog } from '../engine/index.ts'
import { readFile } from './input.ts'
import { type Output, onOneLine, toJson } from './output.ts'

interface Contents {
  entries: number
  duration: number
  byActor: Map<string, Map<string, number>>
}

/**
 * Prints what is in a log file: header, duration, entries by actor and kind, size. The file is read
 * as a stream and never held.
 * @returns the exit code, 0
 * @throws InputError for a file that cannot be read
 */
export async function inspect(file: string, { print, complain }: Output): Promise<number> {
  const { header, contents, warnings } = await readFile(file, async (bytes) => {
    const reading = await readLog(bytes)
    return {
      header: reading.header,
      contents: await countEntries(reading.entries),
      warnings: reading.warnings,
    }
  })
  const { size } = await stat(file)
  for (const warning of warnings) complain(`${file}, ${warning}`)
  for (const [key, value] of Object.entries(header)) {
    const text = typeof value === 'string' ? value : toJson(value)
    print(`${key.padEnd(10)} ${onOneLine(text)}`)
  }
  print(`${'duration'.padEnd(10)} ${(contents.duration / 1000).toFixed(3)} s`)
  print(`${'size'.padEnd(10)} ${size} bytes`)
  print(`${'entries'.padEnd(10)} ${contents.entries}`)
  for (const [actor, kinds] of sorted(contents.byActor, total)) {
    print(`\n${String(total(kinds)).padStart(8)}  ${onOneLine(actor)}`)
    for (const [kind, count] of sorted(kinds, (number) => number)) {
      print(`${String(count).padStart(8)}    ${onOneLine(kind)}`)
    }
  }
  return 0
}

async function countEntries(entries: AsyncIterable<LogEntry>): Promise<Contents> {
  const contents: Contents = { entries: 0, duration: 0, byActor: new Map() }
  for await (const { at, to, event } of entries) {
    contents.entries++
    contents.duration = at
    const kinds = contents.byActor.get(to) ?? new Map<string, number>()
    kinds.set(event.type, (kinds.get(event.type) ?? 0) + 1)
    contents.byActor.set(to, kinds)
  }
  return contents
}

function total(kinds: Map<string, number>): number {
  return [...kinds.values()].reduce((sum, count) => sum + count, 0)
}

function sorted<T>(map: Map<string, T>, weigh: (value: T) => number): [string, T][] {
  return [...map].sort(([, a], [, b]) => weigh(b) - weigh(a))
}
