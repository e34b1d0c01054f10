import type { Cases } from '../../../src/testing/cases.ts'
import { identified, lost, sessions } from '../../core/shared.cases.ts'
import { longestComment } from './albumComments.events.ts'
import { laws } from './albumComments.laws.ts'
import { albumCommentsMachine } from './albumComments.machine.ts'

export const cases: Cases<typeof albumCommentsMachine> = {
  machine: albumCommentsMachine,
  inputs: [undefined],
  events: {
    'albumComments.draftChanged': [
      { text: 'Blue' },
      { text: ' ' },
      { text: 'a'.repeat(longestComment + 1) },
    ],
    'albumComments.left': [{}],
    'albumComments.postRequested': [{}],
    'albumComments.wanted': [{ albumId: 'album1' }],
    'guest.identified': identified,
    'realtime.sessionEstablished': sessions,
    'recovery.retryDue': [{}],
  },
  answers: {
    postComment: {
      outputs: [
        { refusal: null, told: { commentsTotal: 2, isGuestAllowedToCommentAlbum: false } },
        { refusal: 'blocked', told: null },
        {
          refusal: 'alreadyCommented',
          told: { commentsTotal: 2, isGuestAllowedToCommentAlbum: false },
        },
      ],
      errors: lost,
    },
  },
  idle: {
    'guards isSomebodyHere': 'one of what all pages of the library share',
  },
  laws,
}
