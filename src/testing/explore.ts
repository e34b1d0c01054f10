import type { ActorLogic, AnyMachineSnapshot, Snapshot } from 'xstate'
import { getAdjacencyMap } from 'xstate/graph'
import { type AnyCases, occurrencesAt, partsOf } from './cases.ts'
import { isGuardedIn } from './chart.ts'
import {
  type Occurrence,
  PureMachine,
  type PureOptions,
  type Standing,
  type Stepped,
} from './pure.ts'

/** An occurrence and what it does to a machine that stands at a node. */
export interface Edge extends Pick<Stepped, 'taken' | 'verdicts' | 'effects'> {
  occurrence: Occurrence
  /** Of the node it leads to, or another of the same key. */
  after: Standing
  from: Node
  to: Node
}

/** Where a machine may stand: all standings of one key are the same to it. */
export interface Node {
  key: string
  /** The part of the cases in which it was found. */
  part: string
  standing: Standing
  edges: Edge[]
}

/** All places where a machine may stand and the ways between them. */
export interface Explored {
  starts: { part: string; input: unknown; node: Node; stepped: Stepped }[]
  nodes: readonly Node[]
  /** The key of where an occurrence leads from a standing that has the key of a node, and need not be its own. */
  follow(node: Node, standing: Standing, occurrence: Occurrence): string
}

export interface ExploreOptions extends Pick<PureOptions, 'onFold' | 'onAsked'> {
  /** So many standings are looked at before it is an error; 20,000 without it. */
  limit?: number
}

/** An exploration that tells nothing: it does not come to an end. */
export class ExplorationError extends Error {
  override name = 'ExplorationError'
}

/** A standing and the step that led there, as the traversal carries them. */
type Visited = Snapshot<unknown> & Stepped & { input: unknown }

/**
 * Goes everywhere that the cases lead, part by part, breadth first, from the start with each input.
 * @param cases the machine and what may reach it
 * @returns each place once, in the order in which they were found
 * @throws ExplorationError beyond the limit
 */
export function explore(
  cases: AnyCases,
  { limit = 20_000, onFold }: ExploreOptions = {},
): Explored {
  const nodes = new Map<string, Node>()
  const edges: { from: string; to: string; edge: Omit<Edge, 'from' | 'to'> }[] = []
  const starts: { part: string; input: unknown; key: string; stepped: Stepped }[] = []
  const follows = new Map<string, (standing: Standing, occurrence: Occurrence) => string>()
  const explorations = [...partsOf(cases)].flatMap(([part, own]) =>
    own.inputs.map((input) => ({ part, own, input })),
  )
  for (const { part, own, input } of explorations) {
    const pure = pureOf(own, input, onFold ? { onFold } : {})
    const keys = new Keys(pure, own, part)
    follows.set(part, (standing, { event, by }) => keys.of(pure.step(standing, event, by).standing))
    const visited = (stepped: Stepped): Visited => ({
      status: 'active',
      output: undefined,
      error: undefined,
      input,
      ...stepped,
    })
    const logic: ActorLogic<Visited, Occurrence & { type: string }> = {
      getInitialSnapshot: () => visited(pure.start()),
      transition: ({ standing }, { event, by }: Occurrence) =>
        visited(pure.step(standing, event, by)),
      getPersistedSnapshot: (snapshot) => snapshot,
    }
    const found = guarded(cases, limit, () =>
      getAdjacencyMap(logic as never, {
        events: (({ standing }: Visited) => occurrencesAt(standing, own)) as never,
        serializeState: (({ standing }: Visited) => keys.of(standing)) as never,
        serializeEvent: (({ label }: Occurrence) => label) as never,
        limit,
      }),
    ) as unknown as Record<
      string,
      { state: Visited; transitions: Record<string, { event: Occurrence; state: Visited }> }
    >
    const [first] = Object.entries(found)
    if (first) starts.push({ part, input, key: first[0], stepped: first[1].state })
    for (const [key, { state, transitions }] of Object.entries(found)) {
      if (nodes.has(key)) continue
      nodes.set(key, { key, part, standing: state.standing, edges: [] })
      for (const { event: occurrence, state: after } of Object.values(transitions)) {
        const { taken, verdicts, effects, standing } = after
        const edge = { occurrence, after: standing, taken, verdicts, effects }
        edges.push({ from: key, to: keys.of(after.standing), edge })
      }
    }
  }
  const nodeOf = (key: string): Node => nodes.get(key) as Node
  for (const { from, to, edge } of edges) {
    nodeOf(from).edges.push({ ...edge, from: nodeOf(from), to: nodeOf(to) })
  }
  return {
    starts: starts.map(({ key, ...start }) => ({ ...start, node: nodeOf(key) })),
    nodes: [...nodes.values()],
    follow: ({ part }, standing, occurrence) => follows.get(part)?.(standing, occurrence) ?? '',
  }
}

