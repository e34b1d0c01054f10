import { createHash, randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Role } from '../../console.shapes.ts'
import type { Tables } from '../database/tables.ts'

/** Who is not seen for so long is signed out, in ms. */
const idle = 2 * 3_600_000
/** The longest that anybody is signed in. */
const longest = 12 * 3_600_000
/** That somebody is there is written down no oftener. */
const noted = 60_000

export interface UserSession {
  user: string
  role: Role
  csrf: string
  tokenHash: Uint8Array
}

/** Who is signed in. The store knows the hash of a token alone. */
export class UserSessions {
  readonly #tables: Kysely<Tables>
  readonly #now: () => number

  /** @param now in ms */
  constructor(tables: Kysely<Tables>, now: () => number) {
    this.#tables = tables
    this.#now = now
  }

  /** @returns the token, and the session's CSRF token */
  async begin(user: string): Promise<{ token: string; csrf: string }> {
    const token = randomBytes(32).toString('base64url')
    const csrf = randomBytes(32).toString('base64url')
    const now = new Date(this.#now())
    await this.#tables
      .insertInto('userSessions')
      .values({ tokenHash: hashOf(token), user, csrf, beganAt: now, seenAt: now })
      .execute()
    return { token, csrf }
  }

  /** Who has this token; undefined for nobody, or one whose session is over. */
  async find(token: string): Promise<UserSession | undefined> {
    const now = this.#now()
    const found = await this.#tables
      .selectFrom('userSessions')
      .innerJoin('users', 'users.name', 'userSessions.user')
      .where('tokenHash', '=', hashOf(token))
      .where('users.isLocked', '=', false)
      .where('seenAt', '>', new Date(now - idle))
      .where('beganAt', '>', new Date(now - longest))
      .select(['user', 'role', 'csrf', 'tokenHash', 'seenAt'])
      .executeTakeFirst()
    if (!found) return undefined
    const { seenAt, ...session } = found
    if (now - seenAt.getTime() > noted)
      await this.#tables
        .updateTable('userSessions')
        .set({ seenAt: new Date(now) })
        .where('tokenHash', '=', session.tokenHash)
        .execute()
    return session
  }

  async end({ tokenHash }: Pick<UserSession, 'tokenHash'>): Promise<void> {
    await this.#tables.deleteFrom('userSessions').where('tokenHash', '=', tokenHash).execute()
  }

  /** Forgets those that are over. */
  async sweep(): Promise<void> {
    const now = this.#now()
    await this.#tables
      .deleteFrom('userSessions')
      .where((eb) =>
        eb.or([
          eb('seenAt', '<=', new Date(now - idle)),
          eb('beganAt', '<=', new Date(now - longest)),
        ]),
      )
      .execute()
  }
}

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
