import { EventEmitter } from 'node:events'
import type { WebSocket } from 'ws'
import { afterBy, type SteppedClock } from '../../fixtures/core/clock.fixtures.ts'
import { selectIsPayFrameUnanswered } from '../../machines/money/payTour/payTour.frame.selectors.ts'
import { selectFlow, selectPayFrameUrl } from '../../machines/money/payTour/payTour.selectors.ts'
import { FakeSocket, fakeEnvironment } from '../../services/core/environment.fixtures.ts'
import type { Environment } from '../../services/core/environment.ts'
import { fakeStorage } from '../../services/core/page.fixtures.ts'
import type { Simulator } from '../../simulator/core/simulator.ts'
import { openPayFrame, type PayFrame, type PayScript } from './money.client.fixtures.ts'
import type { Network } from './money.network.fixtures.ts'
import { type Beside, type MoneyConfig, type Page, startPage } from './money.page.fixtures.ts'

/** What a browser of the model stands in. */
export interface Outside {
  simulator: Simulator
  config: MoneyConfig
  clock: SteppedClock
  network: Network
  script: PayScript
  /** What its pages have beside the money itself. */
  beside?: Beside
  /** Sees each request of a tab the moment it is sent. */
  onAsk?: (tab: number, path: string, body: RequestInit['body']) => void
  /** Sees each answer of the platform the moment it is given. */
  onAnswer: (path: string, body: RequestInit['body'], answer: Response) => void
  /** Sees each answer that a payment client in a tab gets. */
  onLearnt: (tab: number, path: string, body: RequestInit['body'], answer: Response) => void
}

/** The page at the near end of a connection. */
interface Listener {
  isNumbered: () => boolean
  noteBalance: () => void
}

export type Tab = ReturnType<ReturnType<typeof createBrowser>['openTab']>

const networkFailed = new TypeError('the network failed')

