import type { TadaDocumentNode } from 'gql.tada'
import * as v from 'valibot'
import { AnswerInvalid, parseAnswer } from './answer.ts'
import { withDeadline } from './deadline.ts'
import type { Environment } from './environment.ts'
import { operationOf, textOf } from './graphql/document.ts'

/** One GraphQL service: where it is and what proves that its questions may be asked. */
export interface GraphqlSettings {
  /** Names the service in errors: `query service`. */
  name: string
  url: () => string
  /** What a question is rejected with that has no token: `Missing Vxql-Token`. */
  tokenMissing: string
  /** Null while there is none. */
  token: () => string | null
}

export interface GraphqlService {
  /** Asks a document's question and gives `data` of the answer, parsed by a schema that fits it. */
  ask<TData, TVariables, TAnswer>(
    document: TadaDocumentNode<TData, TVariables>,
    variables: TVariables,
    schema: v.GenericSchema<NoInfer<TData>, TAnswer>,
    signal?: AbortSignal,
  ): Promise<TAnswer>
}

/** A question that a GraphQL service did not answer; it quotes nothing of what the service said. */
export class GraphqlFailed extends Error {
  override readonly name = 'GraphqlFailed'
  /** What the first error is called by the service; `unknown` when it has no code. */
  readonly code: string

  constructor(service: string, operation: string, code: string) {
    super(`the ${service} did not answer ${operation}: ${code}`)
    this.code = code
  }
}

const codeSchema = v.object({
  extensions: v.object({ code: v.union([v.string(), v.pipe(v.number(), v.transform(String))]) }),
})

const errorSchema = v.object({
  errors: v.pipe(v.array(v.unknown()), v.minLength(1)),
})

/**
 * Makes a client of a GraphQL service that carries its token as bearer [NET-11 NET-12].
 * @returns `ask`: it rejects with `tokenMissing`, without asking, when there is no token; with
 * `GraphqlFailed` when the service cannot be reached, does not answer within 30 s or answers with
 * errors; with `AnswerInvalid` when the answer breaks the schema
 */
export function createGraphqlService(
  environment: Environment,
  { name, url, tokenMissing, token }: GraphqlSettings,
): GraphqlService {
  return {
    async ask(document, variables, schema, signal) {
      const query = textOf(document)
      const operation = operationOf(query)
      const bearer = token()
      if (!bearer) throw new Error(tokenMissing)
      const init = {
        method: 'POST',
        credentials: 'omit',
        headers: {
          accept: 'application/json',
          authorization: `Bearer ${bearer}`,
          'content-type': 'application/json',
        },
        body: JSON.stringify({ query, variables }),
      } as const
      try {
        const text = await withDeadline(
          environment,
          async (deadline) => {
            const response = await environment.fetch(url(), { ...init, signal: deadline })
            return await response.text()
          },
          signal,
        )
        const refusal = codeOf(text)
        if (refusal !== undefined) throw new GraphqlFailed(name, operation, refusal)
        return parseAnswer(operation, text, v.object({ data: schema })).data
      } catch (error) {
        if (error instanceof GraphqlFailed || error instanceof AnswerInvalid) throw error
        throw new GraphqlFailed(name, operation, 'unreachable')
      }
    },
  }
}

/** The code of the first error in an answer; undefined when it has no errors. */
function codeOf(text: string): string | undefined {
  const result = v.safeParse(v.pipe(v.string(), v.parseJson(), errorSchema), text)
  if (!result.success) return undefined
  const first = v.safeParse(codeSchema, result.output.errors[0])
  return first.success ? first.output.extensions.code : 'unknown'
}
