import { expect } from 'vitest'
import { fromCallback } from 'xstate'
import type { PayClientRequest } from '../../machines/money/payTour/payTour.events.ts'
import type { PayTourFlow } from '../../machines/money/payTour/payTour.flows.ts'
import type { PayClientInput } from '../../machines/money/payTour/payTour.machine.ts'
import { fakeEnvironment, fakeWindow } from '../core/environment.fixtures.ts'
import { createRequestService } from '../core/request.service.ts'
import { runSlot, secretCredentials } from '../core/slot.fixtures.ts'
import type { Secrets } from '../shell/router.service.ts'
import { createPayTourService } from './payTour.service.ts'

export const payOrigin = 'https://pay.example'
/** Of every success in these tests; it must be seen nowhere but in the call that confirms it. */
export const uhash = 'secret-uhash'
export const success = { flow: 'login', redirectTo: null, hostId: null }

/** What the slot reports of a message that does not count. */
export const refused = (reason: string) => ({ type: 'payClient.messageRefused', reason })

/** The service over a fake page whose pay frame is there; the server confirms everything. */
export function createPayTour({ secrets = {} as Secrets } = {}) {
  const { environment, outside } = fakeEnvironment()
  const settings = { restUrl: 'https://platform.example/rest/v1/', ver: 'v7', language: 'en' }
  const request = createRequestService(
    environment,
    () => settings,
    () => secretCredentials,
  )
  const payWindow = fakeWindow()
  outside.payWindow = payWindow
  outside.answer = () => Response.json({ data: { url: null } })
  const payTour = createPayTourService(
    environment,
    request,
    () => secretCredentials,
    () => `${payOrigin}/`,
    () => secrets,
  )
  const logic = fromCallback<PayClientRequest, PayClientInput>(
    payTour.talkTo(() => environment.payFrameWindow()),
  )
  /** What it reports is given from the first message on: that it opened comes with every opening. */
  function open(flow: PayTourFlow = 'login') {
    const slot = runSlot(logic, { flow, url: `${payOrigin}/tour/${flow}` })
    expect(slot.reported.splice(0)).toEqual([{ type: 'payClient.opened' }])
    return slot
  }
  const post = (data: unknown, { origin = payOrigin, source = payWindow as unknown } = {}) =>
    outside.post({ origin, source, data })
  return { payTour, environment, open, post, payWindow, outside }
}

/** The same, with a flow open in the frame. */
export function openPayFrame(options: { secrets?: Secrets; flow?: PayTourFlow } = {}) {
  const made = createPayTour(options)
  return { ...made, slot: made.open(options.flow) }
}
