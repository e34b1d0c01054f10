import { describe, expect, test } from 'vitest'
import { navigationWalk } from '../../../fixtures/shell/navigation.fixtures.ts'
import type { Arrival } from '../../account/login/login.events.ts'
import { setFold } from '../../core/clock.ts'
import { navigationMachine } from './navigation.machine.ts'
import {
  selectAddress,
  selectAlternates,
  selectAutoFlow,
  selectCanonicalPath,
  selectFlowInAddress,
  selectHasPageFailed,
  selectIsFirstPage,
  selectIsLoadingPage,
  selectIsPersonal,
  selectNamesConversation,
  selectPageLanguage,
  selectPageNumber,
  selectRequestedPage,
  selectShownKey,
  selectShownPage,
  selectShownRoute,
  selectShowsModalbox,
  selectSort,
} from './navigation.selectors.ts'

type Options = Parameters<typeof navigationWalk>[2]

const begin = (options?: Options) => navigationWalk(setFold, navigationMachine, options)

async function start(options?: Options) {
  const walked = begin(options)
  await walked.arrive()
  walked.clock.step(200)
  return walked
}

describe('a page', () => {
  test('is shown once its code has come, the one before stays meanwhile [NAV-28 NAV-29]', async () => {
    const { arrive, follow, loadPage, router, snapshot, told } = await start()
    follow('/en/cams/')
    expect(selectIsLoadingPage(snapshot())).toBe(true)
    expect(loadPage.at(-1)?.input).toEqual({ page: 'cams' })
    expect(selectRequestedPage(snapshot())).toBe('cams')
    expect(selectShownPage(snapshot())).toBe('home')
    await arrive()
    expect(selectIsLoadingPage(snapshot())).toBe(false)
    expect(selectShownPage(snapshot())).toBe('cams')
    expect(router.entries()).toEqual(['/en/', '/en/cams/'])
    expect(told('browser')).toEqual([])
  })

  test('is told to those whom it concerns when it is shown, not before', async () => {
    const { arrive, follow, told } = await start()
    follow('/en/cams/?page=2')
    const query = { page: '2' }
    const entered = { type: 'navigation.pageEntered', page: 'cams', path: '/en/cams/', query }
    for (const address of ['modals', 'tracking', 'legal', 'homescreen'] as const)
      expect(told(address).map(({ type }) => type)).toEqual(['navigation.pageEntered'])
    await arrive()
    for (const address of ['modals', 'tracking', 'legal', 'homescreen'] as const)
      expect(told(address).at(-1)).toEqual(entered)
  })

  test('that is no longer wanted is not shown when its code comes late', async () => {
    const { arrive, follow, loadPage, snapshot } = await start()
    follow('/en/cams/')
    follow('/en/feed/')
    await loadPage[1]?.resolve()
    expect(selectShownPage(snapshot())).toBe('home')
    await arrive()
    expect(selectShownPage(snapshot())).toBe('feed')
  })

  test('has route, address and key of its own', async () => {
    const { snapshot, visit } = await start()
    const key = selectShownKey(snapshot())
    await visit('/en/amateur/juno/?sort=newest#about')
    expect(selectShownRoute(snapshot())).toEqual({ name: 'actor', params: { actorName: 'juno' } })
    expect(selectShownRoute(snapshot())).toBe(selectShownRoute(snapshot()))
    expect(selectAddress(snapshot())).toBe('/en/amateur/juno/?sort=newest#about')
    expect(selectShownKey(snapshot())).not.toBe(key)
  })

  test('is the first until another is shown', async () => {
    const { snapshot, visit } = begin()
    expect(selectIsFirstPage(snapshot())).toBe(true)
    expect(selectShownPage(snapshot())).toBeNull()
    await visit('/en/cams/')
    expect(selectIsFirstPage(snapshot())).toBe(false)
  })

  test('is still the first for a guest who went to a place within it while it came', async () => {
    const { snapshot, follow, arrive, visit } = begin()
    follow('/en/#content')
    await arrive()
    expect(selectShownPage(snapshot())).toBe('home')
    expect(selectIsFirstPage(snapshot())).toBe(true)
    await visit('/en/cams/#content')
    expect(selectIsFirstPage(snapshot())).toBe(false)
  })

  test('of an unknown path is the one that says so', async () => {
    const { snapshot, visit } = await start()
    await visit('/en/nowhere/')
    expect(selectShownPage(snapshot())).toBe('notFound')
    expect(selectShownRoute(snapshot())).toBeNull()
    expect(selectAlternates(snapshot())).toBeNull()
    expect(selectCanonicalPath(snapshot())).toBeNull()
  })

  test.each([
    ['/en/messenger/', false],
    ['/en/messenger/?channel=channel-7', true],
    ['/en/messenger/?actor=actor7', true],
    ['/en/messenger/?channel=', false],
    ['/en/cams/?channel=channel-7', false],
  ])('of %s names a conversation: %s [MSG-9]', async (path, isNamed) => {
    const { snapshot, visit } = await start()
    await visit(path)
    expect(selectNamesConversation(snapshot())).toBe(isNamed)
  })

  test('is known in every language', async () => {
    const { snapshot, visit } = await start()
    await visit('/de/neue-girls/?page=3')
    expect(selectCanonicalPath(snapshot())).toBe('/de/neue-girls/')
    expect(selectAlternates(snapshot())).toEqual({
      de: '/de/neue-girls/',
      en: '/en/new-girls/',
      es: '/es/chicas-nuevas/',
      nl: '/nl/new-girls/',
    })
    expect(selectAlternates(snapshot())).toBe(selectAlternates(snapshot()))
  })

  test('of the personal area is marked as such [NAV-4]', async () => {
    const { snapshot, visit } = await start()
    expect(selectIsPersonal(snapshot())).toBe(false)
    await visit('/en/myvisitx/benefits/')
    expect(selectIsPersonal(snapshot())).toBe(true)
  })
})

