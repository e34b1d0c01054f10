import type { SnapshotFrom } from 'xstate'
import { type PinCallType, type PinVerification, pinLengths } from './pinCall.events.ts'
import type { PinCallProblem, pinCallMachine } from './pinCall.machine.ts'

type PinCallSnapshot = SnapshotFrom<typeof pinCallMachine>

/** Whether the dialog is open. */
export function selectIsPinCallOpen(snapshot: PinCallSnapshot): boolean {
  return !snapshot.matches('closed')
}

/** How far the verification is. */
export function selectPinCallProgress({ value }: PinCallSnapshot): PinCallSnapshot['value'] {
  return value
}

/** What kind of number it is. */
export function selectNumberType({ context }: PinCallSnapshot): PinCallType {
  return context.numberType
}

/** ISO 3166 of two letters. */
export function selectCountryCode({ context }: PinCallSnapshot): string {
  return context.countryCode
}

/** What stands in the field for the number. */
export function selectNumber({ context }: PinCallSnapshot): string {
  return context.number
}

/** What stands in the field for the code. */
export function selectPin({ context }: PinCallSnapshot): string {
  return context.pin
}

/** How many digits the code has [PIN-2 PIN-3]. */
export function selectPinLength({ context }: PinCallSnapshot): number {
  return pinLengths[context.numberType]
}

/** Why the guest is where they were [PIN-8]; null when nothing went wrong. */
export function selectPinCallProblem({ context }: PinCallSnapshot): PinCallProblem | null {
  return context.problem
}

/** The number that was proved to be the guest's [PIN-1]; null until then. */
export function selectVerification({ context }: PinCallSnapshot): PinVerification | null {
  return context.verification
}
