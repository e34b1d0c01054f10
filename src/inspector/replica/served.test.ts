import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { inspectedSystems } from '../../inspected/systems.ts'
import { recordDay, recordShop } from '../example/recorded.fixtures.ts'
import { at } from './asked.fixtures.ts'
import { askOver, type PortLike, type Pushed, serve } from './served.ts'

let text: string

beforeAll(async () => {
  const { recording } = await recordDay()
  text = recording.log.toNDJSON()
})

/** A replica at the other end of a channel. */
function served() {
  const { port1, port2 } = new MessageChannel()
  onTestFinished(() => port1.close())
  serve(port1 as unknown as PortLike, inspectedSystems)
  return { asking: askOver(port2 as unknown as PortLike), port: port2 }
}

describe('a replica that is served over a port', () => {
  test('opens a log and answers', async () => {
    const { asking } = served()
    const pushed: Pushed[] = []
    asking.listen((each) => pushed.push(each))
    const opened = await asking.open(new Blob([text]))
    expect(opened).toMatchObject({ system: 'example', length: 28 })
    expect(await asking.ask('count', 'log', { types: ['order.*'] }, 10)).toEqual({
      total: 7,
      index: 4,
    })
    expect(pushed.some((each) => 'progress' in each)).toBe(true)
    expect(pushed.some((each) => 'opened' in each && each.opened.length === 28)).toBe(true)
  })

  test('says what is wrong with a question, and goes on', async () => {
    const { asking, port } = served()
    await expect(asking.ask('types', 'log')).rejects.toThrow('no log is open')
    await asking.open(new Blob([text]))
    await expect(asking.ask('chart', 'nothing')).rejects.toThrow("no machine is called 'nothing'")
    await expect(asking.ask('constructor' as 'chart', 'a')).rejects.toThrow(
      "nobody answers 'constructor'",
    )
    await expect(asking.ask('types', 'branch-9')).rejects.toThrow("no branch 'branch-9'")
    for (const odd of [null, 1, 'a', {}, { id: 'a', question: 'types', args: [] }])
      port.postMessage(odd)
    expect(await asking.ask('types', 'log')).toContainEqual({ type: 'order.placed', count: 3 })
  })

  test('that is closed answers no question any more', async () => {
    const { asking } = served()
    const waiting = asking.ask('types', 'log')
    asking.close('the worker has ended')
    await expect(waiting).rejects.toThrow('the worker has ended')
    await expect(asking.ask('types', 'log')).rejects.toThrow('the worker has ended')
  })
})

describe('a log that goes on', () => {
  test('is opened with its first lines, and longer with every others', async () => {
    const { asking } = served()
    const [header = '', ...lines] = text.trimEnd().split('\n')
    expect(await asking.append([header])).toMatchObject({
      length: 0,
      isLive: true,
      system: 'example',
    })
    expect((await asking.append(lines.slice(0, 6))).length).toBe(6)
    const order = 'shop/order-1'
    expect((await asking.ask('standing', at(6), order)).refused).toHaveLength(2)
    const opened = await asking.append(lines.slice(6).map((line) => `${line}\n`))
    expect(opened).toMatchObject({ length: 28, problem: null })
    const whole = served().asking
    await whole.open(new Blob([text]))
    for (const position of [0, 6, 9, 17, 28]) {
      expect(await asking.ask('actors', at(position))).toEqual(
        await whole.ask('actors', at(position)),
      )
      expect(await asking.ask('timers', at(position))).toEqual(
        await whole.ask('timers', at(position)),
      )
    }
    expect(await asking.ask('causes', 'log', 15)).toEqual(await whole.ask('causes', 'log', 15))
    expect(await asking.ask('standing', at(28), order)).toEqual(
      await whole.ask('standing', at(28), order),
    )
    expect(await asking.ask('count', 'log', { text: 'soup' })).toEqual({ total: 1, index: -1 })
  })

  test('is searched again as it goes on', async () => {
    const { asking } = served()
    const [header = '', ...lines] = text.trimEnd().split('\n')
    await asking.append([header, ...lines.slice(0, 5)])
    const placed = { types: ['order.placed'] }
    expect((await asking.ask('count', 'log', placed)).total).toBe(0)
    const breakpoint = { kind: 'event', type: 'order.placed' } as const
    const aim = { kind: 'breakpoints', breakpoints: [breakpoint] } as const
    expect(await asking.ask('travel', 'log', 0, 1, aim, 'a')).toBe(null)
    await asking.append(lines.slice(5))
    expect((await asking.ask('count', 'log', placed)).total).toBe(3)
    expect(await asking.ask('travel', 'log', 5, 1, aim, 'a')).toBe(6)
  })

  test('may stop within an input and go on with what was taken within it', async () => {
    const { asking } = served()
    const [header = '', ...lines] = text.trimEnd().split('\n')
    await asking.append([header, ...lines.slice(0, 3)])
    expect((await asking.ask('parts', at(3), 'shop', 'context', [], 2, 1))[0]?.value.text).toBe('0')
    await asking.append(lines.slice(3, 8))
    expect((await asking.ask('parts', at(8), 'shop', 'context', [], 2, 1))[0]?.value.text).toBe('1')
    expect((await asking.ask('causes', 'log', 4)).causes).toEqual([3])
  })

  test('is another when what is inspected begins anew', async () => {
    const { asking } = served()
    const first = await asking.append(text.trimEnd().split('\n'))
    const again = recordShop()
    again.recording.actor.start()
    again.send({ type: 'shop.opened' })
    const second = await asking.append(again.recording.log.toNDJSON().trimEnd().split('\n'))
    expect(second).toMatchObject({ length: 1, system: 'example' })
    expect(second.id).not.toBe(first.id)
    expect(await asking.ask('types', 'log')).toEqual([{ type: 'shop.opened', count: 1 }])
  })

  test('with a line that is wrong keeps what stands before it, and says so', async () => {
    const { asking } = served()
    const [header = '', ...lines] = text.trimEnd().split('\n')
    await asking.append([header, ...lines.slice(0, 3)])
    const opened = await asking.append(['oops', ...lines.slice(3)])
    expect(opened).toMatchObject({
      length: 3,
      problem: 'The log cannot be read: line 5: not JSON.',
    })
    expect(await asking.ask('actors', at(3))).toHaveLength(2)
    await expect(served().asking.append(lines)).rejects.toThrow('These lines have no header')
    await expect(served().asking.append(['{"log":9}'])).rejects.toThrow('version 9 of the format')
  })
})
