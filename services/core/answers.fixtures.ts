import { expect } from 'vitest'
import { fakeEnvironment } from './environment.fixtures.ts'
import { createGraphqlService } from './graphql.service.ts'
import { createRequestService } from './request.service.ts'
import { secretCredentials } from './slot.fixtures.ts'

function answering(answer: unknown, status: number) {
  const { environment, outside } = fakeEnvironment()
  outside.answer = () => Response.json(answer, { status })
  const sent = () =>
    outside.requests.map(({ init: { body } }) =>
      typeof body === 'string' ? JSON.parse(body) : null,
    )
  return { environment, outside, sent }
}

/**
 * Plain requests that are all answered alike.
 * @returns `calls` as "METHOD path", `sent` their bodies
 */
export function plainRequests(answer: unknown = {}, status = 200) {
  const { environment, outside, sent } = answering(answer, status)
  const settings = { restUrl: 'https://platform.example/rest/v1/', ver: 'v7', language: 'en' }
  const request = createRequestService(
    environment,
    () => settings,
    () => secretCredentials,
  )
  const calls = () =>
    outside.requests.map(
      ({ url, init }) => `${init.method} ${url.pathname.slice('/rest/v1/'.length)}`,
    )
  return { request, outside, sent, calls }
}

/** A GraphQL service that answers every question alike; `sent` are the variables of each. */
export function graphqlQuestions(answer: unknown) {
  const { environment, outside, sent } = answering(answer, 200)
  const service = createGraphqlService(environment, {
    name: 'service',
    tokenMissing: 'the service needs the token',
    url: () => 'https://platform.example/graphql',
    token: () => secretCredentials.accessToken,
  })
  return { service, outside, sent: () => sent().map(({ variables }) => variables) }
}

/** The path of each field within an object, lists included, and the object without it. */
export function withoutEachField(whole: object): [path: string, rest: object][] {
  return Object.entries(whole).flatMap(([name, part]): [string, object][] => {
    const { [name]: _, ...rest } = whole as Record<string, unknown>
    const within = isObject(part) ? withoutEachField(part) : []
    const shortened = within.map(([path, less]): [string, object] => [
      `${name}.${path}`,
      Array.isArray(whole) ? [less] : { ...whole, [name]: less },
    ])
    return Array.isArray(whole) ? shortened : [[name, rest], ...shortened]
  })
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

/** What no service may take for an answer. */
export const hostileAnswers: [what: string, answer: () => Response][] = [
  ['a page of HTML', () => new Response('<html>Anna</html>', { status: 502 })],
  ['nothing', () => new Response('')],
  ['a torn answer', () => new Response('{"data":{"cha')],
  ['null', () => Response.json(null)],
  ['a list', () => Response.json([])],
  ['no data', () => Response.json({ data: null })],
  ['a failure', () => Response.json({ error: { message: 'Anna' } }, { status: 500 })],
  ['errors beside data', () => Response.json({ errors: [{ message: 'Anna' }], data: {} })],
]

/** The path of each field within an object, lists included, and the object with it of another type. */
export function withEachFieldWrong(whole: object): [path: string, wrong: object][] {
  return Object.entries(whole).flatMap(([name, part]): [string, object][] => {
    const replaced = (value: unknown) =>
      Array.isArray(whole) ? whole.with(Number(name), value) : { ...whole, [name]: value }
    const within = isObject(part) ? withEachFieldWrong(part) : []
    return [
      [name, replaced(typeof part === 'string' ? 7 : 'Anna')],
      ...within.map(([path, wrong]): [string, object] => [`${name}.${path}`, replaced(wrong)]),
    ]
  })
}

/** Why hostile answers are refused; none of it quotes them. */
export const refusal = {
  name: expect.stringMatching(/^(AnswerInvalid|RequestFailed|GraphqlFailed)$/),
  message: expect.not.stringContaining('Anna'),
}
