import { expect, test } from 'vitest'
import type { AnyActorLogic } from 'xstate'
import type { OpenedGallery } from '../../machines/library/lightBox/lightBox.events.ts'
import { manifests } from '../areas/all.ts'
import { allCases } from '../areas/cases.fixtures.ts'
import { fill } from '../areas/fill.ts'
import { askedBy } from './asked.ts'
import { libraryWriters } from './library.ts'
import { groundOf, workOf } from './services.ts'

/** What each service is asked with; none of those that are told nothing. */
const inputs: Readonly<Record<string, readonly object[]>> = {
  archiveMedium: [{ id: 'video1', isArchived: true }],
  buyMedium: [{ kind: 'album', mediumId: 'album1', price: 40, payWith: 'coins', key: 'order-1' }],
  countAlbumView: [
    { albumId: 'album1', isFromSite: false },
    { albumId: 'album1', isFromSite: true },
  ],
  loadActorHighlights: [{ actorId: 'actor1' }],
  loadAlbum: [{ albumId: 'album1' }],
  loadCollection: [{ collectionId: 'collection1' }],
  loadOffer: [
    { kind: 'album', mediumId: 'album1' },
    { kind: 'video', mediumId: 'video1' },
  ],
  loadPopularTags: [{ first: 12 }],
  loadPreviewIncentives: [{ videoId: 'video1' }],
  loadSuggestedVideos: [{ actorId: 'actor1', videoId: 'video1' }],
  loadVideo: [{ videoId: 'video1' }],
  openGallery: [
    { kind: 'album', albumId: 'album1' },
    { kind: 'preview', albumId: 'album1' },
  ],
  orderBundle: [{ bundleId: 'bundle1' }],
  postComment: [{ albumId: 'album1', commentText: 'A fine one.' }],
  storeAlbumOpinion: [
    { opinion: { by: 'like', albumId: 'album1', isLiked: true } },
    { opinion: { by: 'stars', albumId: 'album1', rating: 5 } },
  ],
  storePictureRating: [{ albumId: 'album1', pictureId: 'album1-1', rating: 5 }],
  storeVideoOpinion: [
    { videoId: 'video1', isLiked: true },
    { videoId: 'video1', isLiked: false },
  ],
  suggestTags: [{ search: 'out' }],
}

/** That of the bundle which the cases order. */
const payUrl = 'https://pay.example/'
/** What answers the calls of the service at work. */
let answer: Parameters<Parameters<typeof askedBy>[4]>[0]
const filled = fill(
  manifests.library,
  groundOf({ fetch: (url, init) => answer(url, init), language: () => 'en', now: () => 0, payUrl }),
)
const charts = Object.values(filled).map(({ machine }) => machine.implementations.actors)
const logics: Readonly<Record<string, AnyActorLogic>> = Object.assign({}, ...charts)

/** Whether a service that is asked so may answer so. */
function isAnswerTo(input: object | undefined, output: unknown): boolean {
  const { kind } = (input ?? {}) as { kind?: string }
  const {
    kind: given = kind,
    pictures,
    pictureCount,
  } = (output ?? {}) as OpenedGallery & {
    kind?: string
  }
  return given === kind && (kind !== 'preview' || pictures.length === pictureCount)
}

/** What the cases of the charts have each service answer. */
const answered = allCases.flatMap(([, { answers }]) =>
  Object.entries(answers)
    .filter(([slot]) => slot in libraryWriters)
    .flatMap(([slot, { outputs }]) =>
      (inputs[slot] ?? [undefined]).flatMap((input) =>
        outputs
          .filter((output) => isAnswerTo(input, output))
          .map((output) => ({ slot, input, output })),
      ),
    ),
)

test.each(answered)(
  'what $slot gave is written back to what its service makes the same of again: $output',
  async ({ slot, input, output }) => {
    const work = workOf(logics[slot] as AnyActorLogic)
    const asked = await askedBy(slot, work as never, input, { output }, (fetch) => {
      answer = fetch
    })
    expect(asked.length).toBeGreaterThan(0)
  },
)

test('every service of the library that asks the platform once is written back', () => {
  const slots = new Set(answered.map(({ slot }) => slot))
  const ofBrowser = ['playFilm', 'purchaseWish']
  const answering = Object.keys(logics).filter((slot) => workOf(logics[slot] as AnyActorLogic))
  expect(answering.filter((slot) => !slots.has(slot)).toSorted()).toEqual(ofBrowser)
})
