import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { loadBonusAvailable } from '../account/ageVerification.service.ts'
import { sendFeatureFeedback } from '../live/featureFeedback.service.ts'
import { loadCategories } from '../shell/categories.service.ts'
import { AnswerInvalid } from './answer.ts'
import { fakeEnvironment } from './environment.fixtures.ts'
import { textOf } from './graphql/document.ts'
import { categoriesDocument } from './graphql/query.documents.ts'
import { createGraphqlService, GraphqlFailed } from './graphql.service.ts'
import { eachTestItsServices } from './platform.fixtures.ts'
import { secretCredentials } from './slot.fixtures.ts'

const { queryToken } = secretCredentials

function queryService(token: () => string | null = () => queryToken) {
  const { environment, outside } = fakeEnvironment()
  const query = createGraphqlService(environment, {
    name: 'query service',
    tokenMissing: 'Missing Vxql-Token',
    url: () => 'https://platform.example/graphql/query',
    token,
  })
  const data = { categories: [{ slug: 'dance', title: 'Tanz' }] }
  outside.answer = () => Response.json({ data })
  const ask = (signal?: AbortSignal) => loadCategories(query, 'de', signal)
  return { ask, query, outside }
}

async function rejection(work: Promise<unknown>): Promise<Error> {
  const error = await work.then(
    () => expect.unreachable('the question was answered'),
    (reason: unknown) => reason,
  )
  return error instanceof Error ? error : expect.unreachable('no Error was thrown')
}

test('posts the document and its variables with the token as bearer and no cookie', async () => {
  const { ask, outside } = queryService()
  expect(await ask()).toEqual([{ slug: 'dance', title: 'Tanz' }])
  const request = outside.requests[0]
  expect(request?.url.href).toBe('https://platform.example/graphql/query')
  expect(request?.init).toMatchObject({ method: 'POST', credentials: 'omit' })
  expect(request?.headers.get('authorization')).toBe(`Bearer ${queryToken}`)
  expect(JSON.parse(request?.init.body as string)).toEqual({
    query: textOf(categoriesDocument),
    variables: { language: 'de' },
  })
})

test.each([null, ''])(
  'rejects without asking when the token is missing [NET-12]',
  async (token) => {
    const { ask, outside } = queryService(() => token)
    expect((await rejection(ask())).message).toBe('Missing Vxql-Token')
    expect(outside.requests).toEqual([])
  },
)

describe('a question that several ask at the same time', () => {
  const refused = { answer: () => Response.json({ errors: [{}] }), error: GraphqlFailed }
  const lacking = { answer: () => Response.json({ data: {} }), error: AnswerInvalid }

  test('is asked once, and again once it was answered', async () => {
    const { ask, outside } = queryService()
    const [one, other] = await Promise.all([ask(), ask()])
    expect(one).toEqual(other)
    expect(outside.requests).toHaveLength(1)
    await ask()
    expect(outside.requests).toHaveLength(2)
  })

  test('is another one with other variables or another token', async () => {
    let token = 'one'
    const { query, outside } = queryService(() => token)
    const asked = [loadCategories(query, 'de'), loadCategories(query, 'en')]
    token = 'other'
    await Promise.all([...asked, loadCategories(query, 'de')])
    expect(outside.requests).toHaveLength(3)
  })

  test.each([refused, lacking])('fails for each of them', async ({ answer, error }) => {
    const { ask, outside } = queryService()
    outside.answer = answer
    const both = [rejection(ask()), rejection(ask())]
    for (const one of both) expect(await one).toBeInstanceOf(error)
    expect(outside.requests).toHaveLength(1)
  })

  test('ends once none of them waits for it any more', async () => {
    const { ask, outside } = queryService()
    outside.answer = () => new Promise(() => {})
    const [one, other] = [new AbortController(), new AbortController()]
    const both = [rejection(ask(one.signal)), rejection(ask(other.signal))]
    one.abort()
    expect(await both[0]).toMatchObject({ code: 'unreachable' })
    const ending = outside.requests[0]?.init.signal
    expect(ending?.aborted).toBe(false)
    other.abort()
    expect(await both[1]).toMatchObject({ code: 'unreachable' })
    expect(ending?.aborted).toBe(true)
  })

  test('is sent by each of them when it changes something', async () => {
    const { query, outside } = queryService()
    outside.answer = () => Response.json({ data: { featureFeedback: true } })
    const thank = () => sendFeatureFeedback(query, { feature: 'actorSearch', isHelpful: true })
    await Promise.all([thank(), thank()])
    expect(outside.requests).toHaveLength(2)
  })
})

test.each([
  [{ errors: [{ message: 'secret', extensions: { code: 'FORBIDDEN' } }] }, 200, 'FORBIDDEN'],
  [{ errors: [{ message: 'secret', extensions: { code: 7 } }] }, 200, '7'],
  [{ errors: [{ extensions: { code: { secret: 1 } } }] }, 200, 'unknown'],
  [{ errors: ['secret', { extensions: { code: 'SECOND' } }] }, 200, 'unknown'],
  [{ errors: [{ message: 'secret' }], data: null }, 200, 'unknown'],
  [{ errors: [{ message: 'secret' }] }, 401, 'unknown'],
])('tells the code of the first error and nothing else of %j', async (answer, status, code) => {
  const { ask, outside } = queryService()
  outside.answer = () => Response.json(answer, { status })
  const error = await rejection(ask())
  expect(error).toBeInstanceOf(GraphqlFailed)
  expect(error).toMatchObject({ code })
  expect(error.message).toBe(`the query service did not answer categories: ${code}`)
})

