import * as v from 'valibot'
import type { ListPage, PageRequest } from '../../machines/core/list/list.events.ts'
import {
  type ArchiveAnswer,
  type ArchiveOrder,
  type MediathekEntry,
  mediaTypes,
  mediathekOrigins,
  mediathekSources,
  mediathekSplits,
} from '../../machines/library/mediathek/mediathek.events.ts'
import { count, flag, id, list, moment, text } from '../core/bounds.ts'
import { archiveMediumDocument, mediathekDocument } from '../core/graphql/query.albums.documents.ts'
import type { GraphqlService } from '../core/graphql.service.ts'
import { readableList } from '../core/readableList.ts'
import { modelSchema } from './media.schema.ts'

const pageLength = 15

const entrySchema = v.object({
  id,
  mediaType: v.picklist(mediaTypes),
  source: v.picklist(mediathekSources),
  origin: v.picklist(mediathekOrigins),
  split: v.picklist(mediathekSplits),
  addedAt: moment,
  title: text,
  model: modelSchema,
  picture: text,
  duration: count,
  pictures: list(text),
  isAudio: flag,
  isGone: flag,
  link: v.nullable(text),
}) satisfies v.GenericSchema<unknown, MediathekEntry>

/**
 * The work of the mediathek's slot `loadListPage`: query `mediathek` of a media type and a split [MYA-2 to MYA-8].
 * @param language of the titles [QRY-1]
 * @returns a page of 15, with how many the split has, and each other; rejects as `GraphqlService` does
 */
export async function loadMediathek(
  query: GraphqlService,
  { filter, start }: PageRequest,
  language: string,
  signal?: AbortSignal,
): Promise<ListPage> {
  const offset = start && 'offset' in start ? start.offset : 0
  const { mediaType, split } = filter as Pick<MediathekEntry, 'mediaType' | 'split'>
  const schema = v.object({
    mediathek: v.object({
      entries: readableList(entrySchema),
      total: count,
      counts: list(v.object({ split: v.picklist(mediathekSplits), count })),
    }),
  })
  const variables = { language, mediaType, split, offset }
  const { entries, total, counts } = (await query.ask(mediathekDocument, variables, schema, signal))
    .mediathek
  const end = offset + pageLength
  return {
    items: entries,
    totals: {
      all: total,
      parts: Object.fromEntries(counts.map((one) => [one.split, one.count])),
    },
    next: end < total ? { offset: end } : null,
  }
}

const archivedSchema = v.object({
  archiveMedium: v.object({
    success: flag,
    errorCode: v.nullable(
      v.fallback(v.picklist(['loginRequired', 'notOwned', 'unknown']), 'unknown'),
    ),
  }),
})

/**
 * The work of slot `archiveMedium`: the mutation of that name.
 * @returns why it was refused, when it was; rejects as `GraphqlService` does, and then nobody knows
 */
export async function archiveMedium(
  query: GraphqlService,
  order: ArchiveOrder,
  signal?: AbortSignal,
): Promise<ArchiveAnswer> {
  const { success, errorCode } = (
    await query.ask(archiveMediumDocument, { ...order }, archivedSchema, signal)
  ).archiveMedium
  return { refusal: success ? null : (errorCode ?? 'unknown') }
}
