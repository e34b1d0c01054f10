import { describe, expect, test } from 'vitest'
import { openedLog } from '../inspector/inspector.fixtures.ts'
import { playedSessions, settled } from './session.fixtures.ts'

const lines = ['{"log":2}\n']
const progress = { work: 'reading', done: 1, total: 2 } as const

test('asks what is open, and nothing before or after', async () => {
  const { sessions, openFile, closed, state } = playedSessions()
  const moment = { branch: 'log', position: 1, microstep: 0 } as const
  await expect(sessions.ask('actors', moment)).rejects.toThrow('Nothing is open')
  const session = await openFile()
  expect(await sessions.ask('actors', moment)).toHaveLength(2)
  session.end()
  expect([closed.length, state.ended]).toEqual([1, 1])
  await expect(sessions.ask('actors', moment)).rejects.toThrow('Nothing is open')
})

test('a session that ends late leaves the one that took its place open', async () => {
  const { sessions, begin } = playedSessions()
  const first = begin({ kind: 'example' })
  begin({ kind: 'example' })
  first.end()
  const moment = { branch: 'log', position: 1, microstep: 0 } as const
  expect(await sessions.ask('actors', moment)).toHaveLength(2)
})

describe('a log', () => {
  test('is opened at its first machine, and kept', async () => {
    const { openFile, push, heard, kept } = playedSessions()
    const opening = openFile()
    await settled()
    push({ progress })
    await opening
    expect(heard).toContainEqual({
      type: 'session.opened',
      opened: openedLog(),
      isLive: false,
      isReload: false,
      actor: 'shop',
    })
    expect(kept).toEqual(['a.ndjson'])
  })

  test('tells how far its reading is, until it is left', async () => {
    const { openFile, push, heard } = playedSessions()
    const session = await openFile()
    push({ progress })
    expect(heard.at(-1)).toEqual({ type: 'session.progressed', progress })
    session.end()
    heard.length = 0
    push({ progress })
    expect(heard).toEqual([])
  })

  test('of which nothing can be shown is not opened, and says why', async () => {
    const { openFile, heard, kept } = playedSessions()
    await openFile({ length: 0, problem: 'It is empty.' })
    expect(heard).toEqual([{ type: 'session.failed', sentence: 'It is empty.' }])
    expect(kept).toEqual([])
  })

  test('that is no longer kept says so', async () => {
    const { begin, heard } = playedSessions()
    begin({ kind: 'recent', id: 'log-9', name: 'nine' } as never)
    await settled()
    expect(heard).toEqual([{ type: 'session.failed', sentence: 'log-9 is not kept' }])
  })

  test('takes no orders but for its parts', async () => {
    const { openFile, heard, orders } = playedSessions()
    const session = await openFile()
    session.order({ type: 'order.send', actor: 'shop', event: '{"type":"x"}' })
    expect(heard.at(-1)).toEqual({
      type: 'session.answered',
      sentence: 'A log takes no orders',
      isRefusal: true,
    })
    expect(orders).toEqual([])
  })
})

describe('another part of a log', () => {
  test('is opened from the same file and shown anew, though the log is the same', async () => {
    const { openFile, opens, heard } = playedSessions()
    const session = await openFile()
    heard.length = 0
    session.order({ type: 'order.open', part: 600 })
    const [file, part] = opens[0]?.args ?? []
    expect([await (file as Blob).text(), part]).toEqual(['log', 600])
    opens[0]?.resolve(openedLog({ part: 600, length: 4 }))
    await settled()
    expect(heard).toMatchObject([
      { type: 'session.opened', opened: { part: 600, length: 4 }, isLive: false, actor: 'shop' },
    ])
  })

  test('that was asked for last is shown, whichever is there first', async () => {
    const { openFile, opens, heard } = playedSessions()
    const session = await openFile()
    heard.length = 0
    session.order({ type: 'order.open', part: 600 })
    session.order({ type: 'order.open', part: 900 })
    opens[1]?.resolve(openedLog({ part: 900 }))
    await settled()
    opens[0]?.resolve(openedLog({ part: 600 }))
    await settled()
    expect(heard).toMatchObject([{ type: 'session.opened', opened: { part: 900 } }])
  })

  test('that cannot be read is refused, and an overtaken one is not even that', async () => {
    const { openFile, opens, heard } = playedSessions()
    const session = await openFile()
    heard.length = 0
    session.order({ type: 'order.open', part: 600 })
    session.order({ type: 'order.open', part: 900 })
    opens[0]?.reject(new Error('another log was opened meanwhile'))
    opens[1]?.reject(new Error('The file is gone.'))
    await settled()
    expect(heard).toEqual([
      { type: 'session.answered', sentence: 'The file is gone.', isRefusal: true },
    ])
  })

  test('is not shown once the log was left', async () => {
    const { openFile, opens, heard } = playedSessions()
    const session = await openFile()
    session.order({ type: 'order.open', part: 600 })
    session.end()
    heard.length = 0
    opens[0]?.resolve(openedLog({ part: 600 }))
    await settled()
    expect(heard).toEqual([])
  })
})

