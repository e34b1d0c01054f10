import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { navigationWalk } from '../../../fixtures/shell/navigation.fixtures.ts'
import { setFold } from '../../core/clock.ts'
import { backTimeout, navigationMachine } from './navigation.machine.ts'
import { selectRequestedPage, selectShownPage } from './navigation.selectors.ts'
import type { OverlayOwner } from './overlays.ts'

type Options = Parameters<typeof navigationWalk>[2]

async function start(options?: Options) {
  const walked = navigationWalk(setFold, navigationMachine, options)
  await walked.arrive()
  walked.clock.step(200)
  return {
    ...walked,
    overlays: () => walked.snapshot().context.overlays,
    isAtRest: () => walked.snapshot().matches({ history: 'atRest' }),
    left: (owner: OverlayOwner) =>
      walked.told(owner).filter(({ type }) => type === 'navigation.overlayLeft').length,
  }
}

describe('what lies over the page', () => {
  test('has a history entry each, of the same page', async () => {
    const { loadPage, open, router } = await start()
    open('menus')
    open('modals')
    expect(router.entries()).toEqual(['/en/', '/en/ +1', '/en/ +2'])
    expect(loadPage).toHaveLength(1)
  })

  test('is taken away by the back button, the topmost first', async () => {
    const { left, open, overlays, router, snapshot } = await start()
    open('menus')
    open('modals')
    router.go(-1)
    expect([left('modals'), left('menus')]).toEqual([1, 0])
    expect(overlays()).toEqual(['menus'])
    router.go(-1)
    expect([left('modals'), left('menus')]).toEqual([1, 1])
    expect(overlays()).toEqual([])
    expect(selectShownPage(snapshot())).toBe('home')
    expect(router.current()).toBe('/en/')
  })

  test('hears whether the back button or another page took it away', async () => {
    const { actor, open, router, told } = await start()
    open('modals')
    router.go(-1)
    open('modals')
    actor.send({ type: 'navigation.pathRequested', path: '/en/cams/' })
    open('modals')
    router.go(-2)
    expect(told('modals').filter(({ type }) => type === 'navigation.overlayLeft')).toEqual([
      { type: 'navigation.overlayLeft', isPageLeft: false },
      { type: 'navigation.overlayLeft', isPageLeft: true },
      { type: 'navigation.overlayLeft', isPageLeft: true },
    ])
  })

  test('goes back in the history when its owner closes it, and is not told so', async () => {
    const { close, isAtRest, left, open, overlays, router } = await start()
    open('menus')
    close('menus')
    expect(router.current()).toBe('/en/')
    expect(overlays()).toEqual([])
    expect(left('menus')).toBe(0)
    expect(isAtRest()).toBe(true)
  })

  test('several steps back in one leave all of it', async () => {
    const { left, open, router } = await start()
    open('modals')
    open('modals')
    open('menus')
    router.go(-3)
    expect([left('modals'), left('menus')]).toEqual([2, 1])
  })

  test('that is closed twice, or was never open, changes nothing', async () => {
    const { close, open, router } = await start()
    close('modals')
    open('menus')
    close('modals')
    expect(router.entries()).toEqual(['/en/', '/en/ +1'])
    expect(router.requests).toHaveLength(1)
  })

  test('does not come back with the forward button', async () => {
    const { left, open, overlays, router } = await start()
    open('menus')
    router.go(-1)
    router.go(1)
    expect(router.current()).toBe('/en/')
    expect(overlays()).toEqual([])
    expect(left('menus')).toBe(1)
  })

  test('is gone when the document is loaded again', async () => {
    const { loadPage, router, snapshot } = await start({ at: '/en/cams/', overlays: 2 })
    expect(router.entries()).toEqual(['/en/cams/'])
    expect(loadPage).toHaveLength(1)
    expect(selectShownPage(snapshot())).toBe('cams')
  })
})

