import * as v from 'valibot'
import type { CallbackLogicFunction } from 'xstate'
import type {
  PayClientEvent,
  PayClientRequest,
} from '../../machines/money/payTour/payTour.events.ts'
import type { PayTourFlow } from '../../machines/money/payTour/payTour.flows.ts'
import type { PayClientInput, PaySuccess } from '../../machines/money/payTour/payTour.machine.ts'
import { countedRefusals } from '../core/countedRefusals.ts'
import type { ReadCredentials } from '../core/credentials.ts'
import type { Environment, WindowLike } from '../core/environment.ts'
import type { RequestService } from '../core/request.service.ts'
import { isWebAddress } from '../core/webAddress.ts'
import type { Secrets } from '../shell/router.service.ts'
import { readSignal, type Signal } from './payChannel.ts'

export type PayClientWork = CallbackLogicFunction<PayClientRequest, PayClientEvent, PayClientInput>

export type PayTourService = ReturnType<typeof createPayTourService>

/**
 * Makes the service that talks with the payment client's window (contract §4) [PAY-32 PAY-37 to
 * PAY-41]. Whatever proves who the guest is stays here: the access token goes by `init-session`, the
 * secrets of the address and the transfer token by `update-params`, to the payment client's origin
 * alone; the secret of a success goes to the server once.
 * @param payUrl base of the payment client: a message counts only when it comes from its origin and
 * from the window that shows it
 * @param secrets those of the page's address
 * @returns `talkTo`, which makes the work of slot `payFrame` or `payTab` for the window given, and
 * `confirmSuccess`
 */
export function createPayTourService(
  environment: Environment,
  request: Pick<RequestService, 'ask'>,
  credentials: ReadCredentials,
  payUrl: () => string,
  secrets: () => Secrets,
) {
  const successes = new Set<string>()
  let redirected: string | undefined
  let uhash: string | undefined
  let transferToken: string | undefined

  const talkTo =
    (payWindow: () => WindowLike | null): PayClientWork =>
    ({ input, sendBack: report, receive }) => {
      const payOrigin = new URL(payUrl()).origin
      const asked = new Set<string>()
      uhash = undefined
      report({ type: 'payClient.opened' })

      function post(message: object) {
        payWindow()?.postMessage(message, payOrigin)
      }

      /** Whether the secret is new; it proves the success that is confirmed next. */
      function keep(secret: string): boolean {
        if (successes.has(secret)) return false
        successes.add(secret)
        uhash = secret
        return true
      }

      const { refuse, stop: stopCounting } = countedRefusals(environment, (refusal) =>
        report({ type: 'payClient.messageRefused', ...refusal }),
      )

      function take(signal: Signal) {
        switch (signal.type) {
          case 'iframe-ready':
            return report({ type: 'payClient.ready' })
          case 'content-loaded':
            return report({ type: 'payClient.contentLoaded' })
          case 'view-ready':
            return report({ type: 'payClient.viewReady' })
          case 'close':
            return report({ type: 'payClient.closed' })
          case 'logout':
            transferToken = undefined
            return report({ type: 'payClient.loggedOut' })
          case 'signup':
            return report({ type: 'payClient.signedUp' })
          case 'countdownfinished':
            return report({ type: 'payClient.countdownFinished' })
          case 'success': {
            const { uhash: secret, ...success } = signal.data
            if (!keep(secret)) return refuse('replayed success')
            return report({ type: 'payClient.succeeded', ...success })
          }
          case 'redirect':
            return report({ type: 'payClient.redirectRequested', url: signal.data.url })
          case 'transfer_token':
            transferToken = signal.data.token
            return report({ type: 'payClient.transferTokenGiven' })
          case 'scrollto':
            return report({ type: 'payClient.scrollRequested', top: signal.data.top })
          case 'resize':
            return report({ type: 'payClient.resized', height: signal.data.height })
          case 'hook': {
            const { uhash: secret, name: hook, ...change } = signal.data
            if (secret !== undefined && !keep(secret)) return refuse('replayed success')
            return report({ type: 'payClient.hookReported', hook, ...change })
          }
          case 'hasLoginCookie':
            if (!asked.delete('hasLoginCookie')) return refuse('unasked answer')
            return report({ type: 'payClient.loginCookieKnown', hasLoginCookie: signal.data })
          case 'answer': {
            const { action, data } = signal
            if (!asked.delete(action)) return refuse('unasked answer')
            return report({ type: 'payClient.actionAnswered', action, data })
          }
        }
      }

      receive((told) => {
        switch (told.type) {
          case 'payClient.sessionInitSubmitted':
            return post({ type: 'init-session', token: credentials().accessToken })
          case 'payClient.routeSubmitted':
            return post({ type: 'change-route', route: told.route })
          case 'payClient.paramsSubmitted': {
            const own = secretOptions(input.flow, secrets(), transferToken)
            return post({ type: 'update-params', options: { ...told.options, ...own } })
          }
          case 'payClient.actionSubmitted':
            asked.add(told.action)
            return post({ type: `action-${told.action}`, params: told.params })
        }
      })

      const stopHearing = environment.onWindowMessage((message) => {
        const reading = readSignal(message, { origin: payOrigin, window: payWindow() })
        if ('refused' in reading) refuse(reading.refused)
        else take(reading.signal)
      })
      return () => {
        stopHearing()
        stopCounting()
      }
    }

  /** The page's address; a redirect token that it came with is on it again, once [LGN-2 LGN-27]. */
  function targetUrl(): string {
    const url = new URL(environment.address())
    const { redirect_token: token } = secrets()
    if (token !== undefined && token !== redirected) url.searchParams.set('redirect_token', token)
    url.hash = ''
    return url.href
  }

  /**
   * Tells the server of a success of the payment client (POST pay/loginSuccess). The secret of each
   * success is used once [LGN-27].
   * @returns the address to go to next, or null to stay
   * @throws Error when there is no success left to confirm; what `ask` throws
   */
  async function confirmSuccess({ flow, redirectTo, hostId }: PaySuccess) {
    const secret = uhash
    uhash = undefined
    if (secret === undefined) throw new Error('the payment client reported no success to confirm')
    const url = v.pipe(
      v.string(),
      v.check((value) => isWebAddress(value, environment.address())),
    )
    const answer = await request.ask(
      {
        path: 'pay/loginSuccess',
        method: 'POST',
        credentials: true,
        data: {
          result: { flow, redirectTo, hostId, uhash: secret },
          targetUrl: targetUrl(),
        },
      },
      v.object({ data: v.object({ url: v.nullable(url) }) }),
    )
    redirected = secrets().redirect_token
    return { targetUrl: answer.data.url }
  }

  return { talkTo, confirmSuccess }
}

/** What of the secrets the payment client needs for a flow, as it calls them [PAY-10 LGN-1 LGN-14]. */
function secretOptions(
  flow: PayTourFlow,
  secrets: Secrets,
  transferToken: string | undefined,
): Record<string, string> {
  const { externalToken, tt, uid, uname, ukey, umail, signupEmail, signupName } = secrets
  const options = {
    externalToken,
    tt: transferToken ?? tt,
    ...(flow === 'pwdreset' && { uid, uname, ukey, umail }),
    ...(flow === 'login' && { signupEmail, signupName }),
  }
  return Object.fromEntries(
    Object.entries(options).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value]],
    ),
  )
}
