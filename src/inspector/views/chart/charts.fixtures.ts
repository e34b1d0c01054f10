import type { AnyStateMachine, AnyStateNode } from 'xstate'
import type { Chart, ChartNode, ChartTransition } from '../../replica.types.ts'

/** The chart of a machine, as a replica tells it; for tests without one. */
export function chartFrom(machine: AnyStateMachine): Chart {
  const root = nodeFrom(machine.root)
  return { machine: machine.id, root, size: sizeFrom(root) }
}

const sizeFrom = (node: ChartNode): number =>
  node.states.reduce((sum, child) => sum + sizeFrom(child), 1)

const nameFrom = (thing: unknown): string =>
  typeof thing === 'string'
    ? thing
    : ((thing as { type?: string; name?: string })?.type ?? 'inline')

function nodeFrom(node: AnyStateNode): ChartNode {
  const always = node.always ?? []
  const all = [...node.transitions.values()].flat().concat(always)
  return {
    id: node.id,
    key: node.key,
    type: node.type,
    history: node.type === 'history' ? node.history || 'shallow' : null,
    description: node.description ?? null,
    tags: node.tags,
    initial: node.type === 'compound' ? (node.initial.target?.[0]?.id ?? null) : null,
    entry: node.entry.map(nameFrom),
    exit: node.exit.map(nameFrom),
    invokes: node.invoke.map(({ id, src }) => ({ id, src: String(src) })),
    transitions: all.map((one, index) => transitionFrom(node, one, index)),
    states: Object.values(node.states).map((child) => nodeFrom(child as AnyStateNode)),
  }
}

type Definition = NonNullable<AnyStateNode['always']>[number]

function transitionFrom(node: AnyStateNode, one: Definition, index: number): ChartTransition {
  const { eventType } = one
  const after = /^xstate\.after\.(.+?)\./.exec(eventType)?.[1]
  const kind = after
    ? 'after'
    : eventType === ''
      ? 'always'
      : /^xstate\.done/.test(eventType)
        ? 'done'
        : /^xstate\.error/.test(eventType)
          ? 'error'
          : eventType.endsWith('*')
            ? 'wildcard'
            : 'event'
  return {
    id: `${node.id}/${eventType}/${index}`,
    source: node.id,
    targets: one.target?.map(({ id }) => id) ?? [],
    event: eventType,
    kind,
    guard: one.guard ? nameFrom(one.guard) : null,
    actions: one.actions.map(nameFrom),
    delay: after ? (/^\d+$/.test(after) ? `after ${after} ms` : after) : null,
    isReentering: one.reenter,
  }
}
