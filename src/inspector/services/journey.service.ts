import type { Arrival, Way } from '../inspector/inspector.slots.ts'
import type { Moment } from '../replica.types.ts'
import type { Ask } from '../views/asking.ts'

/** One search at a time is made for the way through the log. */
const asker = 'journey'

/** The work of slot `findMoment`. @returns null when what is looked for does not come in that direction */
export async function findMoment(ask: Ask, way: Way): Promise<Arrival | null> {
  const { from, direction, step, first, length, breakpoints } = way
  const { branch, position } = from
  const rest = (at: number): Moment => ({ branch, position: at, microstep: 0 })
  switch (step.kind) {
    case 'end':
      return arrive(rest(direction > 0 ? length : first))
    case 'microstep':
      return microstepFrom(ask, way)
    case 'aim': {
      // from within an entry, that entry itself may be what is looked for on the way on
      const found = await ask('travel', branch, position, direction, step.aim, asker)
      return found === null ? null : arrive(rest(found))
    }
    case 'check': {
      const aim = { kind: 'breakpoints', breakpoints } as const
      const stop = await ask('travel', branch, position, direction, aim, asker)
      // what came meanwhile is checked with the next ones
      const isStopped = stop !== null && stop <= length
      return { moment: rest(isStopped ? stop : length), isStopped }
    }
    case 'input': {
      const next = position + direction
      if (next < first || next > length) return null
      if (breakpoints.length === 0) return arrive(rest(next))
      const aim = { kind: 'breakpoints', breakpoints } as const
      const stop = await ask('travel', branch, position, direction, aim, asker)
      return { moment: rest(next), isStopped: stop === next }
    }
  }
}

const arrive = (moment: Moment): Arrival => ({ moment, isStopped: false })

async function microstepFrom(ask: Ask, way: Way): Promise<Arrival | null> {
  const { from, direction, first, length } = way
  const { branch, position, microstep } = from
  const at = (place: number, step: number) => arrive({ branch, position: place, microstep: step })
  if (direction < 0 && microstep > 0) return at(position, microstep - 1)
  const entry = direction > 0 ? position + 1 : position
  if (entry <= first || entry > length) return null
  const { length: count } = await ask('microsteps', branch, entry)
  if (direction < 0) return at(position - 1, Math.max(count - 1, 0))
  return microstep + 1 < count ? at(position, microstep + 1) : at(position + 1, 0)
}
