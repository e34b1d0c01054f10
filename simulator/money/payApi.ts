import { type Context, Hono } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import * as v from 'valibot'
import type { Account } from '../core/account.ts'
import { readJson } from '../core/bodies.ts'
import { wait } from '../core/clock.ts'
import { id, text } from '../core/entities.ts'
import { createOneTimeKeys } from '../core/oneTimeKeys.ts'
import type { Platform } from '../core/platform.ts'
import { parse, Refusal } from '../core/refusal.ts'
import { answerError } from '../core/rest.ts'
import {
  bearerOf,
  beginVisit,
  issueToken,
  judgeAccess,
  recogniseVisitor,
} from '../core/visitors.ts'
import { createPayAccounts } from './payAccounts.ts'
import {
  misbehaviourOf,
  orderMisbehaviours,
  pageMisbehaviours,
  unansweredFor,
} from './payMisbehaviour.ts'
import { createPayments } from './payments.ts'
import { createPayOrders, type Outcome, type Receipt } from './payOrders.ts'
import { createOverview } from './payOverview.ts'
import { purchase } from './payPurchases.ts'
import { reasonOf } from './payReasons.ts'
import { settle } from './paySettings.ts'

const key = v.pipe(id, v.maxLength(100, 'must be at most 100 characters'))
const order = v.looseObject({ key, flow: id })
const login = v.looseObject({ key: v.optional(key, 'login'), flow: v.optional(id, 'login') })
const codeForm = v.strictObject({ code: v.pipe(text, v.trim(), v.nonEmpty('must not be empty')) })
const ageForm = v.strictObject({
  way: v.picklist(['idCard', 'videoCall', 'bank'], 'must be idCard, videoCall or bank'),
})
const transferForm = v.strictObject({ transferToken: id })
const lostForm = v.strictObject({ email: v.pipe(text, v.trim(), v.nonEmpty('must not be empty')) })

/** Milliseconds that a transfer token is good for. */
const transferLifetime = 10 * 60_000

/** Remembers in the browser that an account was used there. */
export type Remember = (context: Context, account: Account) => void

/**
 * What the payment client's page asks of its own origin and orders there; a refusal is
 * `{ error: { message, field?, reason? } }`.
 * Every order carries a `key` and is carried out once; its answer brings a one-time hash by which the
 * platform knows the success.
 */
