import { type Context, Hono } from 'hono'
import * as v from 'valibot'
import { text } from './entities.ts'
import { httpFaults } from './httpFaults.ts'
import { onlyLoopback, onlyOwnOrigin, originsOf, siblingOrigin } from './origins.ts'
import helperPage from './payPage/helper.html?raw'
import helperScript from './payPage/helper.js?raw'
import styles from './payPage/pay.css?raw'
import script from './payPage/pay.js?raw'
import peerScript from './payPage/peer.js?raw'
import page from './payPage/tour.html?raw'
import { checkLogin, type SuccessHashes } from './payTour.simulator.ts'
import type { Platform } from './platform.ts'
import { parse, Refusal } from './refusal.ts'
import { answerNotFound, parseJson } from './rest.ts'
import { judgeAccess, readCookie } from './visitors.ts'

const flows = new Map([
  ['login', 'Log in'],
  ['signup', 'Sign up'],
  ['moneycharge', 'Top up'],
  ['trialmoneycharge', 'Trial top-up'],
  ['limit', 'Spending limit'],
  ['oneclick', 'One-click payment'],
  ['autorecharge', 'Automatic top-up'],
  ['vipabo', 'VIP membership'],
  ['vxabo', 'Premium membership'],
  ['vxtvabo', 'TV subscription'],
  ['trialvipabo', 'VIP trial'],
  ['changecc', 'Change credit card'],
  ['changels', 'Change direct debit'],
  ['settings', 'Payment settings'],
  ['vxsettings', 'Premium settings'],
  ['pwdreset', 'New password'],
  ['pwdlost', 'Forgotten password'],
  ['avs', 'Age verification'],
  ['promocode', 'Promo code'],
  ['scratchcard', 'Scratch card'],
  ['carrier', 'Pay by phone bill'],
  ['opcompensation', 'Settle your account'],
])

const loginBody = v.strictObject({
  login: v.pipe(text, v.trim(), v.nonEmpty('Please enter your e-mail address.')),
  password: v.pipe(text, v.nonEmpty('Please enter your password.')),
})

const loginCookie = 'limelight-pay-login'
const cookieAttributes = 'Path=/; HttpOnly; SameSite=Lax'
const cookieLifetime = 30 * 24 * 3_600

/**
 * The payment client's origin (contract §4): the tour's views, the helper and what they ask.
 * @param appPort port of the app's origin, the only one that may embed the views and talk to them
 */
export function createPayOrigin(
  platform: Platform,
  hashes: SuccessHashes,
  appPort: () => number,
): Hono {
  const pay = new Hono()
  pay.use(onlyLoopback)
  pay.use('/api/*', async (context, next) => {
    const { origin: own } = new URL(context.req.url)
    return onlyOwnOrigin((origin) => origin === own)(context, next)
  })
  pay.use('/api/*', httpFaults(platform))
  pay.use(async (context, next) => {
    await next()
    context.header('Cache-Control', 'no-store')
    context.header('X-Content-Type-Options', 'nosniff')
    context.header('Referrer-Policy', 'no-referrer')
  })

  function show(context: Context, template: string, values: Record<string, string>) {
    const appOrigin = requireAppOrigin(context, appPort())
    const policy = [
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      "connect-src 'self'",
      "form-action 'self'",
      "base-uri 'none'",
      `frame-ancestors ${appOrigin}`,
    ]
    context.header('Content-Security-Policy', policy.join('; '))
    return context.html(fill(template, { ...values, appOrigin }))
  }

  pay.get('/tour/:flow', (context) => {
    const flow = context.req.param('flow')
    const title = flows.get(flow)
    if (!title) throw new Refusal(404, `there is no flow ${flow}`, 'flow')
    return show(context, page, { flow, title })
  })
  pay.get('/helper', (context) => show(context, helperPage, {}))

  const assets = { '/pay.js': script, '/peer.js': peerScript, '/helper.js': helperScript }
  for (const [path, source] of Object.entries(assets)) {
    pay.get(path, (context) => context.body(source, 200, { 'Content-Type': 'text/javascript' }))
  }
  pay.get('/pay.css', (context) => context.body(styles, 200, { 'Content-Type': 'text/css' }))

  pay.post('/api/login', async (context) => {
    const { login, password } = parse(loginBody, parseJson(await context.req.text()), 'body')
    const account = checkLogin(login, password, platform)
    const expiresAt = platform.clock.now() + cookieLifetime * 1_000
    const claims = { kind: 'payLogin' as const, guestId: account.id, loginId: '', generation: 0 }
    const value = platform.tokens.sign({ ...claims, expiresAt })
    setCookie(context, value, cookieLifetime)
    return context.json({ uhash: hashes.issue(account.id) })
  })

  const hasLoginCookie = (context: Context) => {
    const value = readCookie(context.req.header('cookie'), loginCookie)
    return value !== undefined && platform.tokens.verify('payLogin', value).outcome === 'valid'
  }

  pay.get('/api/hasLoginCookie', (context) => context.json({ data: hasLoginCookie(context) }))

  pay.post('/api/logout', (context) => {
    setCookie(context, '', 0)
    return context.json({ data: true })
  })

  for (const [name, read] of Object.entries(questions)) {
    pay.get(`/api/${name}`, (context) => {
      const token = context.req.header('authorization')?.replace(/^Bearer /, '') ?? ''
      const access = judgeAccess(token, platform)
      if (access.outcome === 'valid') return context.json({ data: read(access.account.guest) })
      if (name === 'isLoggedIn') return context.json({ data: false })
      throw new Refusal(401, 'log in first: init-session brought no valid token')
    })
  }

  pay.notFound(answerNotFound)
  return pay
}

type Guest = ReturnType<Platform['world']['account']>['guest']

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

function setCookie(context: Context, value: string, maxAge: number): void {
  context.header('Set-Cookie', `${loginCookie}=${value}; Max-Age=${maxAge}; ${cookieAttributes}`)
}

/** The origin of the page that embeds a view: that of option `ref`, or the app's own. */
function requireAppOrigin(context: Context, appPort: number): string {
  const ref = context.req.query('ref')
  if (ref === undefined || ref === '') return siblingOrigin(context.req.url, appPort)
  const origin = URL.canParse(ref) ? new URL(ref).origin : undefined
  if (origin && originsOf(appPort).includes(origin)) return origin
  throw new Refusal(400, 'ref: must be an address of the app', 'ref')
}

function fill(template: string, values: Record<string, string>): string {
  return template.replace(/\{\{(\w+)\}\}/g, (_match, name: string) =>
    escapeMarkup(values[name] ?? ''),
  )
}

function escapeMarkup(value: string): string {
  const entities: Record<string, string> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
  }
  return value.replace(/[&<>"']/g, (character) => entities[character] ?? '')
}
