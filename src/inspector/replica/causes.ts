import type { Arrow } from '../replica.chart.types.ts'
import type { PendingTimer } from '../replica.value.types.ts'
import { typeOf } from './entries.ts'
import type { Line } from './line.ts'
import { Slices } from './slices.ts'
import type { Strand } from './strand.ts'

/** More of what an entry led to, or of arrows, is not told. */
const maxEffects = 1_000
const maxArrows = 5_000

/** What each entry of a strand led to, as far as it was looked at. */
interface Effects {
  of: Map<number, number[]>
  done: number
}

const known = new WeakMap<Strand, Effects>()

/**
 * @returns positions of the entries that led to one, the nearest first, and of those that it led to, in
 * their order
 */
export async function causesOf(
  { strand }: Line,
  position: number,
): Promise<{ causes: number[]; effects: number[] }> {
  const causes: number[] = []
  for (let at = await strand.causeOf(position); at !== undefined && at > 0; ) {
    causes.push(at)
    at = await strand.causeOf(at)
  }
  const { of } = await effectsOf(strand)
  const effects: number[] = []
  const queue = [...(of.get(position) ?? [])]
  for (let next = queue.shift(); next !== undefined && effects.length < maxEffects; ) {
    effects.push(next)
    queue.push(...(of.get(next) ?? []))
    next = queue.shift()
  }
  return { causes, effects: effects.toSorted((one, other) => one - other) }
}

async function effectsOf(strand: Strand): Promise<Effects> {
  let effects = known.get(strand)
  if (!effects) {
    effects = { of: new Map(), done: 0 }
    known.set(strand, effects)
  }
  const causeAt = await strand.causes()
  for (; effects.done < strand.length; effects.done++) {
    const position = effects.done + 1
    const cause = causeAt(position)
    if (cause === undefined) continue
    const led = effects.of.get(cause)
    if (led) led.push(position)
    else effects.of.set(cause, [position])
  }
  return effects
}

/** The events that were on their way while some entries were folded, from the one at a position on. */
export async function arrowsOf(line: Line, from: number, count: number): Promise<Arrow[]> {
  const { strand, scenes } = line
  const slices = new Slices()
  const arrows: Arrow[] = []
  const end = Math.min(from + count - 1, strand.length)
  for (let position = Math.max(1, from); position <= end; position++) {
    const entry = strand.entries[position - 1]
    if (!entry || arrows.length >= maxArrows) break
    const { deliveries } = await scenes.trace(position)
    const own = deliveries.filter((delivery) => delivery.position === position)
    if (!own.some(({ isInput }) => isInput)) {
      own.unshift({
        position,
        from: entry.from ?? null,
        to: entry.to,
        event: entry.event,
        isInput: true,
      })
    }
    const timerSetAt = entry.timer === undefined ? null : ((await strand.causeOf(position)) ?? null)
    for (const { from: sender, to, event, isInput } of own) {
      const setAt = isInput ? timerSetAt : null
      arrows.push({
        position,
        at: entry.at,
        from: sender,
        to,
        type: typeOf(event),
        isInput,
        timerSetAt: setAt,
      })
    }
    await slices.rest()
  }
  return arrows
}

/** The timers that are pending at a moment, those that are due first before the others. */
export async function timersAt(
  { scenes }: Line,
  moment: { position: number; microstep: number },
): Promise<PendingTimer[]> {
  const { timers } = await scenes.at(moment)
  return timers.map(({ from, to, event, count, delay, due, setAt = null }) => ({
    actor: from,
    target: to,
    type: typeOf(event),
    count,
    delay,
    due,
    setAt,
  }))
}
