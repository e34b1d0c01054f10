import * as v from 'valibot'
import {
  type PinnedPhoto,
  pinnedKinds,
} from '../../machines/library/pinnedPhotos/pinnedPhotos.events.ts'
import { id, text } from '../core/bounds.ts'
import { readableList } from '../core/readableList.ts'
import type { RequestService } from '../core/request.service.ts'
import { modelSchema } from './media.schema.ts'

const photoSchema = v.object({
  id,
  kind: v.picklist(pinnedKinds),
  picture: text,
  albumId: v.nullable(id),
  model: modelSchema,
}) satisfies v.GenericSchema<unknown, PinnedPhoto>

/**
 * The work of slot `loadPinnedPhotos`: GET gallery/getPinnedPhotos [GAL-22].
 * @returns what the guest has pinned of pictures, the last first; rejects as `RequestService` does
 */
export async function loadPinnedPhotos(
  request: Pick<RequestService, 'ask'>,
  signal?: AbortSignal,
): Promise<readonly PinnedPhoto[]> {
  const schema = v.object({ photos: readableList(photoSchema) })
  return (await request.ask({ path: 'gallery/getPinnedPhotos', signal }, schema)).photos
}
