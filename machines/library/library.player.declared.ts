import { type Declared, oneOf } from '../core/declared.ts'
import type { Film, Viewing } from './player/player.events.ts'
import type { Place } from './player/player.stored.ts'
import type { PreviewIncentive } from './previewOffer/previewOffer.events.ts'

const lackWords = oneOf(['needAbo', 'needAgeCheck', 'needLogin', 'needPurchase'])

export const placeShape = { videoId: 'id', time: 'number' } satisfies Declared<Place>

const filmShape = {
  duration: 'number',
  previewEnd: 'number',
  missing: lackWords,
  captions: [{ language: 'language', label: 'personal' }],
} satisfies Declared<Film>

const viewingShape = {
  quality: 'number',
  captions: 'language',
  volume: 'number',
  isMuted: 'flag',
  speed: 'number',
} satisfies Declared<Viewing>

const incentiveShape = {
  type: oneOf(['dailyDeals', 'vip']),
  priority: 'number',
  endsAt: 'number',
} satisfies Declared<PreviewIncentive>

export const playerEvents = {
  'player.filmOpened': { film: filmShape },
  'player.qualitiesTold': { heights: ['number'] },
  'player.qualityShown': { height: 'number' },
  'player.qualityMissing': { height: 'number' },
  'player.pauseTold': { isPaused: 'flag' },
  'player.timeTold': { time: 'number', loaded: 'number' },
  'player.filmFailed': { reason: oneOf(['network', 'unsupported']) },
  'player.fullTold': { isFull: 'flag' },
  'player.placesStored': { value: { json: [placeShape] } },
  'player.continueRequested': { videoId: 'id' },
  'player.seekRequested': { to: 'number' },
  'player.skipRequested': { seconds: 'number' },
  'player.qualityChosen': { quality: 'number' },
  'player.captionsChosen': { captions: 'language' },
  'player.volumeChosen': { volume: 'number' },
  'player.speedChosen': { speed: 'number' },
  'previewOffer.previewEnded': { videoId: 'id' },
  'film.seek': { to: 'number' },
  'film.view': { viewing: viewingShape },
} as const

export const playerLogics = {
  player: {
    input: { storedVolume: { like: '[0-9.]{1,8}' }, storedPlaces: { json: [placeShape] } },
    context: {
      guestId: 'id',
      videoId: 'id',
      film: filmShape,
      time: 'number',
      loaded: 'number',
      viewing: viewingShape,
      heights: ['number'],
      shownHeight: 'number',
      missingHeight: 'number',
      isFull: 'flag',
      failure: oneOf(['gone', 'network', 'unsupported']),
      places: [placeShape],
    },
  },
  previewOffer: { context: { videoId: 'id', incentive: incentiveShape } },
  loadPreviewIncentives: { input: { videoId: 'id' }, output: [incentiveShape] },
  playFilm: { input: { videoId: 'id', from: 'number', ...viewingShape } },
} as const
