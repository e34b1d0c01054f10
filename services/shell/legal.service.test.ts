import { expect, test } from 'vitest'
import { fakeEnvironment } from '../core/environment.fixtures.ts'
import { eachTestItsServices } from '../core/platform.fixtures.ts'
import { createRequestService } from '../core/request.service.ts'
import { secretCredentials } from '../core/slot.fixtures.ts'
import { loadLegalText } from './legal.service.ts'

const platform = eachTestItsServices()

test.each(['PP', 'GTC', 'IMP'] as const)('downloads the legal text %s [LGL-7]', async (id) => {
  const { request } = await platform.begin()
  const text = await loadLegalText(request, id)
  expect(text.length).toBeGreaterThan(200)
  expect(text).not.toMatch(/^\s*[{<]/)
})

test("downloads a legal text in the page's language [LGL-7]", async () => {
  const german = await platform.begin({ language: 'de' })
  const english = await platform.begin({ language: 'en' })
  const texts = await Promise.all([
    loadLegalText(german.request, 'GTC'),
    loadLegalText(english.request, 'GTC'),
  ])
  expect(texts[0]).not.toBe(texts[1])
})

test('asks by the id in the path and refuses an empty text', async () => {
  const { environment, outside } = fakeEnvironment()
  outside.answer = () => new Response('\n')
  const settings = { restUrl: 'https://platform.example/rest/v1/', ver: 'v7', language: 'en' }
  const request = createRequestService(
    environment,
    () => settings,
    () => secretCredentials,
  )
  await expect(loadLegalText(request, 'IMP')).rejects.toThrow(
    'the answer to asset/legal-text/download/IMP is empty',
  )
  expect(outside.requests[0]?.url.pathname).toBe('/rest/v1/asset/legal-text/download/IMP')
})