/** A browser in which tabs share cookies and local items, before the platform of this process. */
export function createBrowser(outside: Outside, cookie: string) {
  const { simulator, config, clock, network, script } = outside
  const storage = fakeStorage()
  const cookies = new Map([cookie.split('=') as [string, string]])
  const cookieHeader = () => [...cookies].map((pair) => pair.join('=')).join('; ')

  /** Asks the platform; request and answer travel each on their own. */
  function ask(url: string, init: RequestInit, takesCookies: boolean): Promise<Response> {
    const { signal, ...rest } = init
    const headers = new Headers(init.headers)
    if (takesCookies) headers.set('cookie', cookieHeader())
    return new Promise((resolve, reject) => {
      const fail = () => reject(networkFailed)
      signal?.addEventListener('abort', fail)
      network.carry('request', () => void answer(), fail)

      async function answer() {
        const request = new Request(url, { ...rest, headers })
        const given = await simulator.answer(request)
        const body = await given.text()
        outside.onAnswer(new URL(url).pathname, rest.body, given)
        network.carry('answer', () => resolve(received(given, body)), fail)
      }
    })

    function received(given: Response, body: string): Response {
      for (const line of takesCookies ? given.headers.getSetCookie() : []) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
        cookies.set(name, value)
      }
      return new Response(body, { status: given.status, headers: given.headers })
    }
  }

  /**
   * Connects a page with the platform's realtime channel. Once the page knows the numbering, a frame
   * of the platform may be lost alone; before that nobody could notice (contract §3), and it takes the
   * connection with it.
   */
  function connect(url: string, sockets: Set<() => void>, page: Listener): FakeSocket {
    const near = new FakeSocket(url)
    const far = Object.assign(new EventEmitter(), {
      OPEN: 1,
      readyState: 0,
      send: (text: string) =>
        network.carry(
          'frame',
          () => far.readyState === 1 && arrive(text),
          () => page.isNumbered() || cut(),
        ),
      close: (code = 1005) => end(code),
      terminate: () => end(1006),
      ping(_data: unknown, _isMasked: unknown, sent: () => void) {
        sent()
        far.emit('pong')
      },
      pong() {},
      pause() {},
    })
    function arrive(text: string): void {
      if (text.includes('"guestBalance"')) page.noteBalance()
      near.receive(text)
    }
    function end(code: number): void {
      if (far.readyState === 3) return
      far.readyState = 3
      sockets.delete(cut)
      far.emit('close', code, Buffer.from(''))
      near.closed(code)
    }
    const cut = () => end(1006)
    near.send = (text) =>
      network.carry('frame', () => far.readyState === 1 && far.emit('message', text, false))
    near.close = (code = 1005) => end(code)
    sockets.add(cut)
    const open = () => {
      if (far.readyState !== 0) return
      far.readyState = 1
      simulator.accept(far as unknown as WebSocket, cookieHeader())
      near.open()
    }
    network.carry('request', open, cut)
    return near
  }

  /** Opens the page in a tab of its own; the payment client is shown while the pay tour is open. */
  function openTab(number: number) {
    const payStorage = new Map<string, string>()
    const tabItems = new Map<string, string>()
    const sockets = new Set<() => void>()
    let isReloadRequested = false
    let isOnline = true
    let frame: PayFrame | undefined
    let isPaying = false
    let couldHear = true
    let bookingsAtEnd: number | undefined
    const send: typeof ask = (url, init, takesCookies) => {
      if (!isOnline) return Promise.reject(networkFailed)
      outside.onAsk?.(number, new URL(url).pathname, init.body)
      return ask(url, init, takesCookies)
    }
    const listener: Listener = {
      isNumbered: () => page.at('realtime').getSnapshot().context.sequence.lastSeq !== null,
      noteBalance() {
        bookingsAtEnd = undefined
      },
    }
    let { page, fake } = load()

    function load() {
      const fake = fakeEnvironment()
      fake.outside.pageAddress = `${simulator.url}en/`
      const environment: Environment = {
        ...fake.environment,
        ...storage.environment,
        tabItem: (name) => tabItems.get(name) ?? null,
        keepTabItem: (name, value) =>
          void (value === null ? tabItems.delete(name) : tabItems.set(name, value)),
        fetch: (url, init) => send(url, init, init.credentials === 'include'),
        openSocket: (url) => connect(url, sockets, listener),
        payFrameWindow: () => frame?.window ?? null,
        isOnline: () => isOnline,
        now: clock.now,
        after: afterBy(clock),
        reload() {
          isReloadRequested = true
        },
      }
      const page: Page = startPage(environment, clock, config, outside.beside)
      return { page, fake }
    }

    function closeFrame() {
      frame?.close()
      frame = undefined
    }

    const tab = {
      page: () => page,
      frame: () => frame,
      /**
       * How many bookings there were when its pay tour last ended; undefined if none did, or if a push
       * told of a balance since, which may be an older one.
       */
      bookingsAtEnd: () => bookingsAtEnd,
      /**
       * Whether a push about each booking could reach this page: what happened before its first
       * realtime session it only learns as far as it asks again, which is the balance (contract §3).
       */
      couldHear: () => couldHear,
      noteBooking() {
        couldHear &&= page.at('guest').getSnapshot().context.hadChannel
      },
      reload() {
        isReloadRequested = false
        couldHear = true
        isPaying = false
        bookingsAtEnd = undefined
        closeFrame()
        page.stop()
        for (const cut of [...sockets]) cut()
        ;({ page, fake } = load())
      },
      /** Draws what the page shows by now: the payment client’s frame. Reloads if it is to. */
      draw() {
        if (isReloadRequested) tab.reload()
        const payTour = page.at('payTour').getSnapshot()
        const isOpen = selectFlow(payTour) !== null
        if (isPaying && !isOpen) bookingsAtEnd = simulator.platform.ledger.bookings().length
        isPaying = isOpen
        const url = selectIsPayFrameUnanswered(payTour) ? null : selectPayFrameUrl(payTour)
        if (url === (frame?.url ?? null)) return
        closeFrame()
        if (url === null) return
        frame = openPayFrame(url, {
          script,
          clock,
          storage: payStorage,
          fetch: (path, init) => send(new URL(path, url).href, init, true),
          onLearnt: (path, body, answer) => outside.onLearnt(number, path, body, answer),
          network,
          page: { origin: new URL(simulator.url).origin, hear: (sent) => fake.outside.post(sent) },
        })
      },
      /** The realtime connection is lost. */
      cut() {
        for (const cut of [...sockets]) cut()
      },
      setOnline(next: boolean) {
        isOnline = next
        fake.outside.change(next ? 'online' : 'offline')
      },
      close() {
        closeFrame()
        page.stop()
      },
    }
    return tab
  }

  return { openTab, localItems: storage.outside.localItems }
}
