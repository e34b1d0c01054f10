import * as v from 'valibot'
import type { Account } from '../core/account.ts'
import { id } from '../core/entities.ts'
import type { PlatformCore } from '../core/platform.ts'
import { parse, Refusal } from '../core/refusal.ts'
import { coinsPerEuro } from './purchases.simulator.ts'

export const subscriptionKinds = ['vipabo', 'trialvipabo', 'vxabo', 'vxtvabo'] as const
export type SubscriptionKind = (typeof subscriptionKinds)[number]

export interface Subscription {
  readonly guestId: string
  readonly kind: SubscriptionKind
  /** Milliseconds since the epoch, as `endsAt`. */
  readonly startedAt: number
  /** End of the period; null for one that the guest began with, which has none. */
  endsAt: number | null
  /** Whether it is renewed at the end of its period. */
  isRenewed: boolean
  /** False for days that came with a code. */
  readonly isPaid: boolean
}

interface Offer {
  title: string
  /** For each period. */
  priceEur: number
  days: number
}

/** Memberships that start, are renewed and end on the platform's calendar. */
export interface Subscriptions {
  readonly offers: Readonly<Record<SubscriptionKind, Offer>>
  /**
   * Starts and books a subscription, and pushes it; the same key of a guest starts once. A trial goes
   * on as `vipabo`.
   * @throws Refusal 409 while it runs and for a second trial, 403 for a restricted guest, 422
   */
  start(account: Account, order: StartOrder): { subscription: Subscription; isNew: boolean }
  /** Gives so many days for nothing, or so many more; they are not renewed. */
  grant(account: Account, kind: SubscriptionKind, days: number): Subscription
  /**
   * Renews it no more: it ends with its period.
   * @throws Refusal 404 when it does not run
   */
  cancel(account: Account, kind: SubscriptionKind): Subscription
  /** Renews what was cancelled after all; undefined when there is nothing of that kind. */
  resume(account: Account): Subscription | undefined
  /**
   * Ends it now.
   * @throws Refusal 404 when it does not run
   */
  end(account: Account, kind: SubscriptionKind): void
  /** What a guest has now. */
  active(account: Account): Subscription[]
  /** What all guests have who were ever asked about. */
  all(): Subscription[]
}

export const subscriptionKind = v.picklist(
  subscriptionKinds,
  `must be ${subscriptionKinds.join(', ')}`,
)
const startOrder = v.strictObject({ kind: subscriptionKind, key: id })
export type StartOrder = v.InferOutput<typeof startOrder>

const day = 86_400_000

const offers: Record<SubscriptionKind, Offer> = {
  vipabo: { title: 'VIP', priceEur: 24.95, days: 30 },
  trialvipabo: { title: 'VIP trial', priceEur: 1.95, days: 7 },
  vxabo: { title: 'Premium', priceEur: 39.95, days: 30 },
  vxtvabo: { title: 'TV', priceEur: 14.95, days: 30 },
}

