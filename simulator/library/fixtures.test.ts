import { buildSchema, getNamedType, graphql, isCompositeType, isObjectType } from 'graphql'
import { expect, test } from 'vitest'
import {
  aBundle,
  aCollection,
  aMediathekEntry,
  anOpenedFilm,
  aPurchase,
  aTag,
  aVideoStar,
  aVip30Value,
} from '../../fixtures/library/library.fixtures.ts'
import { anAlbum, aVideo } from '../../fixtures/library/media.fixtures.ts'
import { querySchema } from '../core/graphql/querySchema.ts'
import { testLibrary } from './library.fixtures.ts'

const shop = testLibrary()
const schema = buildSchema(querySchema)

/** All fields of a type, and of those that they are of. */
function fieldsOf(name: string): string {
  const type = schema.getType(name)
  if (!isObjectType(type)) throw new Error(`there is no type ${name}`)
  const fields = Object.values(type.getFields()).map((field) => {
    const inner = getNamedType(field.type)
    return isCompositeType(inner) ? `${field.name} ${fieldsOf(inner.name)}` : field.name
  })
  return `{ ${fields.join(' ')} }`
}

test.each([
  ['Video', 'videos_v2(ids: [], language: "en")', { videos_v2: [aVideo()] }],
  ['Albums', 'albums(language: "en")', { albums: { albums: [anAlbum()], total: 1 } }],
  [
    'Mediathek',
    'mediathek(language: "en")',
    { mediathek: { entries: [aMediathekEntry()], total: 1, counts: [] } },
  ],
  ['VideoStar', 'videoStars', { videoStars: [aVideoStar()] }],
  ['Vip30Value', 'vip30History', { vip30History: [aVip30Value()] }],
  ['Tag', 'tagSearch(search: "a", language: "en")', { tagSearch: [aTag()] }],
  ['Bundle', 'bundles(language: "en")', { bundles: [aBundle()] }],
  ['Collection', 'collection(id: "a", language: "en")', { collection: aCollection() }],
] as const)(
  'the fixture of %s is what its schema says, no more and no less',
  async (type, question, rootValue) => {
    const source = `{ ${question} ${fieldsOf(type)} }`
    const { data, errors } = await graphql({ schema, source, rootValue })
    expect(errors).toBeUndefined()
    expect(JSON.parse(JSON.stringify(data))).toEqual(rootValue)
  },
)

test('fixtures of plain answers have the fields that the platform answers', async () => {
  const video = shop.aVideoForSale()
  const order = { key: 'a', price: video.basePrice }
  shop.setBalance('guest6', 400)
  const { status: _bought, ...bought } = await shop.post(`video/${video.id}/buy`, order, 'guest6')
  expect(namesOf(aPurchase())).toEqual(namesOf(bought))
  const { status: _opened, ...opened } = await shop.post(
    'watch/start',
    { videoId: video.id },
    'guest6',
  )
  expect(Object.keys(anOpenedFilm()).toSorted()).toEqual(Object.keys(opened).toSorted())
})

/** The names of all fields of something, however deep. */
function namesOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value)
    .flatMap(([name, inner]) => [name, ...namesOf(inner).map((one) => `${name}.${one}`)])
    .toSorted()
}
