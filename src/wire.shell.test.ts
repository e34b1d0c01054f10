import { expect, test } from 'vitest'
import { waitFor } from 'xstate'
import { selectActors, selectLanguage } from '../machines/shell/app/app.selectors.ts'
import { selectPlace } from '../machines/shell/camFilter/camFilter.selectors.ts'
import { selectCategories } from '../machines/shell/categories/categories.selectors.ts'
import { selectLegalText } from '../machines/shell/legal/legal.selectors.ts'
import { selectShownPage } from '../machines/shell/navigation/navigation.selectors.ts'
import { until } from '../simulator/core/client.fixtures.ts'
import { eachTestItsPlatform } from './wire.fixtures.ts'

const platform = eachTestItsPlatform()

type Running = Awaited<ReturnType<typeof platform.startRunning>>

/** The shared actors of a running app. */
function actorsOf({ app }: Running) {
  const children = selectActors(app.getSnapshot())
  const found = <T>(actor: T | undefined) => actor ?? expect.unreachable('the app does not run')
  return {
    camFilter: found(children.camFilter),
    categories: found(children.categories),
    consent: found(children.consent),
    legal: found(children.legal),
    modals: found(children.modals),
    navigation: found(children.navigation),
    reporting: found(children.reporting),
    search: found(children.search),
    updates: found(children.updates),
    viewport: found(children.viewport),
  }
}

async function start(prepare?: Parameters<typeof platform.startRunning>[0]) {
  const running = await platform.startRunning(prepare)
  return { ...running, ...actorsOf(running) }
}

test('loads the code of each page that is gone to, and of each modal box', async () => {
  const { loaded, navigation, modals, browser } = await start()
  await until(() => loaded.length === 1)
  navigation.send({ type: 'navigation.pathRequested', path: '/en/cams/' })
  await until(() => loaded.length === 2)
  modals.send({ type: 'modals.openRequested', id: 'vip30' })
  await until(() => loaded.length === 3)
  expect(loaded).toEqual(['home', 'cams', 'vip30'])
  expect(browser.outside.history?.location).toMatchObject({ pathname: '/en/cams/' })
})

test('asks the platform in the language that the guest changed to', async () => {
  const { app, navigation, categories, reporting, browser, loaded } = await start()
  await until(() => loaded.length === 1)
  navigation.send({ type: 'navigation.languageRequested', language: 'de' })
  await waitFor(app, (snapshot) => selectLanguage(snapshot) === 'de')
  categories.send({ type: 'categories.wanted' })
  const known = await waitFor(categories, (snapshot) => selectCategories(snapshot).length > 0)
  expect(selectCategories(known).map(({ title }) => title)).toContain('Tanz')
  reporting.send({ type: 'reporting.problemMet', problem: { where: 'app', what: 'Error' } })
  const asked = browser.outside.requests.at(-1)?.url
  expect(asked?.pathname).toBe('/rest/v1/reporting/default')
  expect(asked?.searchParams.get('language')).toBe('de')
  expect(browser.outside.storage.jar.get('limelight-language')).toBe('de')
  expect(browser.outside.history?.location.pathname).toBe('/de/')
})

test('finds the place of a postcode and shows a legal text [REQ-8 LGL-7]', async () => {
  const { camFilter, navigation, legal, loaded, clock } = await start()
  await until(() => loaded.length === 1)
  camFilter.send({ type: 'camFilter.zipCodeChanged', zipCode: '10115' })
  camFilter.send({ type: 'camFilter.placeRequested' })
  const found = await waitFor(camFilter, (snapshot) => selectPlace(snapshot) !== null)
  expect(selectPlace(found)).toMatchObject({ city: 'Berlin' })
  navigation.send({ type: 'navigation.pathRequested', path: '/en/imprint/' })
  await until(() => loaded.length === 2)
  clock.step(200)
  const shown = await waitFor(legal, (snapshot) => selectLegalText(snapshot) !== null)
  expect(selectLegalText(shown)?.length).toBeGreaterThan(200)
})

test('tracks pages by beacon once the guest consents to analytics [TRK-6 TRK-10]', async () => {
  const { consent, navigation, clock, loaded } = await start()
  const { tracked } = platform.simulator.received
  await until(() => loaded.length === 1)
  clock.step(10_000)
  consent.send({ type: 'consent.allAccepted' })
  navigation.send({ type: 'navigation.pathRequested', path: '/en/cams/' })
  await waitFor(navigation, (snapshot) => selectShownPage(snapshot) === 'cams')
  clock.step(5000)
  await until(() => tracked.items().length > 0)
  expect(tracked.items()).toMatchObject([{ kind: 'entry', entry: { context: 'cams' } }])
})

test('stores the search history only with functional consent [CNS-3]', async () => {
  const { consent, search, browser } = await start()
  const { localItems } = browser.outside.storage
  const submit = (text: string) => {
    search.send({ type: 'search.textChanged', text })
    search.send({ type: 'search.submitted' })
  }
  submit('velvet')
  consent.send({ type: 'consent.necessaryAccepted' })
  submit('lace')
  expect(localItems.size).toBe(0)
  consent.send({ type: 'consent.choiceRequested' })
  consent.send({ type: 'consent.categorySwitched', category: 'functional', isAllowed: true })
  consent.send({ type: 'consent.choiceAccepted' })
  submit('dusk')
  expect(localItems.get('limelight-search-history')).toContain('dusk')
})

test('tells the platform of the app and of each problem [REQ-7 LOAD-3]', async () => {
  const { browser, viewport } = await start((outside) => outside.viewport.resize(390))
  const { reports } = platform.simulator.received
  await until(() => reports.items().length === 1)
  expect(reports.items()[0]).toMatchObject({ kind: 'main', language: 'en', width: 390 })
  browser.outside.failAsset('/assets/Cams-1.js')
  await until(() => reports.items().length === 2)
  expect(reports.items()[1]).toMatchObject({ kind: 'default' })
  browser.outside.viewport.resize(1023)
  expect(viewport.getSnapshot().context.width).toBe(1023)
})

test('lets no secret of the address into an event, a snapshot or a request', async () => {
  const { app, browser, events, loaded } = await platform.startRunning((outside) => {
    const query = 'umail=s3cret@example.com&ukey=s3cret&token=s3cret&vxpAutoFlow=openlogin'
    outside.pageAddress = `${platform.simulator.url}en/?${query}`
  })
  await until(() => loaded.length === 1)
  expect(browser.outside.history?.location.search).toBe('?vxpAutoFlow=openlogin')
  expect(JSON.stringify([events, app.getPersistedSnapshot(), browser.answers])).not.toContain(
    's3cret',
  )
})

test('lets a newer build take over when the guest says so', async () => {
  const { updates, browser } = await start()
  const { worker } = browser.outside.installation
  await until(() => worker.registrations === 1)
  worker.install()
  updates.send({ type: 'updates.installRequested' })
  expect(worker.received).toEqual([{ type: 'activate' }])
  worker.takeOver()
  await until(() => browser.outside.reloads === 1)
  expect(browser.outside.reloads).toBe(1)
})
