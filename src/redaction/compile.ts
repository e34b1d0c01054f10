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
import { put, unknownKey } from './keys.ts'
import { isPlain, placeholderOf, redactEntries, redactPersonal, type Walk } from './personal.ts'
import { type Fits, fitsOf, isLike, isWordOf } from './texts.ts'

/** What walks need that lies outside of declarations. */
export interface Outside {
  address: (text: string) => string
  picture: (text: string) => string
  /** An event within another, by its type with what its kind begins with. */
  event: (event: Record<string, unknown>, prefix: string) => Record<string, unknown>
}

/** A walk, and whether it is the one for a value; what it is not for, it takes for personal. */
interface Compiled {
  walk: Walk
  isFor: (value: unknown) => boolean
}

/** What is told of an event beside its type. */
export type EventDeclaration = Fields | Variants

type AnyDeclaration =
  | string
  | readonly [Declaration]
  | Partial<Words & Like & Json & Each & Variants & Either & EventWithin>

/**
 * Makes walks of declarations, each once.
 * @param outside used by the walks, not before
 */
export function compiler(outside: Outside) {
  const known = new Map<unknown, Compiled>()

  function compile(declaration: Declaration): Compiled {
    const found = known.get(declaration)
    if (found) return found
    const compiled = make(declaration as AnyDeclaration)
    known.set(declaration, compiled)
    return compiled
  }

  function make(declaration: AnyDeclaration): Compiled {
    if (typeof declaration === 'string') return ofKind(declaration, outside)
    if (Array.isArray(declaration)) return ofList(compile(declaration[0] as Declaration).walk)
    const { words, like, json, keys, each, by, variants, either, eventsOf } =
      declaration as Exclude<AnyDeclaration, string | readonly [Declaration]>
    switch (Object.keys(declaration).join()) {
      case 'words':
        return ofText(isWordOf(words ?? []))
      case 'like':
        return ofText(isLike(like ?? ''))
      case 'either':
        return ofEither((either ?? []).map(compile))
      case 'eventsOf':
        return ofEvent(eventsOf ?? '')
      case 'json':
        return ofJson(compile(json as Declaration).walk)
      case 'keys,each':
        return ofEach(textIn(keys as Each['keys']), compile(each as Declaration).walk)
      case 'by,variants':
        return only(isPlain, variantsWalk({ by: by ?? '', variants: variants ?? {} }))
      default:
        return only(isPlain, fieldsWalk(fieldsOf(declaration as Fields)))
    }
  }

  function fieldsOf(fields: Fields): Record<string, Walk> {
    return Object.fromEntries(
      Object.entries(fields).map(([key, field]) => [key, compile(field).walk]),
    )
  }

  /** @param common fields of every variant */
  function variantsWalk({ by, variants }: Variants, common: Record<string, Walk> = {}): Walk {
    const walks = new Map(
      Object.entries(variants).map(([word, fields]) => [
        word,
        fieldsWalk({ ...fieldsOf(fields), [by]: same, ...common }),
      ]),
    )
    const names = Object.values(variants).flatMap((fields) => Object.keys(fields))
    const personal = [by, ...names].map((name) => [name, redactPersonal])
    const unknown = fieldsWalk({ ...Object.fromEntries(personal), ...common })
    return (value) => (walks.get((value as Record<string, string>)[by] as string) ?? unknown)(value)
  }

  function ofEvent(prefix: string): Compiled {
    return only(isPlain, (value) => outside.event(value as Record<string, unknown>, prefix))
  }

  function textIn(keys: Each['keys']): Fits {
    return typeof keys === 'string' ? (fitsOf(keys) ?? (() => false)) : textOf(keys)
  }

  return {
    /** The walk of an event whose fields beside its type are told so. */
    eventWalkOf: (declaration: EventDeclaration): Walk =>
      isOfVariants(declaration)
        ? variantsWalk(declaration, typed)
        : fieldsWalk({ ...fieldsOf(declaration), ...typed }),
    /** Whether a text stays as it is when it is told so. */
    fitsFor(declaration: Declaration): Fits {
      const { walk } = compile(declaration)
      return (text) => walk(text) === text
    },
  }
}

const same: Walk = (value) => value
const isText = (value: unknown) => typeof value === 'string'
const isNumber = (value: unknown) => typeof value === 'number'
const isFlag = (value: unknown) => typeof value === 'boolean'

function textOf(declared: Words | Like): Fits {
  return 'words' in declared ? isWordOf(declared.words) : isLike(declared.like)
}

