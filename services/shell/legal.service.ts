import type { LegalTextId } from '../../machines/shell/legal/legal.events.ts'
import { AnswerInvalid } from '../core/answer.ts'
import type { RequestService } from '../core/request.service.ts'

/**
 * The work of slot `loadLegalText`: GET asset/legal-text/download/{legalTextId} [LGL-7].
 * @returns the text in the page's language; rejects as `RequestService` does, and with
 * `AnswerInvalid` when the text is empty
 */
export async function loadLegalText(
  request: Pick<RequestService, 'askText'>,
  id: LegalTextId,
  signal?: AbortSignal,
): Promise<string> {
  const path = `asset/legal-text/download/${id}`
  const text = await request.askText({ path, signal })
  if (text.trim() === '') throw new AnswerInvalid(`the answer to ${path} is empty`)
  return text
}
