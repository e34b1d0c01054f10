import { tell } from '../support/page.ts'
import type { Scene } from './scenes.ts'

const start = '/en/'
const guest = { path: start, isLoggedIn: true, isWhole: false }
const visitor = { path: start, isLoggedIn: false, isWhole: false }
const payView = '[role="dialog"] iframe[data-pay-frame][data-ready="true"]'

/** Flows of the payment client, one for each of its views [PAY-5]. */
const flows = {
  moneycharge: guest,
  vipabo: guest,
  vxtvabo: guest,
  login: visitor,
  avs: guest,
  promocode: guest,
  carrier: guest,
  opcompensation: guest,
  autorecharge: guest,
} as const

/** Payment, login, age check and calls. */
export const payScenes: readonly Scene[] = [
  ...(Object.keys(flows) as (keyof typeof flows)[]).map((flow) => ({
    ...flows[flow],
    name: `pay-${flow}`,
    prepare: (page: Parameters<typeof tell>[0]) =>
      tell(page, 'payTour', { type: 'payTour.openRequested', flow }),
    shows: payView,
  })),
  {
    ...visitor,
    name: 'pay-signup',
    prepare: (page) => tell(page, 'login', { type: 'login.openRequested', mode: 'signup' }),
    shows: payView,
  },
  {
    ...guest,
    name: 'pay-what-waits',
    prepare: (page) =>
      tell(page, 'gate', {
        type: 'gate.actionRequested',
        action: { type: 'openBought', params: { value: 5000, targetUrl: '/en/cams/' } },
      }),
    shows: payView,
  },
  {
    ...guest,
    name: 'age-check-guest',
    prepare: (page) => tell(page, 'modals', { type: 'modals.openRequested', id: 'avs' }),
    shows: '[id="avs"] :is(h1, h2, h3)',
  },
  {
    ...guest,
    name: 'pin-call-number',
    prepare: (page) => tell(page, 'pinCall', { type: 'pinCall.openRequested' }),
    shows: '[role="dialog"] input[type="tel"]',
  },
  {
    ...guest,
    name: 'pin-call-code',
    async prepare(page) {
      await tell(page, 'pinCall', { type: 'pinCall.openRequested' })
      await tell(page, 'pinCall', { type: 'pinCall.numberChanged', number: '0171 2345678' })
      await tell(page, 'pinCall', { type: 'pinCall.numberSubmitted' })
    },
    shows: '[role="dialog"] input[autocomplete="one-time-code"]',
  },
  {
    ...visitor,
    name: 'voice-call',
    prepare: (page) =>
      tell(page, 'voiceCall', { type: 'voiceCall.openRequested', actorId: 'actor1' }),
    shows: '[role="dialog"] ol',
  },
  {
    ...visitor,
    name: 'voice-call-answered',
    async prepare(page) {
      await tell(page, 'voiceCall', { type: 'voiceCall.openRequested', actorId: 'actor1' })
      await page.getByRole('dialog').getByRole('button', { name: 'Get a line' }).click()
    },
    shows: '[role="dialog"] h3',
  },
]
