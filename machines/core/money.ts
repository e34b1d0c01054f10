/** Every means of payment: what it means, and the decimals of its amounts [MNY-1]. */
const currencies = {
  EUR: { meaning: 'euro', decimals: 2 },
  CHF: { meaning: 'franc', decimals: 2 },
  VOC: { meaning: 'credits', decimals: 0 },
  VOU: { meaning: 'voucher', decimals: 0 },
  VXC: { meaning: 'coin', decimals: 0 },
} as const

export type Currency = keyof typeof currencies

export const currencyCodes = Object.keys(currencies) as Currency[]

/** How many coins a euro is. */
const coinsPerEuro = 4

/**
 * The means of payment with that code [MNY-5].
 * @throws Error for any other code
 */
export function currencyOf(code: string): (typeof currencies)[Currency] {
  const found = currencyCodes.find((known) => known === code)
  if (!found)
    throw new Error(`unknown currency '${code}': there are ${currencyCodes.join(', ')} only`)
  return currencies[found]
}

/**
 * An amount as it is written everywhere: decimal comma, dots between thousands, no sign of the
 * currency [MNY-2 MNY-3 MNY-4].
 * @param code one of `currencyCodes`
 * @throws Error for any other code and for an amount that is not finite
 */
export function formatAmount(amount: number, code: string): string {
  const { decimals } = currencyOf(code)
  if (!Number.isFinite(amount)) throw new Error(`an amount must be finite, not ${amount}`)
  return formatWith(decimals).format(amount)
}

/**
 * What an amount of euro is in coins: four for a euro, rounded up to a whole coin [MNY-6].
 * @throws Error for an amount that is negative or not finite
 */
export function coinsFor(euro: number): number {
  if (!(euro >= 0 && euro < Number.POSITIVE_INFINITY))
    throw new Error(`a price in euro must be finite and not negative, not ${euro}`)
  return Math.ceil(withoutFloatError(euro * coinsPerEuro))
}

const formats = new Map<number, Intl.NumberFormat>()

/** Made when it is needed: the first one takes a slow phone a tenth of a second. */
function formatWith(decimals: number): Intl.NumberFormat {
  const made = formats.get(decimals)
  if (made) return made
  const format = new Intl.NumberFormat('de', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    signDisplay: 'negative',
  })
  formats.set(decimals, format)
  return format
}

/** Sums of cents such as 0.1 + 0.2 lie a trifle beside the number that is meant. */
function withoutFloatError(value: number): number {
  return Number(value.toFixed(6))
}
