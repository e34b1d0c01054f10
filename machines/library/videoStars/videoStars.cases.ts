import { videoStars } from '../../../fixtures/library/video.fixtures.ts'
import type { Cases } from '../../../src/testing/cases.ts'
import { lost, visits } from '../../core/shared.cases.ts'
import { publicPageLaws } from '../publicPage.laws.ts'
import { videoStarsMachine } from './videoStars.machine.ts'

export const cases: Cases<typeof videoStarsMachine> = {
  machine: videoStarsMachine,
  inputs: [undefined],
  events: {
    'navigation.pageEntered': visits('videosStars', '/en/videos/stars/'),
    'recovery.retryDue': [{}],
    'videoStars.retryRequested': [{}],
  },
  answers: { loadVideoStars: { outputs: [videoStars()], errors: lost } },
  laws: publicPageLaws({
    page: 'videosStars',
    load: 'loadVideoStars',
    kept: 'stars',
    retried: 'videoStars.retryRequested',
  }),
}
