import type { Clock } from './clock.ts'
import type { FaultParams } from './faultCatalogue.ts'
import type { FaultBoard } from './faults.simulator.ts'

/** A frame on its way to one connection. */
export interface OutgoingFrame {
  type: string
  text: string
}

/** What becomes of the frames that are held, the first having the number 0; numbers go round. */
export type FrameOrder =
  | { does: 'deliver' | 'drop' | 'duplicate'; nth: number }
  | { does: 'reverse' }
  | { does: 'deliverAll' }

/** What the faults make of the frames to one connection. */
export interface FrameFaults {
  /** Does something with the frames that are held; a frame that is duplicated is sent and still held. */
  order(order: FrameOrder): void
  /** Sends the frame as the faults that are on for the guest have it. */
  pass(guestId: string, frame: OutgoingFrame): void
  /** Forgets the frames that are held back. */
  dispose(): void
}

/**
 * Makes the faults of one connection.
 * @param send puts a text on the wire
 */
export function createFrameFaults(
  faults: FaultBoard,
  clock: Clock,
  send: (text: string) => void,
): FrameFaults {
  const timers = new Set<number>()
  let held: string[] = []
  let ordered: string[] = []
  let lastDue = 0
  let flushTimer: number | undefined

  function schedule(run: () => void, delay: number): number {
    const timer = clock.setTimeout(() => {
      timers.delete(timer)
      run()
    }, delay)
    timers.add(timer)
    return timer
  }

  function sendLate(guestId: string, text: string) {
    const delay = faults.hit(guestId, 'delayFrames')?.ms ?? 0
    const due = Math.max(clock.now() + delay, lastDue)
    if (due <= clock.now()) return send(text)
    lastDue = due
    schedule(() => send(text), due - clock.now())
  }

  function release(guestId: string) {
    if (flushTimer !== undefined) clock.clearTimeout(flushTimer)
    flushTimer = undefined
    const turn =
      held.length > 1 ? faults.random(guestId, 'reorderFrames').between(1, held.length - 1) : 0
    const texts = [...held.slice(turn), ...held.slice(0, turn)]
    held = []
    for (const text of texts) sendLate(guestId, text)
  }

  function hold(guestId: string, text: string, order: FaultParams<'reorderFrames'>) {
    held.push(text)
    if (held.length >= order.window) return release(guestId)
    flushTimer ??= schedule(() => release(guestId), order.withinMs)
  }

  return {
    order(order) {
      const count = ordered.length
      if (count === 0) return
      if (order.does === 'reverse') return void ordered.reverse()
      const chosen = order.does === 'deliverAll' ? ordered : [ordered[order.nth % count] as string]
      if (order.does !== 'drop') for (const text of chosen) send(text)
      if (order.does === 'deliverAll') ordered = []
      else if (order.does !== 'duplicate') ordered.splice(order.nth % count, 1)
    },
    pass(guestId, { type, text }) {
      if (faults.hit(guestId, 'holdFrames')) return void ordered.push(text)
      if (type === 'pong' && faults.hit(guestId, 'withholdPongs')) return
      if (faults.hit(guestId, 'dropFrames')) return
      const texts = faults.hit(guestId, 'duplicateFrames') ? [text, text] : [text]
      const order = faults.hit(guestId, 'reorderFrames')
      if (!order && held.length > 0) release(guestId)
      for (const copy of texts) {
        if (order) hold(guestId, copy, order)
        else sendLate(guestId, copy)
      }
    },
    dispose() {
      for (const timer of timers) clock.clearTimeout(timer)
      timers.clear()
      held = []
      ordered = []
    },
  }
}

const garbage: Record<FaultParams<'garbageFrames'>['kind'], string | Buffer> = {
  notJson: '{"type":"guestBalance","balance":',
  unknownType: '{"type":"moonPhaseChanged","phase":"full"}',
  missingField: '{"type":"loyaltyPointsChanged"}',
  binary: Buffer.from([0x7b, 0x00, 0xff, 0x7d]),
}

/** Frames that break the protocol in the way named. */
export function garbageOf({ kind, count }: FaultParams<'garbageFrames'>): (string | Buffer)[] {
  return Array.from({ length: count }, () => garbage[kind])
}
