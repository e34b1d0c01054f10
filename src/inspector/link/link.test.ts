import { expect, test } from 'vitest'
import { assign, setup } from 'xstate'
import { steppedClock } from '../../../fixtures/core/clock.fixtures.ts'
import { EventLog, record } from '../../engine/index.ts'
import type { Inspected } from '../agent/agent.ts'
import { meetingChannel, privateChannel, protocol } from '../agent/channels.ts'
import { letInspect } from '../agent/inWindow.ts'

import { createLink } from './link.ts'
import type { LinkEvent } from './link.types.ts'
import { fakeBrowser } from './windows.fixtures.ts'

const counter = setup({
  types: { context: {} as { count: number }, events: {} as { type: 'added'; token?: string } },
}).createMachine({
  id: 'counter',
  context: { count: 0 },
  initial: 'idle',
  on: { added: { actions: assign({ count: ({ context }) => context.count + 1 }) } },
  states: { idle: { after: { 90000: 'late' } }, late: {} },
})

const idleOver = 'xstate.after.90000.counter.idle'

type Browser = ReturnType<typeof fakeBrowser>

/** An app in a tab of a browser, whose redaction knows tokens. */
function openApp(browser: Browser, tab: string, more: Partial<Inspected> = {}) {
  const window = browser.open()
  const recording = record(counter, {
    clock: steppedClock() as never,
    redact: ({ token, ...event }) => ({ ...event, ...(token !== undefined && { token: 'xxx' }) }),
  })
  recording.actor.start()
  const { id: log, session, build, startedAt } = recording.log.header
  const about = () => ({
    ...{ tab, title: `tab ${tab}`, path: '/en/', system: 'counter' },
    ...{ log, session, build, startedAt },
  })
  letInspect(window.page, { about, recording, ...more }, () => undefined)
  return { ...window, ...recording, about }
}

function openInspector(browser: Browser) {
  const window = browser.open()
  const told: LinkEvent[] = []
  const link = createLink(window.page, (event) => void told.push(event))
  const lines = () =>
    told.flatMap((event) => (event.type === 'link.linesCame' ? event.lines : [])).join('')
  const last = (type: LinkEvent['type']) => told.findLast((event) => event.type === type)
  return { ...window, link, told, lines, last }
}

const added = { type: 'added' } as const

test('an inspector finds the tabs that run, and those that are opened later', async () => {
  const browser = fakeBrowser()
  const first = openApp(browser, 'a')
  const { last } = openInspector(browser)
  await browser.pass()
  expect(last('link.tabsChanged')).toEqual({ type: 'link.tabsChanged', tabs: [first.about()] })
  const second = openApp(browser, 'b')
  await browser.pass()
  const tabs = [second.about(), first.about()]
  expect(last('link.tabsChanged')).toEqual({ type: 'link.tabsChanged', tabs })
  first.leave()
  await browser.pass()
  expect(last('link.tabsChanged')).toMatchObject({ tabs: [{ tab: 'b' }] })
})

test('who attaches gets the whole log, then each new entry, with secrets as placeholders', async () => {
  const browser = fakeBrowser()
  const app = openApp(browser, 'a')
  app.actor.send({ ...added, token: 'secret' })
  const { link, lines, last, told } = openInspector(browser)
  await browser.pass()
  link.attach('a')
  await browser.pass()
  expect(last('link.opened')).toEqual({
    type: 'link.opened',
    about: app.about(),
    isReload: false,
  })
  expect(lines()).toBe(app.log.toNDJSON())
  expect(lines()).toContain('"token":"xxx"')
  const batches = () => told.filter(({ type }) => type === 'link.linesCame').length
  const before = batches()
  for (let count = 0; count < 5; count++) app.actor.send(added)
  expect(batches()).toBe(before)
  await browser.pass(60)
  expect(batches()).toBe(before + 1)
  expect(lines()).toBe(app.log.toNDJSON())
  expect(EventLog.parse(lines()).entries).toHaveLength(6)
})

test('nobody attached: nothing follows the log; who detaches gets nothing more', async () => {
  const browser = fakeBrowser()
  const app = openApp(browser, 'a')
  const { link, lines } = openInspector(browser)
  await browser.pass()
  app.actor.send(added)
  await browser.pass()
  expect(lines()).toBe('')
  link.attach('a')
  await browser.pass()
  link.detach()
  const had = lines()
  app.actor.send(added)
  await browser.pass()
  expect(lines()).toBe(had)
})

