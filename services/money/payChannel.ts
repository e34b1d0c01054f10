import * as v from 'valibot'
import { avsStatuses } from '../../machines/account/guest/guest.state.ts'
import {
  type PayClientAction,
  payClientActions,
} from '../../machines/money/payTour/payTour.events.ts'
import { long, number, within } from '../core/bounds.ts'
import type { WindowMessage } from '../core/environment.ts'
import { isPlain, largestMessage } from '../core/plainMessage.ts'
import { isWebAddress } from '../core/webAddress.ts'

const text = v.pipe(v.string(), long(0, 2048))
const secret = v.pipe(v.string(), long(1, 8192))
const flag = v.boolean()
const noData = v.optional(v.unknown())

/** What each signal of the payment client carries (contract §4) [PAY-23 PAY-36]. */
const signals = {
  'iframe-ready': noData,
  'content-loaded': noData,
  'view-ready': noData,
  close: noData,
  logout: noData,
  signup: noData,
  countdownfinished: noData,
  success: v.object({
    flow: text,
    redirectTo: v.nullable(text),
    hostId: v.nullable(text),
    uhash: secret,
  }),
  redirect: v.object({
    url: v.pipe(
      text,
      v.check((url) => isWebAddress(url)),
    ),
  }),
  transfer_token: v.object({ token: secret }),
  scrollto: v.object({ top: v.pipe(number, within(0)) }),
  resize: v.object({ height: v.pipe(number, within(1)) }),
  hook: v.object({
    name: text,
    from: text,
    to: text,
    success: flag,
    uhash: v.optional(secret),
  }),
  hasLoginCookie: flag,
}

/** What each action is answered with; null when the payment client cannot tell. */
const answers = {
  getactiveabos: v.nullable(v.array(text)),
  getbalance: v.nullable(v.object({ balance: number, balanceFormatted: text })),
  logout: v.nullable(flag),
  isLoggedIn: v.nullable(flag),
  hasLoginCookie: v.nullable(flag),
  getavsstatus: v.nullable(v.picklist(avsStatuses)),
} satisfies Record<PayClientAction, v.GenericSchema>

type SignalName = keyof typeof signals

/** What the payment client says, read and of the right shape. */
export type Signal =
  | { [T in SignalName]: { type: T; data: v.InferOutput<(typeof signals)[T]> } }[SignalName]
  | { type: 'answer'; action: PayClientAction; data: unknown }

const schemas = new Map<unknown, v.GenericSchema>([
  ...Object.entries(signals),
  ...Object.entries(answers).map(([name, schema]) => [`action-${name}-result`, schema] as const),
])
const actionByAnswer = new Map(payClientActions.map((name) => [`action-${name}-result`, name]))

/**
 * Reads a message that was posted to the page (contract §4) [PAY-32].
 * @param expected the origin of the payment client, and its window, null while there is none
 * @returns the signal, or in `refused` why it does not count, quoting nothing of it: it comes from
 * elsewhere, is larger than 64 KiB or not plain data, or of no known shape
 */
export function readSignal(
  { origin, source, data }: WindowMessage,
  expected: { origin: string; window: unknown },
): { signal: Signal } | { refused: string } {
  if (origin !== expected.origin) return { refused: 'foreign origin' }
  if (expected.window === null || source !== expected.window) return { refused: 'foreign window' }
  if (!isPlain(data, largestMessage)) return { refused: 'too large or no plain data' }
  const head = v.safeParse(v.object({ type: v.string() }), data)
  const schema = head.success ? schemas.get(head.output.type) : undefined
  if (!head.success || !schema) return { refused: 'unknown signal' }
  const { type } = head.output
  const body = v.safeParse(v.object({ data: schema }), data)
  if (!body.success) return { refused: `signal lacks a valid '${v.getDotPath(body.issues[0])}'` }
  const action = actionByAnswer.get(type)
  if (action) return { signal: { type: 'answer', action, data: body.output.data } }
  return { signal: { type, data: body.output.data } as Signal }
}
