import { describe, expect, test } from 'vitest'
import {
  graphqlQuestions,
  hostileAnswers,
  plainRequests,
  refusal,
} from '../core/answers.fixtures.ts'
import { createGraphqlService } from '../core/graphql.service.ts'
import { eachTestItsServices } from '../core/platform.fixtures.ts'
import { loadSeoTexts } from './seoTexts.service.ts'

const platform = eachTestItsServices()

const about = { title: 'About cams', text: 'One.\n\nTwo.' }
const ofActor = { actorId: 'actor/7', tagGroup: 'red hair' }

test('asks the query service by tags, in the language of the page [SEO-5 QRY-1]', async () => {
  const { service: query, sent } = graphqlQuestions({ data: { seoTexts: [about] } })
  const { request } = plainRequests()
  expect(await loadSeoTexts({ query, request }, { tags: ['cams', 'new'] }, 'nl')).toEqual([about])
  expect(sent()).toEqual([{ tags: ['cams', 'new'], language: 'nl' }])
})

test('asks for a performer’s page of a group of tags by GET; it may have none [SEO-3]', async () => {
  const { service: query } = graphqlQuestions({})
  const { request, calls } = plainRequests({ content: about })
  expect(await loadSeoTexts({ query, request }, ofActor, 'en')).toEqual([about])
  expect(calls()).toEqual(['GET seo/getActorSeoContent/actor%2F7/red%20hair'])
  const without = plainRequests({ content: null })
  expect(await loadSeoTexts({ query, request: without.request }, ofActor, 'en')).toEqual([])
})

test.each(hostileAnswers)('rejects %s', async (_, hostile) => {
  const { service: query, outside } = graphqlQuestions({})
  outside.answer = hostile
  const { request } = plainRequests()
  await expect(loadSeoTexts({ query, request }, { tags: [] }, 'en')).rejects.toMatchObject(refusal)
})

describe('the platform', () => {
  async function services(language: string) {
    const { environment, credentials, request } = await platform.begin({ language })
    const query = createGraphqlService(environment, {
      name: 'query service',
      tokenMissing: 'Missing Vxql-Token',
      url: () => `${platform.simulator.url}graphql/query`,
      token: () => credentials().queryToken,
    })
    return { query, request }
  }

  test.each(['de', 'en', 'es', 'nl'])(
    'has texts in %s, and none about other tags',
    async (language) => {
      const asked = await services(language)
      const [cams, shows, ...others] = await loadSeoTexts(
        asked,
        { tags: ['cams', 'constructor', 'shows'] },
        language,
      )
      expect(others).toEqual([])
      expect(cams?.title).not.toBe(shows?.title)
      const [ofPage] = await loadSeoTexts(
        asked,
        { actorId: 'actor3', tagGroup: 'red-hair' },
        language,
      )
      const name = platform.simulator.world.performers.get('actor3')?.name
      expect(ofPage?.title).toBe(`${name}: red hair`)
    },
  )
})
