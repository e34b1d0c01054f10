import type { Microstep, Standing } from '../replica.chart.types.ts'
import type { Moment } from '../replica.types.ts'
import type { Aspect } from '../replica.value.types.ts'
import { transitionId } from './charts.ts'
import type { Line } from './line.ts'
import { countUpTo } from './slices.ts'
import type { Step } from './trace.ts'
import { activeIds, microstepOf, refusedIn } from './verdicts.ts'

/** The steps of the entry at a position, in order. */
export async function stepsAt({ scenes }: Line, position: number): Promise<Step[]> {
  const { steps } = await scenes.trace(position)
  return steps.filter((step) => step.position === position)
}

/** The steps of the entry at a position, as they are shown. */
export async function microstepsAt(line: Line, position: number): Promise<Microstep[]> {
  const steps = await stepsAt(line, position)
  const replay = await line.strand.at(position)
  let shown: Microstep[] = []
  replay?.asIf(position, () => {
    shown = steps.map(microstepOf)
  })
  return shown
}

/** The steps of an actor in the latest input that reached it; the last of them while that is under way. */
async function latestSteps(line: Line, moment: Omit<Moment, 'branch'>, actor: string) {
  const { position, microstep } = moment
  if (microstep > 0) {
    const steps = (await stepsAt(line, position + 1)).slice(0, microstep)
    const last = steps.findLast((step) => step.actor.address === actor)
    if (last) return [last]
  }
  const work = await line.strand.workOf(pathOf(actor))
  const at = work[countUpTo(work, position) - 1]
  if (!at) return []
  return (await stepsAt(line, at)).filter((step) => step.actor.address === actor)
}

/** A path stands for all actors that stood there. */
export function pathOf(address: string): string {
  return address.replace(/@\d+/g, '')
}

/** What an actor is at a moment, and what it last did. */
export async function standingOf(
  line: Line,
  moment: Omit<Moment, 'branch'>,
  actor: string,
): Promise<Standing> {
  const { actors } = await line.scenes.at(moment)
  const active = activeIds(actors.get(actor)?.snapshot)
  const steps = await latestSteps(line, moment, actor)
  const [first] = steps
  const taken = steps.flatMap((step) => step.taken.map(transitionId))
  if (!first) return { active, taken, refused: [] }
  const replay = await line.strand.at(first.position)
  let refused: Standing['refused'] = []
  replay?.asIf(first.position, () => {
    refused = steps.flatMap(refusedIn)
  })
  return { active, taken, refused }
}

/** What of an actor is looked into; undefined when it has none. */
export async function aspectOf(
  line: Line,
  moment: Omit<Moment, 'branch'>,
  actor: string,
  aspect: Aspect,
): Promise<unknown> {
  const { actors } = await line.scenes.at(moment)
  const standing = actors.get(actor)
  if (!standing) return undefined
  if (aspect === 'event') return (await latestSteps(line, moment, actor)).at(-1)?.event
  return aspect === 'input' ? standing.input : standing.snapshot[aspect]
}
