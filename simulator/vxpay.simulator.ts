import { endpoint } from './rest.ts'

/** Where a payment tab ends up (PAY-35): nothing is booked or ended by coming here. */
export const vxpayEndpoints = ['onsuccess', 'logout'].map((place) =>
  endpoint({
    method: 'GET',
    path: `vxpay/${place}`,
    answer({ platform, visitor, speaker }) {
      platform.journal.write('note', speaker ?? visitor.guestId, `came back by vxpay/${place}`)
      return { ok: true }
    },
  }),
)
