import fc from 'fast-check'
import type { Cargo, Fate } from './money.network.fixtures.ts'

/** What is done here: coins are bought, a membership, a limit is set. */
type Flow = 'moneycharge' | 'vipabo' | 'limit'
type Misbehaviour = (typeof misbehaviours)[number]

/** A step in one of the tabs. */
type InTab<D> = D extends string ? { do: D; tab: number } : never

/** What guest, browser, network and platform can do to the money, at any point. */
export type Step =
  | { do: 'open'; tab: number; flow: Flow }
  /** Something that needs more coins than there are: the gate leads to the pay tour. */
  | { do: 'want'; tab: number; coins: number }
  | InTab<'ask' | 'leave' | 'orderAgain' | 'close' | 'retry'>
  | { do: 'pay'; tab: number; coins: number }
  | InTab<'reloadPage' | 'reloadClient' | 'cut'>
  | { do: 'setOnline'; tab: number; isOnline: boolean }
  | { do: 'misbehave'; kind: Misbehaviour }
  /** The next of its kind is lost, held back or doubled. */
  | { do: 'meet'; cargo: Cargo; fate: Fate }
  /** What was held back goes on, in its order or the other way round. */
  | { do: 'release'; isTurned: boolean }
  | { do: 'spend' }
  | { do: 'wait'; ms: number }

const misbehaviours = [
  'neverReady',
  'decline',
  'timeoutBeforeBooking',
  'timeoutAfterBooking',
  'closeBeforeBooking',
  'closeAfterBooking',
  'reloadBeforeBooking',
  'reloadAfterBooking',
  'doubleSubmit',
  'successTwice',
  'successWithoutBooking',
  'bookingWithoutSuccess',
  'malformedSignals',
] as const

const tab = fc.nat({ max: 1 })
const flow = fc.oneof(
  { weight: 6, arbitrary: fc.constant<Flow>('moneycharge') },
  { weight: 2, arbitrary: fc.constant<Flow>('vipabo') },
  { weight: 1, arbitrary: fc.constant<Flow>('limit') },
)
const coins = fc.constantFrom(40, 100, 200)
const constant = <const T>(value: T) => fc.constant(value)

const open = fc.record({ do: constant('open'), tab, flow })
const pay = fc.record({ do: constant('pay'), tab, coins })
const want = fc.record({ do: constant('want'), tab, coins: fc.constantFrom(450, 600) })
const press = fc.record({
  do: fc.constantFrom('ask', 'leave', 'orderAgain', 'close', 'retry'),
  tab,
})
const wait = fc.record({
  do: constant('wait'),
  ms: fc.constantFrom(500, 1_000, 13_000, 16_000, 31_000, 65_000),
})

/** What goes wrong, or comes right again. */
const trouble = fc.oneof(
  constant({ do: 'meet', cargo: 'frame', fate: 'lost' }),
  fc.record({
    do: constant('meet'),
    cargo: fc.constantFrom<Cargo>('request', 'answer', 'message', 'frame'),
    fate: fc.constantFrom<Fate>('lost', 'held', 'twice'),
  }),
  fc.record({ do: constant('misbehave'), kind: fc.constantFrom(...misbehaviours) }),
  fc.record({ do: constant('release'), isTurned: fc.boolean() }),
  fc.record({ do: fc.constantFrom('reloadPage', 'reloadClient', 'cut'), tab }),
  fc.record({ do: constant('setOnline'), tab, isOnline: fc.boolean() }),
  wait,
)
const troubles = fc.array(trouble, { maxLength: 3 })

const anything = fc.oneof(open, pay, want, press, trouble, fc.record({ do: constant('spend') }))

/** Somebody buys something, with whatever goes wrong on the way. */
const purchase = fc
  .tuple(tab, fc.oneof(open, want), troubles, pay, troubles, press)
  .map(([own, opened, before, paid, after, pressed]): Step[] => {
    const inTab = <T extends Step>(step: T): T => ({ ...step, tab: own })
    return [inTab(opened), ...before, inTab(paid), ...after, inTab(pressed)]
  })

/** Purchases and anything else, in any order. */
export const steps: fc.Arbitrary<Step[]> = fc
  .array(fc.oneof(purchase, fc.array<Step>(anything, { maxLength: 4 })), {
    minLength: 1,
    maxLength: 4,
    size: 'max',
  })
  .map((parts) => parts.flat())
