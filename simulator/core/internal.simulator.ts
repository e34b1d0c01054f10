import { randomUUID } from 'node:crypto'
import { BlockList, isIPv4 } from 'node:net'
import { type Context, Hono } from 'hono'
import * as v from 'valibot'
import { parseJson, readText } from './bodies.ts'
import { onlyControl } from './control.simulator.ts'
import { id, notification } from './entities.ts'
import type { Platform } from './platform.ts'
import { parse, Refusal } from './refusal.ts'
import { answerNotFound } from './rest.ts'

/** The addresses of the office: this machine, and a net that is reserved for examples. */
const office = new BlockList()
office.addSubnet('127.0.0.0', 8, 'ipv4')
office.addAddress('::1', 'ipv6')
office.addSubnet('203.0.113.0', 24, 'ipv4')

const {
  id: _id,
  unread: _unread,
  unseen: _unseen,
  createdAt: _createdAt,
  ...told
} = notification.entries
const importLine = v.strictObject({ guestId: id, ...told })
type ImportLine = v.InferOutput<typeof importLine>

/** Bytes. */
const largestImport = 1_048_576

interface InternalOptions {
  /** Gives the app's configuration a new caching tag; answers it. */
  renewCaches(): string
  /** Tells a guest’s tabs that there are new notifications. */
  announce(guestId: string): void
}

/**
 * The internal routes (NAV-20): import, cache clear and the check of the office's address. They take
 * POST with the control's header; the server listens on loopback only.
 */
export function internalRoutes(platform: Platform, options: InternalOptions): Hono {
  const internal = new Hono()
  internal.use(onlyControl)

  internal.post('/office-ip', (context) => {
    const address = callerOf(context)
    const isOffice = office.check(address, isIPv4(address) ? 'ipv4' : 'ipv6')
    return context.json({ address, isOffice })
  })

  internal.post('/cache-clear', (context) => {
    const ver = options.renewCaches()
    platform.journal.write('note', null, `caches cleared, ver is ${ver}`)
    return context.json({ ver })
  })

  internal.post('/import', async (context) => {
    const lines = readLines(await readText(context.req, largestImport), platform)
    for (const line of lines) store(line, platform)
    for (const guestId of new Set(lines.map((line) => line.guestId))) options.announce(guestId)
    platform.journal.write('note', null, `imported ${lines.length} notifications`)
    return context.json({ imported: lines.length })
  })

  internal.all('*', answerNotFound)
  return internal
}

/** The caller's address; a proxy on this machine names whom it speaks for. */
function callerOf(context: Context): string {
  const peer: string | undefined = context.env.incoming.socket.remoteAddress
  const named = context.req.header('x-forwarded-for')?.split(',').at(-1)?.trim()
  return (named ?? peer ?? '').replace(/^::ffff:(?=\d+\.)/, '')
}

/** Reads NDJSON, all of it before anything is stored. */
function readLines(text: string, { world }: Platform): ImportLine[] {
  const lines = text.split('\n').map((line, index) => ({ line, number: index + 1 }))
  const written = lines.filter(({ line }) => line.trim() !== '')
  if (written.length === 0) throw new Refusal(422, 'body: has no line to import', 'body')
  return written.map(({ line, number }) => {
    try {
      const read = parse(importLine, parseJson(line), 'line')
      world.account(read.guestId)
      return read
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      throw new Refusal(422, `line ${number}: ${error.message}`, error.field)
    }
  })
}

function store({ guestId, ...told }: ImportLine, { world, clock }: Platform): void {
  const { notifications } = world.account(guestId)
  notifications.unshift({
    id: randomUUID(),
    ...told,
    unread: true,
    unseen: true,
    createdAt: new Date(clock.now()).toISOString(),
  })
}
