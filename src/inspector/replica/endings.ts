import type { Moment } from '../replica.types.ts'
import type { Line } from './line.ts'
import { countUpTo, Slices } from './slices.ts'
import { pathOf, stepsAt } from './standing.ts'

/**
 * The last moment of an actor that is gone: within the entry by which it ended, which is the next one.
 * @returns null for an actor that is there at the moment, or never was before
 */
export async function lastMomentOf(
  line: Line,
  { branch, position }: Moment,
  actor: string,
): Promise<Moment | null> {
  const isThere = async (at: number) =>
    (await line.scenes.at({ position: at, microstep: 0 })).actors.has(actor)
  if (await isThere(position)) return null
  const work = await line.strand.workOf(pathOf(actor))
  const slices = new Slices()
  let gone = position
  for (let index = countUpTo(work, position) - 1; index >= 0; index--) {
    await slices.rest()
    const at = work[index] as number
    if (await isThere(at)) return momentBefore(await firstWithout(isThere, at, gone))
    gone = at
    const last = await lastStepAt(at)
    if (last > 0) return { branch, position: at - 1, microstep: last }
  }
  return null

  async function lastStepAt(at: number): Promise<number> {
    const steps = await stepsAt(line, at)
    return steps.findLastIndex((step) => step.actor.address === actor) + 1
  }

  async function momentBefore(end: number): Promise<Moment> {
    return { branch, position: end - 1, microstep: await lastStepAt(end) }
  }
}

/** The first position at which an actor is gone, between one at which it is there and one at which it is not. */
async function firstWithout(
  isThere: (position: number) => Promise<boolean>,
  there: number,
  gone: number,
): Promise<number> {
  let [low, high] = [there, gone]
  while (high - low > 1) {
    const middle = (low + high) >> 1
    if (await isThere(middle)) low = middle
    else high = middle
  }
  return high
}
