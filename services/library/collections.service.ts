import * as v from 'valibot'
import type { ListPage, PageRequest } from '../../machines/core/list/list.events.ts'
import type {
  Collection,
  ListedCollection,
} from '../../machines/library/collections/collections.events.ts'
import { count, id, text } from '../core/bounds.ts'
import {
  collectionDocument,
  collectionsDocument,
  collectionVideosDocument,
} from '../core/graphql/query.videos.documents.ts'
import type { GraphqlService } from '../core/graphql.service.ts'
import { readableList } from '../core/readableList.ts'
import { offsetPage } from './offsetPage.ts'
import { listedVideoSchema } from './video.service.ts'

/** So many collections are on a page, and so many videos of one [QRY-3]. */
const pageLength = 15

const collectionSchema = v.object({
  id,
  title: text,
  about: text,
  total: count,
}) satisfies v.GenericSchema<unknown, Collection>

const listedCollectionSchema = v.object({
  ...collectionSchema.entries,
  videos: readableList(listedVideoSchema),
}) satisfies v.GenericSchema<unknown, ListedCollection>

/**
 * The work of slot `loadListPage` of the collections and of the videos of one: queries `collections` and `collection`
 * by their store, 15 on a page [QRY-3].
 * @param language of titles and tags [QRY-1]
 * @returns a page; one of none for a collection that there is not. Rejects as `GraphqlService` does
 */
export function loadCollectionsPage(
  query: GraphqlService,
  { store, filter, start }: PageRequest,
  language: string,
  signal?: AbortSignal,
): Promise<ListPage> {
  const page = { language, first: pageLength }
  if (store === 'collections') {
    return offsetPage(start, pageLength, listedCollectionSchema, async (offset, items) => {
      const schema = v.object({ collections: v.object({ collections: items, total: count }) })
      const asked = { ...page, offset }
      const { collections } = await query.ask(collectionsDocument, asked, schema, signal)
      return { items: collections.collections, total: collections.total }
    })
  }
  return offsetPage(start, pageLength, listedVideoSchema, async (offset, items) => {
    const schema = v.object({ collection: v.nullable(v.object({ videos: items, total: count })) })
    const asked = { ...page, offset, id: String(filter.collectionId) }
    const { collection } = await query.ask(collectionVideosDocument, asked, schema, signal)
    return { items: collection?.videos ?? [], total: collection?.total ?? 0 }
  })
}

/**
 * The work of slot `loadCollection`: query `collection`.
 * @param language of the title [QRY-1]
 * @returns what it is called; null for one that there is not. Rejects as `GraphqlService` does
 */
export async function loadCollection(
  query: GraphqlService,
  { collectionId }: { collectionId: string },
  language: string,
  signal?: AbortSignal,
): Promise<Collection | null> {
  const schema = v.object({ collection: v.nullable(collectionSchema) })
  const wanted = { id: collectionId, language }
  return (await query.ask(collectionDocument, wanted, schema, signal)).collection
}