test('an ordered event is an input of the app, and an ordered timer fires', async () => {
  const browser = fakeBrowser()
  const app = openApp(browser, 'a')
  const { link } = openInspector(browser)
  link.attach('a')
  await browser.pass()
  const sent = link.order({ kind: 'send', actor: 'counter', event: added })
  await browser.pass(0)
  expect(await sent).toBeNull()
  expect(app.actor.getSnapshot().context.count).toBe(1)
  const fired = link.order({ kind: 'fire', actor: 'counter', type: idleOver, count: 1 })
  await browser.pass(0)
  expect(await fired).toBeNull()
  expect(app.actor.getSnapshot().value).toBe('late')
})

test('an order that cannot be carried out is answered with the reason', async () => {
  const browser = fakeBrowser()
  openApp(browser, 'a')
  const { link } = openInspector(browser)
  expect(await link.order({ kind: 'send', actor: 'counter', event: added })).toBe(
    'nobody is inspected',
  )
  link.attach('a')
  await browser.pass()
  const answers = Promise.all([
    link.order({ kind: 'send', actor: 'counter/nobody', event: added }),
    link.order({ kind: 'fire', actor: 'counter', type: idleOver, count: 7 }),
    link.order({ kind: 'show', seq: 3 }),
  ])
  await browser.pass(0)
  expect(await answers).toEqual([
    'no actor is at counter/nobody',
    `counter has no timer 7 pending that sends ${idleOver}`,
    'nothing is seen there that could show the past',
  ])
})

test('what the window shows is told, and taken back when the inspector is gone', async () => {
  const browser = fakeBrowser()
  const shown: (number | null)[] = []
  openApp(browser, 'a', {
    async show(seq, tell) {
      shown.push(seq)
      tell(seq === null ? null : { seq, last: 9, event: 'added' })
    },
  })
  const inspector = openInspector(browser)
  inspector.link.attach('a')
  await browser.pass()
  void inspector.link.order({ kind: 'show', seq: 4 })
  await browser.pass()
  expect(inspector.last('link.shown')).toEqual({
    type: 'link.shown',
    shown: { seq: 4, last: 9, event: 'added' },
  })
  inspector.crash()
  await browser.pass()
  expect(shown).toEqual([4, null])
})

test('a tab that is loaded again is attached again, and says so', async () => {
  const browser = fakeBrowser()
  const app = openApp(browser, 'a')
  openApp(browser, 'b')
  const { link, last, told } = openInspector(browser)
  link.attach('a')
  await browser.pass()
  app.leave()
  await browser.pass()
  expect(last('link.closed')).toMatchObject({ isReload: true })
  const again = openApp(browser, 'a')
  await browser.pass()
  expect(last('link.opened')).toEqual({
    type: 'link.opened',
    about: again.about(),
    isReload: true,
  })
  expect(told.findLast(({ type }) => type === 'link.linesCame')).toMatchObject({
    lines: [...again.log.lines()],
  })
})

test('a tab that the link had not heard of when it was chosen is no tab that was loaded again', async () => {
  const browser = fakeBrowser()
  const app = openApp(browser, 'a')
  const { link, told } = openInspector(browser)
  link.attach('a')
  await browser.pass()
  browser.say(meetingChannel, { protocol, kind: 'here', about: app.about() })
  await browser.pass()
  const opened = told.filter(({ type }) => type === 'link.opened')
  expect(opened).toEqual([{ type: 'link.opened', about: app.about(), isReload: false }])
})

test('a tab that is left before its log has begun is awaited', async () => {
  const browser = fakeBrowser()
  const { link, last } = openInspector(browser)
  link.attach('a')
  await browser.pass(0)
  browser.say(meetingChannel, { protocol, kind: 'gone', tab: 'a' })
  expect(last('link.closed')).toMatchObject({ isReload: true })
  openApp(browser, 'a')
  await browser.pass()
  expect(last('link.opened')).toMatchObject({ isReload: false })
})

test('a tab that crashes is told, and orders on their way are answered', async () => {
  const browser = fakeBrowser()
  const app = openApp(browser, 'a', { show: () => new Promise(() => undefined) })
  const { link, last } = openInspector(browser)
  link.attach('a')
  await browser.pass()
  const answer = link.order({ kind: 'show', seq: 1 })
  app.crash()
  await browser.pass()
  expect(last('link.closed')).toEqual({
    type: 'link.closed',
    isReload: false,
    reason: 'its tab was closed, or its page crashed',
  })
  expect(await answer).toBe('whoever was inspected is gone')
})

