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
export async function loadCollectionsPage(
  query: GraphqlService,
  { store, filter, start }: PageRequest,
  language: string,
  signal?: AbortSignal,
): Promise<ListPage> {
  const offset = start && 'offset' in start ? start.offset : 0
  const page = { language, first: pageLength, offset }
  let leftOut = 0
  const noteLeftOut = (some: number) => {
    leftOut = some
  }
  const { items, total } = await (store === 'collections' ? askAll() : askOne())
  const isWhole = items.length + leftOut === pageLength
  const end = offset + pageLength
  return {
    items,
    totals: { all: total },
    next: isWhole && end < total ? { offset: end } : null,
  }

  async function askAll() {
    const collections = readableList(listedCollectionSchema, noteLeftOut)
    const schema = v.object({ collections: v.object({ collections, total: count }) })
    const answer = (await query.ask(collectionsDocument, page, schema, signal)).collections
    return { items: answer.collections, total: answer.total }
  }

  async function askOne() {
    const videos = readableList(listedVideoSchema, noteLeftOut)
    const schema = v.object({ collection: v.nullable(v.object({ videos, total: count })) })
    const wanted = { ...page, id: String(filter.collectionId) }
    const { collection } = await query.ask(collectionVideosDocument, wanted, schema, signal)
    return { items: collection?.videos ?? [], total: collection?.total ?? 0 }
  }
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
