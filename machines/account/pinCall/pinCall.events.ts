import type { GuestIdentified } from '../guest/guest.events.ts'

/** The kinds of numbers that are called. */
export const pinCallTypes = ['mobile', 'fixed'] as const
export type PinCallType = (typeof pinCallTypes)[number]

/** How long the codes are that they are told [PIN-2 PIN-3]. */
export const pinLengths = { mobile: 6, fixed: 5 } as const satisfies Record<PinCallType, number>

/** A verification under way [PIN-1]. */
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

/** Codes of refusals [PIN-8]; 10 also stands for what cannot be read [PIN-6 PIN-7]. */
export const pinCallCodes = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const
export type PinCallCode = (typeof pinCallCodes)[number]

/** What a call to the guest service came to; a refusal is an answer too. */
export type PinCallAnswer<T> = { isOk: true; value: T } | { isOk: false; code: PinCallCode }

export type PinCallEvent =
  | GuestIdentified
  | { type: 'pinCall.openRequested' }
  | { type: 'pinCall.typeChosen'; numberType: PinCallType }
  | { type: 'pinCall.countryChosen'; countryCode: string }
  /** What stands in the field for the number. */
  | { type: 'pinCall.numberChanged'; number: string }
  | { type: 'pinCall.numberSubmitted' }
  /** What stands in the field for the code. */
  | { type: 'pinCall.pinChanged'; pin: string }
  | { type: 'pinCall.pinSubmitted' }
  /** Back to the number. */
  | { type: 'pinCall.restartRequested' }
  | { type: 'pinCall.closeRequested' }

declare module '../../core/address.ts' {
  interface Addresses {
    pinCall: PinCallEvent
  }
}
