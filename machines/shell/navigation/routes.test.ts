import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Language, languages } from '../../core/language.ts'
import { shapes, specialEvents } from './routes.shapes.ts'
import {
  canonicalPath,
  isComplete,
  isPersonal,
  languageIn,
  pageAt,
  pathOf,
  pathShapes,
  type Route,
  type RouteName,
  resolve,
  routeNames,
  shapeOf,
} from './routes.ts'
import { withParameters } from './withParameters.ts'

const paramsIn = (shape: string) => [...shape.matchAll(/{(\w+)}/g)].map(([, name]) => name ?? '')

const text = fc.oneof(
  fc.string({ unit: 'binary', minLength: 1 }),
  fc.string({ unit: fc.constantFrom('.', '~', '/', '%', '2', 'E', ' ', '?', '#'), minLength: 1 }),
  fc.constantFrom('.', '..', '~.', '~~..', '%2e', 'a/b', 'İ', 'ΑΣ', '[', '\\', '\u0000'),
)

const drawnFor = (param: string) => {
  if (param === 'event') return fc.constantFrom(...specialEvents)
  return param === 'actorName' ? text.map((value) => value.toLowerCase()) : text
}

const anyRoute = fc
  .constantFrom(...routeNames)
  .chain((name) =>
    fc
      .record(
        Object.fromEntries(paramsIn(shapes[name].en).map((param) => [param, drawnFor(param)])),
      )
      .map((params) => ({ name, params: { ...params } }) as Route),
  )
const anyLanguage = fc.constantFrom<Language>(...languages)

describe('building and resolving', () => {
  test('are inverse for every route, language and parameter [NAV-6 NAV-7 CRT-1]', () => {
    fc.assert(
      fc.property(anyRoute, anyLanguage, (route, language) => {
        const path = pathOf(route, language)
        expect(resolve(path)).toEqual({ route, language })
        expect(canonicalPath(path)).toBe(path)
        expect(pageAt(path)).toBe(route.name)
      }),
      { numRuns: 3000 },
    )
  })

  test('hold for every route in every language, not only those drawn by chance', () => {
    for (const name of routeNames)
      for (const language of languages) {
        const params = paramsIn(shapes[name].en).map((param) => [
          param,
          param === 'event' ? 'halloween' : 'x',
        ])
        const route = { name, params: Object.fromEntries(params) } as Route
        expect(resolve(pathOf(route, language))).toEqual({ route, language })
      }
  })

  test('give paths that a browser leaves as they are', () => {
    fc.assert(
      fc.property(anyRoute, anyLanguage, (route, language) => {
        const path = pathOf(route, language)
        expect(new URL(path, 'https://limelight.example').pathname).toBe(path)
      }),
      { numRuns: 3000 },
    )
  })

  test('never let one path lead to two routes', () => {
    for (const language of languages) {
      const segments = routeNames.map((name) => shapeOf(name, language).split('/').filter(Boolean))
      const clashes = segments.flatMap((one, at) =>
        segments.slice(at + 1).filter((other) => {
          const isParam = (segment = '') => segment.startsWith('{')
          return (
            one.length === other.length &&
            one.every((part, i) => part === other[i] || isParam(part) || isParam(other[i]))
          )
        }),
      )
      expect(clashes).toEqual([])
    }
  })
})

