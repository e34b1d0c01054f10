import { describe, expect, test } from 'vitest'
import type { PayTourRequest } from './payTour.events.ts'
import type { PayTourFlow } from './payTour.flows.ts'
import { openingOf } from './payTour.opening.ts'
import type { PayTourDisplay, PayTourOptions, PayTourPrefill } from './payTour.options.ts'

const site = {
  payUrl: 'https://pay.example/',
  environment: '',
  language: 'de',
  loginEnabled: true,
  device: 'desktop',
  isRestricted: false,
  origin: null,
} as const

function opened(
  flow: PayTourFlow,
  request: PayTourRequest = {},
  overrides: Partial<typeof site> = {},
) {
  const { url, params } = openingOf({ ...request, flow }, { ...site, ...overrides })
  const [path, query = ''] = url.split('?')
  const pairs = query.split('&').map((pair) => pair.split('=').map(decodeURIComponent))
  return { path, query: Object.fromEntries(pairs) as Record<string, string>, params }
}

const options: Required<PayTourOptions> = {
  pfm: 'p',
  pfmsub: 'ps',
  w: '1',
  ws: '2',
  wt: '3',
  gk_cid: 'g',
  adtv: 'a',
  sub: 's',
  host: 'nova',
  pc: 'SPRING & more',
  option: 'o',
  lang: 'en',
  environment: 'live',
  flow: 'vipabo',
  paytype: 'CC',
  sview: 'signup',
  lazy: '1',
  showOAuth: '1',
  externalRefId: 'x',
  ref: 'https://partner.example/?a=b',
  ruri: '/de/feed/',
  surl: '/de/messenger/',
  agb: '/de/terms/',
  privacy: '/de/privacy/',
}

const prefill: Required<PayTourPrefill> = {
  screenName: 'Robin',
  signupEmail: 'robin@example.org',
  signupName: 'Robin Vale',
  host: 'nova',
  hostData: { id: '7', teaserText: 'Hello' },
  selectedAmount: 40,
  enableTracking: true,
}

describe('options', () => {
  test('all go to the payment client, in its address and by message [PAY-6 PAY-7 PAY-8 PAY-9 PAY-11]', () => {
    const { query, params } = opened('vipabo', { options })
    expect(query).toMatchObject(options)
    expect(params).toMatchObject(options)
  })

  test('tell where the visit came from, unless somebody asks for another promo code [PAY-6 PAY-8]', () => {
    const origin = { w: '12', ws: 'north', pc: 'SPRING' }
    const { url } = openingOf({ flow: 'vipabo' }, { ...site, origin })
    expect(url).toContain('&w=12&ws=north&pc=SPRING')
    const asked = { flow: 'vipabo', options: { pc: 'GIFT' } } as const
    expect(openingOf(asked, { ...site, origin }).params).toMatchObject({ w: '12', pc: 'GIFT' })
  })

  test('without an environment it is lp [PAY-51]', () => {
    expect(opened('vipabo').query.environment).toBe('lp')
  })

  test('the environment of the configuration counts, and one that is asked for more [PAY-51]', () => {
    const { url } = openingOf({ flow: 'vipabo' }, { ...site, environment: 'live' })
    expect(url).toContain('environment=live')
    const requested = { flow: 'vipabo', options: { environment: 'test' } } as const
    expect(openingOf(requested, { ...site, environment: 'live' }).url).toContain('environment=test')
  })

  test('without a success address it is the home of the site [PAY-53]', () => {
    expect(opened('vipabo').query.surl).toBe('/de/')
  })

  test('language, terms and privacy policy are those of the page [PAY-9 PAY-11]', () => {
    expect(opened('vipabo').query).toMatchObject({
      lang: 'de',
      agb: '/de/agb/',
      privacy: '/de/datenschutz/',
    })
  })

  test('the host of the prefill data is the host of the options [PAY-7]', () => {
    expect(opened('vipabo', { prefill: { host: '4711' } }).query.host).toBe('4711')
    expect(opened('vipabo', { prefill, options: { host: 'mira' } }).query.host).toBe('mira')
  })

  test.each([
    ['changecc', '/tour/changecc', 'changecc', 'CC'],
    ['changels', '/tour/changels', 'changels', 'LS'],
    ['voicecall', '/tour/moneycharge', 'moneycharge', 'Voice'],
    ['moneycharge', '/tour/moneycharge', 'moneycharge', undefined],
  ] as const)(
    '%s opens at %s as %s, paid by %s [PAY-18 PAY-19 VOC-6]',
    (flow, path, name, paytype) => {
      const { path: at, query } = opened(flow)
      expect(at).toBe(`https://pay.example${path}`)
      expect(query.flow).toBe(name)
      expect(query.paytype).toBe(paytype)
    },
  )
})

describe('prefill data', () => {
  test('goes by message, each field [PAY-12]', () => {
    expect(opened('login', { prefill }).params).toMatchObject({
      screenName: 'Robin',
      signupEmail: 'robin@example.org',
      signupName: 'Robin Vale',
      host: 'nova',
      hostData: '{"id":"7","teaserText":"Hello"}',
      selectedAmount: '40',
      enableTracking: 'true',
    })
  })

  test('of a person stands in no address [PAY-12]', () => {
    const { url } = openingOf({ flow: 'login', prefill }, site)
    expect(decodeURIComponent(url)).not.toMatch(/robin|signup|Hello/i)
  })

  test('what is not given is not sent [PAY-12]', () => {
    const names = Object.keys(opened('login').params)
    expect(names.filter((name) => Object.hasOwn(prefill, name))).toEqual([])
  })
})

describe('display', () => {
  const names: Record<keyof PayTourDisplay, true> = {
    login: true,
    showHeader: true,
    showTeaser: true,
    showFooter: true,
    neutralHeader: true,
    teaserBonus: true,
    support: true,
    showOAuth: true,
    showNL: true,
    showThank: true,
    showLogo: true,
    showTeaserBar: true,
    hideClose: true,
    tracking: true,
  }

  test('says of every part whether it is shown [PAY-13]', () => {
    const { query, params } = opened('vipabo')
    for (const name of Object.keys(names)) {
      expect(query[name]).toMatch(/^(true|false)$/)
      expect(params[name]).toBe(query[name])
    }
  })

  test('within a frame the dialog has header and close button, a tab has its own [PAY-13]', () => {
    expect(opened('vipabo').query).toMatchObject({ showHeader: 'false', hideClose: 'true' })
    const { url } = openingOf({ flow: 'vipabo' }, { ...site, device: 'mobile' })
    expect(url).toContain('showHeader=true')
    expect(url).toContain('hideClose=false')
  })

  test('can be requested otherwise [PAY-13]', () => {
    expect(opened('vipabo', { display: { showNL: true, hideClose: false } }).query).toMatchObject({
      showNL: 'true',
      hideClose: 'false',
    })
  })

  test('shows no login when the configuration disables it [LGN-21]', () => {
    const { url } = openingOf({ flow: 'vipabo' }, { ...site, loginEnabled: false })
    expect(url).toContain('login=false')
  })
})
