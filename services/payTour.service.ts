import * as v from 'valibot'
import { type EventObject, fromCallback } from 'xstate'
import type { PayClientEvent, PayTourFlow } from '../machines/payTour/payTour.events.ts'
import type { PaySuccess } from '../machines/payTour/payTour.machine.ts'
import type { ReadCredentials } from './credentials.ts'
import type { Environment, WindowMessage } from './environment.ts'
import type { RequestService } from './request.service.ts'

/** What slot `payFrame` is started with. */
export interface PayFrameInput {
  flow: PayTourFlow
  url: string
}

const signals = {
  'iframe-ready': v.object({ type: v.literal('iframe-ready') }),
  'content-loaded': v.object({ type: v.literal('content-loaded') }),
  'view-ready': v.object({ type: v.literal('view-ready') }),
  close: v.object({ type: v.literal('close') }),
  success: v.object({
    type: v.literal('success'),
    data: v.object({
      flow: v.string(),
      redirectTo: v.nullable(v.string()),
      hostId: v.nullable(v.string()),
      uhash: v.pipe(v.string(), v.nonEmpty()),
    }),
  }),
}

type Signal = v.InferOutput<(typeof signals)[keyof typeof signals]>
const schemaBySignal = new Map<unknown, v.GenericSchema<unknown, Signal>>(Object.entries(signals))

/**
 * Makes the service that talks with the payment client's window (contract §4).
 * @param payUrl base of the payment client: a message counts only when it comes from its origin and
 * from the window of the iframe that shows it
 * @returns `payFrame`, the logic of that slot, and `confirmSuccess`; the secret of a success stays
 * between the two
 */
export function createPayTourService(
  environment: Environment,
  request: Pick<RequestService, 'ask'>,
  credentials: ReadCredentials,
  payUrl: () => string,
) {
  let uhash: string | undefined

  const payFrame = fromCallback<EventObject, PayFrameInput>(({ sendBack }) => {
    const payOrigin = new URL(payUrl()).origin
    const report: (event: PayClientEvent) => void = sendBack
    uhash = undefined

    function take(signal: Signal) {
      switch (signal.type) {
        case 'iframe-ready': {
          const token = credentials().accessToken
          environment.payFrameWindow()?.postMessage({ type: 'init-session', token }, payOrigin)
          return report({ type: 'payClient.ready' })
        }
        case 'content-loaded':
          return report({ type: 'payClient.contentLoaded' })
        case 'view-ready':
          return report({ type: 'payClient.viewReady' })
        case 'close':
          return report({ type: 'payClient.closed' })
        case 'success': {
          const { uhash: secret, ...success } = signal.data
          uhash = secret
          return report({ type: 'payClient.succeeded', ...success })
        }
      }
    }

    return environment.onWindowMessage((message) => {
      const reading = readSignal(message, payOrigin, environment.payFrameWindow())
      if ('refused' in reading)
        report({ type: 'payClient.messageRefused', reason: reading.refused })
      else take(reading.signal)
    })
  })

  /**
   * Tells the server of a success of the payment client (POST pay/loginSuccess). The secret of each
   * success is used once.
   * @returns the address to go to next, or null to stay
   * @throws Error when there is no success left to confirm; what `ask` throws
   */
  async function confirmSuccess({ flow, redirectTo, hostId }: PaySuccess) {
    const secret = uhash
    uhash = undefined
    if (secret === undefined) throw new Error('the payment client reported no success to confirm')
    const answer = await request.ask(
      {
        path: 'pay/loginSuccess',
        method: 'POST',
        credentials: true,
        data: {
          result: { flow, redirectTo, hostId, uhash: secret },
          targetUrl: environment.address().replace(/#.*$/s, ''),
        },
      },
      v.object({ data: v.object({ url: v.nullable(webAddress(environment)) }) }),
    )
    return { targetUrl: answer.data.url }
  }

  return { payFrame, confirmSuccess }
}

function readSignal(
  { origin, source, data }: WindowMessage,
  payOrigin: string,
  payWindow: unknown,
): { signal: Signal } | { refused: string } {
  if (origin !== payOrigin) return { refused: 'foreign origin' }
  if (payWindow === null || source !== payWindow) return { refused: 'foreign window' }
  const head = v.safeParse(v.object({ type: v.unknown() }), data)
  const schema = head.success ? schemaBySignal.get(head.output.type) : undefined
  if (!schema) return { refused: 'unknown signal' }
  const result = v.safeParse(schema, data, { abortEarly: true })
  if (result.success) return { signal: result.output }
  return { refused: `signal lacks a valid '${v.getDotPath(result.issues[0])}'` }
}

function webAddress(environment: Environment) {
  return v.pipe(
    v.string(),
    v.check((url) => {
      const base = environment.address()
      return URL.canParse(url, base) && /^https?:$/.test(new URL(url, base).protocol)
    }),
  )
}