describe('English paths', () => {
  const home: Route = { name: 'home', params: {} }
  const exact: [rules: string, route: Route, path: string][] = [
    ['NAV-8 CRT-3', home, '/en/'],
    ['NAV-9 CRT-3', { name: 'newGirls', params: {} }, '/en/new-girls/'],
    ['NAV-10 CRT-3', { name: 'freeChat', params: {} }, '/en/free-chat/'],
    ['NAV-11 CRT-3', { name: 'cams', params: {} }, '/en/cams/'],
    ['NAV-12 CRT-3', { name: 'camShows', params: {} }, '/en/cam-shows/'],
    [
      'NAV-13 CRT-3',
      { name: 'category', params: { categorySlug: 'retro-glamour' } },
      '/en/categories/retro-glamour/',
    ],
    ['NAV-14', { name: 'messenger', params: {} }, '/en/messenger/'],
    ['NAV-15 CRT-3', { name: 'dailyDeals', params: {} }, '/en/daily-deals/'],
    ['NAV-16 CRT-3', { name: 'vipClub', params: {} }, '/en/vipclub/'],
    ['NAV-17 CRT-3', { name: 'feed', params: {} }, '/en/feed/'],
    ['LGL-1 CRT-3', { name: 'terms', params: {} }, '/en/terms-of-service/'],
    ['LGL-2 CRT-3', { name: 'dataProtection', params: {} }, '/en/data-protection/'],
    [
      'CRT-5',
      { name: 'searchVideos', params: { searchPattern: 'silver screen' } },
      '/en/search/videos/silver%20screen/',
    ],
    ['CRT-6', { name: 'actor', params: { actorName: 'juno-amber' } }, '/en/amateur/juno-amber/'],
    ['CRT-7', { name: 'actorAbout', params: { actorName: 'juno' } }, '/en/amateur/juno/about-me/'],
    ['CRT-8', { name: 'actorVideos', params: { actorName: 'juno' } }, '/en/amateur/juno/videos/'],
    [
      'CRT-9',
      { name: 'actorVideosByTag', params: { actorName: 'juno', tagGroup: 'Hüte & Schuhe/rot' } },
      '/en/amateur/juno/videos/tag/H%C3%BCte%20%26%20Schuhe%2Frot',
    ],
    [
      'CRT-10',
      { name: 'actorVideosClassic', params: { actorName: 'juno' } },
      '/en/amateur/juno/videos/classic/',
    ],
    [
      'CRT-11',
      { name: 'actorAlbum', params: { actorName: 'juno', albumId: '7' } },
      '/en/amateur/juno/pictures/7/',
    ],
    [
      'CRT-12',
      { name: 'actorLiveShow', params: { actorName: 'juno' } },
      '/en/amateur/juno/live-show/',
    ],
    [
      'CRT-13',
      { name: 'actorTopCams', params: { actorName: 'juno' } },
      '/en/amateur/juno/top-cams/',
    ],
    ['CRT-14', { name: 'videos', params: {} }, '/en/videos/'],
    ['CRT-15', { name: 'videosAll', params: {} }, '/en/videos/all-videos/'],
    ['CRT-15', { name: 'videosFree', params: {} }, '/en/videos/free-clips/'],
    ['CRT-15', { name: 'videosTrends', params: {} }, '/en/videos/video-trends/'],
    ['CRT-15', { name: 'videosOnSale', params: {} }, '/en/videos/on-sale/'],
    ['CRT-15', { name: 'videosNew', params: {} }, '/en/videos/new-videos/'],
    ['CRT-15', { name: 'videosVip', params: {} }, '/en/videos/vip-videos/'],
    ['CRT-15', { name: 'videosStars', params: {} }, '/en/videos/stars/'],
    ['CRT-16', { name: 'tvLivestream', params: {} }, '/en/tv/livestream/'],
    ['CRT-17', { name: 'tvPremiumLivestream', params: {} }, '/en/tv/premium/livestream/'],
    ['CRT-18', { name: 'tvLateNight', params: {} }, '/en/tv/late-night/'],
    [
      'CRT-19',
      { name: 'tvSeries', params: { series: 'backstage' } },
      '/en/tv/mediathek/backstage/',
    ],
    [
      'CRT-20',
      { name: 'tvFormatVideos', params: { key: 'backstage' } },
      '/en/tv/mediathek/backstage/videos/',
    ],
    ['CRT-21', { name: 'tvMediaSeries', params: {} }, '/en/tv/media/series/'],
    ['CRT-22', { name: 'contests', params: {} }, '/en/contests/'],
    ['CRT-23', { name: 'contest', params: { id: '12' } }, '/en/contests/12/'],
    ['NAV-19 CRT-24', { name: 'magazineEaster', params: {} }, '/en/magazine/easter/'],
    ['NAV-19 CRT-24', { name: 'magazineWetAndWild', params: {} }, '/en/magazine/wetnwildgame/'],
    [
      'NAV-19 CRT-24',
      { name: 'magazineAdventCalendar', params: {} },
      '/en/magazine/advent-calendar/',
    ],
    ['NAV-19 CRT-24', { name: 'magazineGoldrush', params: {} }, '/en/magazine/goldrush/'],
    ['NAV-18 CRT-25', { name: 'profile', params: {} }, '/en/myvisitx/profile/'],
    ['NAV-18 CRT-26', { name: 'mediathek', params: {} }, '/en/myvisitx/mediathek/'],
    ['NAV-18 CRT-27', { name: 'mediathekPhotos', params: {} }, '/en/myvisitx/mediathek/photos/'],
    ['NAV-18 CRT-28', { name: 'spinwheel', params: {} }, '/en/myvisitx/spinwheel/'],
    ['NAV-18 CRT-29', { name: 'benefits', params: {} }, '/en/myvisitx/benefits/'],
    ['NAV-18 CRT-30', { name: 'favoriteCams', params: {} }, '/en/myvisitx/favorite-cams/'],
  ]
  const rows = exact.map(([rules, route, path]) => [path, rules, route] as const)

  test.each(rows)('build and resolve to exactly %s [%s]', (path, _, route) => {
    expect(pathOf(route, 'en')).toBe(path)
    expect(resolve(path)).toEqual({ route, language: 'en' })
    expect(pageAt(path)).toBe(route.name)
  })

  test('of an actor have the name in small letters [CRT-6]', () => {
    const route: Route = { name: 'actor', params: { actorName: 'Juno Ámber' } }
    expect(pathOf(route, 'en')).toBe('/en/amateur/juno%20%C3%A1mber/')
    expect(resolve('/en/amateur/JUNO/')?.route.params).toEqual({ actorName: 'juno' })
    expect(canonicalPath('/en/amateur/JUNO%20%C3%81/')).toBe('/en/amateur/juno%20%C3%A1/')
  })
})

