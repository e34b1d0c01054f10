import {
  literalBreak,
  modes,
  numberSign,
  placeOfActor,
  placeOfAddresses,
  placeOfNames,
  placeOfPart,
  readSymbol,
  type Streams,
  signs,
} from './packedColumns.ts'

/** A few signs may stand for endless lines: these are more than somebody wants. */
class TooLong extends RangeError {
  override name = 'TooLong'
  readonly code = 'ERR_BUFFER_TOO_LARGE'
}

/** So many times what the lines may have is looked at: what is told in parts counts more than once. */
const mostWork = 4
/** Deeper than any line of a log. */
const maxDepth = 500

/**
 * Makes lines of the columns that `LinePacker` packed them into.
 * @param count how many lines there are
 * @param most characters that they may have: who did not pack them gives a bound
 * @returns the very lines, each with its line break
 * @throws RangeError with the code `ERR_BUFFER_TOO_LARGE` for more, Error for what was not packed so
 */
export function unpackLines(
  streams: Streams,
  count: number,
  most: number = Number.POSITIVE_INFINITY,
): string[] {
  const unpacker = new LineUnpacker(streams, most)
  const lines: string[] = []
  let length = 0
  for (let index = 0; index < count; index++) {
    const line = `${unpacker.line()}\n`
    length += line.length
    if (length > most) throw new TooLong()
    lines.push(line)
  }
  return lines
}

class LineUnpacker {
  readonly #columns = new Map<string, Column>()
  readonly #reader: Reader
  readonly #most: number
  #taken = 0
  #depth = 0

  constructor(streams: Streams, most: number) {
    this.#reader = new Reader(streams)
    this.#most = most
  }

  line(): string {
    const text = this.#value('')
    return text.startsWith(signs.line) ? JSON.parse(text.slice(signs.line.length)) : text
  }

  #at(place: string): Column {
    this.#spend(1)
    const found = this.#columns.get(place)
    if (found) return found
    const column = new Column(this.#reader)
    this.#columns.set(place, column)
    return column
  }

  /** What stands for a long text may come in a few signs: it is counted before it is put together. */
  #spend(length: number): void {
    this.#taken += length
    if (this.#taken > this.#most * mostWork) throw new TooLong()
  }

  #next(place: string): string {
    const literal = this.#at(place).next(asItIs)
    this.#spend(literal.length)
    return literal
  }

  /** The value that is next at a place, as JSON. */
  #value(place: string): string {
    const token = this.#token(place)
    this.#spend(token.length)
    const rest = token.slice(1)
    switch (token[0]) {
      case signs.text:
        return `${token}"`
      case signs.object:
        return this.#made(place, () => this.#object(place, rest))
      case signs.list:
        return this.#made(place, () => `[${this.#times(rest, () => this.#value(`${place}*`))}]`)
      case signs.known:
        return this.#known(place, Number(rest))
      case signs.digest:
        return this.#digest()
      case signs.deeds:
        return `[${this.#times(rest, () => this.#deed(`${place}*`))}]`
      default:
        return token
    }
  }

  /** What is next at a place: a text whole, anything else as it is. */
  #token(place: string): string {
    return this.#at(place).next((literal) =>
      literal === signs.text ? literal + this.#pattern(`${place}"`) : literal,
    )
  }

  #known(place: string, index: number): string {
    const json = knownOf(this.#at(place).known[index])
    this.#spend(json.length)
    return json
  }

  #made(place: string, make: () => string): string {
    if (++this.#depth > maxDepth) throw new Error('nested too deep')
    const json = make()
    if (json.length > this.#most) throw new TooLong()
    this.#depth--
    this.#at(place).known.push(json)
    return json
  }

  #object(place: string, listed: string): string {
    const keys: string[] = JSON.parse(`[${listed}]`)
    return `{${keys.map((key) => `${JSON.stringify(key)}:${this.#value(`${place}.${key}`)}`).join()}}`
  }

  #times(count: string, make: () => string): string {
    const items: string[] = []
    for (let left = Number(count); left > 0; left--) items.push(make())
    return items.join()
  }

  #pattern(place: string): string {
    let index = 0
    return this.#next(place).replaceAll(numberSign, () => this.#next(`${place}${index++}`))
  }

  #digest(): string {
    const actors: string[] = []
    let before: string = placeOfAddresses
    for (;;) {
      const address = this.#name(before, placeOfAddresses)
      if (address === undefined) return `{${actors.join()}}`
      const actor = placeOfActor(JSON.parse(address))
      before = placeOfAddresses + actor
      actors.push(`${address}:{${this.#parts(actor)}}`)
    }
  }

  #parts(actor: string): string {
    const parts: string[] = []
    for (;;) {
      const name = this.#name(actor, placeOfNames)
      if (name === undefined) return parts.join()
      parts.push(`${name}:${this.#value(placeOfPart(JSON.parse(name)))}`)
    }
  }

  /** A text as JSON; undefined at the end. */
  #name(place: string, names: string): string | undefined {
    const token = this.#at(place).next((literal) =>
      literal === signs.text ? this.#token(`${names}"`) : literal,
    )
    return token === signs.end ? undefined : `${token}"`
  }

  #deed(place: string): string {
    const token = this.#at(place).next((literal) => {
      if (literal !== signs.text && literal !== signs.deeds) return literal
      return literal + this.#pattern(`${place}"`)
    })
    if (!token.startsWith(signs.deeds)) return `${token}"`
    return `"${token.slice(1)} ${this.#next(`${place}#`).slice(1)}"`
  }
}

