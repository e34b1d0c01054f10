import type { FrameHandlers } from '../core/platform.ts'

/** The favourites' part of the realtime channel (contract §3). */
export const favouritesFrames: FrameHandlers<
  'pinFavourite' | 'unpinFavourite' | 'requestFavouriteActors'
> = {
  pinFavourite({ kind, id }, { favourites }) {
    favourites.add(`${kind}:${id}`)
    return [{ type: 'favouritePinned', kind, id }]
  },

  unpinFavourite({ kind, id }, { favourites }) {
    favourites.delete(`${kind}:${id}`)
    return [{ type: 'favouriteUnpinned', kind, id }]
  },

  requestFavouriteActors: (_frame, { favourites }) => [
    {
      type: 'favouriteActors',
      actors: [...favourites]
        .filter((favourite) => favourite.startsWith('actor:'))
        .map((favourite) => favourite.slice('actor:'.length)),
    },
  ],
}
