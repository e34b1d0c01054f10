import * as v from 'valibot'
import { text } from '../core/entities.ts'
import { createOneTimeKeys, type OneTimeKeys } from '../core/oneTimeKeys.ts'
import type { Platform } from '../core/platform.ts'
import { Refusal } from '../core/refusal.ts'
import { endpoint } from '../core/rest.ts'
import { beginVisit } from '../core/visitors.ts'
import { exits } from '../live/liveChatKinds.ts'

/** Milliseconds that the one-time hash of a success result is good for. */
const hashLifetime = 60_000

/** Who has just succeeded, and with what. */
export interface Success {
  guestId: string
  flow: string
}

/** The one-time hashes by which a success of the payment client is known to the platform. */
export type SuccessHashes = OneTimeKeys<Success>

/** Makes an empty store of one-time hashes. */
export function createSuccessHashes({ clock }: Pick<Platform, 'clock'>): SuccessHashes {
  return createOneTimeKeys<Success>(clock, hashLifetime)
}

const successResult = v.object({
  flow: text,
  redirectTo: v.nullable(text),
  hostId: v.nullable(text),
  uhash: v.pipe(text, v.nonEmpty('must not be empty')),
})

const loginSuccess = v.object({
  result: successResult,
  targetUrl: v.pipe(
    text,
    v.url('must be a url'),
    v.check((url) => !url.includes('#'), 'must be without its fragment'),
  ),
})

/** What the page tells the platform about the payment client (specification part 1 §7 Pay tour). */
export const endpoints = [
  endpoint({
    method: 'POST',
    path: 'pay/loginSuccess',
    body: loginSuccess,
    answer({ body: { result, targetUrl }, platform, visitor, keepVisitor }) {
      const success = platform.successes.redeem(result.uhash)
      if (success?.flow !== result.flow) {
        const message =
          'result.uhash: is unknown, used, older than 60 s or of another flow; log in again'
        throw new Refusal(422, message, 'result.uhash')
      }
      const { guestId, flow } = success
      if (visitor.guestId !== guestId) {
        platform.endLogin(visitor.loginId)
        keepVisitor(beginVisit(guestId, platform))
      }
      platform.journal.write('note', guestId, `succeeded in ${flow}`)
      const token = new URL(targetUrl).searchParams.get('redirect_token')
      const redirect = token === null ? undefined : platform.redirects.redeem(token)
      return { data: { url: redirect ?? result.redirectTo } }
    },
  }),
  endpoint({
    method: 'POST',
    path: 'pay/logout',
    isForGuests: true,
    allowsExpired: true,
    answer({ platform, account, access, keepVisitor }) {
      platform.liveChats.endOf(account.id, exits.loggedOut)
      platform.endLogin(access.loginId)
      keepVisitor(beginVisit(null, platform))
      platform.journal.write('note', account.id, 'logged out')
      return { data: { url: null } }
    },
  }),
]

declare module '../core/platform.ts' {
  interface PlatformCore {
    /** By which a success of the payment client is known. */
    readonly successes: SuccessHashes
  }
}
