import { expect, test } from 'vitest'
import { featureItems } from '../../fixtures/area/feature.fixtures.ts'
import { createCredentialStore } from '../core/credentials.ts'
import { fakeEnvironment } from '../core/environment.fixtures.ts'
import { loadFeature } from './feature.service.ts'
import { createRequestService } from '../core/request.service.ts'

function createFeature(answer: object) {
  const { environment, outside } = fakeEnvironment()
  outside.answer = () => Response.json(answer)
  const settings = { restUrl: 'https://platform.example/rest/v1/', ver: 'v7', language: 'en' }
  const { read } = createCredentialStore()
  const request = createRequestService(environment, () => settings, read)
  return { request, outside }
}

test('asks the platform for the items', async () => {
  const { request, outside } = createFeature({ items: featureItems() })
  expect(await loadFeature(request)).toEqual(featureItems())
  expect(outside.requests[0]?.url.pathname).toBe('/rest/v1/feature')
})

test('refuses an answer that lacks a field, by its name', async () => {
  const { request } = createFeature({ items: [{ id: 'first' }] })
  await expect(loadFeature(request)).rejects.toThrow('items.0.title')
})
