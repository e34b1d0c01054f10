import * as v from 'valibot'
import type { ListPage, PageRequest } from '../../machines/core/list/list.events.ts'
import type { AlbumChoice } from '../../machines/library/albumList/albumList.events.ts'
import { count } from '../core/bounds.ts'
import { listedAlbumsDocument } from '../core/graphql/query.albums.documents.ts'
import type { GraphqlService } from '../core/graphql.service.ts'
import { readableList } from '../core/readableList.ts'
import { listedAlbumSchema } from './album.schema.ts'

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
  const offset = start && 'offset' in start ? start.offset : 0
  const { albumType, actingGroup, modelId } = filter as AlbumChoice
  const variables = {
    language,
    filter: {
      ...(albumType && { types: [albumType] }),
      ...(actingGroup && { actingGroups: [actingGroup] }),
      ...(modelId && { modelIds: [modelId] }),
    },
    sort: order as never,
    offset,
  }
  let leftOut = 0
  const albums = readableList(listedAlbumSchema, (some) => {
    leftOut = some
  })
  const schema = v.object({ albums: v.object({ albums, total: count }) })
  const answer = (await query.ask(listedAlbumsDocument, variables, schema, signal)).albums
  const isWhole = answer.albums.length + leftOut === pageLength
  const end = offset + pageLength
  return {
    items: answer.albums,
    totals: { all: answer.total },
    next: isWhole && end < answer.total ? { offset: end } : null,
  }
}
