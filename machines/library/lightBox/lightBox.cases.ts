import { openedGallery } from '../../../fixtures/library/album.fixtures.ts'
import type { Cases } from '../../../src/testing/cases.ts'
import { bought, identified, lost } from '../../core/shared.cases.ts'
import type { LightBoxKind } from './lightBox.events.ts'
import { laws } from './lightBox.laws.ts'
import { lightBoxMachine } from './lightBox.machine.ts'

const seen = openedGallery(2)

const opened = (kind: LightBoxKind) => ({
  subject: { kind, id: 'album1', title: 'An evening in blue' },
  pictures: seen.pictures,
  count: seen.pictureCount,
  place: 0,
})

export const cases: Cases<typeof lightBoxMachine> = {
  machine: lightBoxMachine,
  inputs: [undefined],
  events: {
    'guest.identified': identified,
    'lightBox.closeRequested': [{}],
    'lightBox.moved': [{ place: 1 }, { place: 9 }],
    'lightBox.openRequested': [opened('album'), opened('preview'), opened('own')],
    'lightBox.pictureFailed': [{ pictureId: 'album1-1' }, { pictureId: 'album2-1' }],
    'lightBox.pictureRated': [
      { albumId: 'album1', pictureId: 'album1-1', rating: 5 },
      { albumId: 'album2', pictureId: 'album2-1', rating: 5 },
    ],
    'lightBox.pictureRetryRequested': [{ pictureId: 'album1-1' }],
    'lightBox.retryRequested': [{}],
    'lightBox.returnRequested': [opened('album')],
    'lightBox.zoomed': [{ scale: 2 }],
    'navigation.overlayLeft': [{ isPageLeft: false }],
    'purchase.done': bought('album1', 'album'),
    'recovery.retryDue': [{}],
  },
  answers: {
    openGallery: { outputs: [seen], errors: lost },
    storePictureRating: { outputs: [undefined], errors: lost },
  },
  project: ({ context }) => context.guestId,
  laws,
}
