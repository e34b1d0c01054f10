import type {
  AnyActorRef,
  AnyMachineSnapshot,
  AnyStateMachine,
  CallbackActorLogic,
  EventFromLogic,
  OutputFrom,
  PromiseActorLogic,
  SnapshotFrom,
} from 'xstate'
import type { ActorsOf } from '../../fixtures/core/actorsOf.fixtures.ts'
import type { AnyLaws, Laws } from './laws.ts'
import type { By, Neighbours, Occurrence, Standing } from './pure.ts'
import { slotOf } from './text.ts'

type Answering<TActor> = TActor extends { src: infer TName extends string; logic: infer TLogic }
  ? TLogic extends CallbackActorLogic<infer _TEvent, infer _TCallbackInput>
    ? never
    : TLogic extends PromiseActorLogic<infer _TOutput, infer _TInput>
      ? { name: TName; output: OutputFrom<TLogic> }
      : never
  : never

type Payload<TEvent> = TEvent extends { type: string } ? Omit<TEvent, 'type'> : never

/** What a service that answers once may say, and with what it may fail; what cannot fail has no errors. */
export interface AnswerCases<TOutput> {
  outputs: readonly TOutput[]
  errors: readonly unknown[]
}

/**
 * What may reach a machine from outside. Each type of event that it takes has its cases, and each service
 * that answers: a new one without cases does not compile.
 */
export interface Cases<TMachine extends AnyStateMachine> {
  machine: TMachine
  /** What the machine begins with. */
  inputs: readonly unknown[]
  /** Payloads by type of event; none for an event that does not come from outside its own charts. */
  events: {
    readonly [T in EventFromLogic<TMachine>['type']]: readonly Payload<
      Extract<EventFromLogic<TMachine>, { type: T }>
    >[]
  }
  /** By the name of the slot. */
  answers: {
    readonly [A in Answering<ActorsOf<TMachine>> as A['name']]: AnswerCases<A['output']>
  }
  /** Contexts of other machines that it asks by themselves, by their addresses. */
  neighbours?: Neighbours
  /** Outputs of children that are machines, by the name of the slot. */
  ends?: { readonly [name: string]: readonly unknown[] }
  /** With what children that are machines fail, by the name of the slot. */
  fails?: { readonly [name: string]: readonly unknown[] }
  /**
   * What of a state makes it another, beyond its name, its children, its timers and what it accepts.
   * @param now in ms since the epoch, for what an event brings about at one time and not at another
   * @param timers that are pending, for those whose order depends on when they were set
   */
  project?: (snapshot: AnyMachineSnapshot, now: number, timers: Standing['timers']) => unknown
  /** How a timer is told by its id, where that depends on when it was set; it is as it stands without. */
  timerName?: (id: string) => string
  /** So late, in ms, each timer may fire too, as where a device slept; longer than all that it waits for. */
  late?: number
  /** Where to go no further: what could go on for ever is explored up to there. */
  isFar?: (snapshot: AnyMachineSnapshot) => boolean
  /**
   * Where regions beside each other make too many standings: explorations of their own, by their names, each with
   * the types of events that happen in it and the services that answer. What the machine shows is what they show together.
   */
  parts?: {
    readonly [name: string]: readonly (
      | EventFromLogic<TMachine>['type']
      | Answering<ActorsOf<TMachine>>['name']
    )[]
  }
  /** What holds wherever the machine stands, by the sentence that says it; beside those of `meta`, and no page pays for it. */
  invariants?: { readonly [sentence: string]: (snapshot: SnapshotFrom<TMachine>) => boolean }
  /** What every step obeys, in a file of their own beside the cases. */
  laws?: Laws<TMachine>
  /** Transitions and verdicts that nothing can bring about, each with the reason. */
  impossible?: { readonly [id: string]: string }
  /** What it declares and its chart never names, and types of events by which it does nothing anywhere, each with the reason. */
  idle?: { readonly [name: string]: string }
}

