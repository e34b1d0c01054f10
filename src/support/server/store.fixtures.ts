import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { leaksOf } from '../../redaction/leaks.ts'
import type { Me, Role } from '../console.shapes.ts'
import { addUser } from './access/users.ts'
import type { Database } from './database/database.ts'
import type { LeaksOf } from './intake/chunk.ts'
import type { IntakeRates } from './intake/intake.routes.ts'
import { createReports } from './server.ts'
import type { WorkQueue } from './work/queue.ts'

export const appOrigin = 'https://app.example'
const ownOrigin = 'http://support.example'
export const today = 'today00build'
export const password = 'a long enough password'
export const startedAt = Date.parse('2026-03-01T12:00:00Z')
/** Quick to check, and as strong as a test needs. */
const cheap = { N: 2, r: 1, p: 1 }

export interface Opened {
  database: Database
  queue: WorkQueue
}

export interface StoreOptions {
  leaksOf?: LeaksOf
  rates?: IntakeRates
  isSecure?: boolean
}

type Answer = Response & { json(): Promise<never> }

/** The store under a stepped clock, and who asks it. */
export class TestStore {
  readonly database: Database
  readonly queue: WorkQueue
  readonly reports: ReturnType<typeof createReports>
  now = startedAt

  constructor({ database, queue }: Opened, options: StoreOptions = {}) {
    this.database = database
    this.queue = queue
    this.reports = createReports({
      database,
      queue,
      now: () => this.now,
      leaksOf,
      build: today,
      cost: cheap,
      keepDays: 30,
      appOrigins: [appOrigin],
      ownOrigins: () => [ownOrigin],
      isOwnHost: (host) => host === new URL(ownOrigin).host,
      isSecure: false,
      addressOf: ({ req }) => req.header('x-test-address') ?? '192.0.2.1',
      ...options,
    })
  }

  get tables() {
    return this.database.tables
  }

  /** Asks as nobody in particular. */
  async ask(path: string, init: RequestInit = {}): Promise<Answer> {
    return this.reports.app.request(`${ownOrigin}${path}`, init) as Promise<Answer>
  }

  /** Adds a user and signs them in. */
  async signIn(role: Role = 'agent', name: string = role): Promise<Signed> {
    await addUser(this.tables, { name, password, role }, cheap)
    const answer = await this.logIn(name)
    const [cookie = ''] = (answer.headers.get('set-cookie') ?? '').split(';')
    return new Signed(this, cookie, await answer.json())
  }

  logIn(name: string, typed = password, headers: Record<string, string> = {}): Promise<Answer> {
    return this.ask('/support/api/login', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: ownOrigin, ...headers },
      body: JSON.stringify({ name, password: typed }),
    })
  }

  /** Every value of every table, as text. */
  async everything(): Promise<{ table: string; text: string }[]> {
    const { rows } = await sql<{ schema: string; name: string }>`
      select nspname as schema, relname as name from pg_class join pg_namespace n on n.oid = relnamespace
      where nspname in ('public', 'pgboss') and relkind in ('r', 'p') and not relispartition`.execute(
      this.tables,
    )
    const found: { table: string; text: string }[] = []
    for (const { schema, name } of rows) {
      const table = sql.table(`${schema}.${name}`)
      const contents = await sql<{ text: string }>`select t::text as text from ${table} t`.execute(
        this.tables,
      )
      for (const { text } of contents.rows) found.push({ table: `${schema}.${name}`, text })
    }
    return found
  }
}

/** Somebody who is signed in. */
export class Signed {
  readonly #store: TestStore
  readonly #cookie: string
  readonly me: Me

  constructor(store: TestStore, cookie: string, me: Me) {
    this.#store = store
    this.#cookie = cookie
    this.me = me
  }

  get cookie(): string {
    return this.#cookie
  }

  /**
   * Asks the console's API as its page does.
   * @param body is sent as JSON
   * @param headers in the place of those that the page sends
   */
  ask(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer> {
    const sent = body === undefined ? {} : { body: JSON.stringify(body) }
    return this.#store.ask(`/support/api/${path}`, {
      method,
      headers: {
        Cookie: this.#cookie,
        'X-CSRF-Token': this.me.csrf,
        Origin: ownOrigin,
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...sent,
    })
  }

  async get<T>(path: string): Promise<T> {
    const answer = await this.ask('GET', path)
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
    return answer.json()
  }
}

export const newId = () => randomUUID()
