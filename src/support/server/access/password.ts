import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto'
import { Refused } from '../refused.ts'

/** Parameters of scrypt (RFC 7914). */
export interface PasswordCost {
  N: number
  r: number
  p: number
}

/** As OWASP's Password Storage Cheat Sheet advises: 32 MB and three times the work. */
export const usualCost: PasswordCost = { N: 2 ** 15, r: 8, p: 3 }

const bytes = 32
const shortest = 12
const longest = 200

/** @throws Refused for a password that is too short or too long */
export function checkPassword(password: string): void {
  if ([...password].length < shortest)
    throw new Refused('malformed', `the password must have at least ${shortest} characters`)
  if (password.length > longest)
    throw new Refused('malformed', `the password must have at most ${longest} characters`)
}

/** @returns `scrypt$N$r$p$SALT$HASH`, with salt and hash in base64url */
export async function hashPassword(password: string, cost: PasswordCost): Promise<string> {
  const salt = randomBytes(16)
  const hash = await derive(password, salt, cost)
  const { N, r, p } = cost
  return ['scrypt', N, r, p, salt.toString('base64url'), hash.toString('base64url')].join('$')
}

/** Whether a password is the one that was hashed, with the parameters of then. */
export async function isPassword(password: string, hashed: string): Promise<boolean> {
  const [, N, r, p, salt = '', hash = ''] = hashed.split('$')
  const cost = { N: Number(N), r: Number(r), p: Number(p) }
  const expected = Buffer.from(hash, 'base64url')
  const found = await derive(password, Buffer.from(salt, 'base64url'), cost)
  return expected.length === found.length && timingSafeEqual(expected, found)
}

/** Whether a hash was made with other parameters than today's. */
export function isOutdated(hashed: string, { N, r, p }: PasswordCost): boolean {
  return !hashed.startsWith(`scrypt$${N}$${r}$${p}$`)
}

function derive(password: string, salt: Buffer, cost: PasswordCost): Promise<Buffer> {
  const options: ScryptOptions = { ...cost, maxmem: 256 * cost.r * (cost.N + cost.p + 2) }
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFC'), salt, bytes, options, (error, hash) =>
      error ? reject(error) : resolve(hash),
    )
  })
}