describe('a page whose code does not come', () => {
  test('is reported and told to the error callback, and can be asked for again [NAV-38]', async () => {
    const { actor, arrive, follow, loadPage, snapshot, told } = await start()
    const failures: unknown[] = []
    actor.on('navigationFailed', (failure) => failures.push(failure))
    follow('/en/cams/')
    await loadPage.at(-1)?.reject(new TypeError('gone'))
    expect(selectHasPageFailed(snapshot())).toBe(true)
    expect(selectShownPage(snapshot())).toBe('home')
    expect(failures).toEqual([{ type: 'navigationFailed', page: 'cams', what: 'TypeError' }])
    const problem = { where: 'navigation', what: 'TypeError' }
    expect(told('reporting')).toEqual([{ type: 'reporting.problemMet', problem }])
    actor.send({ type: 'navigation.retryRequested' })
    expect(selectHasPageFailed(snapshot())).toBe(false)
    await arrive()
    expect(selectShownPage(snapshot())).toBe('cams')
  })

  test('does not keep the guest from another, or from going back', async () => {
    const { arrive, follow, loadPage, router, snapshot } = await start()
    follow('/en/cams/')
    await loadPage.at(-1)?.reject('gone')
    follow('/en/feed/')
    await arrive()
    expect(selectShownPage(snapshot())).toBe('feed')
    follow('/en/vipclub/')
    await loadPage.at(-1)?.reject('gone')
    router.go(-1)
    await arrive()
    expect(selectShownPage(snapshot())).toBe('feed')
  })
})

