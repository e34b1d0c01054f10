import * as v from 'valibot'
import type { Balance, GuestSession } from '../../machines/account/guest/guest.machine.ts'
import { isLoginRefused } from '../../machines/account/guest/guest.setup.ts'
import { number, within } from '../core/bounds.ts'
import type { CredentialStore } from '../core/credentials.ts'
import { RequestFailed, type RequestService } from '../core/request.service.ts'
import { balanceSchema, guestSchema } from './guest.schema.ts'

const sessionSchema = v.pipe(
  v.object({
    accessToken: v.nullable(v.string()),
    queryToken: v.nullable(v.string()),
    feedToken: v.nullable(v.string()),
    expiresIn: v.pipe(number, within(0)),
    guest: guestSchema,
  }),
  v.forward(
    v.check(({ accessToken, guest }) => (accessToken !== null) === guest.isLoggedIn),
    ['accessToken'],
  ),
  v.forward(
    v.check(({ guest }) => !guest.isLoggedIn || guest.id !== null),
    ['guest', 'id'],
  ),
)

/**
 * Makes the service of the guest's session (contract §2).
 * @param store takes the tokens of each session loaded
 * @returns the work of the guest machine's slots, rejecting as `RequestService` does:
 * `loadSession` asks who the visitor is and, unless aborted, keeps the tokens, and forgets them
 * when the session is refused; `loadBalance` gives balance, balanceFormatted and
 * isPayingCustomer [GST-24]; `logOut` ends the session and forgets the tokens even if the platform
 * cannot be told
 */
export function createSessionService(request: RequestService, store: CredentialStore) {
  return {
    async loadSession(signal?: AbortSignal): Promise<GuestSession> {
      const call = { path: 'session', credentials: true, signal }
      const session = await request.ask(call, sessionSchema).catch((error: unknown) => {
        if (error instanceof RequestFailed && isLoginRefused(error.status)) store.forget()
        throw error
      })
      signal?.throwIfAborted()
      const { guest, expiresIn, ...tokens } = session
      store.keep({ ...tokens, guestId: guest.id })
      return { guest, expiresIn }
    },
    loadBalance(signal?: AbortSignal): Promise<Balance> {
      return request.ask({ path: 'getGuestBalance', signal }, balanceSchema)
    },
    async logOut(): Promise<void> {
      const told = request.tell({ path: 'pay/logout', method: 'POST', credentials: true })
      await told.finally(() => store.forget())
    },
  }
}
