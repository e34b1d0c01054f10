import {
  literalBreak,
  modes,
  numberSign,
  placeOfActor,
  placeOfAddresses,
  placeOfNames,
  placeOfPart,
  type Streams,
  signs,
  symbolOf,
} from './packedColumns.ts'

/** Digests are full of these. */
const short = /^[\da-z=?'-]{1,5}$/
/** A deed with a hash of its details. */
const hashedDeed = /^(\S+ \S+) ([\da-z]{1,5})$/
/** Of short texts more of which are the same, symbols tell. */
const mostlyNew = 0.6

type Json = Readonly<Record<string, unknown>>

/**
 * Packs lines of a log into columns: what stands at the same place of the lines stands together, what came before there
 * is told by a symbol, and an object that came before is told once. `unpackLines` makes the very lines of them.
 */
export class LinePacker {
  /** By place, in the order in which they are first come to: that of unpacking. */
  readonly #columns = new Map<string, Column>()

  /** @param line without its line break; one that JSON does not write like this stays as it is */
  add(line: string): void {
    const value = parsed(line)
    if (value !== undefined && JSON.stringify(value) === line) this.#put('', value)
    else this.#at('').add(signs.line + JSON.stringify(line))
  }

  /** All columns, once every line was added. */
  finish(): Streams {
    const pieces: Pieces = { modes: [], symbols: [], numbers: [], texts: [], hashes: [] }
    for (const column of this.#columns.values()) column.write(pieces)
    const joined = (name: keyof Streams) => pieces[name].join('\n')
    return {
      modes: pieces.modes.join(''),
      symbols: joined('symbols'),
      numbers: joined('numbers'),
      texts: joined('texts'),
      hashes: joined('hashes'),
    }
  }

  #at(place: string): Column {
    const found = this.#columns.get(place)
    if (found) return found
    const column = new Column()
    this.#columns.set(place, column)
    return column
  }

  #put(place: string, value: unknown): void {
    if (typeof value === 'string') this.#putText(place, value)
    else if (!isObject(value)) this.#at(place).add(JSON.stringify(value))
    else if (place === '.digest' && isDigest(value)) this.#putDigest(value)
    else this.#putObject(place, value)
  }

  #putObject(place: string, value: Json): void {
    const column = this.#at(place)
    const json = JSON.stringify(value)
    const known = column.known.get(json)
    if (known !== undefined) {
      column.add(`${signs.known}${known}`)
      return
    }
    column.known.set(json, column.known.size)
    if (Array.isArray(value)) {
      column.add(`${signs.list}${value.length}`)
      for (const item of value) this.#put(`${place}*`, item)
    } else {
      const keys = Object.keys(value)
      column.add(signs.object + keys.map((key) => JSON.stringify(key)).join())
      for (const key of keys) this.#put(`${place}.${key}`, value[key])
    }
  }

  #putText(place: string, text: string): void {
    const whole = signs.text + text
    if (short.test(text)) this.#at(place).add(whole)
    else if (this.#at(place).add(whole, signs.text)) this.#putPattern(`${place}"`, text)
  }

  /** Numbers within a text have columns of their own. */
  #putPattern(place: string, text: string): void {
    const numbers: string[] = []
    const pattern = JSON.stringify(text)
      .slice(1, -1)
      .replace(/[1-9]\d{0,14}|0/g, (number) => {
        numbers.push(number)
        return numberSign
      })
    this.#at(place).add(pattern)
    for (const [index, number] of numbers.entries()) this.#at(`${place}${index}`).add(number)
  }

  /** Which actors and parts have changed follows mostly from the one before. */
  #putDigest(digest: Readonly<Record<string, Json>>): void {
    this.#at('.digest').add(signs.digest)
    let before = placeOfAddresses
    for (const address of Object.keys(digest)) {
      this.#putName(before, placeOfAddresses, address)
      const actor = placeOfActor(address)
      before = placeOfAddresses + actor
      const parts = digest[address] as Json
      for (const name of Object.keys(parts)) {
        this.#putName(actor, placeOfNames, name)
        this.#putPart(placeOfPart(name), parts[name])
      }
      this.#at(actor).add(signs.end)
    }
    this.#at(before).add(signs.end)
  }

  /** @param names where the text itself stands, of whatever place */
  #putName(place: string, names: string, text: string): void {
    if (this.#at(place).add(signs.text + text, signs.text)) this.#putText(`${names}"`, text)
  }

  #putPart(place: string, value: unknown): void {
    if (!Array.isArray(value) || !value.every((each) => typeof each === 'string')) {
      this.#put(place, value)
    } else {
      this.#at(place).add(`${signs.deeds}${value.length}`)
      for (const deed of value) this.#putDeed(`${place}*`, deed)
    }
  }

  #putDeed(place: string, deed: string): void {
    const [, name, hash] = hashedDeed.exec(deed) ?? []
    if (name === undefined || hash === undefined) {
      this.#putText(place, deed)
    } else {
      if (this.#at(place).add(signs.deeds + name, signs.deeds)) this.#putPattern(`${place}"`, name)
      this.#at(`${place}#`).add(signs.text + hash)
    }
  }
}

