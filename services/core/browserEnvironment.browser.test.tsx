import { afterEach, expect, test, vi } from 'vitest'
import { browserEnvironment } from './browserEnvironment.ts'
import type { WindowMessage } from './environment.ts'

const environment = browserEnvironment(window, { hasServiceWorker: false })

afterEach(() => {
  document.body.replaceChildren()
  vi.restoreAllMocks()
  delete window.early
})

test.each(['online', 'offline', 'pageshow'] as const)('hears %s of the window', (change) => {
  const heard: string[] = []
  const stop = environment.onPageChange(change, ({ type }) => heard.push(type))
  window.dispatchEvent(new Event(change))
  stop()
  window.dispatchEvent(new Event(change))
  expect(heard).toEqual([change])
})

test.each(['visibilitychange', 'resume'] as const)('hears %s of the document', (change) => {
  const heard: string[] = []
  const stop = environment.onPageChange(change, ({ type }) => heard.push(type))
  document.dispatchEvent(new Event(change))
  stop()
  document.dispatchEvent(new Event(change))
  expect(heard).toEqual([change])
})

test('passes on who posted a message, from where and what', async () => {
  const message = await new Promise<WindowMessage>((done) => {
    const stop = environment.onWindowMessage((next) => {
      if (next.data !== 'hello') return
      stop()
      done(next)
    })
    window.postMessage('hello', window.origin)
  })
  expect(message.origin).toBe(window.origin)
  expect(message.source).toBe(window)
})

test('believes no message that a script made up', async () => {
  const heard: unknown[] = []
  const stop = environment.onWindowMessage(({ data }) => heard.push(data))
  const { origin } = window
  window.dispatchEvent(new MessageEvent('message', { data: 'forged', origin, source: window }))
  window.postMessage('posted', origin)
  await vi.waitFor(() => expect(heard).toContain('posted'))
  stop()
  expect(heard).not.toContain('forged')
})

/** Shows a frame marked by a data attribute, and waits until its document has come. */
async function showFrame(mark: 'payFrame' | 'checkoutFrame'): Promise<HTMLIFrameElement> {
  const frame = document.createElement('iframe')
  frame.dataset[mark] = ''
  frame.srcdoc = '<p>shown'
  const loaded = new Promise((done) => frame.addEventListener('load', done))
  document.body.append(frame)
  await loaded
  return frame
}

test('finds the window of the pay frame and of no other frame', async () => {
  document.body.append(document.createElement('iframe'))
  expect(environment.payFrameWindow()).toBeNull()
  const frame = await showFrame('payFrame')
  expect(environment.payFrameWindow()).toBe(frame.contentWindow)
})

test('finds no window of a frame whose page has not come', () => {
  const frame = document.createElement('iframe')
  frame.dataset.payFrame = ''
  document.body.append(frame)
  expect(environment.payFrameWindow()).toBeNull()
})

test('finds the window of the checkout and of no other frame', async () => {
  document.body.append(document.createElement('iframe'))
  expect(environment.checkoutFrameWindow()).toBeNull()
  const frame = await showFrame('checkoutFrame')
  expect(environment.checkoutFrameWindow()).toBe(frame.contentWindow)
})

test.each([
  ['tab', ''],
  ['popup', 'popup,width=675,height=740'],
] as const)('opens a %s of its own, and says when the browser lets none open', (kind, features) => {
  const open = vi.spyOn(window, 'open').mockReturnValue(null)
  expect(environment.openWindow('https://pay.example/', kind)).toBeNull()
  expect(open).toHaveBeenCalledExactlyOnceWith('https://pay.example/', '_blank', features)
})

test('opens a frame that nobody sees or reaches, until it is removed', () => {
  const frame = environment.openHiddenFrame('about:blank')
  const element = document.querySelector('iframe') ?? expect.unreachable('no frame is there')
  expect(frame.window()).toBe(element.contentWindow)
  expect(element.checkVisibility()).toBe(false)
  expect(element.tabIndex).toBe(-1)
  frame.remove()
  expect(document.querySelector('iframe')).toBeNull()
  expect(frame.window()).toBeNull()
})

test('knows that it is shown in a frame, and what the browser calls itself', () => {
  expect(environment.isFramed()).toBe(window.parent !== window)
  expect(environment.userAgent()).toBe(navigator.userAgent)
})

