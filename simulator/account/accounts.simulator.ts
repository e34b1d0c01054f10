import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import type { Account } from '../core/account.ts'
import { text } from '../core/entities.ts'
import { createOneTimeKeys } from '../core/oneTimeKeys.ts'
import { createPatience } from '../core/patience.ts'
import type { PlatformCore } from '../core/platform.ts'
import { parse, Refusal } from '../core/refusal.ts'
import { accountTexts } from './accountTexts.ts'

/** Who is who: signing up, logging in, passwords, e-mail addresses. */
export interface Accounts {
  /**
   * Makes an account and sends the mail that verifies its address.
   * @throws Refusal 422 that names `screenName`, `email` or `password`; 409 for a taken name or address
   */
  signUp(form: SignupForm): Account
  /**
   * Checks a login by e-mail address or screen name.
   * @throws Refusal 401 when they do not belong together, 403 when the account is locked, 429 for
   *   15 minutes after the fifth wrong password in a row
   */
  logIn(login: string, password: string): Account
  /** Sends a one-time key for a new password, if there is such an account; nobody learns whether. */
  requestPasswordReset(login: string): void
  /**
   * Sets a new password with a key of at most 30 minutes, and ends every login of the account.
   * @throws Refusal 422 that names `key` or `password`
   */
  resetPassword(form: ResetForm): Account
  /** @throws Refusal 422 that names `current` or `next`, 429 after the fifth wrong one in a row */
  changePassword(account: Account, form: { current: string; next: string }): void
  /**
   * Sends a mail that verifies an address, the account's own by default.
   * @throws Refusal 409 for an address of another account
   */
  sendVerification(account: Account, email?: string): void
  /**
   * Does what a click in the verification mail does.
   * @throws Refusal 404 when no mail is waiting
   */
  verifyEmail(guestId: string): void
  /** Locks an account for good: its cookie and tokens count no more. */
  lock(guestId: string): void
}

const namePattern = /^[\p{L}\p{N}._-]{3,30}$/u
export const screenName = v.pipe(
  text,
  v.trim(),
  v.regex(namePattern, 'must be 3 to 30 letters, digits, dots, dashes or underscores'),
)

export const signupForm = v.strictObject({
  screenName,
  email: v.pipe(
    text,
    v.trim(),
    v.email('must be an e-mail address'),
    v.maxLength(254, 'is too long'),
  ),
  password: newPassword(),
})
export type SignupForm = v.InferInput<typeof signupForm>

export const resetForm = v.strictObject({ userId: text, key: text, password: newPassword() })
export type ResetForm = v.InferInput<typeof resetForm>

const changeForm = v.strictObject({ current: text, next: newPassword() })

function newPassword() {
  return v.pipe(
    text,
    v.minLength(8, 'must have at least 8 characters'),
    v.maxLength(200, 'must have at most 200 characters'),
  )
}

const minute = 60_000
const resetLifetime = 30 * minute

/** Opens the book of accounts. */
export function createAccounts(core: PlatformCore): Accounts {
  const { world, calendar, mailbox, journal, push } = core
  const resetKeys = createOneTimeKeys<string>(calendar, resetLifetime)
  const addressesToVerify = new Map<string, string>()
  const patience = createPatience(calendar, { attempts: 5, pause: 15 * minute })

  function requireFree(login: string, field: string, own?: Account): void {
    const owner = world.findByLogin(login)
    if (owner && owner !== own) throw new Refusal(409, `${field}: is taken, use another`, field)
  }

  function requirePassword(whose: string, isRight: boolean) {
    if (isRight) return patience.forgive(whose)
    patience.strain(whose)
    throw new Refusal(401, 'The e-mail address and the password do not belong together.')
  }

  function setPassword(account: Account, password: string): void {
    account.password = password
    resetKeys.revoke((guestId) => guestId === account.id)
    write(account, 'passwordChanged')
  }

  function write(account: Account, about: 'passwordChanged' | 'newPassword', link?: string): void {
    const { id: guestId, guest, language } = account
    if (guest.email === null) return
    const words = accountTexts(language).mail[about]
    mailbox.send({ guestId, to: guest.email, ...words, ...(link && { link }) })
  }

  const accounts: Accounts = {
    signUp(form) {
      const { screenName: name, email, password } = parse(signupForm, form, 'body')
      requireFree(name, 'screenName')
      requireFree(email, 'email')
      const id = `guest-${randomUUID().slice(0, 8)}`
      const account = world.add({ id, screenName: name, email, password })
      journal.write('note', account.id, 'signed up')
      accounts.sendVerification(account)
      return account
    },

    logIn(login, password) {
      const account = world.findByLogin(login)
      const whose = account ? account.id : `nobody/${login.trim().toLowerCase()}`
      patience.require(whose)
      requirePassword(whose, account?.password === password)
      if (!account || account.guest.isLocked) {
        throw new Refusal(403, 'This account is locked. Please contact support.')
      }
      return account
    },

    requestPasswordReset(login) {
      const account = world.findByLogin(login)
      if (!account || account.guest.isLocked) return
      resetKeys.revoke((guestId) => guestId === account.id)
      const link = new URLSearchParams({
        vxpAutoFlow: 'openpwdreset',
        uid: account.id,
        uname: account.guest.name ?? '',
        ukey: resetKeys.issue(account.id),
        umail: account.guest.email ?? '',
      })
      write(account, 'newPassword', `/${account.language}/?${link}`)
    },

    resetPassword(form) {
      const { userId, key, password } = parse(resetForm, form, 'body')
      if (resetKeys.peek(key) !== userId) {
        const message = 'key: is unknown, used or older than 30 minutes; ask for a new link'
        throw new Refusal(422, message, 'key')
      }
      resetKeys.redeem(key)
      const account = world.account(userId)
      setPassword(account, password)
      core.endLogins(account)
      journal.write('note', account.id, 'set a new password; every login has ended')
      return account
    },

    changePassword(account, form) {
      const { current, next } = parse(changeForm, form, 'body')
      patience.require(account.id)
      if (account.password !== current) {
        patience.strain(account.id)
        throw new Refusal(422, 'current: is not your password', 'current')
      }
      patience.forgive(account.id)
      setPassword(account, next)
    },

    sendVerification(account, email = account.guest.email ?? '') {
      requireFree(email, 'email', account)
      addressesToVerify.set(account.id, email)
      const { id: guestId } = account
      mailbox.send({ guestId, to: email, ...accountTexts(account.language).mail.address })
      journal.write('note', guestId, 'a mail that verifies an address was sent')
    },

    verifyEmail(guestId) {
      const account = world.account(guestId)
      const email = addressesToVerify.get(guestId)
      if (email === undefined) {
        throw new Refusal(404, `no verification mail is waiting for ${guestId}; send one first`)
      }
      requireFree(email, 'email', account)
      addressesToVerify.delete(guestId)
      account.guest.email = email
      account.statusBars.delete('mailnotverified')
      push(guestId, { type: 'guestEmailVerified' })
    },

    lock(guestId) {
      push(world.account(guestId).id, { type: 'guestLocked' })
    },
  }
  return accounts
}

declare module '../core/platform.ts' {
  interface Business {
    readonly accounts: Accounts
  }
}
