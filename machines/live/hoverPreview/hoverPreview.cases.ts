import { profilePreview } from '../../../fixtures/live/hoverPreview.fixtures.ts'
import type { Cases } from '../../../src/testing/cases.ts'
import { lost } from '../../core/shared.cases.ts'
import { laws } from './hoverPreview.laws.ts'
import { hoverPreviewMachine } from './hoverPreview.machine.ts'

export const cases: Cases<typeof hoverPreviewMachine> = {
  machine: hoverPreviewMachine,
  inputs: [undefined],
  events: {
    'hoverPreview.dismissed': [{}],
    'hoverPreview.entered': [{ actorId: 'actor-1' }, { actorId: 'actor-2' }],
    'hoverPreview.left': [{ actorId: 'actor-1' }, { actorId: 'actor-2' }],
    'hoverPreview.pictureCame': [{ address: 'blob:1' }],
    'hoverPreview.pictureFailed': [{ asset: '/pictures/actor-1' }],
    'navigation.pageEntered': [{ page: 'home', path: '/en/', query: {} }],
  },
  answers: { loadProfilePreview: { outputs: [profilePreview()], errors: lost } },
  laws,
}
