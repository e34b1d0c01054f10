import type { Account } from '../core/account.ts'
import { languageOf } from '../core/language.ts'
import type { Platform } from '../core/platform.ts'
import { Refusal } from '../core/refusal.ts'
import { collectionsOf } from './collections.ts'
import { libraryTexts } from './libraryTexts.ts'
import { isAlbum, isVideo, linkOf } from './media.ts'
import { type MediaFilter, type MediaSort, mediaLists, pageOf } from './mediaLists.ts'
import type { Entry, MediathekSplit } from './mediathek.ts'
import { mediathekSplits } from './mediathek.ts'
import { suggestTags, tagIds, tagOf } from './tags.ts'
import { inCoins, modelOf, tellMedia } from './toldMedia.ts'
import { videoStars } from './videoStars.ts'

interface Page {
  language: string
  first: number
  offset: number
}

interface ListQuestion extends Page {
  filter?: MediaFilter | null
  sort: MediaSort
}

interface MediathekQuestion extends Page {
  mediaType?: Entry['mediaType'] | null
  source?: Entry['source'] | null
  origin?: Entry['origin'] | null
  split?: MediathekSplit | null
}

/** What the query service answers about videos and albums, but for what changes something. */
export function libraryRoot(platform: Platform) {
  const { library } = platform
  const { catalogue, mediathek } = library
  const told = tellMedia(platform)
  const { list } = mediaLists(platform, told)

  const listener = (language: string, account: Account | null) => ({
    account,
    language: languageOf(language),
  })

  function collection(id: string, { language, ...page }: Page, account: Account | null) {
    const found = collectionsOf(languageOf(language)).find((one) => one.id === id)
    if (!found || catalogue.isGone(id)) return null
    const videos = list(catalogue.videos(), found.filter, 'topRated', account)
    const { title, about } = found
    return {
      id,
      title,
      about,
      cover: `/pictures/cover/${id}`,
      total: videos.length,
      videos: () => pageOf(videos, page).map((one) => told.video(one, listener(language, account))),
    }
  }

  return {
    videos({ language, filter, sort, ...page }: ListQuestion, account: Account | null) {
      const fitting = list(catalogue.videos(), filter, sort, account)
      const tell = listener(language, account)
      const videos = pageOf(fitting, page).map((one) => told.video(one, tell))
      return { videos, total: fitting.length }
    },

    videos_v2({ ids, language }: { ids: string[]; language: string }, account: Account | null) {
      return pageOf(ids, { first: ids.length, offset: 0 })
        .filter((id) => !catalogue.isGone(id))
        .flatMap((id) => catalogue.findVideo(id) ?? [])
        .map((one) => told.video(one, listener(language, account)))
    },

    albums({ language, filter, sort, ...page }: ListQuestion, account: Account | null) {
      const fitting = list(catalogue.albums(), filter, sort, account)
      const tell = listener(language, account)
      const albums = pageOf(fitting, page).map((one) => told.album(one, tell))
      return { albums, total: fitting.length }
    },

    videoStars: ({ first }: { first: number }) =>
      pageOf(videoStars(catalogue.videos(), told.figuresOf), { first, offset: 0 }),

    vip30History: () =>
      catalogue
        .vip30History()
        .map(({ month, videos, coins }) => ({ month, videos, value: inCoins(coins) })),

    dailyDeals({ language }: { language: string }, account: Account | null) {
      const { media, endsAt } = catalogue.dailyDeals()
      const there = media.filter(({ id }) => !catalogue.isGone(id))
      const tell = listener(language, account)
      return {
        videos: there.filter(isVideo).map((one) => told.video(one, tell)),
        albums: there.filter(isAlbum).map((one) => told.album(one, tell)),
        endsAt: new Date(endsAt).toISOString(),
      }
    },

    bundles({ language }: { language: string }, account: Account | null) {
      const tell = listener(language, account)
      const texts = libraryTexts(tell.language).bundles
      const there = library.bundles.all().filter(({ id }) => !catalogue.isGone(id))
      return there.map((bundle) => ({
        id: bundle.id,
        ...texts[bundle.number],
        coins: bundle.coins,
        price: { value: bundle.priceEur, currency: 'EUR' },
        cover: `/pictures/cover/${bundle.id}`,
        state: library.bundles.stateOf(account, bundle),
        videos: bundle.videos.map((one) => told.video(one, tell)),
      }))
    },

    tagSearch: ({ search, language }: { search: string; language: string }) =>
      suggestTags(search, languageOf(language), catalogue.usesOf),

    tags: {
      mostPopular: ({ first, language }: { first: number; language: string }) =>
        [...tagIds]
          .sort((one, other) => catalogue.usesOf(other) - catalogue.usesOf(one))
          .slice(0, Math.max(0, first))
          .map((id) => tagOf(id, languageOf(language))),
    },

    collections({ language, ...page }: Page, account: Account | null) {
      const all = collectionsOf(languageOf(language)).filter(({ id }) => !catalogue.isGone(id))
      const shown = { language, first: 4, offset: 0 }
      return {
        collections: pageOf(all, page).map(({ id }) => collection(id, shown, account)),
        total: all.length,
      }
    },

    collection: ({ id, ...page }: Page & { id: string }, account: Account | null) =>
      collection(id, page, account),

    mediathek(question: MediathekQuestion, account: Account | null) {
      if (!account) throw new Refusal(401, 'only guests have a mediathek: log in first')
      const { language, mediaType, source, origin, split, ...page } = question
      const all = mediathek
        .of(account, languageOf(language))
        .filter((entry) => !mediaType || entry.mediaType === mediaType)
      const fitting = all.filter(
        (entry) =>
          (!source || entry.source === source) &&
          (!origin || entry.origin === origin) &&
          (!split || entry.split === split),
      )
      return {
        entries: pageOf(fitting, page).map(entryOf),
        total: fitting.length,
        counts: mediathekSplits.map((name) => ({
          split: name,
          count: all.filter((entry) => entry.split === name).length,
        })),
      }
    },
  }

  function entryOf({ addedAt, performer, medium, ...entry }: Entry) {
    return {
      ...entry,
      addedAt: new Date(addedAt).toISOString(),
      model: modelOf(performer),
      isGone: medium !== null && catalogue.isGone(medium.id),
      link: medium && linkOf(medium),
    }
  }
}
