import { WebSocket } from 'ws'
import { type AnyEventObject, createActor, waitFor } from 'xstate'
import type { AppWalkOptions } from '../fixtures/core/app.fixtures.ts'
import { selectGuest } from '../machines/account/guest/guest.selectors.ts'
import { areas } from '../machines/core/areas.ts'
import { setFold } from '../machines/core/clock.ts'
import { selectActors, selectIsRunning } from '../machines/shell/app/app.selectors.ts'
import { selectConnection } from '../machines/shell/realtime/realtime.selectors.ts'
import { fakeEnvironment, fakeWindow } from '../services/core/environment.fixtures.ts'
import type { Environment } from '../services/core/environment.ts'
import type { Simulator } from '../simulator/core/simulator.ts'
import { type AppActor, wire } from './wire.ts'

type Platform = Pick<Simulator, 'url' | 'payUrl'>

/** A browser of the test's own before a real platform: real requests, cookies and sockets. */
function platformBrowser(platform: Platform) {
  const { environment: fake, outside } = fakeEnvironment()
  const payWindow = fakeWindow()
  const cookies = new Map<string, string>()
  const answers: string[] = []
  const underWay = new Set<object>()
  const sockets: WebSocket[] = []
  outside.pageAddress = `${platform.url}en/#top`
  outside.payWindow = payWindow

  const environment: Environment = {
    ...fake,
    sendBeacon(url, text) {
      void fetch(url, { method: 'POST', body: text })
      return true
    },
    async fetch(path, init) {
      if (!outside.online) throw new TypeError('the browser is offline')
      const url = new URL(path, platform.url)
      const headers = new Headers(init.headers)
      outside.requests.push({ url, init, headers })
      const takesCookies = init.credentials === 'include'
      if (takesCookies) headers.set('cookie', cookieHeader(cookies))
      const asked = {}
      underWay.add(asked)
      try {
        const response = await fetch(url, { ...init, headers })
        if (takesCookies) keepCookies(cookies, response)
        answers.push(await response.clone().text())
        return response
      } finally {
        underWay.delete(asked)
      }
    },
    openSocket(url) {
      const socket = new WebSocket(url, { headers: { cookie: cookieHeader(cookies) } })
      sockets.push(socket)
      return socket
    },
  }

  /** Says something as the payment client in its iframe. */
  function post(data: object): void {
    outside.post({ origin: new URL(platform.payUrl).origin, source: payWindow, data })
  }

  /** Logs in at the payment client; answers the secret of the success. */
  async function logInAtPaymentClient(login: string, password: string): Promise<string> {
    const response = await fetch(new URL('api/login', platform.payUrl), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ login, password }),
    })
    const answer: unknown = await response.json()
    if (!hasUhash(answer)) throw new Error(`the payment client answered ${response.status}`)
    return answer.uhash
  }

  /** Gives the browser the cookie of a login, as `name=value`. */
  function takeCookie(cookie: string): void {
    const [name = '', value = ''] = cookie.split('=')
    cookies.set(name, value)
  }

  return {
    environment,
    outside,
    payWindow,
    answers,
    sockets,
    underWay,
    post,
    takeCookie,
    logInAtPaymentClient,
  }
}

function cookieHeader(cookies: Map<string, string>): string {
  return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
}

function keepCookies(cookies: Map<string, string>, response: Response): void {
  for (const line of response.headers.getSetCookie()) {
    const [, name, value] = /^([^=]+)=([^;]*)/.exec(line) ?? []
    if (name && value !== undefined) cookies.set(name, value)
  }
}

function hasUhash(value: unknown): value is { uhash: string } {
  return (
    typeof value === 'object' &&
    value !== null &&
    'uhash' in value &&
    typeof value.uhash === 'string'
  )
}

export type Outside = ReturnType<typeof platformBrowser>['outside']

/**
 * Starts the whole app before a real platform, its machines under a clock that stands still.
 * @param create makes the root actor, not yet started
 */
export function startApp(
  platform: Platform,
  prepare: (outside: Outside) => void = () => {},
  cookie?: string,
  create: NonNullable<AppWalkOptions['create']> = createActor,
) {
  const browser = platformBrowser(platform)
  prepare(browser.outside)
  if (cookie !== undefined) browser.takeCookie(cookie)
  const { clock } = browser.outside
  const events: AnyEventObject[] = []
  /** Of several started apps it is this one whose clock the machines read. */
  function takeFold(): void {
    setFold({
      get now() {
        return clock.now()
      },
      random: () => 0.5,
    })
  }
  takeFold()
  const loaded: string[] = []
  const machine = wire(browser.environment, {
    app: (): AppActor => app,
    loadPage: async (page) => void loaded.push(page),
    areasOf: async () => [],
    async loadModal({ id }) {
      loaded.push(id)
      return true
    },
    saveLog: async () => {},
    ownLog: () => Promise.reject(new Error('no log is kept')),
  })
  const app = create(machine, {
    systemId: 'app',
    clock,
    input: { language: 'en' },
    inspect: (inspected) => {
      if (inspected.type === '@xstate.event') events.push(inspected.event)
    },
  }).start()

  function stop(): void {
    app.stop()
    setFold(undefined)
  }
  return { app, browser, clock, events, loaded, stop, takeFold }
}

/**
 * Waits until a started app runs and knows that the visitor is anonymous.
 * @returns its actors, and what a test does with them
 */
export async function untilRunning({ app, browser, clock }: ReturnType<typeof startApp>) {
  await waitFor(
    app,
    (snapshot) => snapshot.children.guest?.getSnapshot().matches('anonymous') === true,
  )
  clock.step(0)
  await waitFor(app, (snapshot) => areas.every((area) => selectIsRunning[area](snapshot)))
  const { guest, realtime, payTour, notifications } = selectActors(app.getSnapshot())
  if (!guest || !realtime || !payTour || !notifications) throw new Error('the app does not run')

  const connection = (expected: ReturnType<typeof selectConnection>) =>
    waitFor(realtime, (snapshot) => selectConnection(snapshot) === expected)
  const balance = (expected: number) =>
    waitFor(guest, (snapshot) => selectGuest(snapshot).balance === expected)

  /** Logs in through the payment client; answers the secret of the success. */
  const logIn = async (): Promise<string> => {
    payTour.send({ type: 'payTour.openRequested', flow: 'login' })
    browser.post({ type: 'iframe-ready' })
    const uhash = await browser.logInAtPaymentClient('guest1@example.com', 'limelight')
    const data = { flow: 'login', redirectTo: null, hostId: null, uhash }
    browser.post({ type: 'success', data })
    await waitFor(guest, (snapshot) => selectGuest(snapshot).isLoggedIn)
    await connection('connected')
    return uhash
  }
  return { guest, realtime, payTour, notifications, logIn, connection, balance }
}

/** A `guestBalance` frame as the simulator takes it. */
export function balancePush(balance: number) {
  return {
    type: 'guestBalance',
    balance,
    balanceFormatted: String(balance),
    isPayment: false,
    isPayingCustomer: true,
  }
}
