import type { Account } from '../core/account.ts'
import { languageOf } from '../core/language.ts'
import type { Platform } from '../core/platform.ts'
import { Refusal } from '../core/refusal.ts'
import type { GuestRating } from './opinions.ts'
import { tellMedia } from './toldMedia.ts'

interface Named {
  id: string
}

/** What the query service does with videos and albums. Guests alone do it, each of it counts once a guest. */
export function libraryChanges(platform: Platform) {
  const { catalogue, mediathek, opinions, ownership } = platform.library
  const told = tellMedia(platform)

  const refused = (errorCode: string) => ({ success: false, errorCode })

  function rateVideo(rating: GuestRating) {
    return ({ id }: Named, account: Account | null) => {
      if (!account) return refused('loginRequired')
      const video = catalogue.isGone(id) ? undefined : catalogue.findVideo(id)
      if (!video) return refused('gone')
      opinions.rate(account, id, rating)
      return { success: true, video: told.video(video, { account, language: account.language }) }
    }
  }

  function rateAlbum(rating: GuestRating) {
    return ({ id }: Named, account: Account | null) => {
      if (!account) return refused('loginRequired')
      const album = catalogue.isGone(id) ? undefined : catalogue.findAlbum(id)
      if (!album) return refused('gone')
      opinions.rate(account, id, rating)
      return { success: true, album: told.album(album, { account, language: account.language }) }
    }
  }

  function view({ id }: Named, account: Account | null) {
    if (!account) throw new Refusal(401, 'only what guests look at is counted: log in first')
    const album = catalogue.findAlbum(id)
    if (!album) throw new Refusal(404, 'id: there is no such album', 'id')
    opinions.view(account.id, id)
    return { albumTotalViews: opinions.viewsOf(id, album.figures.views) }
  }

  return {
    likeVideo: rateVideo(5),
    dislikeVideo: rateVideo(1),
    likeAlbum: rateAlbum(5),
    dislikeAlbum: rateAlbum(1),
    albumView: view,
    mabAlbumView: view,
    orderBundle({ id }: Named, account: Account | null) {
      if (!account) return refused('loginRequired')
      const bundle = platform.library.bundles.all().find((one) => one.id === id)
      if (!bundle || catalogue.isGone(id)) return refused('gone')
      if (platform.library.bundles.stateOf(account, bundle) === 'paid')
        return refused('alreadyPaid')
      platform.library.bundles.order(account, bundle)
      return { success: true, checkoutId: `${id}-${account.id}`, selectedAmount: bundle.coins }
    },
    archiveMedium({ id, isArchived }: Named & { isArchived: boolean }, account: Account | null) {
      if (!account) return refused('loginRequired')
      const isOwned = mediathek
        .of(account, languageOf(account.language))
        .some((entry) => entry.id === id && entry.source !== 'PINNED')
      if (!isOwned) return refused('notOwned')
      ownership.archive(account, id, isArchived)
      return { success: true }
    },
  }
}