test("warns in the browser's console", () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  environment.warn('careful')
  expect(warn).toHaveBeenCalledExactlyOnceWith('careful')
})

test('offers a file with its name', async () => {
  const clicked = new Promise<HTMLAnchorElement>((done) => {
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      done(this)
    })
  })
  environment.saveFile('a.log.ndjson', new Blob(['{"log":1}\n']))
  const link = await clicked
  expect(link.download).toBe('a.log.ndjson')
  expect(link.href).toMatch(/^blob:/)
})

test('calls back after the time, unless that is called off', async () => {
  const ran: string[] = []
  const cancel = environment.after(1, () => ran.push('cancelled'))
  cancel()
  await new Promise<void>((done) => environment.after(5, done))
  expect(ran).toEqual([])
})

test('opens a WebSocket and reports its failure as a close', async () => {
  const socket = environment.openSocket('ws://127.0.0.1:1/')
  const code = await new Promise((done) =>
    socket.addEventListener('close', (event) => done(event.code)),
  )
  expect(code).toBe(1006)
})

test('delivers a beacon as plain text', () => {
  const send = vi.spyOn(navigator, 'sendBeacon').mockReturnValue(true)
  expect(environment.sendBeacon('/graphql/tracking', '{"query":"q"}')).toBe(true)
  expect(send).toHaveBeenCalledExactlyOnceWith('/graphql/tracking', '{"query":"q"}')
})

test.each([
  ['script', 'src'],
  ['link', 'href'],
])('names the address of a %s that did not load', async (tag, attribute) => {
  const failed = new Promise<string>((done) => environment.onAssetFailed(done))
  const element = document.createElement(tag)
  element.setAttribute('rel', 'stylesheet')
  element.setAttribute(attribute, 'data:nonsense')
  document.head.append(element)
  expect(await failed).toBe('data:nonsense')
  element.remove()
})

test('names the asset of a preload that failed, as far as its error does', () => {
  const failed: string[] = []
  const stop = environment.onAssetFailed((url) => failed.push(url))
  for (const message of [
    'Failed to fetch dynamically imported module: https://app.example/assets/Cams-1.js',
    'Unable to preload CSS for /assets/Cams-1.css',
    'error loading dynamically imported module',
  ]) {
    const payload = new TypeError(message)
    window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }))
  }
  stop()
  window.dispatchEvent(new Event('vite:preloadError'))
  expect(failed).toEqual(['https://app.example/assets/Cams-1.js', '/assets/Cams-1.css', ''])
})

test('takes no picture and no thrown error for an asset that failed', () => {
  const failed: string[] = []
  const stop = environment.onAssetFailed((url) => failed.push(url))
  const picture = document.createElement('img')
  document.body.append(picture)
  picture.dispatchEvent(new Event('error'))
  stop()
  expect(failed).toEqual([])
})

test('scrolls, hears it and says where an element begins', async () => {
  document.body.style.height = '5000px'
  const mark = document.createElement('p')
  mark.dataset.scrollTarget = 'view'
  mark.style.cssText = 'position: absolute; top: 1200px; margin: 0'
  document.body.append(mark)
  const scrolled = new Promise((done) => environment.onPageChange('scroll', done))
  environment.scrollTo(300)
  await scrolled
  expect(environment.scrollTop()).toBe(300)
  expect(environment.topOf('[data-scroll-target="view"]')).toBe(1200)
  expect(environment.topOf('[data-scroll-target="top"]')).toBeUndefined()
  environment.scrollTo(0)
  document.body.style.height = ''
})

test('knows its width and whether a media query matches', () => {
  expect(environment.width()).toBe(window.innerWidth)
  expect(environment.matchesMedia(`(min-width: ${window.innerWidth}px)`)).toBe(true)
  expect(environment.matchesMedia(`(min-width: ${window.innerWidth + 1}px)`)).toBe(false)
})

test('runs before the next picture, unless that is called off', async () => {
  const ran: string[] = []
  const cancel = environment.onNextFrame(() => ran.push('cancelled'))
  cancel()
  await new Promise<void>((done) => environment.onNextFrame(done))
  expect(ran).toEqual([])
})

