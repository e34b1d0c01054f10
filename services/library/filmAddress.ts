import * as v from 'valibot'
import { type Film, lacks } from '../../machines/library/player/player.events.ts'
import { count, flag, list, text } from '../core/bounds.ts'
import type { RequestService } from '../core/request.service.ts'

type Asks = Pick<RequestService, 'ask'>

/** A film's address and what is below it. Its key opens the film to whoever has it: it never leaves the services. */
export interface OpenedFilm {
  film: Film
  /** Of the playlist. */
  url: string
  captions: readonly { language: string; label: string; url: string }[]
  /** For how long the address holds, in seconds. */
  expiresIn: number
}

const answerSchema = v.variant('success', [
  v.object({
    success: v.literal(true),
    url: text,
    expiresIn: count,
    duration: count,
    isPreview: flag,
    previewSeconds: count,
    missing: v.nullable(v.picklist(lacks)),
    captions: list(v.object({ language: text, label: text, url: text })),
  }),
  v.object({ success: v.literal(false), errorCode: text }),
])

/**
 * POST watch/start, which counts that it is watched, or watch/renew, which does not [VID-25].
 * @returns null when the video is gone; rejects as `RequestService` does
 */
export async function askForFilm(
  request: Asks,
  path: 'watch/start' | 'watch/renew',
  videoId: string,
  signal?: AbortSignal,
): Promise<OpenedFilm | null> {
  const answer = await request.ask(
    { method: 'POST', path, data: { videoId }, signal },
    answerSchema,
  )
  if (!answer.success) return null
  const { url, expiresIn, duration, isPreview, previewSeconds, missing, captions } = answer
  return {
    url,
    expiresIn,
    captions,
    film: {
      duration,
      previewEnd: isPreview ? previewSeconds : null,
      missing,
      captions: captions.map(({ language, label }) => ({ language, label })),
    },
  }
}

const keyed = /\/films\/[^/]+\//

/** An address below a film's, with the key of another address of the same film. */
export function withKeyOf(address: string, url: string): string {
  const key = keyed.exec(address)?.[0]
  return key ? url.replace(keyed, () => key) : url
}
