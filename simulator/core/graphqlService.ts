import { graphql } from 'graphql'
import type { Handler } from 'hono'
import * as v from 'valibot'
import { readJson } from './bodies.ts'
import { text } from './entities.ts'
import { Refusal } from './refusal.ts'
import { schemaOf } from './schemaOf.ts'

type Resolver<Caller> = (args: never, caller: Caller) => unknown

/** One GraphQL service: what it offers and who may ask. */
interface GraphqlService<Caller> {
  /** Its schema in the schema definition language. */
  schema: string
  /** Answers the fields of `Query` and `Mutation`, or of what they hold, with `(args, caller)`. */
  root: Record<string, Resolver<Caller> | Record<string, Resolver<Caller>>>
  /**
   * Says who asks.
   * @throws Refusal 401 that names the token that is missing or wrong
   */
  identify(headers: Headers): Caller
  /** Content types that it takes besides `application/json`. */
  otherTypes?: string[]
}

const question = v.object({
  query: text,
  operationName: v.nullish(text),
  variables: v.nullish(v.record(v.string(), v.unknown())),
})

/**
 * The handler of a GraphQL service: POST, JSON in and out, errors as `{ errors: [{ message }] }`. A
 * question that the schema does not allow is answered with 400.
 */
export function graphqlHandler<Caller>(service: GraphqlService<Caller>): Handler {
  const schema = schemaOf(service.schema)
  const contentTypes = ['application/json', ...(service.otherTypes ?? [])]

  return async ({ req }) => {
    try {
      if (req.method !== 'POST') throw new Refusal(405, 'a GraphQL service takes POST')
      const contentType = req.header('content-type')?.split(';')[0] ?? ''
      if (!contentTypes.includes(contentType)) {
        throw new Refusal(415, `Content-Type: must be ${contentTypes.join(' or ')}`)
      }
      const contextValue = service.identify(req.raw.headers)
      const { query, operationName, variables } = await readJson(req, question)
      const result = await graphql({
        schema,
        source: query,
        rootValue: service.root,
        contextValue,
        operationName: operationName ?? null,
        variableValues: variables ?? null,
      })
      return Response.json(result, { status: result.data === undefined ? 400 : 200 })
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      const { status, message } = error
      return Response.json({ errors: [{ message }] }, { status })
    }
  }
}
