import { describe, expect, test } from 'vitest'
import { navigationWalk } from '../../../fixtures/shell/navigation.fixtures.ts'
import { setFold } from '../../core/clock.ts'
import { navigationMachine } from './navigation.machine.ts'
import type { PageName } from './routes.ts'

type Options = Parameters<typeof navigationWalk>[2]

async function start(options: Options = { at: '/en/messenger/' }) {
  const walked = navigationWalk(setFold, navigationMachine, options)
  await walked.arrive()
  walked.clock.step(200)
  return {
    ...walked,
    overlays: () => walked.snapshot().context.overlays,
    /** The page asks that the address names a channel of its own, or none. */
    name: (channel: string | null, page: PageName = 'messenger') =>
      walked.actor.send({
        type: 'navigation.queryRequested',
        page,
        query: { channel, actor: null },
      }),
    /** The queries that the page was led to within its visit. */
    entered: () =>
      walked
        .told('messenger')
        .flatMap((event) => (event.type === 'navigation.queryEntered' ? [event.query] : [])),
    visits: () =>
      walked.told('messenger').filter(({ type }) => type === 'navigation.pageEntered').length,
  }
}

describe('a page that names what it shows in its address', () => {
  test('renames an entry that named nothing, and has one more for each other thing', async () => {
    const { name, router } = await start()
    name('1')
    expect(router.entries()).toEqual(['/en/messenger/?channel=1'])
    name('2')
    expect(router.entries()).toEqual(['/en/messenger/?channel=1', '/en/messenger/?channel=2'])
    name(null)
    expect(router.entries()).toEqual(['/en/messenger/?channel=1', '/en/messenger/'])
  })

  test('asks for nothing when the address names it already', async () => {
    const { name, router } = await start({ at: '/en/messenger/?channel=1' })
    name('1')
    expect(router.requests).toEqual([])
  })

  test('keeps what else stands in the address, and takes out what named it before', async () => {
    const { name, router } = await start({ at: '/en/messenger/?actor=7&ref=mail#end' })
    name('1')
    expect(router.entries()).toEqual(['/en/messenger/?ref=mail&channel=1#end'])
  })

  test('is visited once: nothing is loaded, told or scrolled again', async () => {
    const { clock, loadPage, name, told, visits } = await start()
    const scrolls = told('window').length
    name('1')
    name('2')
    clock.step(200)
    expect([loadPage.length, visits(), told('window').length]).toEqual([1, 1, scrolls])
  })

  test('says nothing about the address of another page', async () => {
    const { name, router } = await start({ at: '/en/cams/' })
    name('1')
    expect(router.entries()).toEqual(['/en/cams/'])
  })

  test('is told where back and forward lead within the visit', async () => {
    const { entered, name, router, visits } = await start()
    name('1')
    name('2')
    router.go(-1)
    router.go(1)
    expect(entered()).toEqual([{ channel: '1' }, { channel: '2' }])
    expect(visits()).toBe(1)
  })

  test('is visited again by back from another page, and named by its address', async () => {
    const { arrive, entered, name, router, told, visit } = await start()
    name('1')
    name('2')
    await visit('/en/cams/')
    router.go(-1)
    await arrive()
    expect(told('messenger').at(-1)).toMatchObject({
      type: 'navigation.pageEntered',
      query: { channel: '2' },
    })
    expect(entered()).toEqual([])
  })

  test('keeps its name in a link that follows and in the page in another language', async () => {
    const { actor, name, router } = await start()
    name('1')
    actor.send({ type: 'navigation.languageRequested', language: 'de' })
    expect(router.current()).toBe('/de/nachrichten/?channel=1')
  })
})

describe('a named thing that lies over the page', () => {
  test('has its name in the entry that lies over the page', async () => {
    const { entered, left, name, open, router } = await laidOver()
    open('messenger')
    name('1')
    expect(router.entries()).toEqual(['/en/messenger/', '/en/messenger/?channel=1 +1'])
    router.go(-1)
    expect([left(), entered()]).toEqual([1, [{}]])
  })

  test('comes back with the forward button when its owner lays it there again', async () => {
    const { entered, name, open, overlays, router } = await laidOver()
    open('messenger')
    name('1')
    router.go(-1)
    router.go(1)
    expect(entered()).toEqual([{}, { channel: '1' }])
    open('messenger')
    expect(overlays()).toEqual(['messenger'])
    expect(router.entries()).toEqual(['/en/messenger/', '/en/messenger/?channel=1 +1'])
    expect(router.current()).toBe('/en/messenger/?channel=1 +1')
    router.go(-1)
    expect(overlays()).toEqual([])
  })

  test('that no longer lies there gives its name to the page once the step back was made', async () => {
    const { close, name, open, router } = await laidOver({ at: '/en/messenger/', isSlow: true })
    open('messenger')
    name('1')
    close('messenger')
    name('1')
    expect(router.current()).toBe('/en/messenger/?channel=1 +1')
    router.settle()
    expect(router.current()).toBe('/en/messenger/?channel=1')
  })

  test('gives way to a link that is followed in the meantime', async () => {
    const { close, follow, name, open, router } = await laidOver({
      at: '/en/messenger/',
      isSlow: true,
    })
    open('messenger')
    name('1')
    close('messenger')
    follow('/en/cams/')
    name(null)
    router.settle()
    expect(router.current()).toBe('/en/cams/')
  })

  async function laidOver(options?: Options) {
    const walked = await start(options)
    const left = () =>
      walked.told('messenger').filter(({ type }) => type === 'navigation.overlayLeft').length
    return { ...walked, left }
  }
})
