import { loginModes } from '../../account/login/loginModes.ts'

/** The views of the payment client [PAY-5]. */
export const payTourViews = [
  'payment',
  'abo',
  'vxabo',
  'login',
  'signup',
  'avs',
  'promocode',
  'carrier',
  'opcompensation',
] as const
export type PayTourView = (typeof payTourViews)[number]

interface FlowDefinition {
  view: PayTourView
  /** The flow that the payment client knows it by, when it is another. */
  opens?: string
  paytype?: 'CC' | 'LS' | 'Voice'
  /** Money is about to move: it counts as a payment in progress until it is over [PAY-29]. */
  isPayment: boolean
  /** Open to a restricted guest, who gets `opcompensation` instead of every other [PAY-33]. */
  isForRestricted?: boolean
}

/** Every flow that can be opened by name [PAY-16 to PAY-21 LGN-6 LGN-7 VOC-6]. */
export const payTourFlows = {
  moneycharge: { view: 'payment', isPayment: true },
  trialmoneycharge: { view: 'payment', isPayment: true },
  limit: { view: 'payment', isPayment: true },
  oneclick: { view: 'payment', isPayment: true },
  autorecharge: { view: 'payment', isPayment: true },
  voicecall: { view: 'payment', opens: 'moneycharge', paytype: 'Voice', isPayment: true },
  vipabo: { view: 'abo', isPayment: true },
  trialvipabo: { view: 'abo', isPayment: true },
  vxabo: { view: 'vxabo', isPayment: true },
  vxtvabo: { view: 'vxabo', isPayment: true },
  changecc: { view: 'payment', paytype: 'CC', isPayment: false },
  changels: { view: 'payment', paytype: 'LS', isPayment: false },
  settings: { view: 'payment', isPayment: false },
  vxsettings: { view: 'vxabo', isPayment: false },
  pwdreset: { view: 'login', isPayment: false, isForRestricted: true },
  pwdlost: { view: 'login', isPayment: false, isForRestricted: true },
  login: { view: 'login', isPayment: false, isForRestricted: true },
  avs: { view: 'avs', isPayment: false, isForRestricted: true },
  promocode: { view: 'promocode', isPayment: false },
  scratchcard: { view: 'promocode', isPayment: false },
  carrier: { view: 'carrier', isPayment: true },
  opcompensation: { view: 'opcompensation', isPayment: true, isForRestricted: true },
} as const satisfies Record<string, FlowDefinition>

export type PayTourFlow = keyof typeof payTourFlows

/** The flows that count as payments when the page itself opens them [PAY-22]. */
export const topLevelPaymentFlows = [
  'avs',
  'login',
  'moneycharge',
  'promocode',
  'trialvipabo',
  'vipabo',
  'vxtvabo',
] as const satisfies PayTourFlow[]

/** The flow that opens when none is named [PAY-52]. */
export const defaultFlow = 'moneycharge' satisfies PayTourFlow

const definitions: Readonly<Record<PayTourFlow, FlowDefinition>> = payTourFlows

/** The flow that somebody gets: a restricted guest `opcompensation`, but for a few [PAY-33]. */
export function flowFor({ isRestricted }: { isRestricted: boolean }, requested: PayTourFlow) {
  return isRestricted && !definitions[requested].isForRestricted ? 'opcompensation' : requested
}

/** The name by which the payment client knows the flow [VOC-6]. */
export function flowToOpen(flow: PayTourFlow): string {
  return definitions[flow].opens ?? flow
}

/** How the flow is paid; undefined when the guest chooses [PAY-18 PAY-19 VOC-6]. */
export function paytypeOf(flow: PayTourFlow) {
  return definitions[flow].paytype
}

/** The view that the flow begins with. */
export function viewOf(flow: PayTourFlow): PayTourView {
  return definitions[flow].view
}

/** Whether money moves in it, so that it counts as a payment in progress [PAY-29]. */
export function isPaymentFlow(flow: PayTourFlow): boolean {
  return definitions[flow].isPayment
}

/** Whether no reload may interrupt it: money moves in it, or it counts as a payment [PAY-22 RT-13]. */
export function holdsReload(flow: PayTourFlow): boolean {
  return isPaymentFlow(flow) || topLevelPaymentFlows.some((held) => held === flow)
}

/** Whether it needs that the configuration allows logging in [LGN-21]. */
export function isLoginFlow(flow: PayTourFlow): boolean {
  return definitions[flow].view === 'login'
}

/** The view of that name; undefined when there is none. */
export function viewNamed(name: string | null): PayTourView | undefined {
  return payTourViews.find((view) => view === name)
}

/** The flow of that name, large or small; undefined when there is none. */
export function flowNamed(name: string): PayTourFlow | undefined {
  const flows = Object.keys(payTourFlows) as PayTourFlow[]
  return flows.find((flow) => flow === name.toLowerCase())
}

/**
 * Whether a success of the payment client is one of a payment, which the server books itself, and
 * not one of which it is to be told [LGN-28].
 * @param reported the flow's name as the payment client says; it may lead to another than was opened
 */
export function isPaymentSuccess(reported: string): boolean {
  const flow = flowNamed(reported)
  return flow !== undefined && isPaymentFlow(flow)
}

/** Whether a success is a login or a signup, which leads on afterwards [LGN-8 to LGN-10]. */
export function isLoginSuccess(reported: string): boolean {
  return loginModes.some((mode) => mode === reported)
}

/**
 * The flow that the document's address opens by itself [PAY-2 to PAY-4]: `vxpAutoFlow` is `open` and
 * a flow's name, or `open` alone with the name in `vxpFlow`; `showModalbox` opens `moneycharge`. A
 * named flow goes before.
 * @returns null when it opens none, also when the flow is not known
 */
export function flowOfArrival(arrival: {
  showsModalbox: boolean
  autoFlow: string | null
  namedFlow: string | null
}): PayTourFlow | null {
  const [, rest] = /^open(.*)$/is.exec(arrival.autoFlow ?? '') ?? []
  const named = rest === undefined ? undefined : flowNamed(rest || (arrival.namedFlow ?? ''))
  return named ?? (arrival.showsModalbox ? defaultFlow : null)
}

/** Whether the payment client moved from the login to another flow with success [LGN-11]. */
export function isLoginLeft(hook: { hook: string; from: string; to: string; success: boolean }) {
  return (
    hook.hook === 'flow-changed' &&
    hook.success &&
    isLoginSuccess(hook.from) &&
    !isLoginSuccess(hook.to)
  )
}