/** Opens the subscriptions; what a guest's state says already counts as one without an end. */
export function createSubscriptions(core: PlatformCore): Subscriptions {
  const { calendar, ledger, journal, push, world } = core
  const running = new Map<string, Subscription[]>()
  const startedByKey = new Map<string, Subscription>()

  function of(account: Account): Subscription[] {
    const known = running.get(account.id)
    if (known) return known
    const begun = kindsOf(account).map((kind) => openEnded(account.id, kind, calendar.now()))
    running.set(account.id, begun)
    return begun
  }

  const find = (account: Account, kind: SubscriptionKind) =>
    of(account).find((one) => one.kind === kind)

  function requireRunning(account: Account, kind: SubscriptionKind): Subscription {
    const found = find(account, kind)
    if (found) return found
    throw new Refusal(404, `${account.id} has no ${kind}`, 'kind')
  }

  function add(account: Account, kind: SubscriptionKind, days: number, isPaid: boolean) {
    const startedAt = calendar.now()
    const endsAt = startedAt + days * day
    const subscription = {
      guestId: account.id,
      kind,
      startedAt,
      endsAt,
      isRenewed: isPaid,
      isPaid,
    }
    of(account).push(subscription)
    awaitEnd(account, subscription)
    return subscription
  }

  function awaitEnd(account: Account, subscription: Subscription): void {
    const { endsAt } = subscription
    if (endsAt === null) return
    calendar.setTimeout(() => {
      const isStill = of(account).includes(subscription) && subscription.endsAt === endsAt
      if (isStill) close(account, subscription)
    }, endsAt - calendar.now())
  }

  function close(account: Account, subscription: Subscription) {
    if (!subscription.isRenewed) return remove(account, subscription)
    if (subscription.kind === 'trialvipabo') return goOnAsVip(account, subscription)
    const { kind, endsAt } = subscription
    book(account, kind, `renewal/${kind}/${endsAt}`)
    subscription.endsAt = (endsAt ?? calendar.now()) + offers[kind].days * day
    awaitEnd(account, subscription)
    journal.write('note', account.id, `${kind} was renewed`)
    tell(account, kind, false)
  }

  function goOnAsVip(account: Account, trial: Subscription): void {
    drop(account, trial)
    book(account, 'vipabo', `renewal/trialvipabo/${trial.endsAt}`)
    add(account, 'vipabo', offers.vipabo.days, true)
    journal.write('note', account.id, 'the trial goes on as vipabo')
    tell(account, 'vipabo', false)
  }

  function drop(account: Account, subscription: Subscription): void {
    running.set(
      account.id,
      of(account).filter((one) => one !== subscription),
    )
  }

  function remove(account: Account, subscription: Subscription): void {
    drop(account, subscription)
    journal.write('note', account.id, `${subscription.kind} has ended`)
    tell(account, subscription.kind, false)
  }

  function book({ id: guestId }: Account, kind: SubscriptionKind, key: string): void {
    const amount = Math.ceil(offers[kind].priceEur * coinsPerEuro)
    ledger.book({
      key: `subscription/${guestId}/${key}`,
      from: 'house:payments',
      to: 'house:sales',
      amount,
      reason: `${kind} of ${guestId}`,
    })
  }

  function tell(account: Account, kind: SubscriptionKind, started: boolean): void {
    const kinds = of(account).map((one) => one.kind)
    account.guest.isVXSelect = kinds.includes('vxabo')
    const isTv = kind === 'vxtvabo'
    const active = kinds.some((one) => (one === 'vxtvabo') === isTv)
    const price = active ? offers[kind].priceEur : 0
    push(account.id, { type: isTv ? 'vxtvAboUpdated' : 'vipAboUpdated', active, started, price })
  }

  function requireStartable(account: Account, kind: SubscriptionKind): void {
    if (account.guest.isLocked || account.guest.isRestricted) {
      throw new Refusal(403, 'This account cannot subscribe: settle what is open first.')
    }
    if (find(account, kind)) throw new Refusal(409, `${offers[kind].title} runs already`, 'kind')
    if (kind === 'trialvipabo' && (account.guest.isVip || hasTried(account))) {
      throw new Refusal(409, 'The trial is for guests who have not been VIP before.', 'kind')
    }
  }

  const hasTried = ({ id: guestId }: Account) =>
    [...startedByKey.values()].some((one) => one.guestId === guestId && one.kind === 'trialvipabo')

  return {
    offers,

    start(account, given) {
      const { kind, key } = parse(startOrder, given, 'body')
      const ownKey = `${account.id}/${key}`
      const known = startedByKey.get(ownKey)
      if (known) return { subscription: known, isNew: false }
      requireStartable(account, kind)
      book(account, kind, `start/${key}`)
      const subscription = add(account, kind, offers[kind].days, true)
      startedByKey.set(ownKey, subscription)
      journal.write('note', account.id, `${kind} has started`)
      tell(account, kind, true)
      return { subscription, isNew: true }
    },

    grant(account, kind, days) {
      const known = find(account, kind)
      if (known) {
        if (known.endsAt !== null) known.endsAt += days * day
        awaitEnd(account, known)
        return known
      }
      const subscription = add(account, kind, days, false)
      tell(account, kind, false)
      return subscription
    },

    cancel(account, kind) {
      const subscription = requireRunning(account, kind)
      subscription.isRenewed = false
      subscription.endsAt ??= calendar.now() + offers[kind].days * day
      awaitEnd(account, subscription)
      journal.write('note', account.id, `${kind} was cancelled`)
      return subscription
    },

    resume(account) {
      const cancelled = of(account).find(({ isRenewed, isPaid }) => isPaid && !isRenewed)
      if (!cancelled) return undefined
      cancelled.isRenewed = true
      journal.write('note', account.id, `${cancelled.kind} goes on after all`)
      return cancelled
    },

    end: (account, kind) => remove(account, requireRunning(account, kind)),

    active: (account) => [...of(account)],

    all: () => world.accounts().flatMap((account) => running.get(account.id) ?? []),
  }
}

function openEnded(guestId: string, kind: SubscriptionKind, startedAt: number): Subscription {
  return { guestId, kind, startedAt, endsAt: null, isRenewed: true, isPaid: true }
}

/** What a guest's state tells of memberships. */
function kindsOf({ guest }: Account): SubscriptionKind[] {
  const { isVip, isVXSelect, isTvSubscriber } = guest
  return [
    ...(isVip && !isVXSelect ? (['vipabo'] as const) : []),
    ...(isVXSelect ? (['vxabo'] as const) : []),
    ...(isTvSubscriber ? (['vxtvabo'] as const) : []),
  ]
}

declare module '../core/platform.ts' {
  interface Business {
    readonly subscriptions: Subscriptions
  }
}
