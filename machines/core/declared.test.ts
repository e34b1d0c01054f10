import { expect, test } from 'vitest'
import { declaredEvents, declaredLogics } from './declarations.ts'
import type { DeclaredEvents, DeclaredLogics } from './declarations.types.ts'
import { oneOf } from './declared.ts'

test('a list of words is what an enum is declared by', () => {
  expect(oneOf(['dark', 'light'])).toEqual({ words: ['dark', 'light'] })
})

test('what is not there, is left out, or is of another kind does not compile', () => {
  const wrong = [
    // @ts-expect-error no event has the type
    { 'liveChat.whispered': {} } satisfies Partial<DeclaredEvents>,
    // @ts-expect-error the event has no such field
    { 'liveChat.rated': { stars: 'number', mood: 'code' } } satisfies Partial<DeclaredEvents>,
    // @ts-expect-error a field is left out
    { 'liveChat.rated': {} } satisfies Partial<DeclaredEvents>,
    // @ts-expect-error a number is no id
    { 'liveChat.rated': { stars: 'id' } } satisfies Partial<DeclaredEvents>,
    // @ts-expect-error a word is missing
    { 'viewport.themeRequested': { theme: oneOf(['dark']) } } satisfies Partial<DeclaredEvents>,
    // @ts-expect-error a state has no such field
    { videoShare: { context: { mood: 'code' } } } satisfies Partial<DeclaredLogics>,
    // @ts-expect-error events are left out
    { 'liveChat.rated': { stars: 'number' } } satisfies DeclaredEvents,
  ]
  expect(wrong).toHaveLength(7)
})

test('every event that has fields is declared', () => {
  const all: DeclaredEvents = declaredEvents
  expect(Object.keys(all).length).toBeGreaterThan(250)
})

/** Where keys are declared and not what stands by them, or the other way round. */
function halfTables(declaration: unknown, path: string): string[] {
  if (typeof declaration !== 'object' || declaration === null) return []
  const has = (key: string) => Object.hasOwn(declaration, key)
  // A list is a field that happens to be called so
  const hasKeys = has('keys') && !Array.isArray((declaration as { keys: unknown }).keys)
  const isHalf = hasKeys !== has('each')
  const within = Object.entries(declaration).flatMap(([key, part]) =>
    halfTables(part, `${path}.${key}`),
  )
  return isHalf ? [path, ...within] : within
}

test('what has keys from data says of what kind both keys and values are', () => {
  expect(halfTables({ a: { each: 'number' }, b: [{ keys: 'id', each: 'flag' }] }, 'c')).toEqual([
    'c.a',
  ])
  expect(halfTables({ ...declaredEvents, ...declaredLogics }, 'declared')).toEqual([])
})
