import { expect, test } from 'vitest'
import { testBusiness } from '../core/business.fixtures.ts'
import { callableCountries, readPhoneNumber } from './phoneNumbers.ts'

const business = testBusiness()
const minute = 60_000

async function start(
  number: string,
  options: { type?: string; country?: string; guest?: string } = {},
) {
  const { type = 'mobile', country = 'DE', guest = 'guest1' } = options
  const { accessToken } = business.simulator.signIn(guest)
  const query = `mutation { pinCall { startVerification(type: ${type}, countryCode: "${country}",
    number: "${number}") { id pinLength } } }`
  const { data, errors } = await business.ask('guest', query, accessToken)
  const answer = data as {
    pinCall: { startVerification: { id: string; pinLength: number } }
  } | null
  return { code: errors[0]?.extensions?.code, ...answer?.pinCall.startVerification }
}

async function verify(id: string, pin: string, options: { type?: string; guest?: string } = {}) {
  const { type = 'mobile', guest = 'guest1' } = options
  const { accessToken } = business.simulator.signIn(guest)
  const query = `mutation { pinCall { verifyPin(id: "${id}", type: ${type}, pin: "${pin}") {
    id type verified countryCode preCode number e123 pinLength } } }`
  const { data, errors } = await business.ask('guest', query, accessToken)
  const answer = data as { pinCall: { verifyPin: object } } | null
  return { code: errors[0]?.extensions?.code, record: answer?.pinCall.verifyPin }
}

const spokenPin = () => business.platform.pinCalls.list()[0]?.pin ?? ''

test.each([
  ['mobile', '0171 2345678', 6, '171', '+49 171 2345678'],
  ['fixed', '+49 (30) 9018-2000', 5, '30', '+49 30 90182000'],
])(
  'calls a %s number and verifies its code [PIN-1 PIN-4 PIN-5]',
  async (type, number, pinLength, preCode, e123) => {
    const { id = '', ...started } = await start(number, { type })
    expect(started).toEqual({ code: undefined, pinLength })
    expect(spokenPin()).toMatch(new RegExp(`^\\d{${pinLength}}$`))
    const { record } = await verify(id, spokenPin(), { type })
    expect(record).toEqual({
      id,
      type,
      verified: true,
      countryCode: 'DE',
      preCode,
      number: e123.split(' ')[2],
      e123,
      pinLength,
    })
    expect(business.platform.pinCalls.hasVerifiedNumber(business.account('guest1'))).toBe(true)
  },
)

test.each([
  ['1', '12', {}],
  ['1', '+44 7700 900123', {}],
  ['1', '0171 23x5678', {}],
  ['2', '0171 2345678', { country: 'US' }],
  ['2', '0171 2345678', { country: 'constructor' }],
  ['3', '0171 2345678', { type: 'fixed' }],
  ['3', '030 90182000', { type: 'mobile' }],
  ['5', '0171 0000000', {}],
])('refuses to call with code %s: %s [PIN-8]', async (code, number, options) => {
  expect(await start(number, options)).toEqual({ code })
  expect(business.platform.pinCalls.list()).toEqual([])
})

test('refuses a number that another guest has verified with code 6, also between [PIN-8]', async () => {
  const { id: first = '' } = await start('0171 2345678')
  const firstPin = spokenPin()
  const { id: second = '' } = await start('0171-2345678', { guest: 'guest2' })
  expect((await verify(second, spokenPin(), { guest: 'guest2' })).code).toBeUndefined()
  expect((await verify(first, firstPin)).code).toBe('6')
  expect((await start('+49171 2345678')).code).toBe('6')
  expect((await start('0171 2345678', { guest: 'guest2' })).code).toBeUndefined()
})

test('refuses codes that are late, foreign, wrong, or tried too often [PIN-8]', async () => {
  const { id = '' } = await start('0171 2345678')
  const pin = spokenPin()
  const wrong = pin === '111111' ? '222222' : '111111'
  expect((await verify(id, pin, { guest: 'guest2' })).code).toBe('7')
  expect((await verify('none', pin)).code).toBe('7')
  expect((await verify(id, pin, { type: 'fixed' })).code).toBe('3')
  for (let attempt = 0; attempt < 3; attempt++) expect((await verify(id, wrong)).code).toBe('8')
  expect((await verify(id, pin)).code).toBe('9')
  const { id: late = '' } = await start('0171 2345678')
  business.platform.calendar.step(10 * minute)
  expect((await verify(late, spokenPin())).code).toBe('4')
})

test('calls no more than five times an hour [PIN-8]', async () => {
  for (let call = 0; call < 5; call++) expect((await start('0171 2345678')).id).toBeDefined()
  expect((await start('0171 2345678')).code).toBe('9')
  business.platform.calendar.step(60 * minute)
  expect((await start('0171 2345678')).id).toBeDefined()
})

test('calls for logged-in guests only', async () => {
  const query = `mutation { pinCall { startVerification(type: mobile, countryCode: "DE",
    number: "0171 2345678") { id } } }`
  expect((await business.ask('guest', query)).status).toBe(401)
})

test('reads a mobile and a fixed number of every country', () => {
  const numbers: Record<string, [mobile: string, fixed: string]> = {
    DE: ['0151 23456789', '089 233 00'],
    AT: ['0664 1234567', '01 58801'],
    CH: ['079 123 45 67', '044 123 45 67'],
    GB: ['07700 900123', '020 7946 0123'],
    ES: ['612 345 678', '912 345 678'],
    NL: ['06 12345678', '020 123 4567'],
  }
  for (const country of callableCountries) {
    const [mobile = '', fixed = ''] = numbers[country] ?? []
    expect(readPhoneNumber(country, mobile)).toMatchObject({ isMobile: true })
    expect(readPhoneNumber(country, fixed)).toMatchObject({ isMobile: false })
  }
})
