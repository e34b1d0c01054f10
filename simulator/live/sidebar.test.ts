import { expect, test } from 'vitest'
import { testBusiness } from '../core/business.fixtures.ts'
import { sidebarRoot } from './sidebar.ts'

const business = testBusiness()

const groups = (language = 'en') => sidebarRoot(business.platform).sidebar({ language })
const entries = (kind: string, language?: string) =>
  groups(language).find((group) => group.kind === kind)?.entries ?? expect.unreachable(kind)

test('counts who is online, the fullest category first, and names the newest performers [SEO-6]', () => {
  expect(groups().map(({ kind }) => kind)).toEqual(['lists', 'categories', 'newFaces'])
  const counts = entries('categories').map(({ count }) => count ?? 0)
  expect(counts).toEqual(counts.toSorted((one, other) => other - one))
  const slug = entries('categories')[0]?.slug ?? expect.unreachable('somebody is online')
  const { performers } = business.simulator.world
  const there = [...performers.values()].filter(
    ({ categories, isOnline }) => isOnline && categories.includes(slug),
  )
  expect(counts[0]).toBe(there.length)
  const gone = there[0] ?? expect.unreachable('somebody is online')
  business.platform.performers.setOnline(gone.id, false)
  expect(entries('categories').find((one) => one.slug === slug)?.count).toBe(there.length - 1)
  const names = [...performers.values()].map(({ name }) => name)
  for (const { title } of entries('newFaces')) expect(names).toContain(title)
})

test('is told in the language of the page', () => {
  const titles = (language: string) => entries('lists', language).map(({ title }) => title)
  expect(titles('de')).toEqual(['Neue Gesichter', 'Gratis-Chat'])
  expect(titles('en')).toEqual(['New faces', 'Free chat'])
})
