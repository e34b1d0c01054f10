import * as v from 'valibot'
import { endpoint } from '../core/rest.ts'

const lifetime = 48 * 3_600_000
export const conversionChatAction = v.picklist(['enable', 'disable'], 'must be enable or disable')

/** The chat that a guest may have for two days (CVC-2). */
export const endpoints = [
  endpoint({
    method: 'POST',
    path: 'conversionChat',
    isForGuests: true,
    body: v.strictObject({ action: conversionChatAction }),
    answer({ account: { guest }, body, platform: { clock } }) {
      guest.conversionChatEndsAt = body.action === 'enable' ? clock.now() + lifetime : null
      return { conversionChatEndsAt: guest.conversionChatEndsAt }
    },
  }),
]
