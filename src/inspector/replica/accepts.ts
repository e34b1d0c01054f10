import {
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  getNextTransitions,
} from 'xstate'
import type { Moment } from '../replica.types.ts'
import type { Acceptable, Explanation } from '../replica.value.types.ts'
import { transitionId } from './charts.ts'
import { kindOf } from './entries.ts'
import { matches, select } from './guards.ts'
import type { Line } from './line.ts'
import type { Standing } from './scenes.ts'
import { shapeOf } from './shapes.ts'
import { messageOf } from './strand.ts'
import type { InspectedSystem } from './system.ts'
import { isOfMachine, refusalsOf } from './verdicts.ts'

/** So many payloads of a type are offered, none longer than that. */
const maxSamples = 12
const maxSample = 20_000
/** So many entries of a type are looked through for them. */
const maxLooked = 200

/** Types of XState's own events, which nobody sends. */
const ownTypes = /^xstate\.|^$/

type At = Omit<Moment, 'branch'>

/** The types of events that an actor may take, those that it takes now first. */
export async function acceptedBy(
  line: Line,
  system: InspectedSystem | undefined,
  moment: At,
  actor: string,
): Promise<Acceptable[]> {
  const standing = (await line.scenes.at(moment)).actors.get(actor)
  if (!standing) return []
  const { snapshot } = standing
  const machine = isOfMachine(snapshot) ? snapshot.machine : undefined
  const types = new Set([...typesOf(snapshot), ...typesTaken(line, actor)])
  const list: Acceptable[] = []
  for (const type of types) {
    const samples = await samplesOf(line, system, machine, actor, type)
    const sample = samples[0] ?? { type }
    const { isTaken, refused } = await explainedAt(line, moment, standing, sample)
    list.push({
      type,
      isAccepted: isTaken,
      refused,
      shape: shapeOf(samples.length > 0 ? samples : [{ type }]),
      samples: samples.map((event) => JSON.stringify(event)),
    })
  }
  return list.toSorted((one, other) => Number(other.isAccepted) - Number(one.isAccepted))
}

/** Types that a machine names: those of its state first. */
function typesOf(snapshot: Standing['snapshot']): string[] {
  if (!isOfMachine(snapshot)) return []
  const now = snapshot.status === 'active' ? getNextTransitions(snapshot) : []
  const all = [...now.map(({ eventType }) => eventType), ...snapshot.machine.events]
  return all.filter((type) => !ownTypes.test(type) && !type.includes('*'))
}

/** Types that an actor was sent from outside, or by an effect. */
function typesTaken({ strand }: Line, actor: string): string[] {
  const types = strand.rows.types().map(({ type }) => type)
  return types.filter(
    (type) =>
      !ownTypes.test(type) &&
      strand.rows.ofType(type).some((position) => {
        const entry = strand.entries[position - 1]
        return entry?.to === actor && kindOf(entry) !== 'timer'
      }),
  )
}

/** Events of a type, the latest of the log first; only what JSON can say. */
async function samplesOf(
  { strand }: Line,
  system: InspectedSystem | undefined,
  machine: AnyStateMachine | undefined,
  actor: string,
  type: string,
): Promise<AnyEventObject[]> {
  const samples = new Map<string, AnyEventObject>()
  const add = (event: unknown) => {
    const text = jsonOf(event)
    if (text && text.length <= maxSample && !samples.has(text)) samples.set(text, JSON.parse(text))
  }
  const positions = strand.rows.ofType(type)
  for (
    let index = positions.length - 1;
    index >= Math.max(0, positions.length - maxLooked);
    index--
  ) {
    const entry = strand.entries[(positions[index] as number) - 1]
    if (entry?.to === actor) add(entry.event)
    if (samples.size >= maxSamples) break
  }
  if (machine) for (const event of (await system?.samples?.(machine, type)) ?? []) add(event)
  return [...samples.values()].slice(0, maxSamples)
}

function jsonOf(event: unknown): string | undefined {
  try {
    return JSON.stringify(event)
  } catch {
    return undefined
  }
}

/** What an event would do to an actor at a moment. */
export async function explain(
  line: Line,
  moment: At,
  actor: string,
  text: string,
): Promise<Explanation> {
  const nothing = (sentence: string): Explanation => ({
    isTaken: false,
    transitions: [],
    refused: [],
    sentence,
  })
  let event: AnyEventObject
  try {
    event = eventFrom(text)
  } catch (error) {
    return nothing(messageOf(error))
  }
  const standing = (await line.scenes.at(moment)).actors.get(actor)
  if (!standing) return nothing(`There is no actor ${actor} at this moment.`)
  return explainedAt(line, moment, standing, event)
}

async function explainedAt(
  line: Line,
  { position }: At,
  { address, kind, snapshot }: Standing,
  event: AnyEventObject,
): Promise<Explanation> {
  const { status } = snapshot
  if (status !== 'active') {
    const sentence = `${address} is ${endOf(status)} and takes no events any more.`
    return { isTaken: false, transitions: [], refused: [], sentence }
  }
  if (!isOfMachine(snapshot)) {
    const isTaken = kind === 'callback' || kind === 'transition' || kind === 'other'
    const sentence = isTaken
      ? `${address} is a ${kind === 'other' ? 'logic of its own' : kind}: what it does with an event is in its code.`
      : `${address} is ${kind === 'observable' ? 'an observable' : 'a promise'} and does nothing with events.`
    return { isTaken, transitions: [], refused: [], sentence }
  }
  const replay = await line.strand.at(position)
  let explanation: Explanation | undefined
  replay?.asIf(position, () => {
    explanation = explained(snapshot, event)
  })
  return explanation as Explanation
}

function explained(snapshot: AnyMachineSnapshot, event: AnyEventObject): Explanation {
  const { type } = event
  const { taken, refused } = select(snapshot, event)
  const refusals = refusalsOf(refused, event, snapshot)
  const transitions = taken.map(transitionId)
  if (taken.length > 0) {
    const targets = taken.flatMap(({ target = [] }) => (target ?? []).map(({ id }) => id))
    const where =
      targets.length > 0 ? `leads to ${targets.join(' and ')}` : 'leads to no other state'
    return { isTaken: true, transitions, refused: refusals, sentence: `${type} ${where}.` }
  }
  const sentence =
    refusals.length > 0
      ? `Nothing happens: ${refusals.map(({ verdict }) => verdict).join('; ')}.`
      : `Nothing happens: ${whyUnknown(snapshot, type)}.`
  return { isTaken: false, transitions, refused: refusals, sentence }
}

function whyUnknown({ machine }: AnyMachineSnapshot, type: string): string {
  const takers = [...machine.root.machine.events].filter(
    (event) => event === type || matches(event, type),
  )
  return takers.length > 0
    ? `no active state takes ${type}, another one does`
    : `no state of ${machine.id} takes ${type}`
}

function endOf(status: string): string {
  return status === 'error' ? 'ended by an error' : status
}

/** @throws Error for text that is no event */
export function eventFrom(text: string): AnyEventObject {
  let event: unknown
  try {
    event = JSON.parse(text)
  } catch (error) {
    throw new Error(`The event is not JSON: ${messageOf(error)}.`)
  }
  const { type } = (typeof event === 'object' ? (event ?? {}) : {}) as { type?: unknown }
  if (typeof type !== 'string' || type === '' || Array.isArray(event)) {
    throw new Error("The event must be an object whose 'type' is a text.")
  }
  return event as AnyEventObject
}
