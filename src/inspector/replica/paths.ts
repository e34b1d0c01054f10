import { partsOf } from './shown.ts'

/** The parts of a way as changes name it: `context.items[3].name`, `context["a b"]`. */
function keysOf(path: string): string[] {
  return [...path.matchAll(/\[("(?:[^"\\]|\\.)*"|\d+)\]|([^.[\]]+)/g)].map(([, quoted, plain]) =>
    quoted?.startsWith('"') ? (JSON.parse(quoted) as string) : (quoted ?? (plain as string)),
  )
}

/** What of a value lies at the end of a way, undefined when that leads nowhere. */
export function valueAt(value: unknown, path: string): unknown {
  let at: unknown = value
  keysOf(path).forEach((key, index) => {
    at = index === 0 ? (at as Record<string, unknown> | undefined)?.[key] : partNamed(at, key)
  })
  return at
}

function partNamed(value: unknown, key: string): unknown {
  if (Array.isArray(value)) return value[Number(key)]
  const parts = partsOf(value)
  for (let index = 0; index < parts.length; index++) {
    const part = parts.at(index)
    if (part.key === key) return part.value
  }
  return undefined
}
