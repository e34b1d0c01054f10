import { afterEach, expect, test, vi } from 'vitest'
import { browserEnvironment, type WindowMessage } from './environment.ts'

const environment = browserEnvironment(window)

afterEach(() => {
  document.body.replaceChildren()
  vi.restoreAllMocks()
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

test('finds the window of the pay frame and of no other frame', () => {
  document.body.append(document.createElement('iframe'))
  expect(environment.payFrameWindow()).toBeNull()
  const frame = document.createElement('iframe')
  frame.dataset.payFrame = ''
  document.body.append(frame)
  expect(environment.payFrameWindow()).toBe(frame.contentWindow)
})

test('offers a text as a file with its name', async () => {
  const clicked = new Promise<HTMLAnchorElement>((done) => {
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      done(this)
    })
  })
  environment.saveFile('a.log.ndjson', '{"log":1}\n')
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
