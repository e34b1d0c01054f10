import type { PayTourFlow, PayTourView } from '../../../machines/money/payTour/payTour.flows.ts'
import type { TextKey } from '../../core/text/text.tsx'

const titles = {
  moneycharge: 'payTour.flow.moneycharge',
  trialmoneycharge: 'payTour.flow.trialmoneycharge',
  limit: 'payTour.flow.limit',
  oneclick: 'payTour.flow.oneclick',
  autorecharge: 'payTour.flow.autorecharge',
  voicecall: 'payTour.flow.voicecall',
  vipabo: 'payTour.flow.vipabo',
  trialvipabo: 'payTour.flow.trialvipabo',
  vxabo: 'payTour.flow.vxabo',
  vxtvabo: 'payTour.flow.vxtvabo',
  changecc: 'payTour.flow.changecc',
  changels: 'payTour.flow.changels',
  settings: 'payTour.flow.settings',
  vxsettings: 'payTour.flow.vxsettings',
  pwdreset: 'payTour.flow.pwdreset',
  pwdlost: 'payTour.flow.pwdlost',
  login: 'payTour.flow.login',
  avs: 'payTour.flow.avs',
  promocode: 'payTour.flow.promocode',
  scratchcard: 'payTour.flow.scratchcard',
  carrier: 'payTour.flow.carrier',
  opcompensation: 'payTour.flow.opcompensation',
} as const satisfies Record<PayTourFlow, TextKey>

/** What a flow is called over its dialog; a signup is the login in another view. */
export function titleOf(flow: PayTourFlow, view: PayTourView): TextKey {
  return view === 'signup' ? 'payTour.flow.signup' : titles[flow]
}
