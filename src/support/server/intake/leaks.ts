import { decodeLine } from '../../../engine/decode.ts'
import { encodeLine } from '../../../engine/encode.ts'
import { redact } from '../../../redaction.ts'

type Json = Record<string, unknown>

/**
 * Says what redaction would still change in a line of a log.
 * @returns paths, such as `event.data.name`; never what stands there
 * @throws Error for a line that is none of a log
 */
export function leaksOf(line: string): string[] {
  const { event, input, snapshot, actors, timers } = decodeLine(JSON.parse(line)) as Json
  const header = { input, snapshot }
  return [
    ...(event === undefined ? [] : leaksOfEvent(event as Json, 'event')),
    ...(input === undefined ? [] : leaksOfEvent({ type: 'xstate.init', ...header }, 'header')),
    ...listOf(actors).flatMap(({ name, context, output, error, input: own, origin }) =>
      leaksOfEvent({ type: 'engine.state', context, output, error, input: own, origin }, `${name}`),
    ),
    ...listOf(timers).flatMap(({ event: due, id }) => leaksOfEvent(due as Json, `timer ${id}`)),
  ]
}

function listOf(value: unknown): Json[] {
  return Array.isArray(value) ? value : []
}

function leaksOfEvent(event: Json, path: string): string[] {
  const plain = (value: Json) => JSON.parse(encodeLine(value))
  return differing(plain(event), plain(redact(event as never)), path)
}

function differing(before: unknown, after: unknown, path: string): string[] {
  if (typeof before !== 'object' || before === null || typeof after !== 'object' || after === null)
    return before === after ? [] : [path]
  const keys = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...keys].flatMap((key) =>
    differing((before as Json)[key], (after as Json)[key], `${path}.${key}`),
  )
}
