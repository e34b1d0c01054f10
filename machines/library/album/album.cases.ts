import { album } from '../../../fixtures/library/album.fixtures.ts'
import type { Cases } from '../../../src/testing/cases.ts'
import {
  bought,
  identified,
  lost,
  pinPushes,
  pushed,
  sessions,
  visits,
} from '../../core/shared.cases.ts'
import type { AlbumOpinion } from './album.events.ts'
import { laws } from './album.laws.ts'
import { albumMachine } from './album.machine.ts'

export const cases: Cases<typeof albumMachine> = {
  machine: albumMachine,
  inputs: [undefined],
  events: {
    'album.commentsTold': [
      { albumId: 'album1', commentsTotal: 2, isGuestAllowedToCommentAlbum: false },
    ],
    'album.likeGiven': [
      { albumId: 'album1', isLiked: true },
      { albumId: 'album2', isLiked: true },
    ],
    'album.pictureRated': [{ albumId: 'album1', pictureId: 'album1-1', rating: 5 }],
    'album.rated': [
      { albumId: 'album1', rating: 5 },
      { albumId: 'album2', rating: 5 },
    ],
    'album.retryRequested': [{}],
    'guest.identified': identified,
    'navigation.languageChanged': [{ language: 'de' }],
    'navigation.pageEntered': visits('actorAlbum', '/en/amateur/juno-amber/pictures/album1/'),
    'purchase.done': bought('album1', 'album'),
    ...pinPushes('album', 'album1'),
    'push.vipAboUpdated': [pushed('vipAboUpdated')],
    'realtime.sessionEstablished': sessions,
    'recovery.retryDue': [{}],
  },
  answers: {
    countAlbumView: { outputs: [{ albumTotalViews: 4_101 }], errors: lost },
    loadAlbum: {
      outputs: [{ is: 'there', album: album() }, { is: 'gone' }, { is: 'unknown' }],
      errors: lost,
    },
    storeAlbumOpinion: { outputs: [{ isLiked: true, isDisliked: false }], errors: lost },
  },
  project: ({ context: { album, counted, said } }) => [
    album !== null,
    counted,
    said.map(({ by }: AlbumOpinion) => by),
  ],
  isFar: ({ context: { said } }) => said.length > 1,
  idle: {
    'guards isSomebodyHere': 'one of what all pages of the library share',
  },
  laws,
}