test('keeps cookies and local items until they are removed', () => {
  environment.writeCookie('limelight-language=nl; Path=/; SameSite=Lax; Max-Age=60')
  expect(environment.cookies()).toContain('limelight-language=nl')
  environment.writeCookie('limelight-language=; Path=/; SameSite=Lax; Max-Age=0')
  expect(environment.cookies()).not.toContain('limelight-language')
  environment.keepLocalItem('limelight-theme', 'dark')
  expect(environment.localItem('limelight-theme')).toBe('dark')
  environment.keepLocalItem('limelight-theme', null)
  expect(environment.localItem('limelight-theme')).toBeNull()
})

test("keeps the browser's prompt to install for later", () => {
  const prompts: (() => void)[] = []
  const stop = environment.onInstallOffered((prompt) => prompts.push(prompt))
  const prompt = vi.fn(async () => {})
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt })
  window.dispatchEvent(event)
  stop()
  expect(event.defaultPrevented).toBe(true)
  expect(prompt).not.toHaveBeenCalled()
  prompts[0]?.()
  expect(prompt).toHaveBeenCalledOnce()
})

test.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', 5, true],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 5, true],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 0, false],
  ['Mozilla/5.0 (Linux; Android 15)', 5, false],
])('knows where guests install by hand: %s, %i fingers', (userAgent, maxTouchPoints, expected) => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent)
  vi.spyOn(navigator, 'maxTouchPoints', 'get').mockReturnValue(maxTouchPoints)
  expect(environment.isInstalledByHand()).toBe(expected)
})

test('takes the answer to what was asked before the app’s code came, once', async () => {
  const asked = vi.spyOn(window, 'fetch').mockResolvedValue(new Response('later'))
  const url = 'https://platform.example/session'
  window.early = new Map([[url, Promise.resolve(new Response('early'))]])
  const ask = async () => (await environment.fetch(url, {})).text()
  expect(await ask()).toBe('early')
  expect(asked).not.toHaveBeenCalled()
  expect(await ask()).toBe('later')
})

test('waits no longer than asked for an answer that was asked for early', async () => {
  window.early = new Map([['/slow', new Promise<Response>(() => {})]])
  const deadline = new AbortController()
  const answer = environment.fetch('/slow', { signal: deadline.signal })
  deadline.abort(new Error('too late'))
  await expect(answer).rejects.toThrow('too late')
})

test('has no service worker where the browser gives none', () => {
  vi.spyOn(navigator, 'serviceWorker', 'get').mockReturnValue(undefined as never)
  expect(browserEnvironment(window, { hasServiceWorker: true }).serviceWorkers()).toBeNull()
})

test('registers the service worker by a trusted address, and none in development', async () => {
  const container = new EventTarget()
  const urls: unknown[] = []
  const register = async (url: unknown) => {
    urls.push(url)
    return new EventTarget()
  }
  vi.spyOn(navigator, 'serviceWorker', 'get').mockReturnValue(
    Object.assign(container, { controller: null, register }) as never,
  )
  expect(environment.serviceWorkers()).toBeNull()
  const built = await browserEnvironment(window, { hasServiceWorker: true }).serviceWorkers()
  expect(built?.isControlled()).toBe(false)
  await built?.register(() => {})
  expect(String(urls[0])).toBe('/sw.js')
  expect(urls[0]).toBeInstanceOf(Reflect.get(window, 'TrustedScriptURL'))
})

test.each([true, false])(
  'tells after the first page was drawn, already there: %s',
  async (isThere) => {
    const mark = document.createElement('span')
    mark.dataset.drawn = ''
    if (isThere) document.body.append(mark)
    const told = vi.fn()
    environment.whenDrawn(told)
    document.body.append(document.createElement('p'))
    await new Promise(requestAnimationFrame)
    expect(told).not.toHaveBeenCalled()
    document.body.append(mark)
    await vi.waitFor(() => expect(told).toHaveBeenCalledOnce())
    mark.remove()
  },
)

test.each([true, false])('tells nobody who waits no more, already drawn: %s', async (isThere) => {
  const mark = document.createElement('span')
  mark.dataset.drawn = ''
  if (isThere) document.body.append(mark)
  const [told, waiting] = [vi.fn(), vi.fn()]
  environment.whenDrawn(told)()
  environment.whenDrawn(waiting)
  document.body.append(mark)
  await vi.waitFor(() => expect(waiting).toHaveBeenCalledOnce())
  expect(told).not.toHaveBeenCalled()
  mark.remove()
})
