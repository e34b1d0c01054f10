import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { cors } from 'hono/cors'
import { intakeLimits as limits } from '../../../../machines/support/report/intake.shapes.ts'
import { Refused } from '../refused.ts'
import { readAnnouncement } from './announcement.ts'
import { type LeaksOf, readChunk, readDigest } from './chunk.ts'
import { type Rate, RateLimit } from './rate.ts'
import type { Intake } from './store.ts'

export interface IntakeOptions {
  intake: Intake
  leaksOf: LeaksOf
  /** Origins of the app, exactly as browsers name them. */
  appOrigins: readonly string[]
  /** The address that asks. */
  addressOf: (context: Context) => string
  /** In ms. */
  now: () => number
  rates?: IntakeRates
}

/** How much a page and an address may send. */
export interface IntakeRates {
  key: Rate
  address: Rate
}

const usualRates: IntakeRates = {
  key: { burst: 100, perSecond: 20 },
  address: { burst: 500, perSecond: 100 },
}

const uuid = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}'

/** What pages ask the store, see `machines/support/report/intake.shapes.ts`. */
export function intakeRoutes(options: IntakeOptions): Hono {
  const { intake, leaksOf, appOrigins, addressOf, now, rates = usualRates } = options
  const byKey = new RateLimit(rates.key, now)
  const byAddress = new RateLimit(rates.address, now)
  const routes = new Hono()

  routes.use(async ({ req }, next) => {
    const origin = req.header('origin')
    if (origin !== undefined && !appOrigins.includes(origin))
      return new Refused('not-allowed', `pages of ${origin} may not ask this`).toResponse()
    return next()
  })
  routes.use(
    cors({
      origin: [...appOrigins],
      allowMethods: ['GET', 'POST', 'PUT'],
      allowHeaders: ['Authorization', 'Content-Type', 'Content-Digest'],
      exposeHeaders: ['Retry-After'],
      maxAge: 7200,
    }),
  )
  const keyOf = (context: Context): string => {
    byAddress.take(addressOf(context))
    const key = readKey(context.req.header('authorization'))
    byKey.take(key)
    return key
  }

  routes.post('/', limitOf(limits.announcedBytes), async (context) => {
    const key = keyOf(context)
    expectType(context, 'application/json')
    const report = readAnnouncement(await context.req.text())
    const { isNew, received } = await intake.announce(report, key)
    return context.json(received, isNew ? 201 : 200)
  })

  routes.get(`/:report{${uuid}}`, async (context) =>
    context.json(await intake.received(context.req.param('report'), keyOf(context))),
  )

  routes.put(
    `/:report{${uuid}}/logs/:log{[\\w-]{1,64}}/chunks/:n{\\d{1,4}}`,
    limitOf(limits.chunkBytes),
    async (context) => {
      const key = keyOf(context)
      const { report, log, n } = context.req.param()
      const place = { report, log, n: Number(n) }
      const { session, state, digest: there } = await intake.locate(place, key)
      if (state === 'refused') throw new Refused('too-many', 'the report was refused')
      try {
        expectType(context, 'application/gzip', 'application/octet-stream')
        const bytes = new Uint8Array(await context.req.arrayBuffer())
        const digest = readDigest(bytes, context.req.header('content-digest'))
        if (there === null || Buffer.compare(there, digest) !== 0) {
          if (there !== null) throw new Refused('taken', `another chunk ${n} of the log is there`)
          const chunk = await readChunk(bytes, { session, ...place }, leaksOf)
          await intake.keep(place, bytes, { ...chunk, digest })
        }
      } catch (error) {
        if (error instanceof Refused && state === 'uploading') await intake.refuse(report)
        throw error
      }
      return context.body(null, 204)
    },
  )
  return routes
}

function limitOf(maxSize: number) {
  return bodyLimit({
    maxSize,
    onError: () => new Refused('too-large', `the body has more than ${maxSize} bytes`).toResponse(),
  })
}

function expectType({ req }: Context, ...types: readonly string[]): void {
  const [given = ''] = (req.header('content-type') ?? '').split(';')
  if (!types.includes(given.trim().toLowerCase()))
    throw new Refused('malformed', `Content-Type must be ${types.join(' or ')}`)
}

function readKey(header: string | undefined): string {
  const [, key] = /^Bearer ([\w-]{32,128})$/i.exec(header ?? '') ?? []
  if (key === undefined)
    throw new Refused(
      'not-allowed',
      "Authorization must be there: Bearer and the session's key of 32 to 128 characters",
    )
  return key
}