type Pieces = Record<keyof Streams, string[]>

/** The values of one place in their order. */
class Column {
  /** Objects and lists of this place by their JSON, in the order in which they came. */
  readonly known = new Map<string, number>()
  /** By value: its place among those that are new. */
  readonly #places = new Map<string, number>()
  readonly #symbols: string[] = []
  readonly #literals: string[] = []
  readonly #all: string[] = []

  /** @returns whether it is new: only then its literal is written */
  add(value: string, literal = value): boolean {
    const place = this.#places.get(value)
    this.#symbols.push(symbolOf(place))
    this.#all.push(literal)
    if (place !== undefined) return false
    this.#places.set(value, this.#places.size)
    this.#literals.push(literal)
    return true
  }

  write(pieces: Pieces): void {
    const literals = this.#literals
    const all = this.#all
    const symbols = literals.length === all.length ? '' : this.#symbols.join('')
    if (literals.length > 1 && all.every(isWhole)) {
      pieces.modes.push(modes.numbers)
      pieces.numbers.push(differences(all))
    } else if (literals.every(isShortText)) {
      const areMostlyNew = literals.length > all.length * mostlyNew
      pieces.modes.push(areMostlyNew ? modes.hashes : modes.knownHashes)
      if (!areMostlyNew) pieces.symbols.push(symbols)
      pieces.hashes.push(sameWidth(areMostlyNew ? all : literals))
    } else {
      const areTexts = literals.every((literal) => literal === signs.text)
      pieces.modes.push(areTexts ? modes.texts : modes.literals)
      pieces.symbols.push(symbols)
      if (!areTexts) pieces.texts.push(literals.join(literalBreak))
    }
  }
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null
const isDigest = (value: Json): value is Readonly<Record<string, Json>> =>
  !Array.isArray(value) &&
  Object.values(value).every((parts) => isObject(parts) && !Array.isArray(parts))
/** The difference of two such numbers is told exactly. */
const largest = 2 ** 52
const isWhole = (text: string) =>
  Number.isInteger(Number(text)) && Math.abs(Number(text)) < largest && `${Number(text)}` === text
const isShortText = (literal: string) => literal.length > 1 && literal.startsWith(signs.text)

function differences(numbers: readonly string[]): string {
  let last = 0
  return numbers
    .map((text) => {
      const difference = Number(text) - last
      last = Number(text)
      return difference
    })
    .join()
}

/** Short texts without what parts them; their width stands first. */
function sameWidth(texts: readonly string[]): string {
  const width = Math.max(...texts.map(({ length }) => length)) - 1
  return width + texts.map((text) => text.slice(1).padStart(width)).join('')
}
