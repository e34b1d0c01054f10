import { createHash } from 'node:crypto'
import * as v from 'valibot'
import { id, text } from '../core/entities.ts'
import type { Platform } from '../core/platform.ts'
import { parse, Refusal } from '../core/refusal.ts'
import type { Outcome } from './payOrders.ts'

const loginForm = v.strictObject({
  login: v.pipe(text, v.trim(), v.nonEmpty('Please enter your e-mail address.')),
  password: v.pipe(text, v.nonEmpty('Please enter your password.')),
})
const signupForm = v.strictObject({
  email: text,
  screenName: text,
  password: text,
  terms: v.literal(true, 'must be accepted'),
  newsletter: v.optional(v.boolean('must be true or false'), false),
  externalToken: v.optional(id),
})
const partnerForm = v.strictObject({ externalToken: id })
const resetForm = v.strictObject({ userId: text, resetKey: text, password: text })

/** Who comes in through the payment client; accounts of partners are kept as hashes. */
export function createPayAccounts({ accounts, world }: Platform) {
  const guestByPartner = new Map<string, string>()
  const hashOf = (token: string) => createHash('sha256').update(token).digest('base64')

  return {
    /** @throws Refusal as `accounts.logIn`, a wrong login names `password` */
    logIn(form: unknown): Outcome {
      const { login, password } = parse(loginForm, form, 'body')
      try {
        return { account: accounts.logIn(login, password), receipt: { kind: 'login' } }
      } catch (error) {
        const isWrong = error instanceof Refusal && error.status === 401
        throw isWrong ? new Refusal(401, error.message, 'password') : error
      }
    },

    /**
     * Makes an account, which belongs to the partner's account from now on if there is one.
     * @throws Refusal as `accounts.signUp`
     */
    signUp(form: unknown): Outcome {
      const {
        terms: _accepted,
        newsletter,
        externalToken,
        ...person
      } = parse(signupForm, form, 'body')
      const account = accounts.signUp(person)
      account.guest.notificationsSettings = {
        ...account.guest.notificationsSettings,
        email: newsletter,
      }
      if (externalToken) guestByPartner.set(hashOf(externalToken), account.id)
      return { account, receipt: { kind: 'signup' } }
    },

    /** @throws Refusal 404 when nobody signed up with the partner's account, 403 for a locked guest */
    logInByPartner(form: unknown): Outcome {
      const { externalToken } = parse(partnerForm, form, 'body')
      const account = world.find(guestByPartner.get(hashOf(externalToken)) ?? '')
      if (!account) {
        throw new Refusal(404, 'externalToken: belongs to nobody, sign up first', 'externalToken')
      }
      if (account.guest.isLocked) throw new Refusal(403, 'This account is locked.')
      return { account, receipt: { kind: 'login' } }
    },

    /** @throws Refusal as `accounts.resetPassword` */
    resetPassword(form: unknown): Outcome {
      const { userId, resetKey: key, password } = parse(resetForm, form, 'body')
      const account = accounts.resetPassword({ userId, key, password })
      return { account, receipt: { kind: 'password' } }
    },
  }
}
