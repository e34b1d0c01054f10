import { endpoint } from '../core/rest.ts'

/** Where a payment tab ends up (PAY-35): nothing is booked or ended by coming here. */
export const endpoints = ['onsuccess', 'logout'].map((place) =>
  endpoint({
    method: 'GET',
    path: `vxpay/${place}`,
    answer({ platform, visitor, speaker }) {
      platform.journal.write('note', speaker ?? visitor.guestId, `came back by vxpay/${place}`)
      return { ok: true }
    },
  }),
)
