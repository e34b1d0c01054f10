import { readdir, readFile, writeFile } from 'node:fs/promises'
import { minifyIntrospection, preprocessIntrospection } from '@gql.tada/internal'
import { buildSchema, type GraphQLSchema, introspectionFromSchema, parse, validate } from 'graphql'
import { describe, expect, test } from 'vitest'
import * as bonusCode from './bonusCode.documents.ts'
import * as content from './content.documents.ts'
import { textOf } from './document.ts'
import * as feed from './feed.documents.ts'
import * as guest from './guest.documents.ts'
import * as albums from './query.albums.documents.ts'
import * as query from './query.documents.ts'
import * as videos from './query.videos.documents.ts'
import * as tracking from './tracking.documents.ts'

const services = {
  bonusCode,
  content,
  feed,
  guest,
  query: { ...query, ...albums, ...videos },
  tracking,
}

async function schemaOf(name: string): Promise<GraphQLSchema> {
  const folder = 'simulator/core/graphql/'
  const isOfService = (file: string) => file.startsWith(`${name}.`) && file.endsWith('.graphql')
  const files = (await readdir(folder)).filter(isOfService)
  const parts = await Promise.all(files.map((file) => readFile(folder + file, 'utf8')))
  return buildSchema(parts.join('\n'))
}

/** The types that gql.tada reads, as the text of a module. */
function moduleOf(schema: GraphQLSchema): string {
  const { __schema } = introspectionFromSchema(schema, { descriptions: false })
  const types = preprocessIntrospection(minifyIntrospection({ __schema }))
  return `/** Written by services/core/graphql/introspection.test.ts. */\nexport type introspection = ${types}`
}

const withoutLayout = (text: string) => text.replace(/[\s;,'"|]/g, '')

describe.each(Object.entries(services))('the %s service', (name, documents) => {
  test.each(Object.entries(documents))('takes the document %s', async (_, document) => {
    expect(validate(await schemaOf(name), parse(textOf(document)))).toEqual([])
  })

  test('has the types of its schema; UPDATE_SCHEMAS=1 writes them anew', async () => {
    const path = `services/core/graphql/${name}.introspection.ts`
    const expected = moduleOf(await schemaOf(name))
    if (process.env.UPDATE_SCHEMAS) await writeFile(path, expected)
    expect(withoutLayout(await readFile(path, 'utf8'))).toBe(withoutLayout(expected))
  })
})

test('finds a document that asks for what is not there', async () => {
  const schema = await schemaOf('query')
  expect(validate(schema, parse('{ categories(language: "en") { colour } }'))).toHaveLength(1)
})
