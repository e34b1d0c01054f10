import { actorPictures } from '../../../fixtures/live/actorPictures.fixtures.ts'
import type { Cases } from '../../../src/testing/cases.ts'
import { identified, lost, pushed, sessions } from '../../core/shared.cases.ts'
import { laws } from './actorPictures.laws.ts'
import { actorPicturesMachine } from './actorPictures.machine.ts'

const picture = { kind: 'picture', id: 'picture-1' } as const

export const cases: Cases<typeof actorPicturesMachine> = {
  machine: actorPicturesMachine,
  inputs: [undefined],
  events: {
    'actorPictures.left': [{}],
    'actorPictures.pictureClosed': [{}],
    'actorPictures.pictureRequested': [
      { pictureId: 'picture-1' },
      { pictureId: 'picture-2' },
      { pictureId: 'picture-9' },
    ],
    'actorPictures.retryRequested': [{}],
    'actorPictures.wanted': [{ actorId: 'actor-7' }, { actorId: 'actor-8' }],
    'guest.identified': identified,
    'navigation.languageChanged': [{ language: 'de' }],
    'navigation.overlayLeft': [{ isPageLeft: false }],
    'push.favouritePinned': [picture, pushed('favouritePinned')],
    'push.favouriteUnpinned': [picture, pushed('favouriteUnpinned')],
    'realtime.sessionEstablished': sessions,
    'recovery.retryDue': [{}],
  },
  answers: { loadActorPictures: { outputs: [actorPictures()], errors: lost } },
  project: ({ context }) => [context.isShown, context.pictures !== null],
  laws,
}
