import { placeholder } from '../engine/redact.ts'

const alphabets: Readonly<Record<string, string>> = {
  x: 'xyzabcdefghijklmnopqrstuvw',
  X: 'XYZABCDEFGHIJKLMNOPQRSTUVW',
  0: '0123456789',
}

/**
 * The placeholder of a key. Where it is taken, the next of its shape: in an order that is always the same, so
 * that what is redacted already stays as it is.
 * @param isTaken whether another key has a placeholder
 */
export function keyPlaceholder(key: string, isTaken: (placeholder: string) => boolean): string {
  const shape = placeholder(key)
  for (let count = 0; ; count++) {
    const next = countedTo(count, shape)
    if (next === undefined) return keyPlaceholder(`${shape}x`, isTaken)
    if (!isTaken(next)) return next
  }
}

/** The text of a shape with that number, the shape itself for 0; undefined when there are not so many. */
function countedTo(count: number, shape: string): string | undefined {
  let rest = count
  let text = ''
  for (const character of [...shape].reverse()) {
    const alphabet = alphabets[character]
    text = (alphabet?.[rest % alphabet.length] ?? character) + text
    if (alphabet) rest = Math.floor(rest / alphabet.length)
  }
  return rest > 0 ? undefined : text
}

/** The placeholder of a key of an object, other than those that it has. */
export function unknownKey(key: string, holder: object): string {
  return keyPlaceholder(key, (taken) => Object.hasOwn(holder, taken))
}

/** Sets a field of any name, `__proto__` as well. */
export function put(holder: Record<string, unknown>, key: string, value: unknown): void {
  if (key !== '__proto__') holder[key] = value
  else
    Object.defineProperty(holder, key, {
      value,
      enumerable: true,
      writable: true,
      configurable: true,
    })
}
