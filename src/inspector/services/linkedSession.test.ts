import { expect, test, vi } from 'vitest'
import { waitFor } from '../../../fixtures/core/waitFor.fixtures.ts'
import type { SessionEvent, Source } from '../inspector/inspector.events.ts'
import { openedLog } from '../inspector/inspector.fixtures.ts'
import type { LinkEvent } from '../link/link.types.ts'
import { type SessionEnvironment, Sessions } from './session.service.ts'

const about = {} as Extract<LinkEvent, { type: 'link.opened' }>['about']
const past = { seq: 4, last: 9, event: null }

/** A session whose way to what is inspected, and whose replica, are played by the test. */
function begin(source: Source, log = new Blob()) {
  const told: SessionEvent[] = []
  let say: (event: LinkEvent) => void = () => undefined
  const answers: ((refusal: string | null) => void)[] = []
  const link = {
    ...{ attach: vi.fn(), attachToProcess: vi.fn(), detach: vi.fn(), close: vi.fn() },
    tellReplica: vi.fn(),
    order: vi.fn(() => new Promise<string | null>((resolve) => void answers.push(resolve))),
  }
  let push: (pushed: { opened: ReturnType<typeof openedLog> }) => void = () => undefined
  const asking = {
    ask: vi.fn(async () => []) as never,
    open: async () => openedLog(),
    append: async () => openedLog(),
    listen: (listener: typeof push) => {
      push = listener
      return () => undefined
    },
    close: vi.fn(),
    end: vi.fn(),
  }
  const keep = vi.fn(async () => undefined)
  const sessions = new Sessions({
    startReplica: () => asking,
    askOver: () => asking,
    createLink(tell) {
      say = tell
      return link
    },
    recordExample: async () => log,
    logs: { list: async () => [], read: async () => log, remove: async () => undefined, keep },
    now: () => 0,
  } as Partial<SessionEnvironment> as SessionEnvironment)
  const session = sessions.begin(source, (event) => void told.push(event))
  const last = (type: SessionEvent['type']) => told.findLast((event) => event.type === type)
  const open = async (isReload = false, id = 'log-1') => {
    say({ type: 'link.opened', about, isReload })
    push({ opened: openedLog({ id }) })
    await waitFor(() => expect(last('session.opened')).toMatchObject({ opened: { id } }))
  }
  return { session, told, last, open, say: (event: LinkEvent) => say(event), answers, link, keep }
}

const app = { kind: 'app', id: 'a', title: 'The app' } as const
const node = { kind: 'node', address: 'ws://127.0.0.1:1/x' } as const

test('tells that an app is lost and why, and that its next log is of the same tab', async () => {
  const { open, say, last } = begin(app)
  await open()
  expect(last('session.opened')).toMatchObject({ isReload: false, isLive: true })
  say({ type: 'link.closed', isReload: true, reason: 'its page is left' })
  expect(last('session.lost')).toEqual({
    type: 'session.lost',
    sentence:
      'Lost: its page is left. Its log stays here, and what comes next is shown when it is back.',
  })
  await open(true, 'log-2')
  expect(last('session.opened')).toMatchObject({ isReload: true })
})

test('of a process that ends nothing can be asked any more', async () => {
  const { open, say, last } = begin(node)
  await open()
  say({ type: 'link.closed', isReload: false, reason: 'the process ended' })
  expect(last('session.failed')).toMatchObject({
    sentence: expect.stringMatching(/^Lost: the process ended\. .*--out FILE/),
  })
  expect(last('session.lost')).toBeUndefined()
})

test('knows who led the app’s window back: the inspector itself, or somebody there', async () => {
  const { session, open, say, last, answers, link } = begin(app)
  await open()
  session.order({ type: 'order.show', position: 4 })
  await waitFor(() => expect(answers).toHaveLength(1))
  say({ type: 'link.shown', shown: past })
  answers[0]?.(null)
  session.order({ type: 'order.show', position: null })
  await waitFor(() => expect(answers).toHaveLength(2))
  say({ type: 'link.shown', shown: null })
  answers[1]?.(null)
  await waitFor(() =>
    expect(last('session.answered')).toMatchObject({
      sentence: 'The app’s window shows what is now',
    }),
  )
  expect(last('session.appCameBack')).toBeUndefined()
  say({ type: 'link.shown', shown: null })
  expect(last('session.appCameBack')).toBeDefined()

  say({ type: 'link.closed', isReload: false, reason: 'its tab was closed' })
  session.order({ type: 'order.show', position: 3 })
  expect(link.order).toHaveBeenCalledTimes(2)
})

test('passes on what was not taken', () => {
  const { say, last } = begin(app)
  const dropped: LinkEvent = {
    type: 'link.messagesDropped',
    counts: { origin: 1, version: 0, peer: 0, form: 0 },
  }
  say(dropped)
  expect(last('link.messagesDropped')).toEqual(dropped)
})

test('keeps a file for the next visit, but none that is too large for that', async () => {
  const { keep } = begin({ kind: 'file', name: 'a', file: new Blob(['x']) })
  await waitFor(() => expect(keep).toHaveBeenCalledTimes(1))
  const large = Object.defineProperty(new Blob(), 'size', { value: 101 * 2 ** 20 })
  const { keep: keepLarge, last } = begin({ kind: 'file', name: 'b', file: large })
  await waitFor(() => expect(last('session.opened')).toBeDefined())
  expect(keepLarge).not.toHaveBeenCalled()
})
