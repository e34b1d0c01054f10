import { buildSchema, type GraphQLSchema } from 'graphql'

const built = new Map<string, GraphQLSchema>()

/**
 * A GraphQL schema, built once however many simulators there are: nothing changes it.
 * @param text in the schema definition language
 * @throws GraphQLError when it is none
 */
export function schemaOf(text: string): GraphQLSchema {
  const schema = built.get(text) ?? buildSchema(text)
  built.set(text, schema)
  return schema
}
