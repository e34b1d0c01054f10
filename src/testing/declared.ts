import type { AnyStateMachine } from 'xstate'

const kinds = ['actions', 'guards', 'actors', 'delays'] as const

/**
 * What a machine declares and its chart never names: actions, guards, services and delays. A name counts that stands
 * in the chart or, as a whole string, in the code of another thing declared.
 * @returns the names with their kind, in the order in which they are declared
 */
export function unusedIn({ config, implementations }: AnyStateMachine): string[] {
  const named = new Set<string>()
  collect(config, named, new Set())
  for (const kind of kinds) {
    const declared = Object.values(implementations[kind] ?? {})
    // A machine that is a child has its own names
    for (const one of declared) if (typeof one === 'function') collect(one, named, new Set())
  }
  return kinds.flatMap((kind) =>
    Object.keys(implementations[kind] ?? {})
      .filter((name) => !named.has(name))
      .map((name) => `${kind} ${name}`),
  )
}

const quoted = /(['"`])((?:(?!\1).)+)\1/g

function collect(value: unknown, named: Set<string>, seen: Set<unknown>): void {
  if (typeof value === 'string') named.add(value)
  if (value === null || !['object', 'function'].includes(typeof value) || seen.has(value)) return
  seen.add(value)
  if (typeof value === 'function') {
    for (const [, , name = ''] of value.toString().matchAll(quoted)) named.add(name)
  }
  for (const [key, part] of Object.entries(value as object)) {
    if (key === 'after') for (const delay of Object.keys((part ?? {}) as object)) named.add(delay)
    collect(part, named, seen)
  }
}
