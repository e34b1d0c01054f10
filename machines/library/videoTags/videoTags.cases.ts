import { aTag } from '../../../fixtures/library/library.fixtures.ts'
import type { Cases } from '../../../src/testing/cases.ts'
import { lost, visits } from '../../core/shared.cases.ts'
import { laws } from './videoTags.laws.ts'
import { videoTagsMachine } from './videoTags.machine.ts'

export const cases: Cases<typeof videoTagsMachine> = {
  machine: videoTagsMachine,
  inputs: [undefined],
  events: {
    'navigation.languageChanged': [{ language: 'de' }],
    'navigation.pageEntered': visits('videos', '/en/videos/'),
    'recovery.retryDue': [{}],
    'videoTags.retryRequested': [{}],
    'videoTags.typed': [{ text: 'cand' }, { text: ' ' }],
  },
  answers: {
    loadPopularTags: { outputs: [[aTag()]], errors: lost },
    suggestTags: { outputs: [[aTag()]], errors: lost },
  },
  laws,
}
