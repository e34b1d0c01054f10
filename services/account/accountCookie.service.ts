import type { Environment } from '../core/environment.ts'
import { readSignal } from '../money/payChannel.ts'

/** How long the helper may take, in ms. */
const answerDeadline = 5_000

/**
 * The work of slot `askAccountCookie`: asks the payment client's helper, in a frame that nobody
 * sees, whether this browser has an account [PAY-36 LGN-26].
 * @param payUrl base of the payment client: only its origin and the helper's window are heard
 * @returns what the helper answers; false when it does not within 5 s or the call is aborted
 */
export function askAccountCookie(
  environment: Pick<Environment, 'after' | 'onWindowMessage' | 'openHiddenFrame'>,
  payUrl: string,
  signal?: AbortSignal,
): Promise<boolean> {
  const { origin } = new URL(payUrl)
  const frame = environment.openHiddenFrame(`${payUrl}helper`)

  return new Promise<boolean>((answer) => {
    const stopHearing = environment.onWindowMessage((message) => {
      const reading = readSignal(message, { origin, window: frame.window() })
      if ('refused' in reading) return
      if (reading.signal.type === 'iframe-ready') {
        frame.window()?.postMessage({ type: 'action-hasLoginCookie', params: {} }, origin)
      } else if (reading.signal.type === 'hasLoginCookie') end(reading.signal.data)
    })
    const stopWaiting = environment.after(answerDeadline, () => end(false))
    const giveUp = () => end(false)
    signal?.addEventListener('abort', giveUp)

    function end(hasAccount: boolean) {
      stopHearing()
      stopWaiting()
      signal?.removeEventListener('abort', giveUp)
      frame.remove()
      answer(hasAccount)
    }
  })
}
