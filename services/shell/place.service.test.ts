import { expect, test } from 'vitest'
import { AnswerInvalid } from '../core/answer.ts'
import { plainRequests } from '../core/answers.fixtures.ts'
import { eachTestItsServices } from '../core/platform.fixtures.ts'
import { RequestFailed } from '../core/request.service.ts'
import { findPlace } from './place.service.ts'

const platform = eachTestItsServices()
const place = { city: 'Berlin', countryCode: 'DE' }

test('leaves out where exactly the place is', async () => {
  const { request } = plainRequests({ ...place, latitude: 52.5, longitude: 13.4 })
  expect(await findPlace(request, '10115')).toEqual(place)
})

test.each([
  ['10115', '10115'],
  [' 1012 AB ', '1012%20AB'],
  ['1/2?x', '1%2F2%3Fx'],
  ['\ud8001', '1'],
])('asks for the postcode %j in the path [REQ-8 CAL-10]', async (zipCode, segment) => {
  const { request, outside } = plainRequests(place)
  expect(await findPlace(request, zipCode)).toEqual(place)
  expect(outside.requests[0]?.url.pathname).toBe(`/rest/v1/utility/getGeoLocationByZip/${segment}`)
  expect(outside.requests[0]?.init.method).toBe('GET')
})

test.each(['', ' ', '.', '..'])('knows without asking that %j is no postcode', async (zipCode) => {
  const { request, outside } = plainRequests(place)
  expect(await findPlace(request, zipCode)).toBeNull()
  expect(outside.requests).toEqual([])
})

test('finds what the platform knows, and nothing else [REQ-8 CAL-10]', async () => {
  const { request } = await platform.begin({ language: 'de' })
  expect(await findPlace(request, '10115')).toMatchObject({ city: 'Berlin', countryCode: 'DE' })
  expect(await findPlace(request, 'nowhere')).toBeNull()
})

test('fails when the platform does, naming the postcode nowhere', async () => {
  const refused = plainRequests({}, 503)
  await expect(findPlace(refused.request, '10115')).rejects.toBeInstanceOf(RequestFailed)
  const broken = plainRequests({ ...place, countryCode: 'DEU' })
  const error: unknown = await findPlace(broken.request, '10115').catch((reason) => reason)
  expect(error).toBeInstanceOf(AnswerInvalid)
  expect(error).toMatchObject({
    message: "the answer to utility/getGeoLocationByZip lacks a valid 'countryCode'",
  })
})
