import type { Clash, ClashSide } from './clashOfCams.events.ts'

/** The longest id or name, in UTF-16 units, and the latest moment that a date can have. */
const longest = 255
const latest = 8.64e15

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isName = (value: unknown): value is string =>
  typeof value === 'string' && value.length > 0 && value.length <= longest

const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0

function readSide(value: unknown): ClashSide | null {
  if (!isRecord(value)) return null
  const { actorId, actorName, picture, votes } = value
  if (!isName(actorId) || !isName(actorName) || typeof picture !== 'string') return null
  return isCount(votes) ? { actorId, actorName, picture, votes } : null
}

/**
 * Reads what a push says of a clash.
 * @returns null for what is none: two different performers with whole votes, and an end
 */
export function readClash(value: unknown): Clash | null {
  if (!isRecord(value) || !Array.isArray(value.sides) || value.sides.length !== 2) return null
  const { clashId, endsAt } = value
  const [one, other] = value.sides.map(readSide)
  if (!one || !other || one.actorId === other.actorId) return null
  if (!isName(clashId) || !isCount(endsAt) || endsAt > latest) return null
  return { clashId, endsAt, sides: [one, other] }
}