describe('languages', () => {
  test('without a path shape of their own take the English one [NAV-5 NAV-6 CRT-1]', () => {
    for (const name of routeNames) expect(shapeOf(name, 'nl')).toBe(shapes[name].en)
    expect(pathOf({ name: 'camShows', params: {} }, 'nl')).toBe('/nl/cam-shows/')
    expect(resolve('/nl/cam-shows/')?.language).toBe('nl')
  })

  test.each(['de', 'es'] as const)(
    '%s has a translated, url-safe path with the same parameters for each route [NAV-7 CRT-2]',
    (language) => {
      const copied = routeNames.filter((name) => shapes[name][language] === shapes[name].en)
      expect(copied).toEqual(['home'])
      for (const name of routeNames) {
        const shape = shapes[name][language]
        expect(shape).toMatch(/^\/([a-z][a-z-]*[a-z]\/|\{\w+\}(\/|$))*$/)
        expect(paramsIn(shape)).toEqual(paramsIn(shapes[name].en))
        expect(shape.endsWith('/')).toBe(shapes[name].en.endsWith('/'))
      }
    },
  )

  test('have their pages under their own paths only', () => {
    expect(resolve('/de/neue-girls/')?.route.name).toBe('newGirls')
    expect(resolve('/es/chicas-nuevas/')?.route.name).toBe('newGirls')
    expect(pageAt('/de/new-girls/')).toBe('notFound')
    expect(pageAt('/fr/new-girls/')).toBe('notFound')
  })

  test('are read from the first segment', () => {
    expect(['/de/', '/NL/cams/', '/', '/design', '/fr/'].map(languageIn)).toEqual([
      'de',
      'nl',
      null,
      null,
      null,
    ])
  })
})

describe('the start page', () => {
  test('answers at / and under each language [STP-1]', () => {
    const route: Route = { name: 'home', params: {} }
    expect(resolve('/')).toEqual({ route, language: null })
    for (const language of languages) expect(resolve(`/${language}/`)).toEqual({ route, language })
    expect(canonicalPath('/')).toBe('/')
  })
})

describe('other spellings', () => {
  test.each([
    ['/en/cams', '/en/cams/'],
    ['/EN/Cams/', '/en/cams/'],
    ['/de', '/de/'],
    ['/en/amateur/juno/videos/tag/Hats/', '/en/amateur/juno/videos/tag/Hats'],
    ['/en/SEARCH/videos/Silver%20Screen', '/en/search/videos/Silver%20Screen/'],
    ['/nowhere/', '/nowhere/'],
  ])('of %s are corrected to %s', (path, canonical) => {
    expect(canonicalPath(path)).toBe(canonical)
    expect(resolve(canonical)).toEqual(resolve(path))
  })

  test.each([
    '/en/cam/',
    '/en//cams/',
    '/cams/',
    '',
    'en',
    '/en/categories//',
    '/en/tv/mediathek/',
  ])('such as %j lead nowhere', (path) => {
    expect(resolve(path)).toBeUndefined()
    expect(pageAt(path)).toBe('notFound')
  })

  test('that are no url encoding stand for themselves', () => {
    expect(resolve('/en/search/videos/100%/')?.route.params).toEqual({ searchPattern: '100%' })
  })

  test('never make resolving throw', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary' }),
        fc.constantFrom('', '/', '/en/'),
        (path, start) => {
          resolve(start + path)
          expect(canonicalPath(canonicalPath(start + path))).toBe(canonicalPath(start + path))
        },
      ),
    )
  })
})

