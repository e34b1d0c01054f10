import {
  type AnyActorLogic,
  type AnyStateMachine,
  type AnyStateNode,
  type AnyTransitionDefinition,
  StateMachine,
} from 'xstate'
import type { Chart, ChartNode, ChartTransition } from '../replica.chart.types.ts'
import { actionText, isOfTimer } from './actions.ts'
import { guardText } from './guards.ts'

const afterType = 'xstate.after.'

/** The machines of a system by name; those that share their definition share a chart. */
export class Charts {
  readonly #names = new Map<unknown, string>()
  readonly #machines = new Map<string, AnyStateMachine>()
  readonly #charts = new Map<string, Chart>()

  /** @param logic the root's: all machines that it names are found, in the order of their names */
  constructor(logic: AnyActorLogic | undefined) {
    if (logic) this.#find(logic, new Set())
  }

  #find(logic: unknown, seen: Set<unknown>): void {
    if (!(logic instanceof StateMachine) || seen.has(logic)) return
    seen.add(logic)
    this.nameOf(logic)
    const { actors } = logic.implementations
    for (const name of Object.keys(actors)) this.#find(actors[name], seen)
    for (const node of nodesOf(logic.root)) for (const { src } of node.invoke) this.#find(src, seen)
  }

  /** The name of a machine: its id, with a number when another has that id. */
  nameOf(machine: AnyStateMachine): string {
    const { config } = machine
    let name = this.#names.get(config)
    if (name === undefined) {
      name = machine.id
      for (let count = 2; this.#machines.has(name); count++) name = `${machine.id} (${count})`
      this.#names.set(config, name)
      this.#machines.set(name, machine)
    }
    return name
  }

  /** All machines known so far. */
  get names(): readonly string[] {
    return [...this.#machines.keys()]
  }

  /** @throws Error when there is no such machine */
  machine(name: string): AnyStateMachine {
    const machine = this.#machines.get(name)
    if (!machine) throw new Error(`no machine is called '${name}'`)
    return machine
  }

  /** @throws Error when there is no such machine */
  chart(name: string): Chart {
    let chart = this.#charts.get(name)
    if (!chart) {
      const { root } = this.machine(name)
      chart = { machine: name, root: chartNode(root), size: nodesOf(root).length }
      this.#charts.set(name, chart)
    }
    return chart
  }
}

/** A state and all states in it, parents first. */
export function nodesOf(node: AnyStateNode): AnyStateNode[] {
  return [node, ...Object.values(node.states).flatMap(nodesOf)]
}

function chartNode(node: AnyStateNode): ChartNode {
  const { id, key, type, history, description, tags, entry, exit, invoke } = node
  return {
    id,
    key,
    type,
    history: type === 'history' ? history || 'shallow' : null,
    description: description ?? null,
    tags: [...tags],
    initial: type === 'compound' ? (node.initial.target?.[0]?.id ?? null) : null,
    entry: ownActions(entry).map(actionText),
    exit: ownActions(exit).map(actionText),
    invokes: invoke.map(({ id: invokeId, src }) => ({
      id: invokeId,
      src: typeof src === 'string' && !src.startsWith('xstate.invoke.') ? src : 'inline',
    })),
    transitions: transitionsOf(node).map(chartTransition),
    states: Object.values(node.states).map(chartNode),
  }
}

function ownActions(actions: readonly unknown[]): unknown[] {
  return actions.filter((action) => !isOfTimer(action))
}

/** All transitions of a state, those without an event last. */
function transitionsOf({ transitions, always = [] }: AnyStateNode): AnyTransitionDefinition[] {
  return [...[...transitions.values()].flat(), ...always]
}

/** Unique within its chart: the state's id, the event, and its place among those of that event. */
export function transitionId(transition: AnyTransitionDefinition): string {
  const { source, eventType } = transition
  const alike = eventType === '' ? (source.always ?? []) : (source.transitions.get(eventType) ?? [])
  return `${source.id}:${eventType || 'always'}:${alike.indexOf(transition)}`
}

function chartTransition(transition: AnyTransitionDefinition): ChartTransition {
  const { source, target, eventType, guard, actions, reenter } = transition
  return {
    id: transitionId(transition),
    source: source.id,
    targets: (target ?? []).map(({ id }) => id),
    event: eventType,
    kind: kindOf(eventType),
    guard: guard === undefined ? null : guardText(guard, source.machine),
    actions: actions.map(actionText),
    delay: eventType.startsWith(afterType) ? delayOf(eventType, source) : null,
    isReentering: reenter,
  }
}

function kindOf(event: string): ChartTransition['kind'] {
  if (event === '') return 'always'
  if (event.startsWith(afterType)) return 'after'
  if (event.startsWith('xstate.done.')) return 'done'
  if (event.startsWith('xstate.error.')) return 'error'
  return event.includes('*') ? 'wildcard' : 'event'
}

function delayOf(event: string, source: AnyStateNode): string {
  const delay = event.slice(afterType.length, -source.id.length - 1)
  return /^\d+$/.test(delay) ? `after ${delay} ms` : delay
}
