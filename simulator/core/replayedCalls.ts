import type { ReplayedCall } from './replayedScript.ts'

/** An id that a browser makes: the time in base 36 and 64 bits of chance, or a UUID. */
const madeId = /^(?:[0-9a-z]{8}-[0-9a-z]{14}(?:~\d+)?|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/
const isoMoment = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/
/** What is left of a text that was personal: its shape. */
const redacted = /^(?=.*[Xx0])[^a-wyzA-WYZ1-9]+$/

/** Whether a browser asks what the log has: apart from what is personal, is made up or tells the time. */
export function fits(recorded: ReplayedCall, asked: ReplayedCall): boolean {
  return (
    recorded.method === asked.method &&
    recorded.path === asked.path &&
    recorded.operation === asked.operation &&
    agrees(recorded.data, asked.data)
  )
}

/** Whether a browser said what the log has, by the same measure. */
export function agrees(recorded: unknown, said: unknown): boolean {
  if (typeof recorded === 'string' && typeof said === 'string') {
    const isFree = [madeId, isoMoment].some((kind) => kind.test(recorded) && kind.test(said))
    return isFree || recorded === said || redacted.test(recorded)
  }
  if (
    typeof recorded !== 'object' ||
    recorded === null ||
    typeof said !== 'object' ||
    said === null
  )
    return recorded === said || String(recorded) === String(said)
  return Object.entries(recorded).every(([key, value]) =>
    agrees(value, (said as Record<string, unknown>)[key]),
  )
}

/** Notes which ids the browser made where the log has its own. */
export function idsOf(recorded: unknown, said: unknown, ids: Map<string, string>): void {
  if (typeof recorded === 'string' && typeof said === 'string') {
    if (recorded !== said && madeId.test(recorded) && madeId.test(said)) ids.set(recorded, said)
  } else if (typeof recorded === 'object' && recorded && typeof said === 'object' && said) {
    for (const [key, value] of Object.entries(recorded))
      idsOf(value, (said as Record<string, unknown>)[key], ids)
  }
}
