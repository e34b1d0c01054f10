import { pinnedPhoto } from '../../../fixtures/library/album.fixtures.ts'
import type { Cases } from '../../../src/testing/cases.ts'
import { identified, lost, pushed, sessions } from '../../core/shared.cases.ts'
import { laws } from './pinnedPhotos.laws.ts'
import { pinnedPhotosMachine } from './pinnedPhotos.machine.ts'

export const cases: Cases<typeof pinnedPhotosMachine> = {
  machine: pinnedPhotosMachine,
  inputs: [undefined],
  events: {
    'guest.identified': identified,
    'pinnedPhotos.left': [{}],
    'pinnedPhotos.retryRequested': [{}],
    'pinnedPhotos.wanted': [{}],
    'push.favouritePinned': [pushed('favouritePinned')],
    'push.favouriteUnpinned': [pushed('favouriteUnpinned')],
    'realtime.sessionEstablished': sessions,
    'recovery.retryDue': [{}],
  },
  answers: { loadPinnedPhotos: { outputs: [[pinnedPhoto()]], errors: lost } },
  idle: {
    'guards isGuestKnown': 'one of what all pages of the library share',
  },
  laws,
}
