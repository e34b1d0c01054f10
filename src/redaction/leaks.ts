import type { Checkpoint } from '../engine/checkpoint.ts'
import { decodeLine } from '../engine/decode.ts'
import { encodeLine } from '../engine/encode.ts'
import type { LogEntry, LogHeader } from '../engine/format.ts'
import { redactEntry, redactHeader } from '../engine/redacting.ts'
import { redact } from './redact.ts'

type Json = Record<string, unknown>

/**
 * What a line of a log tells that it may not, which is whatever redaction would still change of it. Nothing of what it tells is in the
 * answer.
 * @param line a header, an entry or a checkpoint of version 2, without its line break
 * @returns where it stands: `event.data.items.3.name`; `{key}` for a key that may not stand there
 * @throws Error when the line cannot be read
 */
export function leaksOf(line: string): string[] {
  const written = JSON.parse(line) as Json
  const record = decodeLine(JSON.parse(line) as Json)
  redactRecord(record)
  const redacted = JSON.parse(encodeLine(record)) as Json
  const { types: _, ...before } = written
  const { types: __, ...after } = redacted
  return partsThatDiffer(before, after)
}

function redactRecord(record: Json): void {
  if ('log' in record) redactHeader(record as unknown as LogHeader, redact)
  else if ('checkpoint' in record) redactCheckpoint(record as unknown as Checkpoint)
  else redactEntry(record as unknown as LogEntry, redact)
}

const held = ['context', 'output', 'error', 'input', 'origin'] as const

function redactCheckpoint({ actors, timers }: Checkpoint): void {
  const logicOf = new Map<string, string>()
  for (const actor of actors) {
    const logic = actor.src ?? actor.id ?? ''
    logicOf.set(actor.name, logic)
    const state = held.filter((part) => part in actor).map((part) => [part, actor[part]])
    const { type: __, ...redacted } = redact(
      { type: 'engine.state', ...Object.fromEntries(state) },
      logic,
    )
    Object.assign(actor, redacted)
  }
  for (const timer of timers) timer.event = redact(timer.event, logicOf.get(timer.to) ?? '')
}

function partsThatDiffer(before: unknown, after: unknown): string[] {
  if (!isObject(before) || !isObject(after)) return Object.is(before, after) ? [] : ['']
  const parts = Object.keys(before).flatMap((key) =>
    Object.hasOwn(after, key)
      ? partsThatDiffer(before[key], after[key]).map((rest) => (rest ? `${key}.${rest}` : key))
      : ['{key}'],
  )
  return [...new Set(parts)]
}

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null
}
