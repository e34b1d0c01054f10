import type { ShownFlow } from '../../../machines/money/payTour/payTour.shown.ts'
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
  signup: 'payTour.flow.signup',
  avs: 'payTour.flow.avs',
  promocode: 'payTour.flow.promocode',
  scratchcard: 'payTour.flow.scratchcard',
  carrier: 'payTour.flow.carrier',
  opcompensation: 'payTour.flow.opcompensation',
} as const satisfies Record<ShownFlow, TextKey>

/** What a flow is called over its dialog. */
export function titleOf(flow: ShownFlow): TextKey {
  return titles[flow]
}