const isOfVariants = (declaration: EventDeclaration): declaration is Variants =>
  Object.keys(declaration).join() === 'by,variants'

/** Nothing stands for what is not there. */
function only(isFor: Compiled['isFor'], walk: Walk): Compiled {
  return {
    isFor,
    walk: (value) =>
      value === null || value === undefined
        ? value
        : isFor(value)
          ? walk(value)
          : redactPersonal(value),
  }
}

function ofText(fits: Fits): Compiled {
  return only((value) => typeof value === 'string' && fits(value), same)
}

/** A type is a name in code; what is none was never meant to be one. */
const typed = { type: ofText(isLike('[\\w.$*:#@-]{1,120}')).walk }

function ofKind(kind: string, { address, picture }: Outside): Compiled {
  const fits = fitsOf(kind)
  if (kind === 'date')
    return only((value) => {
      if (typeof value === 'string') return fits?.(value) ?? false
      return isNumber(value) || value instanceof Date
    }, same)
  if (fits) return ofText(fits)
  if (kind === 'address') return only(isText, (text) => address(text as string))
  if (kind === 'picture') return only(isText, (text) => picture(text as string))
  if (kind === 'number') return only(isNumber, same)
  if (kind === 'flag') return only(isFlag, same)
  return { isFor: () => false, walk: redactPersonal }
}

function ofEither(choices: readonly Compiled[]): Compiled {
  const chosen = (value: unknown) => choices.find(({ isFor }) => isFor(value))
  return only(
    (value) => chosen(value) !== undefined,
    (value) => (chosen(value) as Compiled).walk(value),
  )
}

function ofList(walk: Walk): Compiled {
  const isList = (value: unknown) => Array.isArray(value) || value instanceof Set
  return only(isList, (value) =>
    value instanceof Set ? new Set([...value].map(walk)) : walkList(value as unknown[], walk),
  )
}

/** The very list when nothing in it is replaced. */
function walkList(list: readonly unknown[], walk: Walk): readonly unknown[] {
  for (let at = 0; at < list.length; at++) {
    const item = walk(list[at])
    if (Object.is(item, list[at])) continue
    const copy = list.slice()
    copy[at] = item
    for (let next = at + 1; next < list.length; next++) copy[next] = walk(list[next])
    return copy
  }
  return list
}

function ofEach(fits: Fits, walk: Walk): Compiled {
  const isKeyed = (value: unknown) => isPlain(value) || value instanceof Map
  const walks: WalksByKey = { get: (key) => (fits(key) ? walk : undefined) }
  return only(isKeyed, (value) =>
    value instanceof Map
      ? redactEntries(
          value,
          (key, taken) => (typeof key === 'string' && fits(key) ? key : placeholderOf(key, taken)),
          walk,
        )
      : walkFields(value as Record<string, unknown>, walks, walk),
  )
}

function fieldsWalk(fields: Readonly<Record<string, Walk>>): Walk {
  const walks: WalksByKey = new Map(Object.entries(fields))
  return (value) => walkFields(value as Record<string, unknown>, walks, redactPersonal)
}

/** The walk of a key that stays; of any other the key is replaced as well. */
interface WalksByKey {
  get(key: string): Walk | undefined
}

/** The very object when nothing in it is replaced. */
function walkFields(
  value: Record<string, unknown>,
  walks: WalksByKey,
  otherwise: Walk,
): Record<string, unknown> {
  const keys = Object.keys(value)
  let copy: Record<string, unknown> | undefined
  for (let at = 0; at < keys.length; at++) {
    const key = keys[at] as string
    const field = value[key]
    const walk = walks.get(key)
    const walked = (walk ?? otherwise)(field)
    if (!copy && walk && Object.is(walked, field)) continue
    copy ??= firstOf(value, keys, at)
    put(copy, walk ? key : unknownKey(key, copy), walked)
  }
  return copy ?? value
}

function firstOf(
  value: Record<string, unknown>,
  keys: readonly string[],
  count: number,
): Record<string, unknown> {
  const copy: Record<string, unknown> = {}
  for (let at = 0; at < count; at++) put(copy, keys[at] as string, value[keys[at] as string])
  return copy
}

function ofJson(walk: Walk): Compiled {
  return only(isText, (text) => redactJson(text as string, walk))
}

function redactJson(text: string, walk: Walk): string {
  try {
    const value: unknown = JSON.parse(text)
    if (JSON.stringify(value) === text) return JSON.stringify(walk(value))
  } catch {
    // not JSON: personal like any other text
  }
  return redactPersonal(text) as string
}
