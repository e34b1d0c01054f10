import { ask } from '../core/client.fixtures.ts'
import type { Simulator } from '../core/simulator.ts'

/** A card that is accepted, and one that the provider declines. */
export const card = { number: '4242 4242 4242 4242', expires: '12/40', cvc: '123' }
export const declinedCard = { ...card, number: '4000 0000 0000 0002' }

/** The payment client's page, as far as its requests go. */
export function payClient(simulator: Simulator) {
  const headersOf = (guestId?: string) =>
    guestId ? { authorization: `Bearer ${simulator.signIn(guestId).accessToken}` } : undefined

  const post = (path: string, body: unknown, headers?: HeadersInit) =>
    fetch(`${simulator.payUrl}api/${path}`, {
      method: 'POST',
      body: JSON.stringify(body),
      ...(headers && { headers }),
    })

  return {
    post,
    /** Sends an order of a guest, or without one of a visitor. */
    order: (path: string, body: Record<string, unknown>, guestId?: string) =>
      post(path, body, headersOf(guestId)),
    inquire(path: string, guestId?: string) {
      const headers = headersOf(guestId)
      return fetch(`${simulator.payUrl}api/${path}`, headers ? { headers } : {})
    },
    /** Tells the platform of a success, as the app's page does. */
    confirm(flow: string, uhash: string, cookie = '') {
      const result = { flow, redirectTo: null, hostId: null, uhash }
      const body = JSON.stringify({ result, targetUrl: simulator.url })
      return ask(simulator, 'pay/loginSuccess', { method: 'POST', body, cookie })
    },
  }
}