function guarded<T>({ machine }: AnyCases, limit: number, run: () => T): T {
  try {
    return run()
  } catch (error) {
    if (!(error instanceof Error) || error.message !== 'Traversal limit exceeded') throw error
    throw new ExplorationError(
      `'${machine.id}' has more than ${limit} standings: let \`project\` leave out what makes no difference, or give fewer cases`,
    )
  }
}

/** The machine of the cases, begun with an input. */
export const pureOf = (
  { machine, neighbours }: AnyCases,
  input: unknown,
  options: Pick<ExploreOptions, 'onFold' | 'onAsked'>,
) => new PureMachine(machine, { input, neighbours, ...options })

/** Tells the key of each standing: its states, what runs in it, what is due, what it accepts, what its cases project. */
export class Keys {
  readonly #pure: PureMachine
  readonly #cases: AnyCases
  readonly #part: string
  readonly #known = new Map<string, string>()
  readonly #told = new WeakMap<Standing, string>()

  constructor(pure: PureMachine, cases: AnyCases, part: string) {
    this.#pure = pure
    this.#cases = cases
    this.#part = part
  }

  of(standing: Standing): string {
    const key = this.#told.get(standing) ?? this.#tell(standing)
    this.#told.set(standing, key)
    return key
  }

  #tell(standing: Standing): string {
    const { snapshot, timers, now, ended } = standing
    const open = Object.values(snapshot.children as Record<string, { id: string } | undefined>)
    const running = open.flatMap((child) => (child && !ended.has(child as never) ? [child.id] : []))
    const dues = timers.map(({ id, dueAt }) => `${id} ${dueAt}`)
    const alike = `${running} ${now} ${dues} ${identityOf(snapshot)}`
    const known = this.#known.get(alike)
    if (known !== undefined) return known
    const { project, timerName = String, isFar } = this.#cases
    const pending = timers.map(({ id, dueAt }) =>
      dueAt < now ? `${timerName(id)}, overdue` : timerName(id),
    )
    const key = [
      this.#part,
      snapshot.status,
      JSON.stringify(snapshot.value),
      JSON.stringify([running.toSorted(), pending]),
      isFar?.(snapshot) ? 'far' : '',
      ...this.#accepted(standing),
      projectionText(project?.(snapshot, now, timers)),
    ].join('\n')
    this.#known.set(alike, key)
    return key
  }

  /** Which transitions each occurrence would take, of those that take any and have a guard to say so. */
  #accepted(standing: Standing): string[] {
    const accepted = occurrencesAt(standing, this.#cases).flatMap(({ label, event }) => {
      if (!isGuardedIn(standing.snapshot, event.type)) return []
      const taken = this.#pure.accepts(standing, event)
      return taken.length > 0 ? [`${label} → ${taken.join(' ')}`] : []
    })
    return accepted.toSorted()
  }
}

const numbers = new WeakMap<object, number>()
let lastNumber = 0

/** What cases project, as text: what is undefined is not what is left out. */
const projectionText = (projected: unknown): string | undefined =>
  JSON.stringify(projected, (_key, part: unknown) => (part === undefined ? 'undefined' : part))

/** The same for snapshots with the same states, children and parts of context, where objects are the very same. */
function identityOf({ status, value, context, children }: AnyMachineSnapshot): string {
  const parts = Object.entries(context as object).map(([key, part]) => `${key} ${numbered(part)}`)
  return `${status} ${JSON.stringify(value)} ${Object.keys(children)} ${parts.join()}`
}

/** A value that has no parts, as text, or the number of one that has. */
function numbered(part: unknown): string {
  if (typeof part === 'string') return JSON.stringify(part)
  if (part === null || (typeof part !== 'object' && typeof part !== 'function')) return String(part)
  const known = numbers.get(part)
  if (known !== undefined) return `#${known}`
  lastNumber += 1
  numbers.set(part, lastNumber)
  return `#${lastNumber}`
}
