import { compileFunction } from 'node:vm'
import { build, type Rolldown } from 'vite'
import type { SteppedClock } from '../../fixtures/core/clock.fixtures.ts'
import type { WindowMessage } from '../../services/core/environment.ts'
import type { Network } from './money.network.fixtures.ts'
import { FakeElement, fakePayDocument } from './payDom.fixtures.ts'

/** The names of a browser that the payment client's script reaches. */
const globals = [
  'window',
  'document',
  'location',
  'sessionStorage',
  'fetch',
  'crypto',
  'AbortSignal',
  'setTimeout',
  'clearTimeout',
  'setInterval',
  'clearInterval',
  'Node',
  'HTMLElement',
  'ResizeObserver',
] as const

export type PayScript = (...values: unknown[]) => void

/** The payment client's own script, to be run in windows of the test. */
export async function buildPayScript(): Promise<PayScript> {
  const entry = 'simulator/money/payPage/pay.js'
  const lib = { entry, formats: ['iife' as const], name: 'pay' }
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, minify: false, lib },
  })
  const [output] = built as Rolldown.RolldownOutput[]
  const code = output?.output[0].code ?? ''
  return compileFunction(code, [...globals]) as PayScript
}

/** What a frame stands in. */
export interface Surroundings {
  script: PayScript
  clock: SteppedClock
  /** Of the tab, for the payment client's origin. */
  storage: Map<string, string>
  /** Asks the payment client's origin. */
  fetch: (path: string, init: RequestInit) => Promise<Response>
  /** The script has learnt what came of something that it sent. */
  onLearnt: (path: string, body: RequestInit['body'], answer: Response) => void
  network: Network
  /** The page around the frame. */
  page: { origin: string; hear: (message: WindowMessage) => void }
}

export type PayFrame = ReturnType<typeof openPayFrame>

/** Shows the payment client at an address, its own script running in a window of its own. */
export function openPayFrame(url: string, surroundings: Surroundings) {
  const { script, clock, storage, network, page } = surroundings
  const { origin, search, pathname } = new URL(url)
  let visit = { isOver: true, hear: [] as ((event: object) => void)[] }
  let document: ReturnType<typeof fakePayDocument> | undefined
  const frameWindow = {
    postMessage(message: unknown, targetOrigin: string) {
      if (targetOrigin !== origin) return
      const data: unknown = structuredClone(message)
      network.carry('message', () => {
        for (const hear of visit.hear) hear({ data, origin: page.origin })
      })
    },
  }

  async function load(): Promise<void> {
    visit.isOver = true
    const own = { isOver: false, hear: [] as ((event: object) => void)[] }
    visit = own
    document = undefined
    const answer = await ask(own, pathname + search).catch(() => undefined)
    if (own.isOver || !answer?.ok) return
    const markup = await answer.text()
    const read = (name: string) => new RegExp(`data-${name}="([^"]*)"`).exec(markup)?.[1] ?? ''
    const names = { appOrigin: read('app-origin'), flow: read('flow') }
    document = fakePayDocument({ ...names, misbehaviour: read('misbehaviour') })
    script(...globals.map((name) => globalsOf(own)[name]))
  }

  /** A page that is gone hears no answer. */
  function ask(own: typeof visit, path: string, init: RequestInit = {}): Promise<Response> {
    return new Promise((resolve, reject) => {
      const unlessOver = (react: () => void) => own.isOver || react()
      surroundings.fetch(path, init).then(
        (answer) =>
          unlessOver(() => {
            surroundings.onLearnt(path, init.body, answer)
            resolve(answer)
          }),
        (error: unknown) => unlessOver(() => reject(error as Error)),
      )
    })
  }

  function globalsOf(own: typeof visit): Record<(typeof globals)[number], unknown> {
    const later = (run: () => void, ms: number) => clock.setTimeout(() => own.isOver || run(), ms)
    const parent = {
      postMessage(message: unknown, targetOrigin: string) {
        if (own.isOver || targetOrigin !== page.origin) return
        const data: unknown = structuredClone(message)
        network.carry('message', () => page.hear({ data, origin, source: frameWindow }))
      },
    }
    return {
      window: {
        parent,
        addEventListener: (type: string, react: (event: object) => void) =>
          type === 'message' && own.hear.push((event) => react({ ...event, source: parent })),
      },
      document,
      location: { search, reload: () => void load(), assign() {} },
      sessionStorage: {
        getItem: (name: string) => storage.get(name) ?? null,
        setItem: (name: string, value: string) => void storage.set(name, value),
        removeItem: (name: string) => void storage.delete(name),
      },
      fetch: (path: string, init: RequestInit) => ask(own, path, init),
      crypto,
      AbortSignal: {
        timeout(ms: number) {
          const controller = new AbortController()
          later(() => controller.abort(), ms)
          return controller.signal
        },
      },
      setTimeout: later,
      clearTimeout: clock.clearTimeout,
      setInterval: () => 0,
      clearInterval: () => {},
      Node: FakeElement,
      HTMLElement: FakeElement,
      ResizeObserver: class {
        observe() {}
      },
    }
  }

  const elements = () => document?.documentElement.all() ?? []
  const buttons = () => elements().filter(({ tag }) => tag === 'button')
  const button = (label: RegExp) => buttons().find(({ textContent }) => label.test(textContent))

  void load()
  return {
    url,
    /** What is posted to it reaches the script. */
    window: frameWindow,
    reload: () => void load(),
    close() {
      visit.isOver = true
    },
    /** Whether it shows a form that can be sent. */
    isOffering: () => elements().some(({ tag }) => tag === 'form'),
    /** Whether it shows what was bought. */
    isReceiptShown: () => button(/^Back to Limelight$/) !== undefined,
    /** Chooses an amount, where amounts are offered, and sends the form. */
    pay(coins: number): void {
      const amounts = elements().filter(({ attributes }) => attributes.get('name') === 'coins')
      for (const amount of amounts) amount.checked = amount.value === String(coins)
      elements()
        .find(({ tag }) => tag === 'form')
        ?.happen('submit')
    },
    /** Goes back to the page by the button of the view, else by that of the frame. */
    leave: () => (button(/^Back to Limelight$/) ?? button(/^Close$/))?.happen('click'),
    orderAgain: () => button(/^Order something else$/)?.happen('click'),
    describe: () => elements().find(({ id }) => id === 'view')?.textContent ?? '(blank)',
  }
}
