import { RequestFailed } from './request.service.ts'

/**
 * An id as a part of the path of a call.
 * @throws RequestFailed 404 for what is no part of a path (empty, `.`, `..`): no platform knows such
 * an id, and the call would lead elsewhere
 */
export function pathPart(id: string): string {
  if (/^\.{0,2}$/.test(id)) throw new RequestFailed(404)
  return encodeURIComponent(id)
}