export function createPayApi(platform: Platform, remember: Remember): Hono {
  const api = new Hono()
  const orders = createPayOrders()
  const payments = createPayments(platform)
  const people = createPayAccounts(platform)
  const overviewOf = createOverview(platform)
  const transfers = createOneTimeKeys<string>(platform.clock, transferLifetime)

  function find(context: Context): Account | null {
    const access = judgeAccess(bearerOf(context.req.raw.headers) ?? '', platform)
    return access.outcome === 'valid' ? access.account : null
  }

  function requireAccount(context: Context): Account {
    const account = find(context)
    if (account) return account
    const message = 'log in first: init-session brought no valid token'
    throw new Refusal(401, message, 'access_token')
  }

  const guestIdOf = (context: Context) =>
    find(context)?.id ?? recogniseVisitor(context.req.header('cookie'), platform)?.guestId ?? null

  const tokenFor = (account: Account) =>
    issueToken('access', account, beginVisit(account.id, platform).loginId, platform)

  /** An order as the page sends it: carried out once a key, unless a fault spoils it. */
  function accept(
    path: string,
    carryOut: (flow: string, given: unknown, key: string, account: Account | null) => Outcome,
    schema: typeof order | typeof login = order,
  ): void {
    api.post(path, async (context) => {
      const { key, flow, ...given } = await readJson(context.req, schema)
      const guestId = guestIdOf(context)
      const misbehaviour = misbehaviourOf(platform.faults, guestId, flow, orderMisbehaviours)
      if (misbehaviour === 'timeoutBeforeBooking') {
        await wait(platform.clock, unansweredFor)
        throw new Refusal(504, 'nobody answered')
      }
      const account = find(context)
      const run = () => {
        try {
          if (misbehaviour === 'decline') throw new Refusal(402, 'The payment was declined.')
          return carryOut(flow, given, key, account)
        } catch (error) {
          const isDeclined = error instanceof Refusal && error.status === 402
          if (isDeclined && account) payments.noteDeclined(account, { flow, given })
          throw error
        }
      }
      const { account: owner, receipt } =
        schema === login ? run() : orders.once(account?.id ?? null, key, { flow, given }, run)
      if (misbehaviour === 'timeoutAfterBooking') await wait(platform.clock, unansweredFor)
      const uhash = platform.successes.issue({ guestId: owner.id, flow })
      if (account?.id === owner.id) return context.json({ receipt, uhash })
      remember(context, owner)
      return context.json({ receipt, uhash, token: tokenFor(owner) })
    })
  }

  /** An order of somebody who is logged in. */
  function acceptFromGuests(
    path: string,
    carryOut: (flow: string, given: unknown, key: string, account: Account) => Receipt | undefined,
  ): void {
    accept(path, (flow, given, key, account) => {
      if (!account) throw new Refusal(401, 'log in first: the token is missing', 'access_token')
      const receipt = carryOut(flow, given, key, account)
      if (receipt) return { account, receipt }
      throw new Refusal(422, `flow: ${flow} has nothing of this kind`, 'flow')
    })
  }

  acceptFromGuests('/orders', (flow, given, key, account) =>
    purchase(flow, account, given, key, platform),
  )
  acceptFromGuests('/settings', (flow, given, _key, account) =>
    settle(flow, account, given, platform),
  )
  acceptFromGuests('/avs', (_flow, given, _key, account) => {
    parse(ageForm, given, 'body')
    platform.ageChecks.begin(account)
    return { kind: 'avs' }
  })
  acceptFromGuests('/codes', (_flow, given, _key, account) => {
    const { code } = parse(codeForm, given, 'body')
    const { success, reason } = platform.codes.redeem(code, account)
    if (!success) throw new Refusal(409, `code: ${reason}`, `code.${reason}`)
    const { bonusCode } = platform.codes.check(code, account)
    return { kind: 'code', benefits: bonusCode?.benefits.map(({ name }) => name) ?? [] }
  })
  accept('/login', (_flow, given) => people.logIn(given), login)
  accept('/signup', (_flow, given) => people.signUp(given))
  accept('/externalLogin', (_flow, given) => people.logInByPartner(given), login)
  accept('/password/reset', (_flow, given) => people.resetPassword(given))

  api.post('/password/lost', async (context) => {
    const { email } = await readJson(context.req, lostForm)
    platform.accounts.requestPasswordReset(email)
    return context.json({})
  })

  api.get('/orders/:key', (context) => {
    const { id: guestId } = requireAccount(context)
    const known = orders.find(guestId, context.req.param('key'))
    if (!known) return context.json({ data: null })
    const { flow, outcome } = known
    const uhash = platform.successes.issue({ guestId, flow })
    return context.json({ data: { receipt: outcome.receipt, uhash } })
  })

  api.get('/payments', (context) => context.json({ data: payments.of(requireAccount(context)) }))

  api.get('/overview', (context) => context.json(overviewOf(find(context))))

  api.get('/misbehaviour', (context) => {
    const flow = context.req.query('flow') ?? ''
    const { faults } = platform
    const data = misbehaviourOf(faults, guestIdOf(context), flow, pageMisbehaviours)
    return context.json({ data })
  })

  api.get('/transferToken', (context) =>
    context.json({ data: transfers.issue(requireAccount(context).id) }),
  )
  api.post('/transfer', async (context) => {
    const { transferToken } = await readJson(context.req, transferForm)
    const account = platform.world.find(transfers.redeem(transferToken) ?? '')
    if (account) return context.json({ token: tokenFor(account) })
    throw new Refusal(422, 'transferToken: is unknown, used or too old', 'transferToken')
  })

  for (const [name, read] of Object.entries(questions)) {
    api.get(`/${name}`, (context) => {
      const account = find(context)
      if (account) return context.json({ data: read(account.guest) })
      if (name === 'isLoggedIn') return context.json({ data: false })
      return context.json({ data: read(requireAccount(context).guest) })
    })
  }

  api.onError((error, context) => {
    if (!(error instanceof Refusal)) return answerError(error, context)
    const reason = reasonOf(error)
    const body = { error: { ...error.toJSON().error, ...(reason && { reason }) } }
    return context.json(body, error.status as ContentfulStatusCode)
  })
  return api
}

type Guest = Account['guest']

/** What the page may ask about a logged-in guest by `action-NAME`. */
const questions: Record<string, (guest: Guest) => unknown> = {
  isLoggedIn: () => true,
  getbalance: ({ balance, balanceFormatted }) => ({ balance, balanceFormatted }),
  getavsstatus: ({ avsStatus }) => avsStatus,
  getactiveabos: ({ isVip, isVXSelect, isTvSubscriber }) => [
    ...(isVip ? ['vipabo'] : []),
    ...(isVXSelect ? ['vxabo'] : []),
    ...(isTvSubscriber ? ['vxtvabo'] : []),
  ],
}
