import * as v from 'valibot'
import {
  type PinCallAnswer,
  type PinCallCode,
  type PinCallType,
  type PinVerification,
  pinCallCodes,
  pinCallTypes,
} from '../../machines/account/pinCall/pinCall.events.ts'
import { id, whole, within } from '../core/bounds.ts'
import { startVerificationDocument, verifyPinDocument } from '../core/graphql/guest.documents.ts'
import { GraphqlFailed, type GraphqlService } from '../core/graphql.service.ts'

const text = v.string()
const pinLength = v.pipe(whole, within(1))

const startedSchema = v.object({
  pinCall: v.object({ startVerification: v.object({ id, pinLength }) }),
})

const verifiedSchema = v.object({
  pinCall: v.object({
    verifyPin: v.object({
      id,
      type: v.picklist(pinCallTypes),
      verified: v.boolean(),
      countryCode: text,
      preCode: text,
      number: text,
      e123: text,
      pinLength,
    }),
  }),
})

/**
 * The work of slot `startVerification` [PIN-4].
 * @param guest the guest service
 * @returns what the verification is called and how long its code is, or the code of the refusal;
 * rejects as `GraphqlService` does when no answer came or it cannot be read
 */
export function startVerification(
  guest: GraphqlService,
  order: { numberType: PinCallType; countryCode: string; number: string },
  signal?: AbortSignal,
): Promise<PinCallAnswer<{ id: string; pinLength: number }>> {
  const { numberType: type, countryCode, number } = order
  const variables = { type, countryCode, number }
  return orRefusal(async () => {
    const answer = await guest.ask(startVerificationDocument, variables, startedSchema, signal)
    return answer.pinCall.startVerification
  })
}

/**
 * The work of slot `verifyPin` [PIN-1 PIN-5].
 * @param guest the guest service
 * @returns the verification, or the code of the refusal; rejects as `startVerification` does
 */
export function verifyPin(
  guest: GraphqlService,
  order: { id: string; numberType: PinCallType; pin: string },
  signal?: AbortSignal,
): Promise<PinCallAnswer<PinVerification>> {
  const { id, numberType: type, pin } = order
  return orRefusal(async () => {
    const answer = await guest.ask(verifyPinDocument, { id, type, pin }, verifiedSchema, signal)
    return answer.pinCall.verifyPin
  })
}

const unknownCode: PinCallCode = 10

/** What a question gives, or as what it was refused [PIN-6 PIN-7]. */
async function orRefusal<T>(ask: () => Promise<T>): Promise<PinCallAnswer<T>> {
  try {
    return { isOk: true, value: await ask() }
  } catch (error) {
    if (!(error instanceof GraphqlFailed) || error.code === 'unreachable') throw error
    const code = pinCallCodes.find((known) => String(known) === error.code)
    return { isOk: false, code: code ?? unknownCode }
  }
}
