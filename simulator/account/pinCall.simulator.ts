import { randomInt, randomUUID } from 'node:crypto'
import { GraphQLError } from 'graphql'
import type { Account } from '../core/account.ts'
import { createPatience } from '../core/patience.ts'
import type { PlatformCore } from '../core/platform.ts'
import { attempt } from '../core/refusal.ts'
import { isBlacklisted, type PhoneNumber, readPhoneNumber } from './phoneNumbers.ts'

export type PinCallType = 'mobile' | 'fixed'

/** A call that speaks a code. */
export interface PinCall {
  readonly id: string
  readonly guestId: string
  readonly type: PinCallType
  readonly phone: PhoneNumber
  /** What the call speaks. */
  readonly pin: string
  /** Milliseconds since the epoch. */
  readonly startedAt: number
  verified: boolean
  /** Wrong codes that may still be tried. */
  attemptsLeft: number
}

/** What `verifyPin` answers. */
export interface PinVerification {
  id: string
  type: PinCallType
  verified: boolean
  countryCode: string
  preCode: string
  number: string
  e123: string
  pinLength: number
}

/** Verification of phone numbers by a call (specification part 1 §8: codes 1 to 9). */
export interface PinCalls {
  /** @throws PinCallRefusal 1 to 6 and 9 */
  startVerification(account: Account, order: PinCallOrder): { id: string; pinLength: number }
  /** @throws PinCallRefusal 3, 4, 6, 7, 8 and 9 */
  verifyPin(
    account: Account,
    proof: { id: string; type: PinCallType; pin: string },
  ): PinVerification
  hasVerifiedNumber(account: Account): boolean
  /** Newest first. */
  list(): PinCall[]
}

export interface PinCallOrder {
  type: PinCallType
  countryCode: string
  number: string
}

export const pinCallRefusals = {
  1: 'This is no phone number that can be called: check its digits.',
  2: 'Numbers of this country are not called: use another one.',
  3: 'The number is not of this kind: choose mobile or fixed.',
  4: 'The code has expired: ask for another call.',
  5: 'This number cannot be used: use another one.',
  6: 'This number belongs to another account: use another one.',
  7: 'There is no such call: ask for another one.',
  8: 'The code is not right: listen to it again.',
  9: 'Too many tries: try again in an hour.',
} as const
export type PinCallCode = keyof typeof pinCallRefusals

/** A refusal with its number in `extensions.code`. */
class PinCallRefusal extends GraphQLError {
  constructor(code: PinCallCode) {
    super(pinCallRefusals[code], { extensions: { code: String(code) } })
  }
}

export const pinLengths = { mobile: 6, fixed: 5 }
const lifetime = 600_000
const attempts = 3
const hour = 3_600_000
const mostCalls = 200

/** Opens the call centre. */
export function createPinCalls({ calendar, journal }: PlatformCore): PinCalls {
  const calls: PinCall[] = []
  const owners = new Map<string, string>()
  const patience = createPatience(calendar, { attempts: 5, pause: hour })

  function requirePatience(account: Account): void {
    if (attempt(() => patience.require(account.id))) throw new PinCallRefusal(9)
  }

  function requireFree({ e123 }: PhoneNumber, account: Account): void {
    const owner = owners.get(e123)
    if (owner !== undefined && owner !== account.id) throw new PinCallRefusal(6)
  }

  function describe(call: PinCall): PinVerification {
    const { id, type, verified, phone } = call
    const { countryCode, preCode, number, e123 } = phone
    return { id, type, verified, countryCode, preCode, number, e123, pinLength: pinLengths[type] }
  }

  return {
    startVerification(account, { type, countryCode, number }) {
      requirePatience(account)
      const phone = readPhoneNumber(countryCode, number)
      if (phone === 'unknownCountry') throw new PinCallRefusal(2)
      if (phone === 'invalid') throw new PinCallRefusal(1)
      if (phone.isMobile !== (type === 'mobile')) throw new PinCallRefusal(3)
      if (isBlacklisted(phone)) throw new PinCallRefusal(5)
      requireFree(phone, account)
      patience.strain(account.id)
      const pinLength = pinLengths[type]
      const pin = String(randomInt(10 ** (pinLength - 1), 10 ** pinLength))
      const startedAt = calendar.now()
      const call = { id: randomUUID(), guestId: account.id, type, phone, pin, startedAt }
      calls.unshift({ ...call, verified: false, attemptsLeft: attempts })
      calls.length = Math.min(calls.length, mostCalls)
      journal.write('note', account.id, 'a number is called to verify it')
      return { id: call.id, pinLength }
    },

    verifyPin(account, { id, type, pin }) {
      const call = calls.find((one) => one.id === id && one.guestId === account.id)
      if (!call) throw new PinCallRefusal(7)
      if (call.type !== type) throw new PinCallRefusal(3)
      if (call.verified) return describe(call)
      if (call.startedAt + lifetime <= calendar.now()) throw new PinCallRefusal(4)
      if (call.attemptsLeft === 0) throw new PinCallRefusal(9)
      if (call.pin !== pin) {
        call.attemptsLeft--
        throw new PinCallRefusal(8)
      }
      requireFree(call.phone, account)
      call.verified = true
      owners.set(call.phone.e123, account.id)
      patience.forgive(account.id)
      journal.write('note', account.id, 'a phone number was verified')
      return describe(call)
    },

    hasVerifiedNumber: ({ id }) => [...owners.values()].includes(id),

    list: () => [...calls],
  }
}

declare module '../core/platform.ts' {
  interface Business {
    readonly pinCalls: PinCalls
  }
}
