import * as v from 'valibot'
import type { ListPage, PageRequest } from '../../machines/core/list/list.events.ts'
import type { AlbumChoice } from '../../machines/library/albumList/albumList.events.ts'
import { count } from '../core/bounds.ts'
import { listedAlbumsDocument } from '../core/graphql/query.albums.documents.ts'
import type { GraphqlService } from '../core/graphql.service.ts'
import { listedAlbumSchema } from './album.schema.ts'
import { offsetPage } from './offsetPage.ts'

const pageLength = 15

/**
 * The work of the albums' slot `loadListPage`: query `albums` by filter and order [GAL-25].
 * @param language of the titles [QRY-1]
 * @returns a page of 15, with how many the filter leaves; rejects as `GraphqlService` does
 */
export async function loadAlbums(
  query: GraphqlService,
  { filter, order, start }: PageRequest,
  language: string,
  signal?: AbortSignal,
): Promise<ListPage> {
  const { albumType, actingGroup, modelId } = filter as AlbumChoice
  const variables = {
    language,
    filter: {
      ...(albumType && { types: [albumType] }),
      ...(actingGroup && { actingGroups: [actingGroup] }),
      ...(modelId && { modelIds: [modelId] }),
    },
    sort: order as never,
  }
  return offsetPage(start, pageLength, listedAlbumSchema, async (offset, items) => {
    const schema = v.object({ albums: v.object({ albums: items, total: count }) })
    const asked = { ...variables, offset }
    const { albums } = await query.ask(listedAlbumsDocument, asked, schema, signal)
    return { items: albums.albums, total: albums.total }
  })
}
