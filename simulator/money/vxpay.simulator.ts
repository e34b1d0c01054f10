import { endpoint } from '../core/rest.ts'

/** Where a payment tab ends up (PAY-35): nothing is booked or ended by coming here. */
export const endpoints = ['onsuccess', 'logout'].map((way) =>
  endpoint({
    method: 'GET',
    path: `vxpay/${way}`,
    answer({ platform, visitor, speaker }) {
      platform.journal.write('note', speaker ?? visitor.guestId, `came back by vxpay/${way}`)
      return { ok: true }
    },
  }),
)
