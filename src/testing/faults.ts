import fc from 'fast-check'

/** What can be done to a page from outside, whoever runs it. Milliseconds are those of the page's clock. */
export interface Reached {
  /** Switches a fault of the platform on, or off with null. */
  fault(name: string, params: object | null): Promise<void>
  /** Does something with the frames that the fault `holdFrames` keeps back. */
  order(order: { does: string; nth?: number }): Promise<void>
  /** Closes the connection from the platform's side. */
  close(code: number): Promise<void>
  /** Lets the platform send bytes that are no frame. */
  send(bytes: readonly number[]): Promise<void>
  /** Lets time pass, timer by timer. */
  pass(ms: number): Promise<void>
  /** Lets time pass at once: timers fire late. */
  jump(ms: number): Promise<void>
  /** Tells the page that the network is gone, or back. */
  setOnline(isOnline: boolean): Promise<void>
}

/** Faults, each a deed. */
export interface Faulty {
  /** Frames wait from now on until they are delivered, or let go. */
  hold(): Promise<void>
  letGo(): Promise<void>
  /** The nth frame that waits goes out; numbers go round. */
  deliver(nth: number): Promise<void>
  drop(nth: number): Promise<void>
  /** The nth frame that waits goes out and waits on. */
  duplicate(nth: number): Promise<void>
  /** Those that wait stand the other way round. */
  reorder(): Promise<void>
  close(code: number): Promise<void>
  /** The page stands still while frames come. */
  freeze(ms: number): Promise<void>
  /** The device sleeps, and its connection is gone when it wakes. */
  sleep(ms: number): Promise<void>
  offline(ms: number): Promise<void>
  /** The session and all its tokens end. */
  expire(): Promise<void>
  garbage(bytes: readonly number[]): Promise<void>
  wait(ms: number): Promise<void>
  /** Any other fault of the platform. */
  break(name: string, params: object): Promise<void>
  heal(name: string): Promise<void>
}

/** Faults of a page that is reached so. */
export function faultsOf(reached: Reached): Faulty {
  const { fault, order, pass, jump, setOnline } = reached
  return {
    hold: () => fault('holdFrames', {}),
    letGo: () => fault('holdFrames', null),
    deliver: (nth) => order({ does: 'deliver', nth }),
    drop: (nth) => order({ does: 'drop', nth }),
    duplicate: (nth) => order({ does: 'duplicate', nth }),
    reorder: () => order({ does: 'reverse' }),
    close: reached.close,
    freeze: jump,
    async sleep(ms) {
      await fault('halfOpen', {})
      await jump(ms)
      await fault('halfOpen', null)
    },
    async offline(ms) {
      await setOnline(false)
      await pass(ms)
      await setOnline(true)
    },
    expire: () => fault('expireSession', {}),
    garbage: reached.send,
    wait: pass,
    break: fault,
    heal: (name) => fault(name, null),
  }
}

// biome-ignore lint/suspicious/noExplicitAny: of a method any parameters will do
type Method = (...given: any[]) => Promise<unknown>
type NamesOf<TReal> = { [K in keyof TReal]: TReal[K] extends Method ? K : never }[keyof TReal]

/** With what each deed is done. */
export type Deeds<TReal> = {
  [K in NamesOf<TReal>]?: TReal[K] extends Method ? fc.Arbitrary<Parameters<TReal[K]>> : never
}

const nothing = fc.constant<[]>([])
const nth = fc.tuple(fc.nat(4))
const time = fc.tuple(fc.constantFrom(10, 500, 1_000, 5_000, 20_000, 60_000))

/** Every fault but those that have names of their own at the platform. */
export const faultDeeds: Deeds<Faulty> = {
  hold: nothing,
  letGo: nothing,
  deliver: nth,
  drop: nth,
  duplicate: nth,
  reorder: nothing,
  close: fc.tuple(
    fc.oneof(
      fc.constantFrom(1000, 1001, 1002, 1006, 1008, 1011, 1012, 1013),
      fc.integer({ min: 3_000, max: 4_999 }),
    ),
  ),
  freeze: time,
  sleep: time,
  offline: time,
  expire: nothing,
  garbage: fc.tuple(fc.array(fc.nat(255), { maxLength: 40 })),
  wait: time,
}

/** One deed of a sequence; it can always be done. */
class Deed<TReal extends object> implements fc.AsyncCommand<Happened, TReal> {
  readonly #name: keyof TReal & string
  readonly #given: readonly unknown[]

  constructor(name: keyof TReal & string, given: readonly unknown[]) {
    this.#name = name
    this.#given = given
  }

  check = () => true

  async run(happened: Happened, real: TReal): Promise<void> {
    happened.push(this.toString())
    await (real[this.#name] as Method)(...this.#given)
  }

  toString(): string {
    return `${this.#name}(${this.#given.map((one) => JSON.stringify(one)).join(', ')})`
  }
}

/** What was done, in order. */
export type Happened = string[]
export type Sequence<TReal extends object> = readonly fc.AsyncCommand<Happened, TReal>[]

/** By what fast-check names a sequence: those of a report, as JSON. */
export interface Named {
  seed: number
  path?: string
}

/** Most of what can be done to frames needs some that wait: of all deeds this one is the likeliest. */
const weights: Readonly<Record<string, number>> = { hold: 4 }

/**
 * Sequences of deeds, to be drawn, shrunk to those that it takes, and run with `run`.
 * @param longest how many deeds a sequence has at most
 */
export function sequences<TReal extends object>(
  deeds: Deeds<TReal>,
  longest: number,
): fc.Arbitrary<Sequence<TReal>> {
  const all = Object.entries<fc.Arbitrary<unknown[]>>(deeds as never).map(([name, given]) => ({
    arbitrary: given.map((values) => new Deed<TReal>(name as keyof TReal & string, values)),
    weight: weights[name] ?? 1,
  }))
  return fc.array(fc.oneof(...all), { maxLength: longest, size: 'max' })
}

/** The sequence that a seed and a path name, the same wherever it is asked for. */
export function sequenceAt<TReal extends object>(
  deeds: Deeds<TReal>,
  longest: number,
  { seed, path }: Named,
): Sequence<TReal> {
  const named = { seed, numRuns: 1, ...(path !== undefined && { path }) }
  const [sequence = []] = fc.sample(sequences(deeds, longest), named)
  return sequence
}

/**
 * Does what a sequence says.
 * @returns what was done
 */
export async function run<TReal extends object>(
  sequence: Sequence<TReal>,
  real: TReal,
): Promise<Happened> {
  const happened: Happened = []
  await fc.asyncModelRun(() => ({ model: happened, real }), sequence)
  return happened
}
