import { setupI18n } from '@lingui/core'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import {
  pathOf,
  type Route,
  routeNames,
  shapeOf,
} from '../../../machines/shell/navigation/routes.ts'
import { openHouse } from '../../core/testing/house.tsx'
import { comingPages } from './comingPages.ts'
import english from './pages.en.json'
import { readable } from './readable.ts'

async function enterAt(path: string, isGuest = false) {
  const house = openHouse('en', { address: path })
  const screen = await render(house.view())
  await (isGuest ? house.admitGuest() : house.admitVisitor())
  return { house, screen, heading: screen.getByRole('heading', { level: 1 }) }
}

/** Parameters that fit a route, each its own name. */
function example(name: Route['name']): Route {
  const names = [...shapeOf(name, 'en').matchAll(/{(\w+)}/g)].map((found) => found[1] ?? '')
  const value = (param: string) => (param === 'event' ? 'halloween' : `some-${param.toLowerCase()}`)
  return { name, params: Object.fromEntries(names.map((param) => [param, value(param)])) } as Route
}

const i18n = setupI18n({ locale: 'en', messages: { en: english } })

const coming = routeNames.filter((name) => name in comingPages)

test('every route is a page for guests: built, or named in the table of what comes [NAV-1]', () => {
  const built = [
    'home',
    'terms',
    'dataProtection',
    'imprint',
    'messenger',
    'profile',
    'actor',
    'actorAbout',
    'actorLiveShow',
    'actorTopCams',
    'actorVideos',
    'actorVideosByTag',
    'actorVideosClassic',
    'camShows',
    'benefits',
    'cams',
    'favoriteCams',
    'newGirls',
    'freeChat',
    'category',
    'contests',
    'tvMediaSeries',
    'actorAlbum',
    'photos',
    'video',
    'mediathek',
    'mediathekPhotos',
    'dailyDeals',
    'videosStars',
    'vipClub',
    'bundles',
    'videos',
    'videosAll',
    'videosNew',
    'videosTrends',
    'videosFree',
    'videosOnSale',
    'videosVip',
  ]
  expect(routeNames.filter((name) => !(name in comingPages)).toSorted()).toEqual(built.toSorted())
})

test.each(coming)('%s names what comes there', async (name) => {
  const route = example(name)
  const { heading, screen } = await enterAt(pathOf(route, 'en'), true)
  const title =
    name === 'event' ? 'Halloween' : i18n._(`page.${name}.title`, readable(route.params))
  await expect.element(heading).toHaveTextContent(title)
  const lead = i18n._(`page.${name}.lead`, readable(route.params))
  await expect.element(screen.getByRole('main').getByText(lead)).toBeVisible()
  await expect.element(screen.getByText('Opening soon')).toBeVisible()
})

test.each([
  ['/en/feed/', { 390: 4, 800: 6, 1440: 8 }],
  [pathOf(example('event'), 'en'), { 390: 8, 800: 9, 1440: 12 }],
])('%s shows what comes in full rows, and no more of them on a phone', async (path, counts) => {
  const { screen } = await enterAt(path)
  const wall = screen.getByRole('region', { name: 'A first look' })
  await expect.element(wall).toBeVisible()
  for (const [width, count] of Object.entries(counts)) {
    await page.viewport(Number(width), 900)
    const shown = wall.getByRole('listitem').elements()
    const rows = Map.groupBy(shown, (item) => Math.round(item.getBoundingClientRect().top))
    expect(shown).toHaveLength(count)
    expect(new Set([...rows.values()].map(({ length }) => length)).size).toBe(1)
  }
})

test.each([
  ['/en/', 'The evening begins when you do.'],
  ['/en/new-girls/', 'New faces'],
  ['/en/free-chat/', 'Free chat'],
  ['/en/cams/', 'Live cams'],
  ['/en/cam-shows/', 'Cam shows'],
  ['/en/categories/red-hair/', 'Red hair'],
  ['/en/daily-deals/', 'Daily deals'],
  ['/en/vipclub/', 'VIP club'],
  ['/en/feed/', 'The feed'],
  ['/en/terms-of-service/', 'Terms of service'],
  ['/en/data-protection/', 'Privacy'],
])('%s opens its content page [CRT-3]', async (path, title) => {
  const { heading } = await enterAt(path)
  await expect.element(heading).toHaveTextContent(title)
})

test.each([
  '/en/myvisitx/profile/',
  '/en/myvisitx/mediathek/',
  '/en/myvisitx/mediathek/photos/',
  '/en/myvisitx/spinwheel/',
  '/en/myvisitx/benefits/',
  '/en/myvisitx/favorite-cams/',
])('%s is for the guest; a visitor is asked in instead [NAV-4]', async (path) => {
  const visitor = await enterAt(path)
  await expect.element(visitor.heading).toHaveTextContent('This page is yours alone')
  expect(visitor.screen.getByRole('navigation', { name: 'Pages of my area' }).query()).toBeNull()
  await visitor.screen.getByRole('main').getByRole('button', { name: 'Log in' }).click()
  await expect.element(visitor.screen.getByRole('dialog', { name: 'Log in' })).toBeVisible()
  await visitor.screen.unmount()

  const guest = await enterAt(path, true)
  await expect
    .element(guest.screen.getByRole('navigation', { name: 'Pages of my area' }))
    .toBeVisible()
})

