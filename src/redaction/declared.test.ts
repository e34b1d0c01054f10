import { expect, test } from 'vitest'
import { declaredEvents, declaredLogics } from '../../machines/core/declarations.ts'
import type {
  Declaration,
  Each,
  Either,
  EventWithin,
  Fields,
  Json,
  Like,
  Variants,
  Words,
} from '../../machines/core/declared.ts'

/** In few signs: `id`, `[id]`, `{ name: personal, … }`, `one of off, on`. */
function said(declaration: Declaration): string {
  if (typeof declaration === 'string') return declaration
  if (isList(declaration)) return `[${said(declaration[0])}]`
  if (isForm<Words>(declaration, 'words')) return `one of ${declaration.words.join(', ')}`
  if (isForm<Like>(declaration, 'like')) return `like ${declaration.like}`
  if (isForm<Json>(declaration, 'json')) return `JSON of ${said(declaration.json)}`
  if (isForm<Each>(declaration, 'each')) {
    return `${said(declaration.keys)} to ${said(declaration.each)}`
  }
  if (isForm<Variants>(declaration, 'variants')) {
    return `by ${declaration.by} ${said(declaration.variants)}`
  }
  if (isForm<Either>(declaration, 'either')) return declaration.either.map(said).join(' or ')
  if (isForm<EventWithin>(declaration, 'eventsOf')) return `event of '${declaration.eventsOf}'`
  const told = Object.entries(declaration as Fields).map(
    ([name, field]) => `${name}: ${said(field)}`,
  )
  return told.length > 0 ? `{ ${told.join(', ')} }` : '{}'
}

function isList(declaration: Declaration): declaration is readonly [Declaration] {
  return Array.isArray(declaration)
}

function isForm<T extends object>(declaration: object, key: keyof T): declaration is T {
  return key in declaration
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
