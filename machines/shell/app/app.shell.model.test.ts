import { describe, expect, test } from 'vitest'
import { guest } from '../../../fixtures/account/guest.fixtures.ts'
import { type AppWalkOptions, appWalk } from '../../../fixtures/core/app.fixtures.ts'
import { appConfig } from '../../../fixtures/core/appConfig.fixtures.ts'
import { push } from '../../../fixtures/shell/pushes.fixtures.ts'
import { bareParts } from '../../../src/areas/all.ts'
import { anonymousGuest } from '../../account/guest/guest.state.ts'
import type { Address, Addresses } from '../../core/address.ts'
import { setFold } from '../../core/clock.ts'
import { selectPayFrameUrl } from '../../money/payTour/payTour.selectors.ts'
import { selectConsent } from '../consent/consent.selectors.ts'
import { conversionModal, conversionVariant } from '../modals/modals.machine.ts'
import { selectModals } from '../modals/modals.selectors.ts'
import { aliveInterval } from '../reporting/reporting.machine.ts'
import { selectSearchHistory } from '../search/search.selectors.ts'
import { selectBars } from '../statusBar/statusBar.selectors.ts'
import { flushDelay } from '../tracking/tracking.machine.ts'
import { selectTheme } from '../viewport/viewport.selectors.ts'
import type { AppConfig } from './app.events.ts'
import { createApp } from './app.machine.ts'
import { type SharedActors, selectActors, selectLanguage } from './app.selectors.ts'

const machines = { createApp, bareParts }

type Started = ReturnType<typeof appWalk>

function actorsOf({ actor }: Started) {
  return selectActors(actor.getSnapshot()) as SharedActors
}

/** The app running, who the guest is still to be said; its first page is shown. */
async function run(options: AppWalkOptions = {}, config: Partial<AppConfig> = {}) {
  const app = appWalk(setFold, machines, options)
  await app.loadConfig[0]?.resolve(appConfig(config))
  await app.loadPage[0]?.resolve()
  const { actor, loadPage, loadSession } = app
  const actors = actorsOf(app)

  /** What the tracker was told, once what waits is sent. */
  function tracked() {
    app.clock.step(flushDelay)
    return app.tracker
      .last()
      .received.flatMap((request) =>
        request.type === 'tracker.entriesSubmitted' ? request.entries : [],
      )
  }

  return {
    ...app,
    actors,
    tracked,
    say: <A extends Address>(address: A, event: Addresses[A]) =>
      actor.system.get(address).send(event),
    identify: (state = guest()) => loadSession.at(-1)?.resolve({ guest: state, expiresIn: 600 }),
    async enter(path: string) {
      actors.navigation.send({ type: 'navigation.pathRequested', path })
      await loadPage.at(-1)?.resolve()
    },
    openChannel() {
      app.socket.open()
      app.socket.push(push('sessionAcknowledged'))
    },
  }
}

type Running = Awaited<ReturnType<typeof run>>

const consentOf = ({ actors }: Running) => selectConsent(actors.consent.getSnapshot())

