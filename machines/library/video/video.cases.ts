import { suggestedVideo, video } from '../../../fixtures/library/video.fixtures.ts'
import type { Cases } from '../../../src/testing/cases.ts'
import { bought, identified, lost, pushed, sessions, visits } from '../../core/shared.cases.ts'
import { laws } from './video.laws.ts'
import { videoMachine } from './video.machine.ts'

export const cases: Cases<typeof videoMachine> = {
  machine: videoMachine,
  inputs: [undefined],
  events: {
    'guest.identified': identified,
    'navigation.languageChanged': [{ language: 'de' }],
    'navigation.pageEntered': visits('video', '/en/videos/video/video1/'),
    'purchase.done': bought('video1'),
    'push.vipAboUpdated': [pushed('vipAboUpdated')],
    'realtime.sessionEstablished': sessions,
    'recovery.retryDue': [{}],
    'video.likeGiven': [
      { videoId: 'video1', isLiked: true },
      { videoId: 'video2', isLiked: true },
    ],
    'video.retryRequested': [{}],
  },
  answers: {
    loadSuggestedVideos: { outputs: [[suggestedVideo()]], errors: lost },
    loadVideo: { outputs: [video(), null], errors: lost },
    storeVideoOpinion: { outputs: [video(), null], errors: lost },
  },
  idle: {
    'guards isSomebodyHere': 'one of what all pages of the library share',
  },
  laws,
}
