import { fromCallback } from 'xstate'
import type {
  OtherTabsEvent,
  OtherTabsRequest,
} from '../../machines/account/guest/otherTabs.events.ts'
import type { CredentialStore } from '../core/credentials.ts'
import type { Environment } from '../core/environment.ts'

const prefix = 'left '

/**
 * The logic of slot `otherTabs`: tells the other tabs of this browser that the guest logs out, and
 * reports it when one of them says so; the tokens are forgotten first. Where tabs cannot reach each
 * other nothing is told: the platform refuses the session then.
 * @param store holds the tokens of this tab
 */
export function createOtherTabsLogic(
  environment: Pick<Environment, 'openBroadcast'>,
  store: Pick<CredentialStore, 'forget' | 'read'>,
) {
  return fromCallback<OtherTabsRequest>(({ sendBack, receive }) => {
    const report: (event: OtherTabsEvent) => void = sendBack
    const tabs = environment.openBroadcast('limelight-guest', (message) => {
      if (typeof message !== 'string' || !message.startsWith(prefix)) return
      const guestId = message.slice(prefix.length)
      if (store.read().guestId === guestId) store.forget()
      report({ type: 'otherTabs.guestLeft', guestId })
    })
    receive(({ guestId }) => tabs?.post(prefix + guestId))
    return () => tabs?.close()
  })
}