describe('storage', () => {
  const items = {
    cookieBanner: '1:f1a0',
    theme: 'light',
    searchHistory: '["sea"]',
    statusBarFlags: 'noavs:unknown.mailnotverified:unverified',
  }

  test('what is stored is known to those who need it as they start [CNS-4 CNS-6 STB-3]', async () => {
    const app = await run({ items })
    const { search, statusBar, viewport } = app.actors
    expect(consentOf(app)).toEqual({ functional: true, analytics: false })
    expect(selectTheme(viewport.getSnapshot())).toBe('light')
    expect(selectSearchHistory(search.getSnapshot())).toEqual(['sea'])
    await app.identify()
    expect(selectBars(statusBar.getSnapshot())).toEqual([])
  })

  test('where an earlier visit came from is told to the payment client [PAY-6 PAY-8 CNS-5]', async () => {
    const app = await run({ items: { affiliateId: '{"w":"12","pc":"SPRING"}' } })
    await app.identify()
    app.say('payTour', { type: 'payTour.openRequested' })
    expect(selectPayFrameUrl(app.actors.payTour.getSnapshot())).toContain('&w=12&pc=SPRING')
  })

  test('what is to run after a login runs when the guest is logged in, also from another tab [LGN-13]', async () => {
    const action = '{"type":"openPath","params":{"targetUrl":"/en/terms-of-service/"}}'
    const here = await run({ items: { onLoginAction: action } })
    await here.identify()
    const pageOf = ({ actors }: Running) => actors.navigation.getSnapshot().context.requested?.page
    expect(pageOf(here)).toBe('terms')
    const elsewhere = await run()
    const item = 'onLoginAction'
    elsewhere.browserStorage.last().report({ type: 'storage.itemChanged', item, value: action })
    await elsewhere.identify()
    expect(pageOf(elsewhere)).toBe('terms')
    expect(elsewhere.browserStorage.last().received).toContainEqual({
      type: 'storage.removalSubmitted',
      item,
    })
  })

  test('what another tab stores reaches those who need it', async () => {
    const app = await run()
    const { search, viewport } = app.actors
    const change = (item: keyof typeof items, value: string | null) =>
      app.browserStorage.last().report({ type: 'storage.itemChanged', item, value })
    change('cookieBanner', '1:f1a1')
    change('searchHistory', '["sea"]')
    change('theme', 'dark')
    expect(consentOf(app)).toEqual({ functional: true, analytics: true })
    expect(selectSearchHistory(search.getSnapshot())).toEqual(['sea'])
    expect(selectTheme(viewport.getSnapshot())).toBe('dark')
    change('theme', null)
    expect(selectTheme(viewport.getSnapshot())).toBe('system')
  })

  test('a theme that another tab stores during the boot is not lost', () => {
    const app = appWalk(setFold, machines)
    app.browserStorage.last().report({ type: 'storage.itemChanged', item: 'theme', value: 'dark' })
    const { viewport } = actorsOf(app)
    expect(selectTheme(viewport.getSnapshot())).toBe('dark')
  })
})

describe('consent', () => {
  const search = (app: Running, text: string) => {
    app.say('search', { type: 'search.textChanged', text })
    app.say('search', { type: 'search.submitted' })
  }

  const told = ({ browserStorage }: Running) =>
    browserStorage.last().received.filter(({ item }) => item === 'searchHistory')

  test('a search is remembered with functional consent only, and forgotten when it ends [CNS-3]', async () => {
    const app = await run()
    search(app, 'sea')
    expect(told(app)).toEqual([])
    app.say('consent', { type: 'consent.allAccepted' })
    search(app, 'dunes')
    expect(told(app).map(({ type }) => type)).toEqual(['storage.writeSubmitted'])
    app.say('consent', { type: 'consent.necessaryAccepted' })
    expect(told(app).at(-1)).toEqual({ type: 'storage.removalSubmitted', item: 'searchHistory' })
  })

  test('pages are counted with analytics consent only [TRK-6]', async () => {
    const app = await run()
    await app.enter('/nl/cams/')
    expect(app.tracked()).toEqual([])
    app.say('consent', { type: 'consent.allAccepted' })
    await app.enter('/nl/feed/')
    expect(app.tracked()).toMatchObject([{ type: 'view', context: 'feed' }])
  })

  test('given in an earlier visit counts from the first page on [TRK-6]', async () => {
    const app = await run({ items: { cookieBanner: '1:f0a1' } })
    expect(app.tracked()).toMatchObject([{ type: 'view', context: 'home' }])
  })
})

describe('pushes', () => {
  test('a subscription that starts and a payment are tracked [TRK-4 TRK-5]', async () => {
    const app = await run()
    app.say('consent', { type: 'consent.allAccepted' })
    await app.identify()
    app.openChannel()
    app.socket.push(push('vipAboUpdated', { started: true, price: 29.9 }), 1)
    app.socket.push(push('vxtvAboUpdated', { started: false }), 2)
    app.socket.push(push('guestBalance', { isPayment: true }), 3)
    expect(app.tracked()).toMatchObject([
      { type: 'purchase', context: 'vip', floats: [29.9, 0, 0, 0, 0] },
      { type: 'payment' },
    ])
  })

  test('age verification and mail reach the status bar; removing a bar tells the platform [STB-2]', async () => {
    const app = await run()
    await app.identify(guest({ hasAvs: true, avsStatus: 'accepted' }))
    app.openChannel()
    const bars = () => selectBars(app.actors.statusBar.getSnapshot())
    expect(bars()).toEqual(['mailnotverified'])
    app.socket.push(push('guestEmailVerified'), 1)
    app.socket.push(push('avsRejected'), 2)
    expect(bars()).toEqual(['avsstatus'])
    app.say('statusBar', { type: 'statusBar.removeRequested', bar: 'avsstatus' })
    expect(bars()).toEqual([])
    expect(app.socket.sent().at(-1)).toEqual({
      type: 'removeStatusBar',
      statusBarType: 'avsstatus',
    })
  })
})

