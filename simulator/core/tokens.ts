import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { Clock } from './clock.ts'

/** What a signed text may be used for; one kind is never taken for another. */
export type TokenKind = 'visitor' | 'access' | 'query' | 'feed' | 'payLogin'

export interface Claims {
  kind: TokenKind
  /** The guest it speaks for, null for an anonymous visitor. */
  guestId: string | null
  /** The login it belongs to; logging out revokes it. */
  loginId: string
  /** Counts the forced expiries of the guest's sessions; an older one has expired. */
  generation: number
  /** Milliseconds since the epoch. */
  expiresAt: number
}

export type Verdict =
  | { outcome: 'valid' | 'expired'; claims: Claims }
  | { outcome: 'wrong'; claims?: undefined }

export interface Tokens {
  /** Signs the claims into a text that is safe in urls and cookies. */
  sign(claims: Claims): string
  /** Judges a text by signature, kind and expiry. */
  verify(kind: TokenKind, text: string): Verdict
}

/**
 * Signs and verifies tokens and cookies with a key derived from the seed, so that a restarted
 * simulator of the same seed still accepts them. Good for a local simulator only: whoever knows the
 * seed knows the key.
 */
export function createTokens(seed: number, clock: Clock): Tokens {
  const key = createHash('sha256').update(`limelight-simulator/${seed}`).digest()
  const signature = (payload: string) => createHmac('sha256', key).update(payload).digest()

  function isSigned(payload: string, given: string): boolean {
    const expected = signature(payload)
    const actual = Buffer.from(given, 'base64url')
    return actual.length === expected.length && timingSafeEqual(actual, expected)
  }

  return {
    sign(claims) {
      const payload = Buffer.from(JSON.stringify(claims)).toString('base64url')
      return `${payload}.${signature(payload).toString('base64url')}`
    },
    verify(kind, text) {
      const [payload, given, ...rest] = text.split('.')
      if (!payload || !given || rest.length > 0 || !isSigned(payload, given)) {
        return { outcome: 'wrong' }
      }
      const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Claims
      if (claims.kind !== kind) return { outcome: 'wrong' }
      return { outcome: claims.expiresAt > clock.now() ? 'valid' : 'expired', claims }
    },
  }
}