describe('the address', () => {
  test.each([
    ['', 1],
    ['?page=4', 4],
    ['?page=0', 1],
    ['?page=-2', 1],
    ['?page=2.5', 1],
    ['?page=1e3', 1],
    ['?page=', 1],
    ['?page=99999999999999999999', 1],
  ])('with %j selects page number %d [NAV-22]', async (query, number) => {
    const { snapshot } = await start({ at: `/en/cams/${query}` })
    expect(selectPageNumber(snapshot())).toBe(number)
  })

  test.each([
    ['', null],
    ['?sort=newest', 'newest'],
    ['?sort=', null],
  ])('with %j selects sort order %j [NAV-23]', async (query, sort) => {
    const { snapshot } = await start({ at: `/en/cams/${query}` })
    expect(selectSort(snapshot())).toBe(sort)
  })

  test('with testdevice marks the device, without it does not [NAV-25]', async () => {
    const marked = { type: 'storage.writeRequested', item: 'testDevice', value: '1' }
    expect((await start({ at: '/en/?testdevice' })).told('storage')).toEqual([marked])
    expect((await start()).told('storage')).toEqual([])
  })

  test('names a payment flow', async () => {
    const at = '/en/?showModalbox=1&vxpAutoFlow=openVipabo&vxpFlow=limit'
    const { snapshot, visit } = await start({ at })
    expect(selectShowsModalbox(snapshot())).toBe(true)
    expect(selectAutoFlow(snapshot())).toBe('openVipabo')
    expect(selectFlowInAddress(snapshot())).toBe('limit')
    await visit('/en/?showModalbox=2')
    expect(selectShowsModalbox(snapshot())).toBe(false)
    expect(selectAutoFlow(snapshot())).toBeNull()
    expect(selectFlowInAddress(snapshot())).toBeNull()
  })

  test('loses the payment flow, and only it, before the document is loaded again', async () => {
    const at = '/en/cams/?page=2&showModalbox=1&vxpAutoFlow=a&vxpFlow=b#list'
    const { actor, loadPage, router, snapshot, told } = await start({ at })
    actor.send({ type: 'navigation.reloadWithoutFlowRequested' })
    expect(router.entries()).toEqual(['/en/cams/?page=2#list'])
    expect(told('browser')).toEqual([{ type: 'browser.reloadRequested' }])
    expect(selectAutoFlow(snapshot())).toBeNull()
    expect(loadPage).toHaveLength(1)
  })

  test('without a payment flow stays as it is when the document is loaded again', async () => {
    const { actor, router, told } = await start({ at: '/en/?page=2' })
    actor.send({ type: 'navigation.reloadWithoutFlowRequested' })
    expect(router.requests).toEqual([])
    expect(told('browser')).toEqual([{ type: 'browser.reloadRequested' }])
  })

  test('in another spelling is corrected, query and hash kept, and the page loaded once', async () => {
    const { loadPage, router, snapshot, told } = await start({ at: '/EN/cams?page=2#list' })
    expect(router.entries()).toEqual(['/en/cams/?page=2#list'])
    expect(loadPage).toHaveLength(1)
    expect(selectShownPage(snapshot())).toBe('cams')
    expect(selectAddress(snapshot())).toBe('/en/cams/?page=2#list')
    expect(told('tracking')).toEqual([
      {
        type: 'navigation.pageEntered',
        page: 'cams',
        path: '/en/cams/',
        query: { page: '2' },
      },
    ])
  })

  test('that a link spells otherwise is corrected too', async () => {
    const { router, snapshot, visit } = await start()
    await visit('/en/amateur/JUNO')
    expect(router.entries()).toEqual(['/en/', '/en/amateur/juno/'])
    expect(selectShownPage(snapshot())).toBe('actor')
  })

  test.each(['//evil.example/', '/\\evil.example/', 'https://evil.example/', ''])(
    'never leads to another origin: %j is refused and reported',
    async (path) => {
      const { follow, router, told } = await start()
      follow(path)
      expect(router.requests).toEqual([])
      const problem = { where: 'navigation', what: 'pathRefused' }
      expect(told('reporting')).toEqual([{ type: 'reporting.problemMet', problem }])
    },
  )
})

describe('a machine that leads somewhere', () => {
  test('names the route; the path is in the language of the page', async () => {
    const { actor, router, snapshot } = await start({ at: '/es/' })
    actor.send({
      type: 'navigation.routeRequested',
      route: { name: 'searchVideos', params: { searchPattern: 'a/b' } },
      query: { sort: 'new & hot' },
    })
    expect(router.current()).toBe('/es/buscar/videos/a%2Fb/?sort=new+%26+hot')
    expect(selectRequestedPage(snapshot())).toBe('searchVideos')
  })

  test('with a route that has no path leads nowhere, which is reported', async () => {
    const { actor, router, told } = await start()
    actor.send({
      type: 'navigation.routeRequested',
      route: { name: 'contest', params: { id: '' } },
    })
    expect(router.requests).toEqual([])
    const problem = { where: 'navigation', what: 'routeRefused' }
    expect(told('reporting')).toEqual([{ type: 'reporting.problemMet', problem }])
  })
})