describe('modals', () => {
  const ids = ({ actors }: Running) => selectModals(actors.modals.getSnapshot()).map(({ id }) => id)

  test('the back button takes them away one by one, closing goes back, another page closes all', async () => {
    const app = await run()
    app.say('modals', { type: 'modals.openRequested', id: 'vip30' })
    app.say('modals', { type: 'modals.openRequested', id: 'survey' })
    expect(app.router.entries()).toEqual(['/nl/', '/nl/ +1', '/nl/ +2'])
    app.router.go(-1)
    expect(ids(app)).toEqual(['vip30'])
    app.say('modals', { type: 'modals.closeRequested' })
    expect(ids(app)).toEqual([])
    expect(app.router.current()).toBe('/nl/')

    app.say('modals', { type: 'modals.openRequested', id: 'vip30' })
    await app.enter('/nl/cams/')
    expect(ids(app)).toEqual([])
    expect(app.router.current()).toBe('/nl/cams/')
  })

  test('one that is opened while the next page loads is closed by it, and leaves no history entry', async () => {
    const app = await run()
    app.say('navigation', { type: 'navigation.pathRequested', path: '/nl/cams/' })
    app.say('modals', { type: 'modals.openRequested', id: 'vip30' })
    await app.loadPage.at(-1)?.resolve()
    expect(ids(app)).toEqual([])
    expect(app.router.current()).toBe('/nl/cams/')
  })

  test.each([
    ['before', anonymousGuest, [conversionModal]],
    ['before', guest(), []],
    ['after', anonymousGuest, [conversionModal]],
    ['after', guest(), []],
  ] as const)(
    'the site variant shows its own to visitors, who they are known %s the first page [MOD-14]',
    async (when, state, expected) => {
      const app = appWalk(setFold, machines)
      await app.loadConfig[0]?.resolve(appConfig({ siteVariant: conversionVariant }))
      if (when === 'after') await app.loadPage[0]?.resolve()
      await app.loadSession[0]?.resolve({ guest: state, expiresIn: 600 })
      if (when === 'before') await app.loadPage[0]?.resolve()
      const { modals } = actorsOf(app)
      expect(selectModals(modals.getSnapshot()).map(({ id }) => id)).toEqual(expected)
    },
  )
})

describe('browser', () => {
  test('a medium that does not come is emitted and reported alike, and nobody looks for a newer build [CAL-12]', async () => {
    const app = await run()
    const emitted: unknown[] = []
    app.actor.on('preloadFailed', (event) => emitted.push(event))
    app.actor.send({ type: 'app.mediaPreloadFailed', asset: '/pictures/portrait/actor1-1' })
    expect(emitted).toEqual([{ type: 'preloadFailed', asset: '/pictures/portrait/actor1-1' }])
    expect(app.reporter.last().received.at(-1)).toMatchObject({
      problem: { where: '/pictures/portrait/actor1-1', what: 'preloadFailed' },
    })
    expect(app.serviceWorker.last().received).toEqual([])
  })

  test('a part that does not load is emitted as an event and reported [LOAD-3 REQ-7]', async () => {
    const app = await run()
    const emitted: unknown[] = []
    app.actor.on('preloadFailed', (event) => emitted.push(event))
    app.browser.last().report({ type: 'browser.preloadFailed', asset: '/assets/cams.js' })
    expect(emitted).toEqual([{ type: 'preloadFailed', asset: '/assets/cams.js' }])
    expect(app.reporter.last().received.at(-1)).toEqual({
      type: 'reporter.defaultSubmitted',
      problem: { where: '/assets/cams.js', what: 'preloadFailed' },
    })
    expect(app.serviceWorker.last().received).toEqual([
      { type: 'updates.comparisonSubmitted', build: appConfig().build },
    ])
  })

  test('a part that does not load during the boot is emitted too [LOAD-3]', () => {
    const app = appWalk(setFold, machines)
    const emitted: unknown[] = []
    app.actor.on('preloadFailed', (event) => emitted.push(event))
    app.browser.last().report({ type: 'browser.preloadFailed', asset: '/assets/en.js' })
    expect(emitted).toEqual([{ type: 'preloadFailed', asset: '/assets/en.js' }])
  })

  test('a tab that goes out of sight sends what waits, moves its title and is not reported alive', async () => {
    const app = await run({ items: { cookieBanner: '1:f0a1' } })
    await app.identify()
    app.browser.last().report({ type: 'browser.hidden' })
    expect(app.tracker.last().received).toHaveLength(1)
    expect(app.actors.tab.getSnapshot().matches('hidden')).toBe(true)
    app.clock.step(aliveInterval)
    app.browser.last().report({ type: 'browser.shown' })
    expect(app.actors.tab.getSnapshot().matches('visible')).toBe(true)
    app.clock.step(aliveInterval)
    expect(
      app.reporter.last().received.filter(({ type }) => type === 'reporter.aliveSubmitted'),
    ).toHaveLength(1)
  })

  test('the platform is told what runs, in which language and how wide [REQ-7]', async () => {
    const { reporter } = await run({ width: 390 }, { build: 'b7' })
    expect(reporter.last().received).toEqual([
      { type: 'reporter.mainSubmitted', build: 'b7', language: 'nl', width: 390 },
    ])
  })
})

