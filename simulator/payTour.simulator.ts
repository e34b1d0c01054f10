import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import type { Account } from './account.ts'
import { text } from './entities.ts'
import type { Platform } from './platform.ts'
import { Refusal } from './refusal.ts'
import { endpoint } from './rest.ts'
import { beginVisit } from './visitors.ts'

/** Milliseconds that the one-time hash of a success result is good for. */
const hashLifetime = 60_000

/** The one-time hashes by which a success of the payment client is known to the platform. */
export interface SuccessHashes {
  /** Makes a hash for a guest who has just succeeded. */
  issue(guestId: string): string
  /** The guest of a hash that is known, unused and not older than 60 s; it is used up by this. */
  redeem(hash: string): string | undefined
}

/** Makes an empty store of one-time hashes. */
export function createSuccessHashes({ clock }: Pick<Platform, 'clock'>): SuccessHashes {
  const hashes = new Map<string, { guestId: string; expiresAt: number }>()

  return {
    issue(guestId) {
      for (const [hash, { expiresAt }] of hashes) if (expiresAt <= clock.now()) hashes.delete(hash)
      const hash = randomUUID()
      hashes.set(hash, { guestId, expiresAt: clock.now() + hashLifetime })
      return hash
    },
    redeem(hash) {
      const found = hashes.get(hash)
      hashes.delete(hash)
      return found && found.expiresAt > clock.now() ? found.guestId : undefined
    },
  }
}

const successResult = v.object({
  flow: text,
  redirectTo: v.nullable(text),
  hostId: v.nullable(text),
  uhash: v.pipe(text, v.nonEmpty('must not be empty')),
})

const loginSuccess = v.object({
  result: successResult,
  targetUrl: v.pipe(
    text,
    v.url('must be a url'),
    v.check((url) => !url.includes('#'), 'must be without its fragment'),
  ),
})

/** What the page tells the platform about the payment client (specification part 1 §7 Pay tour). */
export function payTourEndpoints(hashes: SuccessHashes) {
  return [
    endpoint({
      method: 'POST',
      path: 'pay/loginSuccess',
      body: loginSuccess,
      answer({ body: { result }, platform, visitor, keepVisitor }) {
        const guestId = hashes.redeem(result.uhash)
        if (guestId === undefined) {
          const message = 'result.uhash: is unknown, used or older than 60 s; log in again'
          throw new Refusal(422, message, 'result.uhash')
        }
        platform.endLogin(visitor.loginId)
        keepVisitor(beginVisit(guestId, platform))
        platform.journal.write('note', guestId, 'logged in')
        return { data: { url: result.redirectTo } }
      },
    }),
    endpoint({
      method: 'POST',
      path: 'pay/logout',
      isForGuests: true,
      allowsExpired: true,
      answer({ platform, account, access, keepVisitor }) {
        platform.endLogin(access.loginId)
        keepVisitor(beginVisit(null, platform))
        platform.journal.write('note', account.id, 'logged out')
        return { data: { url: null } }
      },
    }),
  ]
}

/**
 * Checks a login.
 * @param login e-mail address or screen name
 * @throws Refusal 401 when they do not belong together, 403 when the account is locked
 */
export function checkLogin(login: string, password: string, { world }: Platform): Account {
  const account = world.findByLogin(login)
  if (!account || account.password !== password) {
    throw new Refusal(401, 'The e-mail address and the password do not belong together.')
  }
  if (account.guest.isLocked) {
    throw new Refusal(403, 'This account is locked. Please contact support.')
  }
  return account
}
