import * as v from 'valibot'
import type { CheckpointLine } from '../engine/index.ts'

/**
 * Waypoints: checkpoints that the store makes along a log, so that who looks into it is anywhere at once. Each says
 * of actors that are as at the one before only their names.
 */

const actor = v.looseObject({ name: v.string() })
const waypoint = v.looseObject({
  checkpoint: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  actors: v.array(v.union([v.string(), actor])),
})
type Actor = v.InferOutput<typeof actor>

/**
 * @param checkpoints of one log, in order
 * @returns as NDJSON
 */
export function packWaypoints(checkpoints: readonly CheckpointLine[]): string {
  let before = new Map<string, string>()
  const lines = checkpoints.map(({ line }) => {
    const { actors, ...rest } = JSON.parse(line) as { actors: Actor[] }
    const texts = new Map(actors.map((one) => [one.name, JSON.stringify(one)]))
    const changed = actors.map((one) =>
      before.get(one.name) === texts.get(one.name) ? one.name : one,
    )
    before = texts
    return `${JSON.stringify({ ...rest, actors: changed })}\n`
  })
  return lines.join('')
}

/**
 * The other way; each line is made when it is read.
 * @throws Error for what is none, with the number of the line
 */
export function unpackWaypoints(text: string): CheckpointLine[] {
  let before = new Map<string, Actor>()
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line, index) => {
      const { checkpoint, actors, ...rest } = readWaypoint(line, index + 1)
      const whole = actors.map((one) => (typeof one === 'string' ? before.get(one) : one))
      const known = whole.flatMap((one) => one ?? [])
      if (known.length < whole.length)
        throw new Error(`waypoint ${index + 1}: an actor that was not told of before`)
      before = new Map(known.map((one) => [one.name, one]))
      return {
        seq: checkpoint,
        get line() {
          return JSON.stringify({ checkpoint, ...rest, actors: known })
        },
      }
    })
}

function readWaypoint(line: string, number: number): v.InferOutput<typeof waypoint> {
  try {
    return v.parse(waypoint, JSON.parse(line))
  } catch (error) {
    throw new Error(`waypoint ${number}: ${(error as Error).message}`)
  }
}
