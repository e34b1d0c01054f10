import type { Language } from '../../core/language.ts'
import { pathOf } from '../../shell/navigation/routes.ts'
import type { PayTourPresentation, PayTourRequest } from './payTour.events.ts'
import { flowToOpen, type PayTourFlow, paytypeOf } from './payTour.flows.ts'
import type { Origin } from './payTour.origin.ts'

/** What is told about the visit's origin and the guest's request; each may be missing [PAY-6 to PAY-11]. */
export interface PayTourOptions extends Origin {
  /** An actor's id or name [PAY-7]. */
  host?: string
  option?: string
  lang?: string
  /** `lp` without one [PAY-51]. */
  environment?: string
  flow?: string
  paytype?: string
  sview?: string
  lazy?: string
  showOAuth?: string
  externalRefId?: string
  ref?: string
  ruri?: string
  /** Where a success leads; the site's home without one [PAY-53]. */
  surl?: string
  /** Address of the terms. */
  agb?: string
  /** Address of the privacy policy. */
  privacy?: string
}
// externalToken and tt belong to the options too [PAY-10]: no machine knows them, the service of the
// payment client adds them to the message `update-params`, never to an address.

/** What the payment client may fill in for the guest [PAY-12]. */
export interface PayTourPrefill {
  screenName?: string
  signupEmail?: string
  signupName?: string
  host?: string
  hostData?: { id: string; teaserText: string }
  /** In coins. */
  selectedAmount?: number
  enableTracking?: boolean
}

/** What the payment client shows around its views [PAY-13]. */
export interface PayTourDisplay {
  login: boolean
  showHeader: boolean
  showTeaser: boolean
  showFooter: boolean
  neutralHeader: boolean
  teaserBonus: boolean
  support: boolean
  showOAuth: boolean
  showNL: boolean
  showThank: boolean
  showLogo: boolean
  showTeaserBar: boolean
  hideClose: boolean
  tracking: boolean
}

/** The environment of the payment client that counts without another [PAY-51]. */
const defaultEnvironment = 'lp'

/** What the opening of a flow needs to know of the page. */
export interface PayTourSite {
  /** Base url of the payment client, ends in `/`. */
  payUrl: string
  /** Empty without one. */
  environment: string
  language: Language
  loginEnabled: boolean
  /** Where the visit came from; null when nothing tells. */
  origin: Origin | null
}

/** What the payment client is told, by name. */
export type PayTourParams = Readonly<Record<string, string>>

/**
 * What the payment client shows around its views unless somebody asks otherwise [PAY-13]: within a
 * frame the dialog has the header and the close button, in a tab nobody else has.
 */
export function displayDefaults(
  presentation: PayTourPresentation,
  { loginEnabled }: Pick<PayTourSite, 'loginEnabled'>,
): PayTourDisplay {
  const isAlone = presentation === 'tab'
  return {
    login: loginEnabled,
    showHeader: isAlone,
    showTeaser: false,
    showFooter: isAlone,
    neutralHeader: false,
    teaserBonus: false,
    support: true,
    showOAuth: false,
    showNL: false,
    showThank: true,
    showLogo: isAlone,
    showTeaserBar: false,
    hideClose: !isAlone,
    tracking: false,
  }
}

/**
 * The options of an opening with their defaults: environment `lp`, the page's language and legal
 * texts, the site's home as the address after a success, and where the visit came from
 * [PAY-6 to PAY-11 PAY-51 PAY-53].
 */
export function optionsOf(
  flow: PayTourFlow,
  { options, prefill }: Pick<PayTourRequest, 'options' | 'prefill'>,
  { environment, language, origin }: Pick<PayTourSite, 'environment' | 'language' | 'origin'>,
): PayTourOptions {
  const paytype = paytypeOf(flow)
  return {
    ...(prefill?.host !== undefined && { host: prefill.host }),
    lang: language,
    environment: environment || defaultEnvironment,
    surl: pathOf({ name: 'home', params: {} }, language),
    agb: pathOf({ name: 'terms', params: {} }, language),
    privacy: pathOf({ name: 'dataProtection', params: {} }, language),
    ...origin,
    ...options,
    flow: flowToOpen(flow),
    ...(paytype && { paytype }),
  }
}

/**
 * The address at which the payment client opens a flow (contract §4). Nothing typed by the guest
 * stands in it: prefill data comes by message.
 */
export function payFrameUrl(payUrl: string, flow: PayTourFlow, params: PayTourParams): string {
  const pairs = Object.entries(params).map(
    ([name, value]) => `${name}=${encodeURIComponent(value)}`,
  )
  return `${payUrl}tour/${flowToOpen(flow)}?${pairs.join('&')}`
}

/**
 * Options, display and prefill as the payment client takes them: texts by name, `hostData` as JSON;
 * what is undefined is left out.
 */
export function toParams(
  ...parts: readonly (PayTourOptions | PayTourPrefill | PayTourDisplay | undefined)[]
): PayTourParams {
  const given = parts.flatMap((part) => Object.entries(part ?? {}))
  const known = given.filter(([, value]) => value !== undefined)
  return Object.fromEntries(known.map(([name, value]) => [name, textOf(value)]))
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}
