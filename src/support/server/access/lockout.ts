import { createHash } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import type { Tables } from '../database/tables.ts'
import { Refused } from '../refused.ts'

/** So many logins may fail before the next one has to wait. */
const free = { name: 5, address: 20 }
const firstWait = 30_000
const longestWait = 15 * 60_000
/** What failed is forgotten so long after the last wait. */
const memory = 24 * 3_600_000

export interface Subjects {
  name: string
  address: string
}

/**
 * Has logins wait once several have failed, by the name and by the address from which they come: half a minute
 * at first, twice as long after each further one, a quarter of an hour at most. Who knocks meanwhile is not
 * heard, and does not make it longer.
 */
export class Lockout {
  readonly #tables: Kysely<Tables>
  readonly #now: () => number

  /** @param now in ms */
  constructor(tables: Kysely<Tables>, now: () => number) {
    this.#tables = tables
    this.#now = now
  }

  /**
   * Counts a login as failed before anybody looks at the password, so that many at once are no more tries than
   * one after the other.
   * @throws Refused with `too-fast` and the seconds that are left
   */
  async attempt(subjects: Subjects): Promise<void> {
    const now = this.#now()
    const { name, address } = hashed(subjects)
    await this.#check([name, address], now)
    await this.#count(name, free.name, now)
    await this.#count(address, free.address, now)
  }

  /** @throws Refused while one of them has to wait */
  async #check(subjects: readonly Uint8Array[], now: number): Promise<void> {
    const found = await this.#tables
      .selectFrom('failedLogins')
      .select('lockedUntil')
      .where('subject', 'in', subjects)
      .execute()
    const until = Math.max(0, ...found.map(({ lockedUntil }) => lockedUntil.getTime()))
    const left = Math.ceil((until - now) / 1000)
    if (left > 0)
      throw new Refused('too-fast', `too many logins failed: try again in ${left} s`, left)
  }

  async #count(subject: Uint8Array, allowed: number, now: number): Promise<void> {
    const at = new Date(now)
    const wait = sql<number>`case when failed_logins.failures + 1 < ${allowed}::int then 0
      else least(${longestWait}::int, ${firstWait}::int * power(2, least(20, failed_logins.failures + 1 - ${allowed}::int))) end`
    const counted = await this.#tables
      .insertInto('failedLogins')
      .values({ subject, failures: 1, lockedUntil: at })
      .onConflict((conflict) =>
        conflict
          .column('subject')
          .doUpdateSet({
            failures: sql`failed_logins.failures + 1`,
            lockedUntil: sql`${at}::timestamptz + ${wait} * interval '1 millisecond'`,
          })
          .where('failedLogins.lockedUntil', '<=', at),
      )
      .returning('failures')
      .executeTakeFirst()
    // another login was counted meanwhile, and locked it
    if (!counted) await this.#check([subject], now)
  }

  /** The login was right after all; others from the same address may have failed. */
  async succeed(subjects: Subjects): Promise<void> {
    const { name, address } = hashed(subjects)
    await this.#tables.deleteFrom('failedLogins').where('subject', '=', name).execute()
    await this.#tables
      .updateTable('failedLogins')
      .set({ failures: sql`greatest(0, failures - 1)`, lockedUntil: new Date(this.#now()) })
      .where('subject', '=', address)
      .execute()
  }

  /** Forgets what is long ago. */
  async sweep(): Promise<void> {
    await this.#tables
      .deleteFrom('failedLogins')
      .where('lockedUntil', '<', new Date(this.#now() - memory))
      .execute()
  }
}

/** Somebody may have typed a password in the place of the name. */
function hashed({ name, address }: Subjects) {
  const hash = (text: string) => createHash('sha256').update(text).digest()
  return { name: hash(`name ${name}`), address: hash(`address ${address}`) }
}
