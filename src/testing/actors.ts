import type { AnyActorRef, AnyEventObject, AnyMachineSnapshot } from 'xstate'
import { EventLog, type LogEntry, pendingTimers, replay, stateOf } from '../engine/index.ts'
import type { AnyCases } from './cases.ts'
import { defaultStart, type Effect, type Occurrence, type PureOptions, selfId } from './pure.ts'
import { rejected, resolved, type Services, Stage } from './stage.ts'
import type { Path } from './suites.ts'
import { effectText, textOf } from './text.ts'
import { isSame, Walk, type Walked, walkPath } from './walk.ts'

/** A machine after a step, part by part as text, in the order in which they are compared. */
type Told = Readonly<Record<string, string>>

/** What a path is walked with, beside its cases. */
export interface Setting {
  /** Sets time and chance for the machine. */
  onFold: NonNullable<PureOptions['onFold']>
  /** Asked in place of the cases: what they really answer is folded purely too, and is to lead where the cases' answers lead. */
  services?: Services
  /** Looks at the machine as it runs. */
  onlooker?: Onlooker
}

/** Somebody outside the system who looks at a machine as it runs, and may have a hand in it. */
export interface Onlooker {
  /** Told once the machine runs. */
  begins(subject: AnyActorRef): Promise<void>
  /** May bring about what happens next. @returns whether it did; else it is brought about as ever */
  brings(occurrence: Occurrence): Promise<boolean>
  /** Looks at a step that is over. @returns what is wrong with what it sees, if anything */
  sees(step: Walked): Promise<string | undefined>
}

/**
 * Walks a path twice, folded purely and with running actors that the engine records, and folds the log of these once
 * more.
 * @param path of the exploration of the cases
 * @returns where they disagree, each in a sentence that names step and part; none where they agree
 * @throws PathError as `walkPath` does
 */
export async function disagreementsOf(
  cases: AnyCases,
  path: Path,
  { onFold, services, onlooker }: Setting,
): Promise<string[]> {
  const addresses = new Set<string>()
  walkPath(cases, path, { onFold, onAsked: (one) => void addresses.add(one) })
  const evenly: PureOptions['onFold'] = (fold) =>
    onFold(fold && { now: fold.now, random: () => 0.5 })
  const stage = new Stage(cases, { input: path.input, addresses, onFold: evenly, services })
  const walk = new Walk(cases, path, { onFold })
  const { log } = stage.recording
  async function compare(before: number, taken?: readonly string[]): Promise<string[]> {
    const parts = parting(purely(walk.last), running(stage, log.entries.slice(before)))
    if (taken && !isSame(walk.last.taken, taken))
      parts.push(`takes ${textOf(walk.last.taken)}, explored ${textOf(taken)}`)
    const seen = await onlooker?.sees(walk.last)
    if (seen !== undefined) parts.push(seen)
    return parts
  }
  await onlooker?.begins(stage.subject)
  const found = (await compare(0)).map((part) => `begins: ${part}`)
  for (const [index, edge] of path.edges.entries()) {
    if (found.length > 0) break
    const before = log.entries.length
    const next = walk.next(edge)
    walk.take((await onlooker?.brings(next)) ? next : await stage.play(next))
    const parts = await compare(before, edge.taken)
    found.push(...parts.map((part) => `step ${index + 1}, ${next.label}: ${part}`))
  }
  return found.length > 0 ? found : replayed(stage, evenly)
}

function parting(pure: Told, live: Told): string[] {
  const parts = [...new Set([...Object.keys(pure), ...Object.keys(live)])]
  return parts
    .filter((part) => pure[part] !== live[part])
    .map((part) => `${part} is ${shown(live[part])}, purely ${shown(pure[part])}`)
}

/** So many characters of a part are told of where it differs. */
const mostShown = 400

const shown = (text = 'not there') =>
  text.length > mostShown ? `${text.slice(0, mostShown)}…` : text

/** What a step is by the pure fold. */
function purely({ occurrence, standing, taken, effects }: Walked): Told {
  const { snapshot, timers, ended } = standing
  return {
    ...snapshotTold(snapshot, (child) => ended.has(child)),
    timers: timers.map(({ id, event, dueAt, to }) => line(id, to?.id, event, dueAt)).join('\n'),
    transitions: taken.join('\n'),
    effects: effects.map((effect) => effectText(effect, textOf)).join('\n'),
    reached: reachedBy(effects, occurrence).join('\n'),
    entries: occurrence ? entryOf(occurrence) : '',
  }
}