test('names operation and field of an answer that breaks its contract, and no value', async () => {
  const { ask, outside } = queryService()
  outside.answer = () => Response.json({ data: { categories: [{ slug: 'secret' }] } })
  const error = await rejection(ask())
  expect(error).toBeInstanceOf(AnswerInvalid)
  expect(error.message).toBe("the answer to categories lacks a valid 'data.categories.0.title'")
})

test('names the operation whose answer is not JSON and quotes nothing of it', async () => {
  const { ask, outside } = queryService()
  outside.answer = () => new Response('<html>secret</html>', { status: 502 })
  expect((await rejection(ask())).message).toBe('the answer to categories is not JSON')
})

test('takes a page that came in place of the answer for a service out of reach', async () => {
  const { ask, outside } = queryService()
  const headers = { 'content-type': 'text/html' }
  outside.answer = () => new Response('<html>secret</html>', { headers })
  const error = await rejection(ask())
  expect(error.message).toBe('the query service did not answer categories: unreachable')
})

test.each([
  [null, 'is not of the shape agreed'],
  [{}, "lacks a valid 'data'"],
  [{ data: null }, "lacks a valid 'data'"],
  [{ data: 'secret' }, "lacks a valid 'data'"],
  [{ data: [] }, "lacks a valid 'data.categories'"],
  [{ errors: 'secret' }, "lacks a valid 'errors'"],
])('says what a response lacks that is none: %j', async (answer, lack) => {
  const { ask, outside } = queryService()
  outside.answer = () => Response.json(answer)
  const error = await rejection(ask())
  expect(error).toBeInstanceOf(AnswerInvalid)
  expect(error.message).toBe(`the answer to categories ${lack}`)
})

test('tells nothing of the url or the token when the network fails', async () => {
  const { ask, outside } = queryService()
  outside.answer = ({ url }) => Promise.reject(new TypeError(`cannot reach ${url}`))
  const error = await rejection(ask())
  expect(error.message).toBe('the query service did not answer categories: unreachable')
  expect(error.cause).toBeUndefined()
})

test('gives up an answer that does not come within 30 s, or when the caller does', async () => {
  const { ask, outside } = queryService()
  outside.answer = ({ init: { signal } }) =>
    new Promise((_, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason))
    })
  const late = rejection(ask())
  await Promise.resolve()
  outside.clock.step(30_000)
  expect(await late).toMatchObject({ code: 'unreachable' })
  const caller = new AbortController()
  const unwanted = rejection(ask(caller.signal))
  caller.abort()
  expect(await unwanted).toMatchObject({ code: 'unreachable' })
  await expect.poll(outside.clock.pending).toBe(0)
})

describe('before the platform', () => {
  const platform = eachTestItsServices()

  async function services(options: Parameters<typeof platform.begin>[0] = {}) {
    const { environment, credentials } = await platform.begin(options)
    const settings = (name: string, token: () => string | null) => ({
      name: `${name} service`,
      tokenMissing: `the ${name} service needs its token`,
      url: () => `${platform.simulator.url}graphql/${name}`,
      token,
    })
    return {
      query: createGraphqlService(
        environment,
        settings('query', () => credentials().queryToken),
      ),
      guest: createGraphqlService(
        environment,
        settings('guest', () => credentials().accessToken),
      ),
      wrong: createGraphqlService(
        environment,
        settings('guest', () => 'wrong'),
      ),
    }
  }

  test('an anonymous visitor gets the categories, titled in the language', async () => {
    const { query } = await services()
    const [english, german] = await Promise.all([
      loadCategories(query, 'en'),
      loadCategories(query, 'de'),
    ])
    expect(english.length).toBeGreaterThan(20)
    expect(german.map(({ slug }) => slug)).toEqual(english.map(({ slug }) => slug))
    expect(german).not.toEqual(english)
  })

  test('a guest asks the guest service with the session as bearer [NET-11]', async () => {
    const { guest, wrong } = await services({ guestId: 'guest1' })
    expect(typeof (await loadBonusAvailable(guest))).toBe('boolean')
    await expect(loadBonusAvailable(wrong)).rejects.toBeInstanceOf(GraphqlFailed)
  })

  test('an anonymous visitor does not ask the guest service', async () => {
    const { guest } = await services()
    await expect(loadBonusAvailable(guest)).rejects.toThrow('the guest service needs its token')
  })

  test('a document that the service does not know fails by its name', async () => {
    const { query } = await services()
    const unknown = 'query colours { colours }' as unknown as typeof categoriesDocument
    await expect(
      query.ask(unknown, { language: 'en' }, v.object({ categories: v.array(v.never()) })),
    ).rejects.toThrow('the query service did not answer colours: unknown')
  })
})
