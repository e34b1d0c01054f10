import { beforeAll, describe, expect, test } from 'vitest'
import { EventLog, replay, stateOf } from '../../engine/index.ts'
import { recordDay, recordLong } from '../example/recorded.fixtures.ts'
import { shopMachine } from '../example/shop.machine.ts'
import { type Asked, at, openText } from './asked.fixtures.ts'

const order = 'shop/order-1'

let asked: Asked
let text: string

beforeAll(async () => {
  const { recording } = await recordDay()
  text = recording.log.toNDJSON()
  asked = await openText(text)
})

describe('what if', () => {
  test('a branch goes on with other events, and the log stays as it is', async () => {
    const { ask, opened } = await openText(text)
    const branch = await ask('fork', 'log', 10)
    expect(
      await ask('invent', branch, order, '{"type":"order.cancelled","reason":"tooSlow"}'),
    ).toBe(11)
    const value = async (moment: Parameters<typeof ask<'actors'>>[1]) =>
      (await ask('actors', moment)).find(({ path }) => path === order)?.value
    expect(await value({ branch, position: 11, microstep: 0 })).toBe('cancelled')
    expect(await value({ branch, position: 10, microstep: 0 })).toBe('choosing')
    expect(await value(at(11))).toBe('choosing')
    const rows = await ask('rows', branch, {}, 9, 10)
    expect(rows.map(({ seq, type, isInvented }) => [seq, type, isInvented])).toEqual([
      [10, 'order.placed', false],
      [11, 'order.cancelled', true],
    ])
    const { list } = await ask(
      'changes',
      at(opened.length),
      { branch, position: 11, microstep: 0 },
      order,
    )
    expect(list.map(({ path, after }) => [path, after?.text])).toContainEqual([
      'value',
      'cancelled',
    ])
    expect((await ask('microsteps', branch, 11))[0]?.taken).toEqual(['order:order.cancelled:0'])
  })

  test('timers fire when they are due, and time goes on until then', async () => {
    const { ask } = await openText(text)
    const branch = await ask('fork', 'log', 10)
    const timers = await ask('timers', { branch, position: 10, microstep: 0 })
    const [timer] = timers.filter(({ actor }) => actor === order)
    if (!timer) expect.unreachable('there is one')
    const length = await ask('inventTimer', branch, timer)
    const [row] = await ask('rows', branch, {}, length - 1, 1)
    expect(row).toMatchObject({ at: 60_000, kind: 'timer', isInvented: true })
    expect((await ask('causes', branch, length)).causes).toEqual([timer.setAt])
    const actors = await ask('actors', { branch, position: length, microstep: 0 })
    expect(actors.find(({ path }) => path === order)?.value).toBe('cancelled')
    await expect(ask('inventTimer', branch, timer)).rejects.toThrow('no such timer')
  })

  test('a branch may go on with what followed in the log', async () => {
    const { ask, opened } = await openText(text)
    const branch = await ask('fork', 'log', 10)
    await ask('invent', branch, order, '{"type":"order.dishAdded","dish":{"name":"Pie","price":5}}')
    expect(await ask('goOn', branch, 3)).toBe(14)
    expect(await ask('goOn', branch, 1_000)).toBe(opened.length + 1)
    const end = { branch, position: opened.length + 1, microstep: 0 }
    const { list } = await ask('changes', at(opened.length), end, order)
    expect(list.map(({ path }) => path)).toContain('context.dishes[2]')
    expect(await ask('goOn', branch, 5)).toBe(opened.length + 1)
  })

  test('a branch of a branch knows both', async () => {
    const { ask } = await openText(text)
    const first = await ask('fork', 'log', 10)
    await ask('invent', first, order, '{"type":"order.voucherEntered","code":"A"}')
    const second = await ask('fork', first, 11)
    await ask('invent', second, order, '{"type":"order.placed"}')
    const at12 = { branch: second, position: 12, microstep: 0 }
    expect((await ask('actors', at12)).find(({ path }) => path === order)?.value).toBe('checking')
    expect((await ask('standing', { ...at12, position: 11 }, order)).taken).toEqual([
      'order.choosing:order.voucherEntered:0',
    ])
    expect(
      await ask(
        'travel',
        second,
        0,
        1,
        { kind: 'change', actor: order, path: 'context.voucher' },
        'test',
      ),
    ).toBe(5)
    expect(
      await ask(
        'travel',
        second,
        5,
        1,
        { kind: 'change', actor: order, path: 'context.voucher' },
        'test',
      ),
    ).toBe(11)
    await ask('drop', first)
    await expect(ask('types', first)).rejects.toThrow("there is no branch 'branch-1' any more")
  })

  test('is saved as a log of its own, which replays to the same end', async () => {
    const { ask, opened } = await openText(text)
    const branch = await ask('fork', 'log', 10)
    await ask('invent', branch, order, '{"type":"order.voucherEntered","code":"A"}')
    const length = await ask('goOn', branch, 6)
    const saved = EventLog.parse(await ask('save', branch, length))
    expect(saved.header.id).not.toBe(opened.id)
    const replayed = replay(shopMachine, saved)
    replayed.run()
    expect(replayed.differences).toEqual([])
    const { [order]: state } = stateOf(replayed.actor)
    const actors = await ask('actors', { branch, position: length, microstep: 0 })
    expect(state?.value).toBe(actors.find(({ path }) => path === order)?.value)
    const log = EventLog.parse(await ask('save', 'log', 12))
    expect([log.header.id, log.entries.length]).toEqual([opened.id, 12])
  })

  test('the log itself is not changed', async () => {
    const { ask } = asked
    await expect(ask('invent', 'log', order, '{"type":"order.placed"}')).rejects.toThrow(
      'fork it first',
    )
    await expect(ask('fork', 'log', 1_000)).rejects.toThrow('up to 28')
    const branch = await ask('fork', 'log', 3)
    await expect(ask('invent', branch, order, '{"type":"a"}')).rejects.toThrow(
      'no actor shop/order-1',
    )
    expect(await ask('count', branch, {})).toEqual({ total: 4, index: -1 })
  })

  test('begins at a checkpoint when that spares much', async () => {
    const { recording } = recordLong(9_000, {
      checkpointEvery: { entries: 2_000 },
      soon: (run) => run(),
    })
    const { ask, opened } = await openText(recording.log.toNDJSON())
    const branch = await ask('fork', 'log', opened.length - 10)
    const length = await ask('invent', branch, 'shop', '{"type":"shop.noteWritten","note":"hello"}')
    const moment = { branch, position: length, microstep: 0 }
    const notes = (await ask('parts', moment, 'shop', 'context', [3], 99, 1))[0]
    expect(notes?.value.text).toBe('"hello"')
    const { list } = await ask(
      'changes',
      { ...moment, position: length - 1 },
      at(opened.length - 10),
    )
    expect(list).toEqual([])
  })
})