test('a tab that never answers is given up', async () => {
  const browser = fakeBrowser()
  const { link, last } = openInspector(browser)
  link.attach('a')
  await browser.pass(6_000)
  expect(last('link.closed')).toMatchObject({ reason: 'its tab does not answer' })
})

test('messages of other origins, versions, peers and forms are dropped and counted', async () => {
  const browser = fakeBrowser()
  const app = openApp(browser, 'a')
  const { link, last } = openInspector(browser)
  const peers: string[] = []
  const spy = new (browser.open().page.BroadcastChannel)(meetingChannel)
  spy.addEventListener('message', ({ data }) => data.kind === 'attach' && peers.push(data.peer))
  link.attach('a')
  await browser.pass()
  const [peer = ''] = peers
  const channel = privateChannel(peer)
  const lines = { protocol, peer, kind: 'lines', lines: ['forged'] }
  browser.say(channel, lines, 'https://elsewhere.example')
  browser.say(channel, { ...lines, protocol: protocol + 1 })
  browser.say(channel, { ...lines, peer: 'another' })
  browser.say(channel, { ...lines, lines: 'forged' })
  browser.say(meetingChannel, { protocol, kind: 'here', about: { tab: 'x' } })
  expect(last('link.messagesDropped')).toMatchObject({
    counts: { origin: 1, version: 1, peer: 1, form: 2 },
  })
  const order = { kind: 'send', actor: 'counter', event: added }
  const ordered = { protocol, peer, kind: 'order', id: 1, order }
  browser.say(channel, ordered, 'https://elsewhere.example')
  browser.say(channel, { ...ordered, peer: 'another' })
  browser.say(channel, { ...ordered, protocol: 99 })
  browser.say(channel, { ...ordered, order: { ...order, event: 'added' } })
  await browser.pass()
  expect(app.actor.getSnapshot().context.count).toBe(0)
  browser.say(channel, ordered)
  await browser.pass()
  expect(app.actor.getSnapshot().context.count).toBe(1)
  expect(last('link.linesCame')).not.toMatchObject({ lines: ['forged'] })
})

test('an app that says that it waits is asked who it is, unless somebody is inspected', async () => {
  const browser = fakeBrowser()
  const heard: string[] = []
  openApp(browser, 'a')
  const { link } = openInspector(browser)
  await browser.pass()
  const spy = new (browser.open().page.BroadcastChannel)(meetingChannel)
  spy.addEventListener('message', ({ data }) => void heard.push(data.kind))
  browser.say(meetingChannel, { protocol, kind: 'waiting' })
  await browser.pass()
  expect(heard.toSorted()).toEqual(['here', 'look', 'waiting'])
  link.attach('a')
  await browser.pass()
  heard.splice(0)
  browser.say(meetingChannel, { protocol, kind: 'waiting' })
  await browser.pass()
  expect(heard).toEqual(['waiting'])
})

test('who gives an order to show and is gone before it is carried out leaves the window as it is', async () => {
  const browser = fakeBrowser()
  const shown: (number | null)[] = []
  openApp(browser, 'a', {
    show(seq) {
      shown.push(seq)
      return seq === null ? Promise.resolve() : new Promise(() => undefined)
    },
  })
  const inspector = openInspector(browser)
  inspector.link.attach('a')
  await browser.pass()
  void inspector.link.order({ kind: 'show', seq: 4 })
  await browser.pass()
  inspector.crash()
  await browser.pass()
  expect(shown).toEqual([4, null])
})

test('a process is inspected at the address that it prints, with or without the page before it', () => {
  const opened: string[] = []
  const { page } = fakeBrowser().open()
  const socket = { addEventListener: () => undefined, close: () => undefined }
  const WebSocket = function open(url: string) {
    opened.push(url)
    return socket
  }
  const link = createLink(Object.assign(page, { WebSocket }) as never, () => undefined)
  const address = `ws://127.0.0.1:9230/${'a'.repeat(32)}`
  link.attachToProcess(address)
  link.attachToProcess(`http://localhost:5173/inspector#node=${address}`)
  expect(opened).toEqual([address, address])
})

test('only processes of this machine, by an address with a token, are inspected', () => {
  const { link } = openInspector(fakeBrowser())
  for (const url of ['ws://elsewhere.example/aaaaaaaaaaaaaaaaaaaaaaaa', 'ws://127.0.0.1:1/short']) {
    expect(() => link.attachToProcess(`http://localhost:5173/inspector#node=${url}`)).toThrow()
    expect(() => link.attachToProcess(url)).toThrow(
      'This is no address of a process on this computer',
    )
  }
})
