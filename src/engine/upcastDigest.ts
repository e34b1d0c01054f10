import { type ActorDigest, notHashed } from './digest.ts'
import { timerPart } from './timers.ts'
import { type EventChange, isAt, newTypeOf, type PartChange, type StateChange } from './upcaster.ts'

/**
 * A changed event counts otherwise in the hash of a timer that is to send it; that of an actor that no
 * longer takes it is no more.
 */
export function renameOf(
  upcaster: EventChange | PartChange,
  address: string,
): { from: string; to: string | null } | undefined {
  if (upcaster.changes === 'part') return isAt(upcaster.actor, address) ? upcaster : undefined
  const { to, takenBy } = upcaster
  const isMoved = to !== undefined && isAt(to, address) && takenBy?.includes(address) === false
  const renamed = isMoved ? null : timerPart(newTypeOf(upcaster))
  return { from: timerPart(upcaster.type), to: renamed }
}

/** A digest without what it says of a part. */
export function withoutPart(parts: ActorDigest, from: string): ActorDigest {
  return Object.fromEntries(
    Object.entries(parts)
      .filter(([name]) => !isNamed(name, from))
      .map(([name, value]) => [
        name,
        Array.isArray(value) ? value.filter((deed) => !isNamed(deed, from)) : value,
      ]),
  )
}

/** One hash of all that there is of an actor, as version 1 of the format has it. */
export function isWhole(parts: ActorDigest): boolean {
  return typeof parts === 'string'
}

/** The digest of an actor whose state is made otherwise; one hash of all, as in version 1, tells nothing. */
export function restated(parts: ActorDigest, change: StateChange): ActorDigest {
  if (isWhole(parts)) return notHashed as unknown as ActorDigest
  const { value } = parts
  return typeof value === 'string' ? { ...parts, value: upcastValue(value, change) } : parts
}

/**
 * The name of a state as it stands in digests, of a machine whose states are made otherwise; the old
 * one when that takes more of the state to tell.
 */
function upcastValue(value: string, { actor, as }: StateChange): string {
  try {
    const before: unknown = /^[{"]/.test(value) ? JSON.parse(value) : value
    const { value: after } = as({ name: actor, status: 'active', value: before, context: {} })
    return typeof after === 'string' ? after : JSON.stringify(after)
  } catch {
    return value
  }
}

/** Further timers of one type, and deeds with details, have more words. */
export function isNamed(name: string, part: string): boolean {
  return name === part || name.startsWith(`${part} `)
}
