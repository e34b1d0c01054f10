import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { actorProfile } from '../../fixtures/live/actorProfile.fixtures.ts'
import { chatShow } from '../../fixtures/live/chatShows.fixtures.ts'
import { listedPerformer } from '../../fixtures/live/performers.fixtures.ts'
import { openHouse } from '../core/testing/house.tsx'

const data = () =>
  [...document.querySelectorAll('script[type="application/ld+json"]')].map(
    ({ textContent }) => JSON.parse(textContent) as Record<string, unknown>,
  )

async function enter(address: string) {
  const house = openHouse('en', { address })
  await render(house.view())
  await house.admitVisitor()
  return house
}

const here = location.origin

test('a profile tells search engines whom it is about, and nothing that they say of themselves can be run', async () => {
  const house = await enter('/en/amateur/juno-amber/')
  await expect.poll(() => house.loadActorProfile.calls.length).toBe(1)
  const about = '</script><script>document.title = "taken"</script>'
  await (await house.loadActorProfile.call(0)).resolve(actorProfile({ about }))
  await expect.poll(data).toHaveLength(1)
  expect(data()[0]).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'ProfilePage',
    inLanguage: 'en',
    mainEntity: {
      '@type': 'Person',
      name: actorProfile().name,
      url: expect.stringMatching(new RegExp(`^${here}/en/amateur/`)),
      image: expect.stringMatching(new RegExp(`^${here}/pictures/`)),
      description: about,
    },
  })
  const [script] = document.querySelectorAll('script[type="application/ld+json"]')
  expect(script?.innerHTML).not.toContain('<')
})

test('the list of the cams tells who is on it, in its order', async () => {
  const house = await enter('/en/cams/')
  await expect.poll(() => house.loadListPage.calls.length).toBe(1)
  const items = [listedPerformer(), listedPerformer({ id: 'b', name: 'Ada Lark' })]
  await (await house.loadListPage.call(0)).resolve({ items, totals: { all: 2 }, next: null })
  await expect.poll(data).toHaveLength(1)
  const item = { '@type': 'Person', name: 'Ada Lark', url: `${here}/en/amateur/ada%20lark/` }
  expect(data()[0]).toMatchObject({
    '@type': 'ItemList',
    itemListElement: [{ position: 1 }, { '@type': 'ListItem', position: 2, item }],
  })
})

test('the programme tells each show as an event: what, when, where and with whom', async () => {
  const house = await enter('/en/cam-shows/')
  await expect.poll(() => house.loadListPage.calls.length).toBe(1)
  const start = house.clock.now() + 3_600_000
  const show = chatShow({
    start,
    end: start + 60_000,
    actorName: 'Ada Lark',
    actorLink: 'ada-lark',
  })
  await (await house.loadListPage.call(0)).resolve({
    items: [show],
    totals: { all: null },
    next: null,
  })
  await expect.poll(data).toHaveLength(1)
  expect(data()[0]).toMatchObject({
    itemListElement: [
      {
        item: {
          '@type': 'Event',
          startDate: new Date(start).toISOString(),
          endDate: new Date(start + 60_000).toISOString(),
          location: { '@type': 'VirtualLocation', url: `${here}/en/amateur/ada-lark/` },
          performer: { '@type': 'Person', name: 'Ada Lark' },
        },
      },
    ],
  })
})

test('a page that is left tells no more', async () => {
  const house = await enter('/en/cams/')
  await expect.poll(() => house.loadListPage.calls.length).toBe(1)
  const items = [listedPerformer()]
  await (await house.loadListPage.call(0)).resolve({ items, totals: { all: 1 }, next: null })
  await expect.poll(data).toHaveLength(1)
  house.goTo('/en/terms-of-service/')
  await expect.poll(data).toEqual([])
})