const asItIs = (literal: string) => literal

function knownOf<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('not packed as it should be')
  return value
}

/** Gives the columns their pieces, in the order in which they are first come to. */
class Reader {
  readonly #modes: string
  readonly #pieces: Readonly<Record<string, readonly string[]>>
  readonly #next: Record<string, number> = {}
  #column = 0

  constructor({ modes: all, ...others }: Streams) {
    this.#modes = all
    this.#pieces = Object.fromEntries(
      Object.entries(others).map(([name, text]) => [name, text.split('\n')]),
    )
  }

  mode(): string {
    return knownOf(this.#modes[this.#column++])
  }

  piece(name: Exclude<keyof Streams, 'modes'>): string {
    const at = this.#next[name] ?? 0
    this.#next[name] = at + 1
    return knownOf(this.#pieces[name]?.[at])
  }
}

/** The values of one place, one after the other. */
class Column {
  /** Objects and lists of this place as JSON, in the order in which they came. */
  readonly known: string[] = []
  readonly #symbols: string | undefined
  readonly #literal: () => string
  readonly #values: string[] = []
  #at = 0

  constructor(reader: Reader) {
    const mode = reader.mode()
    const hasSymbols = mode !== modes.numbers && mode !== modes.hashes
    // without any, all are new
    this.#symbols = (hasSymbols && reader.piece('symbols')) || undefined
    this.#literal = literalsOf(mode, reader)
  }

  /** @param resolve makes of a literal what is to stand for it, also when it comes again */
  next(resolve: (literal: string) => string): string {
    if (this.#symbols === undefined) return resolve(this.#literal())
    if (this.#at >= this.#symbols.length) throw new Error('not packed as it should be')
    const { place, end } = readSymbol(this.#symbols, this.#at)
    this.#at = end
    if (place !== undefined) return knownOf(this.#values[place])
    const value = resolve(this.#literal())
    this.#values.push(value)
    return value
  }
}

/** Gives the literals of a column one after the other. */
function literalsOf(mode: string, reader: Reader): () => string {
  if (mode === modes.texts) return () => signs.text
  if (mode === modes.numbers) {
    const differences = reader.piece('numbers').split(',')
    let at = 0
    let last = 0
    return () => {
      last += Number(knownOf(differences[at++]))
      return String(last)
    }
  }
  if (mode === modes.literals) {
    const literals = reader.piece('texts').split(literalBreak)
    let at = 0
    return () => knownOf(literals[at++])
  }
  const piece = reader.piece('hashes')
  const width = Number(piece[0])
  let at = 1
  return () => {
    const text = piece.slice(at, at + width).trimStart()
    at += width
    return signs.text + knownOf(text || undefined)
  }
}
