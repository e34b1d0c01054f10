import * as v from 'valibot'
import type { Account } from '../core/account.ts'
import { count, flag, text } from '../core/entities.ts'
import type { PlatformCore } from '../core/platform.ts'
import { parse, Refusal } from '../core/refusal.ts'

/** How a guest pays, shown by its last four characters; the rest is kept nowhere. */
export interface PaymentMethod {
  kind: 'CC' | 'LS'
  label: string
}

/** What guests settle about paying. */
export interface PaymentSettings {
  /** @throws Refusal 422 that names `amount` or `threshold` */
  setAutoRecharge(account: Account, form: AutoRechargeForm): void
  /** @throws Refusal 422 that names `amount` */
  setOneClick(account: Account, form: OneClickForm): void
  /**
   * @param coinsPerDay what may be charged within 24 hours, a whole number from 20; null for no limit
   * @throws Refusal 422
   */
  setSpendingLimit(account: Account, coinsPerDay: number | null): void
  spendingLimit(account: Account): number | null
  /** @throws Refusal 422 that names `number`, `expires` or `iban`; nothing of it is quoted */
  setPaymentMethod(account: Account, form: PaymentMethodForm): PaymentMethod
  paymentMethod(account: Account): PaymentMethod | null
}

const autoRechargeForm = v.strictObject({ isEnabled: flag, amount: count, threshold: count })
export type AutoRechargeForm = v.InferOutput<typeof autoRechargeForm>

const oneClickForm = v.strictObject({ isEnabled: flag, amount: count })
export type OneClickForm = v.InferOutput<typeof oneClickForm>

const dense = v.pipe(
  text,
  v.transform((written) => written.replace(/[\s-]/g, '').toUpperCase()),
)
const paymentMethodForm = v.variant('kind', [
  v.strictObject({
    kind: v.literal('CC'),
    number: v.pipe(dense, v.creditCard('must be the number on the card')),
    expires: v.pipe(text, v.regex(/^(0[1-9]|1[0-2])\/\d{2}$/, 'must be month/year, as in 09/29')),
  }),
  v.strictObject({
    kind: v.literal('LS'),
    iban: v.pipe(dense, v.check(isIban, 'must be an IBAN')),
  }),
])
export type PaymentMethodForm = v.InferInput<typeof paymentMethodForm>

const spendingLimit = v.nullable(v.pipe(count, v.minValue(20, 'must be at least 20 coins')))

/** Opens the settings; guests who have paid before pay by a card that was known before. */
export function createPaymentSettings({ calendar, journal }: PlatformCore): PaymentSettings {
  const methods = new Map<string, PaymentMethod>()
  const limits = new Map<string, number>()

  return {
    setAutoRecharge(account, form) {
      const { isEnabled, amount, threshold } = parse(autoRechargeForm, form, 'body')
      const { guest } = account
      requireOffered(amount, guest.autoRechargeConfig.amounts)
      guest.autoRechargeConfig = { ...guest.autoRechargeConfig, isEnabled, threshold }
      guest.autoRechargeAmount = isEnabled ? amount : null
      journal.write('note', account.id, `automatic top-up is ${isEnabled ? 'on' : 'off'}`)
    },

    setOneClick(account, form) {
      const { isEnabled, amount } = parse(oneClickForm, form, 'body')
      const { guest } = account
      requireOffered(amount, guest.oneClickConfig.amounts)
      guest.oneClickConfig = { ...guest.oneClickConfig, isEnabled }
      guest.oneClickAmount = isEnabled ? amount : null
      journal.write('note', account.id, `one-click payment is ${isEnabled ? 'on' : 'off'}`)
    },

    setSpendingLimit(account, coinsPerDay) {
      const limit = parse(spendingLimit, coinsPerDay, 'coinsPerDay')
      if (limit === null) limits.delete(account.id)
      else limits.set(account.id, limit)
      journal.write('note', account.id, `the spending limit is ${limit ?? 'off'}`)
    },

    spendingLimit: ({ id }) => limits.get(id) ?? null,

    setPaymentMethod(account, form) {
      const given = parse(paymentMethodForm, form, 'body')
      if (given.kind === 'CC') requireValid(given.expires, calendar.now())
      const ending = (given.kind === 'CC' ? given.number : given.iban).slice(-4)
      const method = { kind: given.kind, label: `•••• ${ending}` }
      methods.set(account.id, method)
      journal.write('note', account.id, `pays by ${method.kind} from now on`)
      return method
    },

    paymentMethod({ id, guest }) {
      const known = guest.isPayingCustomer ? ({ kind: 'CC', label: '•••• 4242' } as const) : null
      return methods.get(id) ?? known
    },
  }
}

function requireOffered(amount: number, offered: readonly number[]): void {
  if (offered.includes(amount)) return
  throw new Refusal(422, `amount: must be ${offered.join(', ')} coins`, 'amount')
}

function requireValid(expires: string, now: number): void {
  const [month = 0, year = 0] = expires.split('/').map(Number)
  if (Date.UTC(2000 + year, month, 1) > now) return
  throw new Refusal(422, 'expires: the card has expired, use another', 'expires')
}

/** Whether the check digits of an IBAN are right. */
function isIban(text: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(text)) return false
  const turned = text.slice(4) + text.slice(0, 4)
  const digits = turned.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55))
  return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1
}