describe('language', () => {
  test('another one holds for the next session, payment, login and list', async () => {
    const app = await run()
    await app.identify()
    app.openChannel()
    app.say('categories', { type: 'categories.wanted' })
    await app.loadCategories[0]?.resolve([])
    app.say('navigation', { type: 'navigation.languageRequested', language: 'es' })
    expect(selectLanguage(app.actor.getSnapshot())).toBe('es')
    app.say('categories', { type: 'categories.wanted' })
    expect(app.loadCategories).toHaveLength(2)

    app.say('payTour', { type: 'payTour.openRequested', flow: 'moneycharge' })
    expect(selectPayFrameUrl(app.actors.payTour.getSnapshot())).toContain('lang=es')
    app.socket.close()
    app.clock.step(1000)
    app.socket.open()
    expect(app.socket.sent()[0]).toMatchObject({ type: 'requestSession', language: 'es' })

    app.say('guest', { type: 'guest.sessionOutdated' })
    await app.identify(guest({ id: 'guest-2' }))
    app.socket.open()
    expect(app.socket.sent()[0]).toMatchObject({ type: 'requestSession', language: 'es' })
  })
})

describe('waits between attempts to connect', () => {
  test.each([
    ['steady', 1],
    ['growing', 0],
  ] as const)('are %s as the platform asks for [RT-9]', async (reconnect, attempts) => {
    const app = await run({}, { reconnect })
    await app.identify()
    for (let failed = 0; failed < 7; failed++) {
      app.socket.close()
      app.clock.step(30_000)
    }
    const before = app.socket.runs.length
    app.socket.close()
    app.clock.step(1000)
    expect(app.socket.runs.length - before).toBe(attempts)
  })
})

describe('updates', () => {
  test('a newer build does not load the page again during a payment, but after it', async () => {
    const app = await run()
    await app.identify()
    app.say('payTour', { type: 'payTour.openRequested', flow: 'moneycharge' })
    app.serviceWorker.last().report({ type: 'updates.versionReady' })
    app.say('updates', { type: 'updates.installRequested' })
    app.serviceWorker.last().report({ type: 'updates.versionTookOver' })
    expect(app.browser.last().received).toEqual([])
    app.payFrame.last().report({ type: 'payClient.closed' })
    expect(app.browser.last().received).toEqual([{ type: 'browser.reloadRequested' }])
  })

  test('a newer build loads the page again at once when no payment waits', async () => {
    const app = await run()
    await app.identify()
    app.serviceWorker.last().report({ type: 'updates.versionReady' })
    app.say('updates', { type: 'updates.installRequested' })
    app.serviceWorker.last().report({ type: 'updates.versionTookOver' })
    expect(app.browser.last().received).toEqual([{ type: 'browser.reloadRequested' }])
  })
})

test('what failed for want of a network is tried again once there is one', async () => {
  const app = await run()
  await app.loadSession[0]?.reject(new Error('offline'))
  app.actors.navigation.send({ type: 'navigation.pathRequested', path: '/en/terms-of-service/' })
  await app.loadPage.at(-1)?.reject(new Error('offline'))
  const asked = [app.loadSession.length, app.loadPage.length]
  app.browser.last().report({ type: 'browser.wentOnline' })
  expect([app.loadSession.length, app.loadPage.length]).toEqual(asked.map((count) => count + 1))
})
