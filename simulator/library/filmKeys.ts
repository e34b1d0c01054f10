import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { Refusal } from '../core/refusal.ts'

/** What a signed address of a film lets see. */
export interface FilmPass {
  filmId: string
  /** Whom it was given to; null for a visitor. */
  guestId: string | null
  /** Only the first seconds. */
  isPreview: boolean
}

/** Signs the addresses of films. */
export interface FilmKeys {
  /** Seconds that an address is good for. */
  readonly lifetime: number
  /** @returns a part of a path */
  sign(pass: FilmPass): string
  /**
   * What a key lets see.
   * @throws Refusal 403 when it was not signed here, has expired or was called back
   */
  read(key: string): FilmPass
  /** Calls back every address that was given to a guest, or with `*` to anybody. */
  expire(to: string): void
}

type Signed = FilmPass & { expiresAt: number; times: number }

/** Two minutes: a film outlives its address. */
const lifetime = 120

/** Makes keys that are good until they expire, or the simulator ends. @param now in ms since the epoch */
export function createFilmKeys(now: () => number): FilmKeys {
  const secret = randomBytes(32)
  /** How often the addresses of a guest were called back. */
  const calledBack = new Map<string, number>()
  const signatureOf = (payload: string) => createHmac('sha256', secret).update(payload).digest()
  const timesOf = (guestId: string | null) =>
    (calledBack.get('*') ?? 0) + (calledBack.get(guestId ?? '') ?? 0)

  function requireSigned(payload: string, given: string): void {
    const [expected, actual] = [signatureOf(payload), Buffer.from(given, 'base64url')]
    if (actual.length === expected.length && timingSafeEqual(actual, expected)) return
    throw new Refusal(403, 'the address of the film is not signed: ask watch/start for one')
  }

  return {
    lifetime,
    sign(pass) {
      const expiresAt = now() + lifetime * 1_000
      const signed: Signed = { ...pass, expiresAt, times: timesOf(pass.guestId) }
      const payload = Buffer.from(JSON.stringify(signed)).toString('base64url')
      return `${payload}.${signatureOf(payload).toString('base64url')}`
    },
    read(key) {
      const [payload = '', given = ''] = key.split('.')
      requireSigned(payload, given)
      const signed = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Signed
      const { expiresAt, times, ...pass } = signed
      if (expiresAt > now() && times === timesOf(pass.guestId)) return pass
      throw new Refusal(403, 'the address of the film has expired: ask watch/renew for another')
    },
    expire: (to) => void calledBack.set(to, (calledBack.get(to) ?? 0) + 1),
  }
}