test('waits with a personal page until it is known who is here', async () => {
  const house = openHouse('en', { address: '/en/myvisitx/benefits/' })
  const screen = await render(house.view())
  await house.boot()
  await expect.element(screen.getByText('Your account is loading')).toBeInTheDocument()
  await house.answerSession(house.guest)
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('My benefits')
})

test('shows a legal text as text, and hands it over as a file', async () => {
  const { house, screen } = await enterAt('/en/terms-of-service/')
  await expect.element(screen.getByText('The text is loading')).toBeInTheDocument()
  expect(house.loadLegalText.calls.map(({ input }) => input)).toEqual([{ id: 'GTC' }])
  await (await house.loadLegalText.call(0)).resolve('1. Who we are\n\nWe are <b>Limelight</b>.')

  await expect
    .element(screen.getByRole('heading', { level: 2, name: '1. Who we are' }))
    .toBeVisible()
  await expect.element(screen.getByText('We are <b>Limelight</b>.')).toBeVisible()
  const file = screen.getByRole('link', { name: 'Download as text' }).element()
  expect(file.getAttribute('download')).toBe('limelight-terms-of-service.txt')
  const text = await fetch(file.getAttribute('href') ?? '').then((answer) => answer.text())
  expect(text).toBe('1. Who we are\n\nWe are <b>Limelight</b>.')
})

test('a legal document says how it has changed, as far back as is wanted [SEO-4]', async () => {
  const house = openHouse('en', { address: '/en/terms-of-service/' })
  const screen = await render(house.view())
  await house.admitVisitor()
  await expect.poll(() => house.loadLegalText.calls).toHaveLength(1)
  await (await house.loadLegalText.call(0)).resolve('1. Who we are\n\nWe are Limelight.')
  const { calls } = house.loadLegalVersions
  await expect.poll(() => calls.map(({ input }) => input)).toEqual([{ id: 'GTC', offset: 0 }])
  const version = (id: string, year: number) => ({
    id,
    validFrom: Date.UTC(year, 8, 1),
    summary: `Changed in ${year}`,
  })
  await calls[0]?.resolve({ versions: [version('b', 2025)], total: 2 })
  const versions = screen.getByRole('region', { name: 'What has changed' })
  await expect
    .element(versions)
    .toHaveTextContent('In force since September 1, 2025Changed in 2025')
  const more = versions.getByRole('button', { name: 'Show earlier versions' })
  await more.click()
  await calls[1]?.resolve({ versions: [version('a', 2024)], total: 2 })
  await expect.element(versions).toHaveTextContent('Changed in 2024')
  expect(more.query()).toBeNull()
})

test('leaves out a title that a legal text brings along, and no other line', async () => {
  const { house, screen } = await enterAt('/en/data-protection/')
  await expect.element(screen.getByText('The text is loading')).toBeInTheDocument()
  await (await house.loadLegalText.call(0)).resolve('Privacy Policy\n\nRead this\n\n1. Who we are')
  await expect.element(screen.getByText('Read this')).toBeVisible()
  expect(screen.getByText('Privacy Policy').query()).toBeNull()
})

test('says when a legal text does not come, and loads it again when asked', async () => {
  const { house, screen } = await enterAt('/en/imprint/')
  await expect.element(screen.getByText('The text is loading')).toBeInTheDocument()
  await (await house.loadLegalText.call(0)).reject(new Error('500'))
  await expect.element(screen.getByRole('alert')).toHaveTextContent('could not be loaded')
  await screen.getByRole('button', { name: 'Try again' }).click()
  await (await house.loadLegalText.call(1)).resolve('We are here.')
  await expect.element(screen.getByText('We are here.')).toBeVisible()
})

test('offers ways on from an address that leads nowhere', async () => {
  const { screen, heading } = await enterAt('/en/nowhere/')
  await expect.element(heading).toHaveTextContent('Page not found')
  await screen.getByRole('main').getByRole('link', { name: 'See who is live' }).click()
  await expect.element(heading).toHaveTextContent('Live cams')
})

test('lists the headings of a legal text, each a way to its part', async () => {
  const { house, screen } = await enterAt('/en/terms-of-service/')
  await expect.element(screen.getByText('The text is loading')).toBeInTheDocument()
  const text = 'Terms\n\n1. Who we are\n\nLimelight.\n\n2. What it costs\n\nNothing.'
  await (await house.loadLegalText.call(0)).resolve(text)
  const contents = screen.getByRole('navigation', { name: 'Contents' })
  await expect.element(contents).toBeVisible()
  const ways = contents.getByRole('link').elements() as HTMLAnchorElement[]
  expect(ways.map((way) => document.querySelector(way.hash)?.textContent)).toEqual([
    '1. Who we are',
    '2. What it costs',
  ])
})
