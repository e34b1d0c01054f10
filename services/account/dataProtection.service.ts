import type { RequestService } from '../core/request.service.ts'

/** The work of slot `closeDataProtection`: POST closeDataProtection; rejects as `tell` [LGL-5]. */
export function closeDataProtection(
  request: Pick<RequestService, 'tell'>,
  { accepted }: { accepted: boolean },
): Promise<void> {
  return request.tell({ path: 'closeDataProtection', method: 'POST', data: { accepted } })
}

/** The work of slot `closeBoth`: POST closeAgbAndDataProtection; rejects as `tell` [LGL-6]. */
export function closeBoth(request: Pick<RequestService, 'tell'>): Promise<void> {
  return request.tell({ path: 'closeAgbAndDataProtection', method: 'POST' })
}
