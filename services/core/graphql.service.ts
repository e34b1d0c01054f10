import type { TadaDocumentNode } from 'gql.tada'
import { ClientError, GraphQLClient } from 'graphql-request'
import * as v from 'valibot'
import { AnswerInvalid, checkAnswer, parseAnswer } from './answer.ts'
import { withDeadline } from './deadline.ts'
import type { Environment } from './environment.ts'
import { isMutation, operationOf, textOf } from './graphql/document.ts'
import { createSharedWork } from './sharedWork.ts'

/** One GraphQL service: where it is and what proves that its questions may be asked. */
export interface GraphqlSettings {
  /** Names the service in errors: `query service`. */
  name: string
  url: () => string
  /** What a question is rejected with that has no token: `Missing Vxql-Token`; null where it is asked without. */
  tokenMissing: string | null
  /** Null while there is none. */
  token: () => string | null
}

export interface GraphqlService {
  /**
   * Asks a document's question and gives `data` of the answer, parsed by a schema that fits it. A question
   * that is on its way is not asked again, and is given up once nobody waits for it.
   */
  ask<TData, TVariables extends object, TAnswer>(
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

/** A response by the GraphQL specification (§7.1). */
const responseSchema = v.object({
  data: v.optional(v.nullable(v.record(v.string(), v.unknown()))),
  errors: v.optional(v.array(v.unknown())),
  extensions: v.optional(v.record(v.string(), v.unknown())),
})

/**
 * Makes a client of a GraphQL service that carries its token, when there is one, as bearer
 * [NET-11 NET-12 FEED-26].
 * @returns `ask`: it rejects with `tokenMissing`, without asking, when there must be a token and is none; with
 * `GraphqlFailed` when the service cannot be reached, does not answer within 30 s, answers with errors
 * or something else answers in its place; with `AnswerInvalid` when the answer breaks the schema
 */
export function createGraphqlService(
  environment: Environment,
  { name, url, tokenMissing, token }: GraphqlSettings,
): GraphqlService {
  const share = createSharedWork()
  return {
    async ask(document, variables, schema, signal) {
      const query = textOf(document)
      const operation = operationOf(query)
      const bearer = token()
      if (!bearer && tokenMissing !== null) throw new Error(tokenMissing)
      const address = url()
      const client = new GraphQLClient(address, {
        credentials: 'omit',
        excludeOperationName: true,
        fetch: (_, init) => environment.fetch(address, { ...init }),
        headers: {
          accept: 'application/json',
          ...(bearer && { authorization: `Bearer ${bearer}` }),
        },
        jsonSerializer: {
          parse: (text) => parseAnswer(operation, text, responseSchema),
          stringify: JSON.stringify,
        },
      })
      const post = (ending?: AbortSignal) =>
        withDeadline(
          environment,
          (deadline) => client.request<unknown>({ document: query, variables, signal: deadline }),
          ending,
        )
      const answerSchema = v.object({ data: schema })
      try {
        const data = isMutation(query)
          ? await post(signal)
          : await share(JSON.stringify([address, bearer, query, variables]), post, signal)
        return checkAnswer(operation, { data }, answerSchema).data
      } catch (error) {
        if (error instanceof AnswerInvalid) throw error
        if (!(error instanceof ClientError)) throw new GraphqlFailed(name, operation, 'unreachable')
        const { errors, body } = error.response
        if (errors?.length) throw new GraphqlFailed(name, operation, codeOf(errors[0]))
        return parseAnswer(operation, body, answerSchema).data
      }
    },
  }
}

/** The code of an error as a service sends it. */
function codeOf(error: unknown): string {
  const result = v.safeParse(codeSchema, error)
  return result.success ? result.output.extensions.code : 'unknown'
}