describe('the language', () => {
  test('is that of the address, and the app is told when it changes [NAV-6]', async () => {
    const { snapshot, told, visit } = await start()
    expect(told('app')).toEqual([])
    await visit('/nl/cams/')
    expect(selectPageLanguage(snapshot())).toBe('nl')
    expect(told('app')).toEqual([{ type: 'navigation.languageChanged', language: 'nl' }])
    await visit('/nl/feed/')
    expect(told('app')).toHaveLength(1)
  })

  test('stays where the address names none [STP-1]', async () => {
    const { snapshot, told } = await start({ at: '/' })
    expect(selectShownPage(snapshot())).toBe('home')
    expect(selectPageLanguage(snapshot())).toBe('en')
    expect(told('app')).toEqual([])
  })

  test('is switched on the same page, in the same history entry, and remembered', async () => {
    const { actor, arrive, router, snapshot, told, visit } = await start()
    await visit('/en/categories/dance/?page=2#list')
    actor.send({ type: 'navigation.languageRequested', language: 'de' })
    await arrive()
    expect(router.entries()).toEqual(['/en/', '/de/kategorien/dance/?page=2#list'])
    expect(selectShownPage(snapshot())).toBe('category')
    expect(told('app')).toEqual([{ type: 'navigation.languageChanged', language: 'de' }])
    expect(told('storage')).toEqual([
      { type: 'storage.writeRequested', item: 'language', value: 'de' },
    ])
  })

  test('is switched from the bare start page', async () => {
    const { actor, router } = await start({ at: '/' })
    actor.send({ type: 'navigation.languageRequested', language: 'es' })
    expect(router.entries()).toEqual(['/es/'])
  })

  test('is switched where the page has no route, without going anywhere', async () => {
    const { actor, router, snapshot, told } = await start({ at: '/en/nowhere/' })
    actor.send({ type: 'navigation.languageRequested', language: 'de' })
    expect(router.requests).toEqual([])
    expect(selectPageLanguage(snapshot())).toBe('de')
    expect(told('app')).toEqual([{ type: 'navigation.languageChanged', language: 'de' }])
  })
})

describe('the document', () => {
  test.each([
    ['/en/?showModalbox=1', { showsModalbox: true }],
    ['/en/?showModalbox=2', {}],
    ['/en/?vxpAutoFlow=openvipabo', { autoFlow: 'openvipabo' }],
    ['/en/?vxpAutoFlow=open&vxpFlow=avs', { autoFlow: 'open', namedFlow: 'avs' }],
    ['/en/?vxpFlow=', {}],
    ['/en/?w=12&pc=SPRING&list=new', { origin: { w: '12', pc: 'SPRING' } }],
  ])(
    'loaded at %s tells the pay tour what to open and where it came from, once [PAY-2 PAY-3 PAY-4 PAY-6 PAY-8]',
    async (at, given) => {
      const { told, visit } = await start({ at })
      const none = { showsModalbox: false, autoFlow: null, namedFlow: null, origin: null }
      const arrived = { type: 'payTour.arrived', ...none, ...given }
      expect(told('payTour')).toEqual([arrived])
      await visit('/en/cams/?showModalbox=1')
      expect(told('payTour')).toEqual([arrived])
    },
  )

  test('tells the login what it was opened with [LGN-1 LGN-2]', async () => {
    const { actor, told } = begin()
    const arrival: Arrival = {
      hasPasswordReset: true,
      hasExternalToken: false,
      hasRedirectToken: true,
      hasSignupPreset: false,
      flow: null,
    }
    actor.send({ type: 'router.arrived', arrival })
    expect(told('login')).toEqual([{ type: 'login.arrived', arrival }])
  })

  test('tells the login which page is shown [LGN-3]', async () => {
    const { told, visit } = await start()
    await visit('/en/cams/')
    expect(told('login').at(-1)).toMatchObject({ type: 'navigation.pageEntered', page: 'cams' })
  })
})
