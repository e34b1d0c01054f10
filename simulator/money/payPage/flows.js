/**
 * @typedef {'payment' | 'abo' | 'vxabo' | 'login' | 'signup' | 'avs' | 'promocode' | 'carrier' |
 *   'opcompensation'} View
 */

/**
 * Every flow of the payment client and the view that shows it (contract §4, PAY-5 and PAY-16 to
 * PAY-21). `isForAnybody`: also for somebody who is not logged in.
 * @type {Readonly<Record<string, { view: View, isForAnybody?: true }>>}
 */
export const flows = {
  moneycharge: { view: 'payment' },
  trialmoneycharge: { view: 'payment' },
  limit: { view: 'payment' },
  oneclick: { view: 'payment' },
  autorecharge: { view: 'payment' },
  settings: { view: 'payment' },
  changecc: { view: 'payment' },
  changels: { view: 'payment' },
  vipabo: { view: 'abo' },
  trialvipabo: { view: 'abo' },
  vxabo: { view: 'vxabo' },
  vxtvabo: { view: 'vxabo' },
  vxsettings: { view: 'vxabo' },
  login: { view: 'login', isForAnybody: true },
  pwdlost: { view: 'login', isForAnybody: true },
  pwdreset: { view: 'login', isForAnybody: true },
  signup: { view: 'signup', isForAnybody: true },
  avs: { view: 'avs' },
  promocode: { view: 'promocode' },
  scratchcard: { view: 'promocode' },
  carrier: { view: 'carrier' },
  opcompensation: { view: 'opcompensation' },
}

/**
 * The flow that an opening begins with: among those for anybody, option `sview` names another view.
 * @param {string} opened
 * @param {string} sview
 */
export function firstFlow(opened, sview) {
  const requested = flowOf(sview)
  if (requested === undefined) return opened
  return flows[opened]?.isForAnybody && flows[requested]?.isForAnybody ? requested : opened
}

/**
 * The flow that a route names: a flow, or a view, which stands for its first flow.
 * @param {string} route
 * @returns {string | undefined}
 */
export function flowOf(route) {
  if (Object.hasOwn(flows, route)) return route
  return Object.keys(flows).find((flow) => flows[flow]?.view === route)
}
