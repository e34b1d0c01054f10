import * as v from 'valibot'
import type {
  Breadcrumb,
  BreadcrumbKey,
} from '../../machines/shell/breadcrumbs/breadcrumbs.events.ts'
import type { RequestService } from '../core/request.service.ts'

const pathOfSite = v.pipe(
  v.string(),
  v.check((path) => /^\/(?![/\\])/.test(path)),
)

const answerSchema = v.object({
  data: v.object({
    breadcrumb: v.array(v.object({ title: v.string(), path: v.nullable(pathOfSite) })),
  }),
})

/**
 * The work of slot `loadBreadcrumb`: POST breadcrumb/{breadcrumbType} with the payload, credentials
 * included [REQ-5].
 * @returns the steps of the way, first to last, each path one of this site; rejects as
 * `RequestService` does
 */
export async function loadBreadcrumb(
  request: Pick<RequestService, 'ask'>,
  { breadcrumbType, payload }: BreadcrumbKey,
  signal?: AbortSignal,
): Promise<readonly Breadcrumb[]> {
  const path = `breadcrumb/${encodeURIComponent(breadcrumbType)}`
  const call = { path, method: 'POST', data: payload, credentials: true, signal } as const
  return (await request.ask(call, answerSchema)).data.breadcrumb
}
