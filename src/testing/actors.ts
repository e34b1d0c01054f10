import type { AnyActorRef } from 'xstate'
import { EventLog, replay, stateOf } from '../engine/index.ts'
import type { AnyCases } from './cases.ts'
import { defaultStart, type Occurrence, type PureOptions, selfId } from './pure.ts'
import { rejected, resolved, type Services, Stage } from './stage.ts'
import type { Path } from './suites.ts'
import { textOf } from './text.ts'
import { actorTold, line, parting, purelyTold, type Told } from './told.ts'
import { isSame, Walk, type Walked, walkPath } from './walk.ts'

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
  const entriesTold = (from: number) =>
    log.entries
      .slice(from)
      .map(({ to, event }) => line(to, event))
      .join('\n')
  async function compare(before: number, taken?: readonly string[]): Promise<string[]> {
    const { occurrence } = walk.last
    const parts = parting(
      { ...purelyTold(walk.last), entries: occurrence ? entryOf(occurrence) : '' },
      { ...actorTold(stage.subject, stage.take(), defaultStart), entries: entriesTold(before) },
    )
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
