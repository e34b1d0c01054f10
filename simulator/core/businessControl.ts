import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import * as v from 'valibot'
import { accountTexts } from '../account/accountTexts.ts'
import { automaticDecisions } from '../account/ageVerification.simulator.ts'
import { subscriptionKind } from '../money/subscriptions.simulator.ts'
import { amount, count, flag, id, text } from './entities.ts'
import { ordersOf } from './orders.ts'
import type { Platform } from './platform.ts'
import { Refusal } from './refusal.ts'

const day = 86_400_000
/** Lines of a list that the page shows. */
const shown = 50

const days = v.pipe(
  amount,
  v.minValue(0, 'must be 0 to 400 days'),
  v.maxValue(400, 'must be 0 to 400 days'),
)
const pick = <T extends string>(...options: T[]) =>
  v.picklist(options, `must be ${options.join(', ')}`)

const redirectOrder = v.strictObject({
  path: v.pipe(text, v.regex(/^\/(?![/\\])/, 'must be a path of the site')),
})
const guestOrder = v.strictObject({ guestId: id })
const chargeOrder = v.strictObject({ guestId: id, coins: count })
const subscriptionOrder = v.strictObject({
  guestId: id,
  kind: subscriptionKind,
  does: pick('start', 'cancel', 'end'),
})
const ageOrder = v.strictObject({
  guestId: id,
  does: pick('begin', 'accept', 'reject', 'revoke'),
  message: v.optional(text),
})
const automaticOrder = v.strictObject({ automatic: pick(...automaticDecisions) })
const codeOrder = v.strictObject({ guestId: id, code: text })
const callOrder = v.strictObject({
  voicecallIdHash: id,
  does: pick('answer', 'hangUp'),
  reload: v.optional(flag, false),
})

/**
 * What the simulator's page shows of the business, and how it is driven: accounts and bookings,
 * subscriptions, age checks, codes, calls. Mounted below the control, which guards it.
 */
export function createBusinessControl(platform: Platform): Hono {
  const { accounts, ageChecks, calendar, codes, purchases, redirects, subscriptions, voiceCalls } =
    platform
  const control = new Hono()
  const order = ordersOf(control)
  const accountOf = (guestId: string) => platform.world.account(guestId)

  control.get('/', (context) => context.json(overview(platform, context.req.query('guest') ?? '*')))

  order('/step', v.strictObject({ days }), ({ days: ahead }) => {
    calendar.step(ahead * day)
    return `it is ${new Date(calendar.now()).toISOString()}`
  })

  order('/verifyEmail', guestOrder, ({ guestId }) => {
    accounts.verifyEmail(guestId)
    return `the e-mail address of ${guestId} is verified`
  })

  order('/redirect', redirectOrder, ({ path }) => `/?redirect_token=${redirects.issue(path)}`)

  order('/lock', guestOrder, ({ guestId }) => {
    accounts.lock(guestId)
    return `${guestId} is locked for good`
  })

  order('/charge', chargeOrder, ({ guestId, coins }) => {
    purchases.charge(accountOf(guestId), { key: randomUUID(), coins, method: 'CC' })
    return `${guestId} has ${coins} coins more`
  })

  order('/subscription', subscriptionOrder, ({ guestId, kind, does }) => {
    const account = accountOf(guestId)
    if (does === 'start') subscriptions.start(account, { kind, key: randomUUID() })
    else subscriptions[does](account, kind)
    return `${kind} of ${guestId}: ${does}`
  })

  order('/ageCheck', ageOrder, ({ guestId, does, message }) => {
    if (does === 'begin') ageChecks.begin(accountOf(guestId))
    if (does === 'accept') ageChecks.decide(guestId, { isAccepted: true })
    if (does === 'reject') {
      const { hidden } = accountTexts(platform.world.account(guestId).language).age
      ageChecks.decide(guestId, { isAccepted: false, message: message ?? hidden })
    }
    if (does === 'revoke') ageChecks.revoke(guestId)
    return `age check of ${guestId}: ${does}`
  })

  order('/automaticAgeCheck', automaticOrder, ({ automatic }) => {
    ageChecks.automatic = automatic
    return `age checks that nobody decides: ${automatic}`
  })

  order('/redeem', codeOrder, ({ guestId, code }) => {
    const { reason } = codes.redeem(code, accountOf(guestId))
    if (reason) throw new Refusal(409, `code: ${reason}`, 'code')
    return `${guestId} has redeemed ${code}`
  })

  order('/voiceCall', callOrder, ({ voicecallIdHash, does, reload }) => {
    const call =
      does === 'answer'
        ? voiceCalls.answer(voicecallIdHash, { reload })
        : voiceCalls.hangUp(voicecallIdHash)
    return `the call with ${call.actorId} is ${call.state}`
  })

  return control
}

/** The business of one guest, or with `*` of all. */
function overview(platform: Platform, guestId: string) {
  const { ageChecks, calendar, codes, ledger, mailbox, pinCalls, subscriptions } = platform
  const account = guestId === '*' ? undefined : platform.world.account(guestId)
  const isMeant = (one: { guestId: string | null }) => !account || one.guestId === guestId
  const mentions = ({ from, to, key }: { from: string; to: string; key: string }) =>
    !account || from === guestId || to === guestId || key.split('/').includes(guestId)
  const mine = ledger.bookings().filter(mentions)
  return {
    now: calendar.now(),
    sum: ledger.sum(),
    accounts: ledger
      .accounts()
      .filter((one) => one.account.startsWith('house:') || one.account === guestId),
    bookings: mine.slice(-shown).reverse(),
    bookingCount: mine.length,
    mails: mailbox.mails().filter(isMeant).slice(0, shown),
    subscriptions: account ? subscriptions.active(account) : subscriptions.all(),
    ageChecks: ageChecks.list().filter(isMeant).slice(0, shown),
    ageOf: account && { status: account.guest.avsStatus, hasAvs: account.guest.hasAvs },
    automatic: ageChecks.automatic,
    codes: codes.catalogue().map(({ bonusCode, ...use }) => ({
      ...use,
      ...bonusCode,
      reason: account ? codes.check(bonusCode.code, account).canRedeem.reason : null,
    })),
    keepsakes: account ? codes.keepsakes(account) : [],
    pinCalls: pinCalls.list().filter(isMeant).slice(0, shown),
    voiceCalls: platform.voiceCalls.list().filter(isMeant).slice(0, shown),
  }
}
