import { type Context, Hono } from 'hono'
import { httpFaults } from '../core/httpFaults.ts'
import { notStored } from '../core/notStored.ts'
import { onlyLoopback, onlyOwnOrigin, originsOf, siblingOrigin } from '../core/origins.ts'
import type { Platform } from '../core/platform.ts'
import { Refusal } from '../core/refusal.ts'
import { answerNotFound } from '../core/rest.ts'
import { readCookie, recogniseVisitor } from '../core/visitors.ts'
import { createPayApi } from './payApi.ts'
import { misbehaviourOf } from './payMisbehaviour.ts'
import checkoutPage from './payPage/checkout.html?raw'
import { flowOf } from './payPage/flows.js'
import formStyles from './payPage/form.css?raw'
import helperPage from './payPage/helper.html?raw'
import styles from './payPage/pay.css?raw'
import tillStyles from './payPage/till.css?raw'
import page from './payPage/tour.html?raw'

/** Every module of the page, by its path below `payPage/`. */
const scripts = import.meta.glob<string>('./payPage/**/*.js', {
  query: '?raw',
  import: 'default',
  eager: true,
})

const sheets = { '/pay.css': styles, '/form.css': formStyles, '/till.css': tillStyles }

const loginCookie = 'limelight-pay-login'
const cookieAttributes = 'Path=/; HttpOnly; SameSite=Lax'
const cookieLifetime = 30 * 24 * 3_600

/**
 * The payment client's origin (contract §4): the tour's views, the helper, the checkout and what they
 * ask.
 * @param appPort port of the app's origin, the only one that may embed the views and talk to them
 */
export function createPayOrigin(platform: Platform, appPort: () => number): Hono {
  const pay = new Hono()
  pay.use(onlyLoopback, notStored)
  pay.use('/api/*', async (context, next) => {
    const { origin: own } = new URL(context.req.url)
    return onlyOwnOrigin((origin) => origin === own)(context, next)
  })
  pay.use('/api/*', httpFaults(platform))
  pay.use(async (context, next) => {
    await next()
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
    const route = context.req.param('flow')
    const flow = flowOf(route)
    if (!flow) throw new Refusal(404, `there is no flow ${route}`, 'flow')
    const guestId = recogniseVisitor(context.req.header('cookie'), platform)?.guestId ?? null
    const misbehaviour = misbehaviourOf(platform.faults, guestId, flow, ['neverReady'])
    return show(context, page, { flow, misbehaviour: misbehaviour ?? '' })
  })
  pay.get('/helper', (context) => show(context, helperPage, {}))
  pay.get('/checkout/:id', (context) =>
    show(context, checkoutPage, { id: requireId(context.req.param('id')) }),
  )

  for (const [path, source] of Object.entries(scripts)) {
    pay.get(path.replace('./payPage', ''), (context) =>
      context.body(source, 200, { 'Content-Type': 'text/javascript' }),
    )
  }
  for (const [path, source] of Object.entries(sheets)) {
    pay.get(path, (context) => context.body(source, 200, { 'Content-Type': 'text/css' }))
  }

  pay.get('/api/hasLoginCookie', (context) => {
    const value = readCookie(context.req.header('cookie'), loginCookie) ?? ''
    return context.json({ data: platform.tokens.verify('payLogin', value).outcome === 'valid' })
  })

  pay.post('/api/logout', (context) => {
    setCookie(context, '', 0)
    return context.json({ data: true })
  })

  const api = createPayApi(platform, (context, account) => {
    const expiresAt = platform.clock.now() + cookieLifetime * 1_000
    const claims = { kind: 'payLogin' as const, guestId: account.id, loginId: '', generation: 0 }
    setCookie(context, platform.tokens.sign({ ...claims, expiresAt }), cookieLifetime)
  })
  pay.route('/api', api)
  pay.notFound(answerNotFound)
  return pay
}

/** A checkout's id, as it can stand in its address. */
function requireId(id: string): string {
  if (/^[\w-]{1,64}$/.test(id)) return id
  throw new Refusal(400, 'id: must be letters, digits, _ and -', 'id')
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
