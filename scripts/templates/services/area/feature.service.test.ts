import { expect, test } from 'vitest'
import { featureItems } from '../../fixtures/area/feature.fixtures.ts'
import { createCredentialStore } from '../core/credentials.ts'
import { fakeEnvironment } from '../core/environment.fixtures.ts'
import { createFeatureService } from './feature.service.ts'
import { createRequestService } from '../core/request.service.ts'

function createFeature(answer: object) {
  const { environment, outside } = fakeEnvironment()
  outside.answer = () => Response.json(answer)
  const settings = { restUrl: 'https://platform.example/rest/v1/', ver: 'v7', language: 'en' }
  const { read } = createCredentialStore()
  const request = createRequestService(environment, () => settings, read)
  return { feature: createFeatureService(request), outside }
}

test('asks the platform for the items', async () => {
  const { feature, outside } = createFeature({ items: featureItems() })
  expect(await feature.loadFeature()).toEqual(featureItems())
  expect(outside.requests[0]?.url.pathname).toBe('/rest/v1/feature')
})

test('refuses an answer that lacks a field, by its name', async () => {
  const { feature } = createFeature({ items: [{ id: 'first' }] })
  await expect(feature.loadFeature()).rejects.toThrow('items.0.title')
})
