import { film } from '../../../fixtures/library/film.fixtures.ts'
import type { Cases } from '../../../src/testing/cases.ts'
import { identified } from '../../core/shared.cases.ts'
import { laws } from './player.laws.ts'
import { playerMachine } from './player.machine.ts'

const at = (path: string) => ({ page: 'video', path, query: {} }) as const
const stopped = { videoId: 'video1', time: 60 }
const bought = { kind: 'video', mediumId: 'video1' } as const

export const cases: Cases<typeof playerMachine> = {
  machine: playerMachine,
  inputs: [{ storedVolume: null, storedPlaces: JSON.stringify([stopped]) }],
  events: {
    'guest.identified': identified,
    'navigation.pageEntered': [
      at('/en/videos/video/video1/'),
      at('/en/videos/video/video2/'),
      { page: 'home', path: '/en/', query: {} },
    ],
    'player.captionsChosen': [{ captions: 'en' }, { captions: 'nl' }, { captions: null }],
    'player.continueRequested': [{ videoId: 'video1' }],
    'player.filmEnded': [{}],
    'player.filmFailed': [{ reason: 'network' }, { reason: 'unsupported' }],
    'player.filmGone': [{}],
    'player.filmOpened': [
      { film: film() },
      { film: film({ previewEnd: 20, missing: 'needPurchase' }) },
    ],
    'player.fullTold': [{ isFull: true }],
    'player.fullToggled': [{}],
    'player.momentFound': [{}],
    'player.muteToggled': [{}],
    'player.pauseRequested': [{}],
    'player.pauseTold': [{ isPaused: true }, { isPaused: false }],
    'player.pictureMoved': [{}],
    'player.pictureStood': [{}],
    'player.placesStored': [{ value: null }],
    'player.playRequested': [{}],
    'player.previewEnded': [{}],
    'player.qualitiesTold': [{ heights: [720, 360] }],
    'player.qualityChosen': [{ quality: 720 }, { quality: null }],
    'player.qualityMissing': [{ height: 720 }],
    'player.qualityShown': [{ height: 360 }],
    'player.restartRequested': [{}],
    'player.retryRequested': [{}],
    'player.seekRequested': [{ to: 30 }],
    'player.silenced': [{}],
    'player.skipRequested': [{ seconds: 10 }],
    'player.speedChosen': [{ speed: 2 }, { speed: 3 }],
    'player.timeTold': [{ time: 12, loaded: 20 }],
    'player.volumeChosen': [{ volume: 0.3 }],
    'purchase.done': [
      { ...bought, at: 12 },
      { ...bought, at: null },
    ],
    'push.vipAboUpdated': [{ active: true, started: true, price: 10 }],
    'recovery.retryDue': [{}],
  },
  answers: {},
  project: ({ context }) => context.guestId,
  idle: {
    'guards isGuestKnown': 'one of what all pages of the library share',
    'guards isSomebodyHere': 'one of what all pages of the library share',
    'guards mustLoadAgain': 'one of what all pages of the library share',
  },
  laws,
}
