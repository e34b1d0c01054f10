import * as v from 'valibot'
import type { VideoShareEmail } from '../../machines/messenger/videoShare/videoShare.events.ts'
import type { RequestService } from '../core/request.service.ts'

const sentSchema = v.object({
  success: v.pipe(
    v.boolean(),
    v.check((success) => success),
  ),
})

/**
 * The work of slot `sendVideoShareEmail`: POST sendVideoShareEmail [REQ-3].
 * @param email `emailAddress` of whom to send it to, `text` to go with it, which may be empty
 * @returns once it is sent; rejects as `RequestService` does, also when it was not sent
 */
export async function sendVideoShareEmail(
  request: Pick<RequestService, 'ask'>,
  { videoId, emailAddress, text }: VideoShareEmail,
): Promise<void> {
  const data = { videoId, emailAddress, text }
  await request.ask({ path: 'sendVideoShareEmail', method: 'POST', data }, sentSchema)
}
