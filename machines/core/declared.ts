/**
 * What a log may tell of a text. `id`: letters, digits, `_`, `-` and `~`, a digit or more among them. `slug`: what
 * names a page or a thing of the platform in an address: words in lower case. `date`: ISO 8601. `address`: of this site or another, of which
 * what nobody of ours put there is replaced. `picture`: the address of a picture, without its signature. `code`: a word
 * of ours that is not known here by name, in one piece. A text of another form is personal after all.
 */
export type TextKind =
  | 'id'
  | 'slug'
  | 'code'
  | 'language'
  | 'country'
  | 'currency'
  | 'date'
  | 'address'
  | 'picture'

/** One of these words; any other is personal. */
export interface Words {
  readonly words: readonly string[]
}

/** All words of a type, and no others. */
export interface OneOf<TWord extends string> extends Words {
  /** Never there: it holds the type to be the very same. */
  readonly exact?: (word: TWord) => TWord
}

/** A text that fits a pattern as a whole; any other is personal. */
export interface Like {
  readonly like: string
}

/** A text that is JSON. */
export interface Json {
  readonly json: Declaration
}

/** Values by keys that come from data. */
export interface Each {
  readonly keys: TextKind | Words | Like
  readonly each: Declaration
}

/** Fields that depend on what another of them says. */
export interface Variants {
  readonly by: string
  readonly variants: Readonly<Record<string, Fields>>
}

/** What is of several forms: a text or a number, a list or a word. */
export interface Either {
  readonly either: readonly Declaration[]
}

/** An event within another; its type is that of its declaration, less what every such type begins with. */
export interface EventWithin {
  readonly eventsOf: string
}

export interface Fields {
  readonly [field: string]: Declaration
}

/** How a value is told; what is not declared is personal. */
export type Declaration =
  | TextKind
  | 'number'
  | 'flag'
  | 'personal'
  | Words
  | Like
  | Json
  | Each
  | Variants
  | Either
  | EventWithin
  | readonly [Declaration]
  | Fields

type KeyOf<T> = T extends unknown ? keyof T : never
type At<T, K> = T extends { readonly [P in K & PropertyKey]?: infer V } ? V : never

type DeclaredText<T extends string> = [T] extends [never]
  ? never
  : string extends T
    ? TextKind | Words | Like | Json
    : OneOf<T> | 'code' | 'language'

type DeclaredObject<T> = [T] extends [never]
  ? never
  :
      | { readonly keys: Each['keys']; readonly each: Declared<At<T, KeyOf<T>>> }
      | { readonly [K in KeyOf<T>]-?: Declared<At<T, K>> }
      | DeclaredVariants<T>
      | EventWithin

type DeclaredVariants<T> = {
  [K in KeyOf<T>]: At<T, K> extends infer V
    ? [V] extends [string]
      ? string extends V
        ? { readonly by: K; readonly variants: Readonly<Record<string, DeclaredVariant<T, K>>> }
        : {
            readonly by: K
            readonly variants: {
              readonly [W in V]: DeclaredVariant<
                Exclude<T, { readonly [P in K]: Exclude<V, W> }>,
                K
              >
            }
          }
      : never
    : never
}[KeyOf<T>]

type DeclaredVariant<T, TBy> = {
  readonly [K in Exclude<KeyOf<T>, TBy>]-?: Declared<At<T, K>>
}

type List = readonly unknown[]

/** How a value of a type may be declared. */
export type Declared<T> = unknown extends T
  ? Declaration
  :
      | 'personal'
      | { readonly either: readonly Declared<T>[] }
      | DeclaredText<Extract<T, string>>
      | ([Extract<T, number>] extends [never] ? never : 'number' | 'date')
      | ([Extract<T, boolean>] extends [never] ? never : 'flag')
      | ([Extract<T, List>] extends [never] ? never : readonly [Declared<Extract<T, List>[number]>])
      | DeclaredObject<Exclude<Extract<T, object>, List>>

/** @param words all that there are; what a list of kinds says stands once */
export function oneOf<const TWord extends string>(words: readonly TWord[]): OneOf<TWord> {
  return { words }
}
