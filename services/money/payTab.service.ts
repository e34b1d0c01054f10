import { fromCallback } from 'xstate'
import type {
  PayClientEvent,
  PayClientRequest,
} from '../../machines/money/payTour/payTour.events.ts'
import type { PayClientInput } from '../../machines/money/payTour/payTour.machine.ts'
import type { Environment } from '../core/environment.ts'
import type { PayTourService } from './payTour.service.ts'
import { watchClosed } from './watchClosed.ts'

/**
 * The logic of slot `payTab`: opens the payment client in a tab of its own, within the click that
 * started it, talks with it, brings it to the front when asked, reports when it is gone and closes it
 * with the slot [PAY-26]. A browser that lets no tab open is reported as `payClient.tabBlocked`.
 * @param payTour talks with the payment client
 */
export function createPayTabLogic(environment: Environment, payTour: PayTourService) {
  return fromCallback<PayClientRequest, PayClientInput>((slot) => {
    const report: (event: PayClientEvent) => void = slot.sendBack
    const tab = environment.openWindow(slot.input.url, 'tab')
    if (!tab) {
      report({ type: 'payClient.tabBlocked' })
      return () => {}
    }
    const talk = payTour.talkTo(() => (tab.closed ? null : tab))
    const stopTalking = talk({
      ...slot,
      receive: (take) =>
        slot.receive((told) => {
          if (told.type === 'payClient.focusSubmitted') tab.focus()
          else take(told)
        }),
    }) as () => void
    const stopWatching = watchClosed(environment, tab, () => report({ type: 'payClient.tabLost' }))
    return () => {
      stopWatching()
      stopTalking()
      tab.close()
    }
  })
}