describe('a link followed while something lies over the page', () => {
  test('takes the place of its entry, so that back leads to the page', async () => {
    const { arrive, follow, left, open, overlays, router, snapshot } = await start()
    open('menus')
    follow('/en/cams/')
    expect(router.entries()).toEqual(['/en/', '/en/cams/'])
    expect(left('menus')).toBe(1)
    expect(overlays()).toEqual([])
    await arrive()
    expect(selectShownPage(snapshot())).toBe('cams')
    router.go(-1)
    await arrive()
    expect(selectShownPage(snapshot())).toBe('home')
  })

  test('leaves everything that is open, also when it lies twice', async () => {
    const { arrive, follow, left, open, router, snapshot } = await start()
    open('menus')
    open('modals')
    follow('/en/cams/')
    await arrive()
    expect([left('modals'), left('menus')]).toEqual([1, 1])
    router.go(-1)
    await arrive()
    expect(router.current()).toBe('/en/')
    expect(selectShownPage(snapshot())).toBe('home')
  })

  test('and back to another page leaves what is open there', async () => {
    const { arrive, left, open, router, snapshot, visit } = await start()
    await visit('/en/cams/')
    open('menus')
    router.go(-2)
    await arrive()
    expect(selectShownPage(snapshot())).toBe('home')
    expect(left('menus')).toBe(1)
  })
})

describe('while the browser is on its way back', () => {
  test('a link waits until it is there', async () => {
    const { arrive, close, follow, open, router, snapshot } = await start({ isSlow: true })
    open('menus')
    close('menus')
    follow('/en/cams/')
    expect(router.requests.map(({ type }) => type)).toEqual([
      'router.pushRequested',
      'router.backRequested',
    ])
    router.settle()
    expect(router.entries()).toEqual(['/en/', '/en/cams/'])
    await arrive()
    expect(selectShownPage(snapshot())).toBe('cams')
  })

  test('a machine that leads somewhere waits too, and only the last is followed', async () => {
    const { actor, close, follow, open, router } = await start({ isSlow: true })
    open('menus')
    close('menus')
    follow('/en/cams/')
    const params = { searchPattern: 'é' }
    actor.send({ type: 'navigation.routeRequested', route: { name: 'searchVideos', params } })
    router.settle()
    expect(router.entries()).toEqual(['/en/', '/en/search/videos/%C3%A9/'])
    router.go(-1)
    router.go(1)
    expect(router.requests).toHaveLength(3)
  })

  test('what opens gets its entry when it is there', async () => {
    const { close, left, open, overlays, router } = await start({ isSlow: true })
    open('menus')
    close('menus')
    open('modals')
    router.settle()
    expect(router.entries()).toEqual(['/en/', '/en/ +1'])
    expect(overlays()).toEqual(['modals'])
    router.go(-1)
    expect([left('modals'), left('menus')]).toEqual([1, 0])
  })

  test('what closes too is gone back for as well', async () => {
    const { close, open, router } = await start({ isSlow: true })
    open('menus')
    open('modals')
    close('modals')
    close('menus')
    router.settle()
    router.settle()
    expect(router.current()).toBe('/en/')
  })

  test('a browser that never arrives does not hold up a link', async () => {
    const { clock, close, follow, isAtRest, open, snapshot } = await start({ isSlow: true })
    open('menus')
    close('menus')
    follow('/en/cams/')
    clock.step(backTimeout - 1)
    expect(selectRequestedPage(snapshot())).toBe('home')
    clock.step(1)
    expect(selectRequestedPage(snapshot())).toBe('cams')
    expect(isAtRest()).toBe(true)
  })
})

test('whatever is opened, closed, followed and gone back to, history and page agree', async () => {
  const step = fc.constantFrom('open', 'close', 'follow', 'back', 'forward', 'settle', 'wait')
  await fc.assert(
    fc.asyncProperty(fc.boolean(), fc.array(step, { maxLength: 40 }), async (isSlow, steps) => {
      const { arrive, clock, close, follow, isAtRest, open, overlays, router, snapshot } =
        await start({ isSlow })
      let links = 0
      for (const does of steps) {
        if (does === 'open') open(links % 2 ? 'menus' : 'modals')
        if (does === 'close') close(overlays().at(-1) ?? 'menus')
        if (does === 'follow') follow(`/en/contests/${++links}/`)
        if (does === 'back') router.go(-1)
        if (does === 'forward') router.go(1)
        if (does === 'settle') router.settle()
        if (does === 'wait') clock.step(backTimeout)
      }
      for (let n = 0; n < 10; n++) {
        router.settle()
        await arrive()
      }
      clock.step(backTimeout)
      expect(isAtRest()).toBe(true)
      expect(snapshot().matches({ page: 'settled' })).toBe(true)
      const { shown } = snapshot().context
      const suffix = overlays().length ? ` +${overlays().length}` : ''
      expect(router.current()).toBe(`${shown?.location.path}${suffix}`)
    }),
    { numRuns: 100 },
  )
})
