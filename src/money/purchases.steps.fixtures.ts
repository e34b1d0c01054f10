import fc from 'fast-check'
import type { Cargo, Fate } from './money.network.fixtures.ts'

type InTab<D> = D extends string ? { do: D; tab: number } : never

/** What guest, browser, network and platform can do while videos and albums are bought, at any point. */
export type PurchaseStep =
  /** The price on a tile is tapped; it may be one that was loaded long ago. */
  | { do: 'want'; tab: number; medium: number; isOldPrice: boolean }
  | InTab<'buy' | 'useVoucher' | 'close' | 'retry' | 'recover'>
  /** In the payment client, where it is open. */
  | { do: 'pay'; tab: number; coins: number }
  | InTab<'leavePayment' | 'reload' | 'cut'>
  | { do: 'changePrice'; medium: number; by: number }
  | { do: 'sellOut'; medium: number; isSoldOut: boolean }
  | { do: 'takeAway'; medium: number; isGone: boolean }
  | { do: 'giveVoucher'; kind: 'video' | 'album' }
  | { do: 'meet'; cargo: Cargo; fate: Fate }
  /** The next answers are lost, one after the other. */
  | { do: 'loseAnswers'; count: number }
  | { do: 'release'; isTurned: boolean }
  | { do: 'wait'; ms: number }

/** How many videos and albums there are to buy. */
export const media = 3

const tab = fc.nat({ max: 1 })
const medium = fc.nat({ max: media - 1 })
const constant = <const T>(value: T) => fc.constant(value)

const want = fc.record({ do: constant('want'), tab, medium, isOldPrice: fc.boolean() })
const pay = fc.record({ do: constant('pay'), tab, coins: fc.constantFrom(100, 200) })
const press = fc.record({
  do: fc.constantFrom('buy', 'buy', 'useVoucher', 'close', 'retry', 'recover', 'leavePayment'),
  tab,
})
const trouble = fc.oneof(
  fc.record({
    do: constant('meet'),
    cargo: fc.constantFrom<Cargo>('request', 'answer', 'frame'),
    fate: fc.constantFrom<Fate>('lost', 'held', 'twice'),
  }),
  fc.record({ do: constant('loseAnswers'), count: fc.integer({ min: 2, max: 4 }) }),
  fc.record({ do: constant('release'), isTurned: fc.boolean() }),
  fc.record({ do: fc.constantFrom('reload', 'cut', 'recover'), tab }),
  fc.record({ do: constant('changePrice'), medium, by: fc.constantFrom(-10, 20) }),
  fc.record({ do: constant('sellOut'), medium, isSoldOut: fc.boolean() }),
  fc.record({ do: constant('takeAway'), medium, isGone: fc.boolean() }),
  fc.record({ do: constant('wait'), ms: fc.constantFrom(1_000, 16_000, 61_000) }),
)
const troubles = fc.array(trouble, { maxLength: 2 })
const giveVoucher = fc.record({
  do: constant('giveVoucher'),
  kind: fc.constantFrom<'video' | 'album'>('video', 'album'),
})
const anything = fc.oneof(want, pay, press, trouble, giveVoucher)

/** Somebody buys something, maybe in two tabs at once, with whatever goes wrong on the way. */
const purchase = fc
  .record({
    want,
    isInBoth: fc.boolean(),
    before: troubles,
    press: fc.constantFrom<'buy' | 'useVoucher'>('buy', 'buy', 'useVoucher'),
    voucher: fc.option(giveVoucher),
    during: troubles,
    pay,
    after: troubles,
  })
  .map((told): PurchaseStep[] => {
    const own = told.want.tab
    const tabs = told.isInBoth ? [own, 1 - own] : [own]
    return [
      ...(told.voucher ? [told.voucher] : []),
      ...tabs.map((one) => ({ ...told.want, tab: one })),
      ...told.before,
      ...tabs.map((one) => ({ do: told.press, tab: one })),
      ...told.during,
      { ...told.pay, tab: own },
      { do: 'leavePayment', tab: own },
      ...told.after,
    ]
  })

/** Purchases and anything else, in any order. */
export const purchaseSteps: fc.Arbitrary<PurchaseStep[]> = fc
  .array(
    fc.oneof(
      { weight: 3, arbitrary: purchase },
      fc.array<PurchaseStep>(anything, { maxLength: 4 }),
    ),
    { minLength: 1, maxLength: 3, size: 'max' },
  )
  .map((parts) => parts.flat())
