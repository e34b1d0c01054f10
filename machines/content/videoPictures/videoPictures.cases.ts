import { videoPictures } from '../../../fixtures/content/tileGrids.fixtures.ts'
import type { Cases } from '../../../src/testing/cases.ts'
import { bought, identified, lost } from '../../core/shared.cases.ts'
import { restError } from '../tileGrid/tileGrid.events.ts'
import { laws } from './videoPictures.laws.ts'
import { videoPicturesMachine } from './videoPictures.machine.ts'

export const cases: Cases<typeof videoPicturesMachine> = {
  machine: videoPicturesMachine,
  inputs: [undefined],
  events: {
    'guest.identified': identified,
    'purchase.done': bought('velvet-hour-1', 'album'),
    'videoPictures.left': [{ albumId: 'velvet-hour-1' }, { albumId: 'encore-1' }],
    'videoPictures.wanted': [
      { albumId: 'velvet-hour-1', isStill: false },
      { albumId: 'encore-1', isStill: true },
    ],
  },
  answers: { loadVideoPictures: { outputs: [videoPictures], errors: lost } },
  project: ({ context: { at, albums } }) => [
    at,
    Object.keys(albums)
      .filter((id) => albums[id] !== restError)
      .toSorted(),
  ],
  laws,
}