describe('an app', () => {
  const app = { kind: 'app', id: 'tab-1', title: 'Limelight' } as never

  async function openApp() {
    const played = playedSessions()
    const session = played.begin(app)
    const grow = async (length: number) => {
      played.link({ type: 'link.linesCame', lines })
      played.appends.shift()?.resolve(openedLog({ length, isLive: true }))
      await settled()
    }
    await grow(10)
    return { ...played, session, grow }
  }

  test('is attached to, opened with its first lines, and grows with the next', async () => {
    const { attached, heard, grow } = await openApp()
    expect(attached).toEqual(['tab-1'])
    await grow(12)
    expect(heard).toMatchObject([
      { type: 'session.opened', isLive: true, actor: 'shop' },
      { type: 'session.grew', opened: { length: 12 } },
    ])
  })

  test('tells how much was counted, but no longer how much was read, once it is open', async () => {
    const { heard, push } = await openApp()
    heard.length = 0
    push({ progress })
    const counted = { work: 'covering', done: 1, total: 2 } as const
    push({ progress: counted })
    expect(heard).toEqual([{ type: 'session.progressed', progress: counted }])
  })

  test('is not told of an answer that a later one overtook', async () => {
    const { heard, grow } = await openApp()
    await grow(12)
    await grow(11)
    expect(heard.filter(({ type }) => type === 'session.grew')).toHaveLength(1)
  })

  test('that was lost and is back is opened anew', async () => {
    const { heard, grow, link } = await openApp()
    link({ type: 'link.closed', isReload: true, reason: 'it is loaded again' })
    expect(heard.at(-1)).toMatchObject({ type: 'session.lost' })
    await grow(10)
    expect(heard.at(-1)).toMatchObject({ type: 'session.opened', isLive: true })
  })

  test('that cannot be reached says so; a problem once it is open is a refusal', async () => {
    const played = playedSessions()
    played.begin(app)
    played.link({ type: 'link.closed', isReload: false, reason: 'the tab was closed' })
    expect(played.heard).toEqual([
      { type: 'session.failed', sentence: 'It cannot be inspected: the tab was closed.' },
    ])
    const { heard, link, appends } = await openApp()
    link({ type: 'link.linesCame', lines })
    appends.shift()?.reject(new Error('no memory'))
    await settled()
    expect(heard.at(-1)).toEqual({
      type: 'session.answered',
      sentence: 'no memory',
      isRefusal: true,
    })
  })

  test('whose address is none fails in its own time', async () => {
    const { begin, heard } = playedSessions()
    begin({ kind: 'node', address: 'nowhere' } as never)
    expect(heard).toEqual([])
    await settled()
    expect(heard).toEqual([{ type: 'session.failed', sentence: 'no address of a process' }])
  })

  test('takes orders, each in its own words', async () => {
    const { session, orders, heard, state } = await openApp()
    session.order({ type: 'order.send', actor: 'shop', event: '{"type":"x","n":1}' })
    const timer = { actor: 'shop', type: 'rested', count: 2 }
    session.order({ type: 'order.fire', timer })
    session.order({ type: 'order.show', position: null })
    session.order({ type: 'order.show', position: 3 })
    await settled()
    expect(orders).toEqual([
      { kind: 'send', actor: 'shop', event: { type: 'x', n: 1 } },
      { kind: 'fire', ...timer },
      { kind: 'show', seq: null },
      { kind: 'show', seq: 42 },
    ])
    expect(heard.at(-1)).toMatchObject({ isRefusal: false })
    state.refusal = 'There is no such actor'
    session.order({ type: 'order.fire', timer })
    session.order({ type: 'order.open', part: 1 })
    await settled()
    expect(heard.slice(-2)).toEqual([
      { type: 'session.answered', sentence: 'What goes on is shown whole', isRefusal: true },
      { type: 'session.answered', sentence: 'There is no such actor', isRefusal: true },
    ])
  })

  test('is forwarded while that is wanted, up to where it is', async () => {
    const { session, forwards, heard, grow } = await openApp()
    session.order({ type: 'order.forward', isForwarding: true })
    await settled()
    expect(forwards[0]?.args[0]).toMatchObject({ length: 10 })
    const told: unknown[] = []
    forwards[0]?.resolve({
      upTo: (length) => void told.push(length),
      end: () => void told.push('end'),
    })
    await settled()
    expect(heard).toContainEqual({ type: 'session.forwarding', isForwarding: true })
    await grow(12)
    session.order({ type: 'order.forward', isForwarding: false })
    await settled()
    expect(told).toEqual([12, 'end'])
  })

  test('is forwarded no more once it was left, even if Stately comes later', async () => {
    const { session, forwards, state } = await openApp()
    session.order({ type: 'order.forward', isForwarding: true })
    await settled()
    session.end()
    let isOver = false
    forwards[0]?.resolve({
      upTo: () => undefined,
      end: () => {
        isOver = true
      },
    })
    await settled()
    expect([isOver, state.isLinkClosed, state.ended]).toEqual([true, true, 1])
  })
})
