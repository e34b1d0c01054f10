import { expect, test } from 'vitest'
import { declaredEvents, declaredLogics } from '../../machines/core/declarations.ts'
import type { Declaration, Fields } from '../../machines/core/declared.ts'

/** In few signs: `id`, `[id]`, `{ name: personal, … }`, `one of off, on`. */
function said(declaration: Declaration): string {
  if (typeof declaration === 'string') return declaration
  if (Array.isArray(declaration)) return `[${said(declaration[0])}]`
  const { words, like, json, keys, each, by, variants, either, eventsOf, ...fields } =
    declaration as Fields
  if (Array.isArray(words)) return `one of ${words.join(', ')}`
  if (like) return `like ${like}`
  if (json) return `JSON of ${said(json)}`
  if (keys && each) return `${said(keys)} to ${said(each)}`
  if (variants) return `by ${by} ${said(variants)}`
  if (Array.isArray(either)) return either.map(said).join(' or ')
  if (eventsOf !== undefined) return `event of '${eventsOf}'`
  const told = Object.entries(fields).map(([name, field]) => `${name}: ${said(field)}`)
  return told.length > 0 ? `{ ${told.join(', ')} }` : '{}'
}

test('what a log may tell of each event, and of what each logic begins with, holds and answers, is what was looked at', async () => {
  const logics = Object.entries<Record<string, Declaration>>(declaredLogics).flatMap(
    ([logic, parts]) =>
      Object.entries(parts).map(([part, told]) => `${logic}, ${part}: ${said(told)}`),
  )
  const events = Object.entries<Declaration>(declaredEvents).map(
    ([type, told]) => `${type}: ${said(told)}`,
  )
  await expect(`${[...events, ...logics].join('\n')}\n`).toMatchFileSnapshot('declared.txt')
})
