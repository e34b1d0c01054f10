import type { Declared } from '../core/declared.ts'
import { payTourOptionsShape } from './money.shapes.declared.ts'
import { flowWords } from './money.words.declared.ts'
import type { PayTourRequest } from './payTour/payTour.events.ts'

export const payTourRequestShape = {
  flow: flowWords,
  options: payTourOptionsShape,
  prefill: {
    screenName: 'personal',
    signupEmail: 'personal',
    signupName: 'personal',
    host: 'personal',
    hostData: { id: 'id', teaserText: 'personal' },
    selectedAmount: 'number',
    enableTracking: 'flag',
  },
  display: {
    login: 'flag',
    showHeader: 'flag',
    showTeaser: 'flag',
    showFooter: 'flag',
    neutralHeader: 'flag',
    teaserBonus: 'flag',
    support: 'flag',
    showOAuth: 'flag',
    showNL: 'flag',
    showThank: 'flag',
    showLogo: 'flag',
    showTeaserBar: 'flag',
    hideClose: 'flag',
    tracking: 'flag',
  },
} satisfies Declared<PayTourRequest>