describe('routes that have no path', () => {
  test('are refused by name and parameter', () => {
    const empty: Route = { name: 'actorAlbum', params: { actorName: 'juno', albumId: '' } }
    expect(isComplete(empty)).toBe(false)
    expect(() => pathOf(empty, 'en')).toThrow(
      "route 'actorAlbum' has no path: its albumId may not be ''",
    )
  })

  test('include events that are unknown', () => {
    const unknown = { name: 'event', params: { event: 'picnic' } } as unknown as Route
    expect(isComplete(unknown)).toBe(false)
    expect(() => pathOf(unknown, 'en')).toThrow("its event may not be 'picnic'")
    expect(pageAt('/en/events/picnic/')).toBe('notFound')
  })

  test('a lone surrogate is no reason to refuse one', () => {
    const route: Route = { name: 'searchVideos', params: { searchPattern: 'a\uD800' } }
    expect(pathOf(route, 'en')).toBe('/en/search/videos/a%EF%BF%BD/')
  })
})

describe('special events', () => {
  test.each(specialEvents)('have a page each: %s [CRT-31]', (event) => {
    expect(resolve(`/en/events/${event}/`)).toEqual({
      route: { name: 'event', params: { event } },
      language: 'en',
    })
  })

  test('are those without a magazine page [CRT-31]', () => {
    expect(specialEvents).toEqual([
      'vr_porn',
      'kick_it_2025',
      'slot_machine',
      'wiesn_shooting',
      'wiesn_bude',
      'wiesn_gaudi',
      'halloween',
      'cum_on',
      'newsletter_unsubscribe',
      'venus_attacks',
    ])
  })
})

describe('the personal area', () => {
  test('has six pages under one section in each language [NAV-4 NAV-18]', () => {
    const personal = routeNames.filter(isPersonal)
    expect(personal).toEqual([
      'profile',
      'mediathek',
      'mediathekPhotos',
      'spinwheel',
      'benefits',
      'favoriteCams',
    ] satisfies RouteName[])
    for (const language of languages) {
      const sections = routeNames
        .filter(isPersonal)
        .map((name) => shapeOf(name, language).split('/')[1])
      expect(new Set(sections).size).toBe(1)
      const others = routeNames.filter((name) => !isPersonal(name))
      for (const name of others) expect(shapeOf(name, language).split('/')[1]).not.toBe(sections[0])
    }
  })

  test.each(['design', 'notFound'] as const)('does not have %s', (page) => {
    expect(isPersonal(page)).toBe(false)
  })
})

test('the developers’ page stands outside of the languages', () => {
  expect([pageAt('/design'), pageAt('/design/')]).toEqual(['design', 'design'])
})

describe('what the guest typed', () => {
  const hide = (_: string, typed: string) => typed.replace(/[a-z]/g, 'x')

  test('can be taken out of a path, and nothing else', () => {
    expect(withParameters('/en/search/videos/en/', hide)).toBe('/en/search/videos/xx/')
    expect(withParameters('/de/Suche/videos/a%20b', hide)).toBe('/de/Suche/videos/x%20x')
    expect(withParameters('/en/cams/', hide)).toBe('/en/cams/')
    expect(withParameters('/en/nowhere/', hide)).toBeUndefined()
  })

  test('leaves a path behind that leads to the same page and is as canonical', () => {
    fc.assert(
      fc.property(text, anyLanguage, (searchPattern, language) => {
        const path = pathOf({ name: 'searchVideos', params: { searchPattern } }, language)
        const hidden = withParameters(path, (_, typed) => typed.replace(/[A-F0-9]/gi, 'X')) ?? ''
        expect(pageAt(hidden)).toBe('searchVideos')
        expect(canonicalPath(hidden)).toBe(hidden)
      }),
    )
  })
})

test('each path of a page leads to one, whatever its parameters hold, and none is left out', () => {
  const filled = pathShapes().map((shape) => shape.replace(/{\w+}/g, 'velvet'))
  expect(filled.filter((path) => pageAt(path) === 'notFound')).toEqual([])
  expect(filled).toEqual(expect.arrayContaining(['/', '/nl/', '/de/livecams/', '/design/']))
  for (const event of specialEvents) expect(filled).toContain(`/es/eventos/${event}/`)
  expect(new Set(filled.map(pageAt))).toEqual(new Set([...routeNames, 'design']))
})

test('every page has its address in each language, as sites that link to it know it', async () => {
  const lines = routeNames.map((name) =>
    [
      name,
      ...languages.map((language) => `${language} /${language}${shapeOf(name, language)}`),
    ].join('\n  '),
  )
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('routes.txt')
})
