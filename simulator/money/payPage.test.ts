import { describe, expect, test } from 'vitest'
import { inCoins, inEuro } from './payPage/amounts.js'
import {
  cardKindOf,
  isCardNumber,
  isEmail,
  isIban,
  isPhoneNumber,
  isUnexpired,
} from './payPage/checks.js'
import { firstFlow, flowOf, flows } from './payPage/flows.js'
import { readOptions } from './payPage/options.js'
import { createOrderKeys } from './payPage/orderKeys.js'
import { texts } from './payPage/texts.js'

const app = 'http://localhost:5173'
const read = (given: Record<string, unknown>) => readOptions(given, app)

describe('options', () => {
  test('take the prefill of the address [PAY-12]', () => {
    const { prefill, display } = read({
      screenName: 'NightOwl',
      signupEmail: 'a@b.de',
      signupName: 'Owl',
      host: 'actor1',
      hostData: '{"id":"actor1","teaserText":"Mira waits"}',
      selectedAmount: '200',
      enableTracking: 'true',
    })
    expect(prefill).toEqual({
      screenName: 'NightOwl',
      email: 'a@b.de',
      name: 'Owl',
      host: 'actor1',
      hostTeaser: 'Mira waits',
      amount: 200,
    })
    expect(display.tracking).toBe(true)
  })

  test('show what the display config says, as text or flag, and else the default [PAY-13]', () => {
    const { display } = read({ hideClose: 'true', showFooter: false, showNL: '1', support: 'what' })
    expect(display).toMatchObject({
      hideClose: true,
      showFooter: false,
      showNL: true,
      support: true,
      neutralHeader: false,
    })
  })

  test.each([
    ['de', 'de'],
    ['nl', 'nl'],
    ['fr', 'en'],
    [undefined, 'en'],
  ])('speak %j as %s', (lang, spoken) => {
    expect(read({ lang }).lang).toBe(spoken)
  })

  test.each(['https://thief.example/', 'javascript:alert(1)', '//thief.example', 'http://['])(
    'lead nowhere but to the app: %s',
    (address) => {
      const { ruri, surl, terms, privacy } = read({
        ruri: address,
        surl: address,
        agb: address,
        privacy: address,
      })
      expect([ruri, surl, terms, privacy]).toEqual([null, null, null, null])
    },
  )

  test('take a path of the app as its address', () => {
    expect(read({ surl: '/en/cams/' }).surl).toBe(`${app}/en/cams/`)
  })

  test.each([
    [{ hostData: '{' }],
    [{ hostData: 7 }],
    [{ selectedAmount: '-4' }],
    [{ selectedAmount: 'NaN' }],
    [{ paytype: 'Cash' }],
    [{ signupEmail: { toString: 'x' } }],
  ])('count %j as not given', (given) => {
    expect(read(given)).toEqual(read({}))
  })

  test('name who resets the password only with a key [LGN-6]', () => {
    expect(read({ uid: 'guest1' }).reset).toBeNull()
    expect(read({ uid: 'guest1', ukey: 'k' }).reset).toMatchObject({ userId: 'guest1', key: 'k' })
  })
})

describe('order keys', () => {
  function openTab() {
    const kept = new Map<string, string>()
    let made = 0
    const keys = createOrderKeys(
      {
        getItem: (name) => kept.get(name) ?? null,
        setItem: (name, value) => void kept.set(name, value),
        removeItem: (name) => void kept.delete(name),
      },
      () => `key-${++made}`,
    )
    return keys
  }

  test('outlive a reload until what became of the order is known', () => {
    const keys = openTab()
    expect(keys.keep('moneycharge')).toEqual({ key: 'key-1', isFromBefore: false })
    expect(keys.keep('moneycharge')).toEqual({ key: 'key-1', isFromBefore: true })
    keys.giveUp('moneycharge')
    expect(keys.keep('moneycharge')).toEqual({ key: 'key-2', isFromBefore: false })
  })

  test('belong to one flow', () => {
    const keys = openTab()
    expect(keys.keep('vipabo').key).not.toBe(keys.keep('moneycharge').key)
  })
})

describe('routes', () => {
  test.each([
    ['login', 'login'],
    ['payment', 'moneycharge'],
    ['abo', 'vipabo'],
    ['scratchcard', 'scratchcard'],
    ['constructor', undefined],
  ])('%s leads to %s', (route, flow) => {
    expect(flowOf(route)).toBe(flow)
  })

  test.each([
    ['login', 'signup', 'signup'],
    ['signup', 'login', 'login'],
    ['login', '', 'login'],
    ['login', 'unicorn', 'login'],
    ['login', 'moneycharge', 'login'],
    ['vipabo', 'signup', 'vipabo'],
  ])('an opening at %s with sview %j begins with %s [LGN-7 PAY-9]', (opened, sview, flow) => {
    expect(firstFlow(opened, read({ sview }).sview)).toBe(flow)
  })

  test('reach all nine views [PAY-5]', () => {
    expect(new Set(Object.values(flows).map(({ view }) => view)).size).toBe(9)
  })
})

describe('amounts', () => {
  test('are written alike in every language, euro with two decimals and the sign after them [MNY-2 MNY-3 MNY-4]', () => {
    expect([5, 2500, 123_450].map(inEuro)).toEqual([
      '0,05\u00a0€',
      '25,00\u00a0€',
      '1.234,50\u00a0€',
    ])
    expect([40, 1_234, 1_234_567].map(inCoins)).toEqual(['40', '1.234', '1.234.567'])
  })
})

describe('checks', () => {
  test.each([
    ['4', 'Visa'],
    ['5105 1051', 'Mastercard'],
    ['2221', 'Mastercard'],
    ['37', 'Amex'],
    ['3', undefined],
    ['', undefined],
  ])('a card whose number begins with %j is of kind %s', (typed, kind) => {
    expect(cardKindOf(typed)).toBe(kind)
  })

  test.each([
    ['4242 4242 4242 4242', true],
    ['4242 4242 4242 4241', false],
    ['4242', false],
  ])('card number %s: %s', (text, isRight) => expect(isCardNumber(text)).toBe(isRight))

  test.each([
    ['DE89 3704 0044 0532 0130 00', true],
    ['DE88 3704 0044 0532 0130 00', false],
    ['nonsense', false],
  ])('IBAN %s: %s', (text, isRight) => expect(isIban(text)).toBe(isRight))

  test.each([
    ['11/26', true],
    ['10/26', false],
    ['13/40', false],
    ['1/40', false],
  ])('a card valid until %s in November 2026: %s', (text, isRight) => {
    expect(isUnexpired(text, Date.UTC(2026, 10, 21))).toBe(isRight)
  })

  test('e-mail addresses and phone numbers', () => {
    expect([isEmail('a@b.de'), isEmail('a@b'), isEmail('a b@c.de')]).toEqual([true, false, false])
    expect([isPhoneNumber('+49 170 1234567'), isPhoneNumber('one')]).toEqual([true, false])
  })
})

test.each(['de', 'es', 'nl'] as const)('every text and parameter is there in %s', (lang) => {
  const parametersOf = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).sort()
  expect(Object.keys(texts[lang]).sort()).toEqual(Object.keys(texts.en).sort())
  for (const [key, text] of Object.entries(texts.en)) {
    expect(parametersOf(texts[lang][key as keyof typeof texts.en]), key).toEqual(parametersOf(text))
  }
})