/** What may happen to a machine where it stands: what reaches it, what its children say, its next timer. */
export function occurrencesAt(standing: Standing, cases: AnyCases): Occurrence[] {
  const { snapshot } = standing
  if (snapshot.status !== 'active' || cases.isFar?.(snapshot)) return []
  return [...outsideOf(cases), ...endingsAt(standing, cases), ...timerAt(standing, cases)]
}

/** Cases of any machine. */
export type AnyCases = Omit<
  Cases<AnyStateMachine>,
  'events' | 'answers' | 'parts' | 'invariants' | 'laws'
> & {
  events: Readonly<Record<string, readonly object[]>>
  answers: Readonly<Record<string, AnswerCases<unknown>>>
  parts?: Readonly<Record<string, readonly string[]>>
  invariants?: Readonly<Record<string, (snapshot: never) => boolean>>
  laws?: AnyLaws
}

const parted = new WeakMap<AnyCases, Map<string, AnyCases>>()

/** What may reach a machine in each of its parts, by their names; all of it in one without a name where it has none. */
export function partsOf(cases: AnyCases): ReadonlyMap<string, AnyCases> {
  const known = parted.get(cases)
  if (known) return known
  const { parts, ...whole } = cases
  const { events, answers } = whole
  const all = new Map<string, AnyCases>(
    parts
      ? Object.entries(parts).map(([name, own]) => [
          name,
          { ...whole, events: only(own, events), answers: only(own, answers) },
        ])
      : [['', whole]],
  )
  parted.set(cases, all)
  return all
}

function only<T>(names: readonly string[], all: Readonly<Record<string, T>>): Record<string, T> {
  return Object.fromEntries(Object.entries(all).filter(([name]) => names.includes(name)))
}

/**
 * What may reach a machine in one of its parts.
 * @throws Error for a part that there is not
 */
export function partOf(cases: AnyCases, name: string): AnyCases {
  const part = partsOf(cases).get(name)
  if (!part) throw new Error(`'${cases.machine.id}' has no part '${name}'`)
  return part
}

const listed = new WeakMap<AnyCases, readonly Occurrence[]>()

/** Events from outside are the same wherever a machine stands. */
function outsideOf(cases: AnyCases): readonly Occurrence[] {
  let all = listed.get(cases)
  if (!all) {
    all = Object.entries(cases.events).flatMap(([type, payloads]) =>
      payloads.map((payload, index) => ({
        label: payloads.length > 1 ? `${type} #${index + 1}` : type,
        event: { type, ...payload },
        by: {},
      })),
    )
    listed.set(cases, all)
  }
  return all
}

function endingsAt({ snapshot, ended }: Standing, cases: AnyCases): Occurrence[] {
  const children = Object.entries(snapshot.children as Record<string, AnyActorRef | undefined>)
  return children.flatMap(([id, child]) => {
    if (!child || ended.has(child)) return []
    const name = slotOf(child)
    const { outputs = cases.ends?.[name] ?? [], errors = cases.fails?.[name] ?? [] } =
      cases.answers[name] ?? {}
    const by = (kind: 'outputs' | 'errors', index: number): By => ({
      child,
      answer: { slot: name, kind, index },
    })
    const numbered = (index: number, all: readonly unknown[]) =>
      all.length > 1 ? ` #${index + 1}` : ''
    return [
      ...outputs.map((output, index) => ({
        label: `${id} answers${numbered(index, outputs)}`,
        event: { type: `xstate.done.actor.${id}`, output, actorId: id },
        by: by('outputs', index),
      })),
      ...errors.map((error, index) => ({
        label: `${id} fails${numbered(index, errors)}`,
        event: { type: `xstate.error.actor.${id}`, error, actorId: id },
        by: by('errors', index),
      })),
    ]
  })
}

function timerAt({ timers }: Standing, { late }: AnyCases): Occurrence[] {
  const [timer] = timers
  if (!timer) return []
  const inTime = { label: `after ${timer.id}`, event: timer.event, by: { timer } }
  if (late === undefined) return [inTime]
  return [inTime, { ...inTime, label: `${inTime.label} late`, by: { timer, late } }]
}
