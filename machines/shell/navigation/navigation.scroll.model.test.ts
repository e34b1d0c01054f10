import { describe, expect, test } from 'vitest'
import { navigationWalk } from '../../../fixtures/shell/navigation.fixtures.ts'
import { setFold } from '../../core/clock.ts'
import { navigationMachine, scrollDuration, scrollOffset } from './navigation.machine.ts'

async function start(at?: string) {
  const walked = navigationWalk(setFold, navigationMachine, { at })
  await walked.arrive()
  return {
    ...walked,
    /** Where the window was told to scroll since the last look. */
    scrolled: () => walked.told('window').at(-1),
    count: () => walked.told('window').length,
  }
}

const area = (name: string, offset = 0) => ({
  type: 'viewport.scrollRequested',
  target: { kind: 'area', area: name },
  offset,
  duration: 500,
})

const element = (id: string) => ({
  type: 'viewport.scrollRequested',
  target: { kind: 'element', id },
  offset: 35,
  duration: 500,
})

describe('after a page navigation', () => {
  test('the scroll waits 200 ms from when the page is shown, and lasts 500 ms [NAV-41 NAV-42]', async () => {
    const { arrive, clock, count, follow, scrolled } = await start()
    clock.step(200)
    follow('/en/cams/')
    clock.step(1000)
    await arrive()
    clock.step(199)
    expect(count()).toBe(0)
    clock.step(1)
    expect(scrolled()).toMatchObject({ duration: 500 })
    expect(count()).toBe(1)
    expect(scrollDuration).toBe(500)
  })

  test('a link followed while it waits leaves the old scroll out [NAV-41]', async () => {
    const { arrive, clock, count, follow } = await start()
    clock.step(200)
    follow('/en/cams/')
    await arrive()
    clock.step(100)
    follow('/en/feed/')
    clock.step(1000)
    expect(count()).toBe(0)
    await arrive()
    clock.step(200)
    expect(count()).toBe(1)
  })

  test.each([
    ['another page', '/en/feed/', area('top')],
    ['the same page of something else', '/en/categories/music/', area('default', 35)],
    ['another page number', '/en/categories/dance/?sort=new&page=2', area('pagination')],
    ['another sort order', '/en/categories/dance/?sort=old', area('view')],
    ['the same address', '/en/categories/dance/?sort=new', area('top')],
  ])('%s scrolls to its marked area [NAV-26 NAV-27]', async (_, path, expected) => {
    const { scrolled, visit } = await start('/en/categories/dance/?sort=new')
    await visit(path)
    expect(scrolled()).toEqual(expected)
    expect(scrollOffset).toBe(35)
  })

  test.each(['/en/feed/?scrollTo=stories', '/en/feed/#stories'])(
    '%s scrolls to the element',
    async (path) => {
      const { scrolled, visit } = await start()
      await visit(path)
      expect(scrolled()).toEqual(element('stories'))
    },
  )

  test.each(['/en/feed/?noscroll', '/en/feed/?noscroll=1&scrollTo=stories', '/en/?noscroll=0'])(
    '%s does not scroll [NAV-24]',
    async (path) => {
      const { count, visit } = await start()
      await visit(path)
      expect(count()).toBe(0)
    },
  )

  test('the same page in another language stays where it is', async () => {
    const { actor, arrive, clock, count } = await start('/en/feed/#stories')
    clock.step(200)
    const before = count()
    actor.send({ type: 'navigation.languageRequested', language: 'de' })
    await arrive()
    clock.step(200)
    expect(count()).toBe(before)
  })
})

describe('when the document is loaded', () => {
  test('the page scrolls to the element that scrollTo names [NAV-21]', async () => {
    const { clock, count, scrolled } = await start('/en/?scrollTo=trends')
    clock.step(199)
    expect(count()).toBe(0)
    clock.step(1)
    expect(scrolled()).toEqual(element('trends'))
  })

  test('noscroll does not keep it from that: it is about navigations [NAV-21 NAV-24]', async () => {
    const { clock, scrolled } = await start('/en/?scrollTo=trends&noscroll')
    clock.step(200)
    expect(scrolled()).toEqual(element('trends'))
  })

  test('the page stays at its top when nothing is named', async () => {
    const { clock, count } = await start('/en/')
    clock.step(200)
    expect(count()).toBe(0)
  })
})

describe('back and forward', () => {
  const position = (y: number) => ({
    type: 'viewport.scrollRequested',
    target: { kind: 'position', y },
    offset: 0,
    duration: 0,
  })

  test('lead to where the page was left, at once', async () => {
    const { arrive, router, scrolled, visit } = await start()
    router.scrollTo(1200)
    await visit('/en/cams/')
    router.scrollTo(640)
    router.go(-1)
    await arrive()
    expect(scrolled()).toEqual(position(1200))
    router.go(1)
    await arrive()
    expect(scrolled()).toEqual(position(640))
  })

  test('lead to the top of a page of which nothing is known', async () => {
    const { arrive, router, scrolled, visit } = await start()
    await visit('/en/cams/')
    router.go(-1)
    await arrive()
    expect(scrolled()).toEqual(position(0))
  })

  test('find their places again after a hundred pages, and no more are kept', async () => {
    const { snapshot, router, visit } = await start()
    for (let n = 0; n < 105; n++) {
      router.scrollTo(n)
      await visit(`/en/contests/${n}/`)
    }
    const kept = Object.values(snapshot().context.positions)
    expect(kept).toHaveLength(100)
    expect(kept.at(-1)).toBe(104)
  })
})
