import { randomUUID } from 'node:crypto'
import type { Account } from './account.ts'
import type { Platform } from './platform.ts'
import { Refusal } from './refusal.ts'
import type { Claims, TokenKind } from './tokens.ts'

/** Seconds that the tokens of one session answer last. */
export const tokenLifetime = 3_600
/** Seconds that a visitor is recognised. */
const visitorLifetime = 30 * 24 * 3_600

const cookieName = 'limelight-visitor'

/** Signs a token for a guest, or for an anonymous visitor; it lasts an hour. */
export function issueToken(
  kind: TokenKind,
  account: Account | undefined,
  loginId: string,
  { tokens, clock }: Platform,
): string {
  return tokens.sign({
    kind,
    guestId: account?.id ?? null,
    loginId,
    generation: account?.generation ?? 0,
    expiresAt: clock.now() + tokenLifetime * 1_000,
  })
}

/** Begins a visit: of a guest who has just logged in, or of an anonymous visitor. */
export function beginVisit(guestId: string | null, { clock, world }: Platform): Claims {
  const expiresAt = clock.now() + visitorLifetime * 1_000
  const generation = guestId === null ? 0 : world.account(guestId).loginGeneration
  return { kind: 'visitor', guestId, loginId: randomUUID(), generation, expiresAt }
}

/**
 * Recognises a visitor by the cookie.
 * @param header the request's `Cookie` header
 * @returns undefined for a new visitor, a forged cookie, and a login that was ended
 */
export function recogniseVisitor(
  header: string | undefined,
  { tokens, revokedLogins, world }: Platform,
): Claims | undefined {
  const text = readCookie(header, cookieName)
  const verdict = text === undefined ? undefined : tokens.verify('visitor', text)
  if (verdict?.outcome !== 'valid' || revokedLogins.has(verdict.claims.loginId)) return undefined
  const { guestId, generation } = verdict.claims
  if (guestId === null) return verdict.claims
  const account = world.find(guestId)
  const isWelcome = account && !account.guest.isLocked && generation >= account.loginGeneration
  return isWelcome ? verdict.claims : undefined
}

/** The `Set-Cookie` header that makes the browser remember a visitor. */
export function visitorCookie(claims: Claims, { tokens }: Platform): string {
  const value = tokens.sign(claims)
  return `${cookieName}=${value}; Path=/; Max-Age=${visitorLifetime}; HttpOnly; SameSite=Lax`
}

/** The value of one cookie in a `Cookie` header. */
export function readCookie(header: string | undefined, name: string): string | undefined {
  const pairs = header?.split(';').map((pair) => pair.trim()) ?? []
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1)
}

/** What a token says: whose it is, null for an anonymous visitor, or why it does not count. */
export type Permit =
  | { outcome: 'valid' | 'expired'; account: Account | null; claims: Claims }
  | { outcome: 'wrong' }

/** Judges a token by signature, kind, expiry, logout and forced expiry (contract §2). */
export function judgeToken(
  kind: TokenKind,
  text: string,
  { tokens, world, revokedLogins }: Platform,
): Permit {
  const { outcome, claims } = tokens.verify(kind, text)
  if (outcome === 'wrong' || revokedLogins.has(claims.loginId)) return { outcome: 'wrong' }
  if (claims.guestId === null) return { outcome, account: null, claims }
  const account = world.find(claims.guestId)
  if (!account) return { outcome: 'wrong' }
  const isOutdated = claims.generation < account.generation || account.guest.isLocked
  return { outcome: isOutdated ? 'expired' : outcome, account, claims }
}

/** What an access token says: whose it is, or why it does not count. */
export type Access =
  | { outcome: 'valid' | 'expired'; account: Account; claims: Claims }
  | { outcome: 'wrong' }

/** Judges an access token (contract §2); one that speaks for nobody is wrong. */
export function judgeAccess(text: string, platform: Platform): Access {
  const permit = judgeToken('access', text, platform)
  if (permit.outcome === 'wrong' || permit.account === null) return { outcome: 'wrong' }
  return { ...permit, account: permit.account }
}

/** The token of a request's `Authorization: Bearer` header. */
export function bearerOf(headers: Headers): string | undefined {
  return /^Bearer (.+)$/.exec(headers.get('authorization') ?? '')?.[1]
}

/**
 * The guest whose access token a request carries as bearer.
 * @throws Refusal 401
 */
export function requireBearer(headers: Headers, platform: Platform): Account {
  const token = bearerOf(headers)
  if (!token) throw new Refusal(401, 'log in first: bring the access token as bearer')
  const access = judgeAccess(token, platform)
  if (access.outcome === 'valid') return access.account
  throw new Refusal(401, `the access token is ${access.outcome}: get a session again`)
}

/**
 * The guest that a plain request speaks for: `Authorization` and `access_token` must both carry the
 * same valid access token.
 * @param allowsExpired for what a guest may do with a token that has expired: log out
 * @throws Refusal 401
 */
export function requireGuest(
  headers: Headers,
  query: URLSearchParams,
  platform: Platform,
  allowsExpired = false,
): { account: Account; claims: Claims } {
  const inHeader = bearerOf(headers)
  const inQuery = query.get('access_token')
  if (!inHeader) throw new Refusal(401, 'log in first: the Authorization header is missing')
  if (!inQuery) throw new Refusal(401, 'log in first: access_token is missing', 'access_token')
  if (inHeader !== inQuery) throw new Refusal(401, 'Authorization and access_token differ')
  const access = judgeAccess(inQuery, platform)
  if (access.outcome === 'wrong')
    throw new Refusal(401, 'the access token is wrong', 'access_token')
  if (access.outcome === 'expired' && !allowsExpired) {
    throw new Refusal(401, 'the access token has expired: get a session again', 'access_token')
  }
  return access
}