/** What it is by running actors and the log's new entries. */
function running(stage: Stage, entries: readonly LogEntry[]): Told {
  const { taken, effects, reached } = stage.take()
  const snapshot = stage.subject.getSnapshot() as AnyMachineSnapshot
  const pending = snapshot.status === 'active' ? pendingTimers(stage.subject as never) : []
  const timers = pending
    .toSorted((one, other) => one.due - other.due)
    .map(({ id, event, due, source, target }) => {
      const name = unnamed.test(id) ? event.type : id
      return line(name, source === target ? undefined : target.id, event, defaultStart + due)
    })
  return {
    ...snapshotTold(snapshot, (child) => child.getSnapshot().status !== 'active'),
    timers: timers.join('\n'),
    transitions: taken.join('\n'),
    effects: effects.map((effect) => effectText(effect, textOf)).join('\n'),
    reached: reached.map(({ actor, event }) => line(actor.id, event)).join('\n'),
    entries: entries.map(({ to, event }) => line(to, event)).join('\n'),
  }
}

/** What the engine calls timers that were set without an id. */
const unnamed = /^#\d+$/

const line = (...parts: readonly unknown[]) =>
  parts.map((part) => (typeof part === 'string' ? part : textOf(part))).join(' ')

function snapshotTold(
  { value, status, context, children }: AnyMachineSnapshot,
  hasEnded: (child: AnyActorRef) => boolean,
): Told {
  const there = Object.entries(children as Record<string, AnyActorRef | undefined>)
  return {
    value: textOf(value),
    status,
    ...Object.fromEntries(
      Object.entries(context).map(([key, part]) => [`context.${key}`, textOf(part)]),
    ),
    children: there
      .flatMap(([id, child]) => (child ? [hasEnded(child) ? `${id}, ended` : id] : []))
      .join('\n'),
  }
}

/**
 * Whom a machine reaches beside itself, in order.
 * @param occurrence none for the start: the children that it begins with start before anybody is told anything
 */
function reachedBy(effects: readonly Effect[], occurrence: Occurrence | undefined): string[] {
  const { to: late } = occurrence?.by.timer ?? {}
  if (occurrence && late) return [line(late.id, occurrence.event)]
  const all = effects.flatMap(({ type, params }) => {
    const { actorRef, to, event, delay, input } = (params ?? {}) as Reaching
    if (type === 'xstate.spawnChild') {
      return [{ isFirst: !occurrence, text: line(actorRef.id, { type: 'xstate.init', input }) }]
    }
    const isTold = type === 'xstate.sendTo' && delay === undefined && to.id !== selfId
    return isTold ? [{ isFirst: false, text: line(to.id, event) }] : []
  })
  return all.toSorted((one, other) => +other.isFirst - +one.isFirst).map(({ text }) => text)
}

/** What effects that reach somebody were given. */
interface Reaching {
  actorRef: AnyActorRef
  input: unknown
  to: AnyActorRef
  event: AnyEventObject
  delay?: number
}

/** What the log is to say of an occurrence. */
function entryOf({ event, by: { timer, child } }: Occurrence): string {
  const subject = `stage/${selfId}`
  if (timer) return line(timer.to ? `stage/${timer.to.id}` : subject, event)
  if (!child) return line(subject, event)
  const { output, error } = event
  const answer = event.type.startsWith('xstate.error.')
    ? { type: rejected, data: error }
    : { type: resolved, data: output }
  return line(`${subject}/${child.id}`, answer)
}

function replayed({ recording, logic }: Stage, onFold: PureOptions['onFold']): string[] {
  const { log, actor } = recording
  const folded = replay(logic, EventLog.parse(log.toNDJSON()), { onFold: (fold) => onFold?.(fold) })
  folded.run()
  const states = (of: AnyActorRef): Told =>
    Object.fromEntries(
      Object.entries(stateOf(of)).map(([address, state]) => [address, textOf(state)]),
    )
  return [
    ...folded.differences.map((difference) => `replayed: ${textOf(difference)}`),
    ...parting(states(actor), states(folded.actor)).map((text) => `replayed: ${text}`),
  ]
}
