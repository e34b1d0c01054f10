import { randomUUID } from 'node:crypto'
import type { Account } from '../core/account.ts'
import type { PlatformCore } from '../core/platform.ts'
import { Refusal } from '../core/refusal.ts'
import { accountTexts } from './accountTexts.ts'

export interface AgeCheck {
  readonly id: string
  readonly guestId: string
  status: 'pending' | 'accepted' | 'rejected' | 'revoked'
  /** Why it was rejected, for the guest. */
  message: string | null
  /** Milliseconds since the epoch. */
  readonly startedAt: number
  /** Where the provider leads back to, an address of the app; null when it was begun elsewhere. */
  readonly forwardUrl: string | null
}

export type AgeDecision = { isAccepted: true } | { isAccepted: false; message: string }

/** What decides a check that nobody decides within 30 s. */
export const automaticDecisions = ['accept', 'reject', 'off'] as const
export type AutomaticDecision = (typeof automaticDecisions)[number]

/** Proofs of age, decided by the provider, on the simulator's page, or by themselves. */
export interface AgeChecks {
  /**
   * A check that the provider is to be visited for; nothing is pending before the guest was there.
   * @throws Refusal 409 for a guest who is verified, 403 for a locked one
   */
  order(account: Account, forwardUrl: string): AgeCheck
  /** The guest was at the provider, or proved the age in the payment client: it is pending. */
  begin(account: Account): AgeCheck
  /** The same for a check that was ordered; a check that is known to be over stays as it is. */
  submit(checkId: string): AgeCheck
  /**
   * Decides what is pending and pushes it; the first time that a guest is accepted brings the bonus.
   * @throws Refusal 404 when nothing is pending, 422 for a rejection without a message
   */
  decide(guestId: string, decision: AgeDecision): AgeCheck
  /**
   * Takes a verification back and pushes it.
   * @throws Refusal 404 for a guest who is not verified
   */
  revoke(guestId: string): void
  find(checkId: string): AgeCheck | undefined
  /** Newest first. */
  list(): AgeCheck[]
  isBonusAvailable(account: Account): boolean
  automatic: AutomaticDecision
}

const automaticDelay = 30_000
const bonusCoins = 20

/** Opens the age checks. */
export function createAgeChecks(core: PlatformCore): AgeChecks {
  const { calendar, journal, ledger, push, world } = core
  const checks: AgeCheck[] = []
  const ordered = new Map<string, AgeCheck>()

  const pendingOf = (guestId: string) =>
    checks.find((check) => check.guestId === guestId && check.status === 'pending')
  const bonusKey = (guestId: string) => `avs-bonus/${guestId}`

  function open(account: Account, forwardUrl: string | null): AgeCheck {
    if (account.guest.isLocked) throw new Refusal(403, 'This account is locked.')
    if (account.guest.hasAvs) throw new Refusal(409, 'Your age is verified already.')
    const check: AgeCheck = {
      id: randomUUID(),
      guestId: account.id,
      status: 'pending',
      message: null,
      startedAt: calendar.now(),
      forwardUrl,
    }
    return check
  }

  function start(check: AgeCheck): AgeCheck {
    checks.unshift(check)
    journal.write('note', check.guestId, 'an age check is pending')
    push(check.guestId, { type: 'avsPending' })
    calendar.setTimeout(() => decideAlone(check), automaticDelay)
    return check
  }

  /** The check of a guest who was pending from the beginning. */
  function adopt(account: Account): AgeCheck | undefined {
    if (account.guest.avsStatus !== 'pending') return undefined
    const check = open(account, null)
    checks.unshift(check)
    return check
  }

  function decideAlone(check: AgeCheck): void {
    if (check.status !== 'pending' || ageChecks.automatic === 'off') return
    const isAccepted = ageChecks.automatic === 'accept'
    const { unreadable } = accountTexts(world.account(check.guestId).language).age
    const decision = { isAccepted: false, message: unreadable } as const
    ageChecks.decide(check.guestId, isAccepted ? { isAccepted } : decision)
  }

  const ageChecks: AgeChecks = {
    automatic: 'accept',

    order(account, forwardUrl) {
      const check = open(account, forwardUrl)
      ordered.set(check.id, check)
      return check
    },

    begin: (account) => pendingOf(account.id) ?? start(open(account, null)),

    submit(checkId) {
      const check = ageChecks.find(checkId)
      if (!check) throw new Refusal(404, 'there is no such age check: begin again on the site')
      if (!ordered.delete(checkId)) return check
      return pendingOf(check.guestId) ?? start(check)
    },

    decide(guestId, decision) {
      const check = pendingOf(guestId) ?? adopt(world.account(guestId))
      if (!check) throw new Refusal(404, `no age check of ${guestId} is pending`)
      if (decision.isAccepted) {
        check.status = 'accepted'
        payBonus(guestId)
        push(guestId, { type: 'avsSet' })
        return check
      }
      if (decision.message.trim() === '') {
        throw new Refusal(422, 'message: must tell the guest why', 'message')
      }
      check.status = 'rejected'
      check.message = decision.message
      push(guestId, { type: 'avsRejected', message: decision.message })
      return check
    },

    revoke(guestId) {
      const { guest } = world.account(guestId)
      if (!guest.hasAvs) throw new Refusal(404, `${guestId} is not verified`)
      const accepted = checks.find((one) => one.guestId === guestId && one.status === 'accepted')
      if (accepted) accepted.status = 'revoked'
      push(guestId, { type: 'avsRevoked' })
    },

    find: (checkId) => ordered.get(checkId) ?? checks.find(({ id }) => id === checkId),

    list: () => [...checks],

    isBonusAvailable: ({ id, guest }) =>
      !guest.hasAvs && !guest.isRestricted && !ledger.find(bonusKey(id)),
  }

  function payBonus(guestId: string): void {
    const account = world.account(guestId)
    if (!ageChecks.isBonusAvailable(account)) return
    const key = bonusKey(guestId)
    const reason = 'bonus for the age check'
    ledger.book({ key, from: 'house:bonus', to: guestId, amount: bonusCoins, reason })
    const { balance, balanceFormatted, isPayingCustomer } = account.guest
    const frame = { balance, balanceFormatted, isPayment: false, isPayingCustomer }
    push(guestId, { type: 'guestBalance', ...frame })
  }

  return ageChecks
}

declare module '../core/platform.ts' {
  interface Business {
    readonly ageChecks: AgeChecks
  }
}
