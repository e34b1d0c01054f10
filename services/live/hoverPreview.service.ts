import * as v from 'valibot'
import type { CallbackLogicFunction, EventObject } from 'xstate'
import type {
  PreviewPictureEvent,
  ProfilePreview,
} from '../../machines/live/hoverPreview/hoverPreview.events.ts'
import { list, text } from '../core/bounds.ts'
import type { Environment } from '../core/environment.ts'
import { preloadMedia } from '../core/mediaPreload.ts'
import { pathPart } from '../core/pathPart.ts'
import type { RequestService } from '../core/request.service.ts'

type Asks = Pick<RequestService, 'ask'>
type OfActor = { actorId: string }

/** Gives what is in memory an address, and takes it away. */
type MediaAddresses = Pick<typeof URL, 'createObjectURL' | 'revokeObjectURL'>

const pictureAnswer = v.object({ imageUrl: text })
const previewAnswer = v.object({
  preview: v.object({ country: text, languages: list(text), about: text }),
})

/**
 * The work of slot `previewPicture`: GET actor/getActorPreviewImage/{actorIdOrName}, then the picture itself,
 * ahead of being shown [ACT-30 CAL-11]. It is in memory, by the address that is reported, until the work is
 * stopped. What does not come is reported by the path of what was asked for [CAL-12].
 */
export function createPreviewPictureWork(
  environment: Environment,
  request: Asks,
  addresses: MediaAddresses,
): CallbackLogicFunction<EventObject, PreviewPictureEvent, OfActor> {
  return ({ input: { actorId }, sendBack: report }) => {
    const stopped = new AbortController()
    const { signal } = stopped
    let address: string | undefined

    async function load(): Promise<void> {
      let asset = `actor/getActorPreviewImage/${actorId}`
      try {
        const path = `actor/getActorPreviewImage/${pathPart(actorId)}`
        const { imageUrl } = await request.ask({ path, signal }, pictureAnswer)
        asset = imageUrl
        const picture = await preloadMedia(environment, imageUrl, signal)
        if (signal.aborted) return
        address = addresses.createObjectURL(picture)
        report({ type: 'hoverPreview.pictureCame', address })
      } catch {
        if (!signal.aborted) report({ type: 'hoverPreview.pictureFailed', asset })
      }
    }
    void load()

    return () => {
      stopped.abort()
      if (address !== undefined) addresses.revokeObjectURL(address)
    }
  }
}

/**
 * The work of slot `loadProfilePreview`: GET /phoenix/get_profile_preview/{actorId} [ACT-33].
 * @returns what is told of the performer; rejects as `RequestService` does
 */
export async function loadProfilePreview(
  request: Asks,
  { actorId }: OfActor,
  signal?: AbortSignal,
): Promise<ProfilePreview> {
  const path = `/phoenix/get_profile_preview/${pathPart(actorId)}`
  return (await request.ask({ path, signal }, previewAnswer)).preview
}
