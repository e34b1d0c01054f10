import * as v from 'valibot'
import { count, text } from '../core/entities.ts'
import { type Endpoint, endpoint, type RestRequest } from '../core/rest.ts'

const word = v.pipe(text, v.nonEmpty('must not be empty'), v.maxLength(200, 'is too long'))

function receipt({ visitor, speaker, platform }: RestRequest) {
  return { at: platform.clock.now(), guestId: speaker ?? visitor.guestId }
}

/** The alive call and the two reporting calls (REQ-7): kept and shown on the simulator's page. */
export const endpoints: Endpoint[] = [
  endpoint({
    method: 'POST',
    path: 'alive',
    answer(request) {
      request.platform.received.reports.add({ kind: 'alive', ...receipt(request) })
    },
  }),
  endpoint({
    method: 'POST',
    path: 'reporting/main',
    body: v.strictObject({ build: word, language: word, width: count }),
    answer(request) {
      request.platform.received.reports.add({ kind: 'main', ...receipt(request), ...request.body })
    },
  }),
  endpoint({
    method: 'POST',
    path: 'reporting/default',
    body: v.strictObject({ where: word, what: word }),
    answer(request) {
      const { platform, body } = request
      platform.received.reports.add({ kind: 'default', ...receipt(request), ...body })
    },
  }),
]
