/**
 * @typedef {{
 *   lang: 'de' | 'en' | 'es' | 'nl',
 *   flow: string | null,
 *   sview: string,
 *   paytype: 'CC' | 'LS' | 'Voice' | null,
 *   code: string,
 *   ruri: string | null,
 *   surl: string | null,
 *   terms: string | null,
 *   privacy: string | null,
 *   transferToken: string | null,
 *   externalToken: string | null,
 *   reset: { userId: string, name: string, key: string, email: string } | null,
 *   prefill: { screenName: string, email: string, name: string, host: string,
 *     hostTeaser: string, amount: number | null },
 *   display: Record<keyof typeof displayDefaults, boolean>,
 * }} Options
 */

const languages = /** @type {const} */ (['de', 'en', 'es', 'nl'])
const paytypes = /** @type {const} */ (['CC', 'LS', 'Voice'])

/** What is shown unless the page says otherwise [PAY-13]. */
export const displayDefaults = {
  login: true,
  showHeader: true,
  showTeaser: true,
  showFooter: true,
  neutralHeader: false,
  teaserBonus: true,
  support: true,
  showOAuth: false,
  showNL: false,
  showThank: true,
  showLogo: true,
  showTeaserBar: false,
  hideClose: false,
  tracking: false,
}

/**
 * Reads the options of the address or of `update-params` [PAY-6 to PAY-13]. What is missing or makes
 * no sense counts as not given.
 * @param {Readonly<Record<string, unknown>>} given
 * @param {string} appOrigin the only origin that `ruri`, `surl`, `agb` and `privacy` may lead to
 * @returns {Options}
 */
export function readOptions(given, appOrigin) {
  const text = (/** @type {string} */ name) => {
    const value = given[name]
    return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : ''
  }
  const flag = (/** @type {string} */ name, /** @type {boolean} */ otherwise) =>
    ['true', '1'].includes(String(given[name])) ||
    (!['false', '0'].includes(String(given[name])) && otherwise)
  const address = (/** @type {string} */ name) => ownAddress(text(name), appOrigin)
  const host = readHost(given.hostData)
  const amount = Number(text('selectedAmount'))
  const display = Object.entries(displayDefaults).map(([name, otherwise]) => [
    name,
    flag(name, otherwise),
  ])

  return {
    lang: languages.find((language) => language === text('lang')) ?? 'en',
    flow: text('flow') || null,
    sview: text('sview'),
    paytype: paytypes.find((paytype) => paytype === text('paytype')) ?? null,
    code: text('pc'),
    ruri: address('ruri'),
    surl: address('surl'),
    terms: address('agb'),
    privacy: address('privacy'),
    transferToken: text('tt') || null,
    externalToken: text('externalToken') || null,
    reset: text('ukey')
      ? { userId: text('uid'), name: text('uname'), key: text('ukey'), email: text('umail') }
      : null,
    prefill: {
      screenName: text('screenName') || text('signupName'),
      email: text('signupEmail'),
      name: text('signupName'),
      host: text('host') || host.id,
      hostTeaser: host.teaserText,
      amount: Number.isSafeInteger(amount) && amount > 0 ? amount : null,
    },
    display: {
      ...Object.fromEntries(display),
      tracking: flag('tracking', false) || flag('enableTracking', false),
    },
  }
}

/**
 * @param {string} url
 * @param {string} appOrigin
 */
function ownAddress(url, appOrigin) {
  if (url === '' || !URL.canParse(url, appOrigin)) return null
  const { origin, href } = new URL(url, appOrigin)
  return origin === appOrigin ? href : null
}

/**
 * The performer's data, as an object or as its JSON.
 * @param {unknown} data
 */
function readHost(data) {
  const given = typeof data === 'string' ? parse(data) : data
  const host = typeof given === 'object' && given !== null ? given : {}
  return {
    id: 'id' in host ? String(host.id) : '',
    teaserText: 'teaserText' in host ? String(host.teaserText) : '',
  }
}

/** @param {string} text */
function parse(text) {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
