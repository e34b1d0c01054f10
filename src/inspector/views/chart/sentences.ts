import type { ChartNode, ChartTransition, Refusal } from '../../replica.chart.types.ts'
import { nameOfEvent } from '../eventNames.ts'
import type { Marks } from './marks.ts'
import type { Place } from './nodes.ts'
import { entryOf, exitOf, triggerOf } from './words.ts'

type Places = ReadonlyMap<string, Place>

const nameOf = (places: Places, id: string) => places.get(id)?.node.key ?? id

const times = (count: number) => (count === 1 ? 'once' : `${count} times`)

/** Why a transition was not taken, in words. */
export function sentenceOf({ event, guard, verdict }: Refusal): string {
  const named = verdict.startsWith(guard) ? verdict : `${guard}: ${verdict}`
  return `${nameOfEvent(event) || 'always'} was not taken: ${named}`
}

/** What a state is and does beyond its name, each by itself. */
export function factsOfState(node: ChartNode, { active, coverage }: Marks): string[] {
  const entered = coverage?.states[node.id] ?? 0
  return [
    active.has(node.id) && 'active',
    node.type === 'history'
      ? `${node.history} history`
      : node.type !== 'atomic' && node.type !== 'compound' && node.type,
    coverage && (entered > 0 ? `entered ${times(entered)}` : 'never entered'),
    ...node.tags.map((tag) => `#${tag}`),
    node.description,
    entryOf(node).length > 0 && `entry / ${entryOf(node).join(', ')}`,
    exitOf(node).length > 0 && `exit / ${exitOf(node).join(', ')}`,
    ...node.invokes.map(({ id, src }) => `invokes ${src === id ? src : `${src} as ${id}`}`),
  ].filter((fact) => typeof fact === 'string')
}

/** What a transition is, in one line: `done loadGifts [isShown] / takeGifts → loaded`. */
export function lineOf(transition: ChartTransition, places: Places): string {
  const { guard, actions, targets } = transition
  return [
    triggerOf(transition),
    guard && `[${guard}]`,
    actions.length > 0 && `/ ${actions.join(', ')}`,
    targets.length > 0 && `→ ${targets.map((id) => nameOf(places, id)).join(', ')}`,
  ]
    .filter(Boolean)
    .join(' ')
}

/** What became of a transition, each by itself. */
export function factsOfTransition(
  { id, isReentering }: ChartTransition,
  { taken, refused, coverage }: Marks,
): string[] {
  const refusal = refused.get(id)
  const count = coverage?.transitions[id] ?? 0
  return [
    taken.has(id) && 'taken last',
    refusal && sentenceOf(refusal),
    isReentering && 'enters again',
    coverage && (count > 0 ? `taken ${times(count)}` : 'never taken'),
  ].filter((fact) => typeof fact === 'string')
}

/** What a picture of a chart shows, for those who do not see it. */
export function describe(places: Places, { active, refused }: Marks): string {
  const leaves = [...active].filter((id) => places.get(id)?.node.states.length === 0)
  const transitions = [...places.values()].reduce(
    (sum, { node }) => sum + node.transitions.length,
    0,
  )
  return [
    `${places.size} states and ${transitions} transitions.`,
    leaves.length > 0 && `Active: ${leaves.map((id) => nameOf(places, id)).join(', ')}.`,
    ...[...refused.values()].map((refusal) => `${sentenceOf(refusal)}.`),
  ]
    .filter(Boolean)
    .join(' ')
}
