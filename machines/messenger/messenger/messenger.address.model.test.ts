import { describe, expect, test } from 'vitest'
import { channelsOf, messengerWalks } from '../../../fixtures/messenger/messengerWalk.fixtures.ts'
import { setFold } from '../../core/clock.ts'
import { messengerMachines } from './messenger.machines.ts'
import { selectPane, selectSelectedId } from './messenger.selectors.ts'

const { start, open } = messengerWalks(setFold, messengerMachines)
type Walked = ReturnType<typeof start>

const selectedId = ({ snapshot }: Walked) => selectSelectedId(snapshot())

/** The channels that the address was to name, in turn. */
const names = ({ told }: Walked) =>
  told('navigation').flatMap((event) =>
    event.type === 'navigation.queryRequested' ? [event.query.channel] : [],
  )

/** Back or forward leads to another query of the messenger. */
const lead = ({ send }: Walked, query: Record<string, string>) =>
  send({ type: 'navigation.queryEntered', page: 'messenger', query })

describe('the address of the messenger', () => {
  test('names the conversation that is looked at, and none once it is closed', async () => {
    const walked = await open()
    walked.select('channel-1')
    walked.select('channel-1')
    walked.select('channel-2')
    walked.send({ type: 'messenger.channelUnselected' })
    expect(names(walked)).toEqual([null, 'channel-1', 'channel-2', null])
  })

  test('names the channel of an actor once it is known', async () => {
    const walked = await open()
    walked.enter({ actor: 'actor-7' })
    expect(names(walked)).toEqual([null])
    await walked.loadActorChannel.calls[0]?.resolve(channelsOf(7)[6] as never)
    expect(names(walked)).toEqual([null, 'channel-7'])
    expect(walked.told('navigation').at(-1)).toEqual({
      type: 'navigation.queryRequested',
      page: 'messenger',
      query: { channel: 'channel-7', actor: null },
    })
  })

  test('names what is still looked at when the page is entered again by its own address', async () => {
    const walked = await open()
    walked.send({ type: 'messenger.layoutChanged', layout: 'wide' })
    walked.select('channel-1')
    walked.enter()
    expect([selectedId(walked), names(walked).at(-1)]).toEqual(['channel-1', 'channel-1'])
    expect(names(walked)).toHaveLength(3)
  })

  test('names what was looked at before the page was loaded again', async () => {
    const walked = await open()
    walked.send({ type: 'delivery.restored', drafts: {}, channelId: 'channel-2' })
    expect([selectedId(walked), names(walked).at(-1)]).toEqual(['channel-2', 'channel-2'])
  })

  test('names it also when a pane over the page is no longer one', async () => {
    const walked = await open()
    walked.send({ type: 'messenger.layoutChanged', layout: 'narrow' })
    walked.select('channel-1')
    walked.send({ type: 'messenger.layoutChanged', layout: 'wide' })
    expect(walked.told('navigation').slice(-2)).toMatchObject([
      { type: 'navigation.overlayClosed' },
      { type: 'navigation.queryRequested', query: { channel: 'channel-1' } },
    ])
  })

  test('is left alone when everything of the guest is forgotten, and on other pages', async () => {
    const walked = await open()
    walked.select('channel-1')
    walked.send({ type: 'realtime.sessionEnded' })
    expect(names(walked)).toEqual([null, 'channel-1'])
    walked.leave()
    walked.logIn()
    walked.select('channel-2')
    expect(names(walked)).toEqual([null, 'channel-1'])
  })
})

describe('back and forward', () => {
  test('lead to the conversation that the address names, or to none', async () => {
    const walked = await open()
    walked.select('channel-1')
    walked.select('channel-2')
    lead(walked, { channel: 'channel-1' })
    expect(selectedId(walked)).toBe('channel-1')
    expect(walked.toldIn('channel-2').at(-1)).toEqual({ type: 'conversation.left' })
    lead(walked, {})
    expect(selectedId(walked)).toBeNull()
    lead(walked, { actor: 'actor-2' })
    expect(selectedId(walked)).toBe('channel-2')
  })

  test('lay a conversation over the list of a narrow window again', async () => {
    const walked = await open()
    walked.send({ type: 'messenger.layoutChanged', layout: 'narrow' })
    lead(walked, { channel: 'channel-1' })
    expect(selectPane(walked.snapshot())).toBe('conversation')
    expect(walked.told('navigation').slice(-2)).toMatchObject([
      { type: 'navigation.overlayOpened' },
      { type: 'navigation.queryRequested', query: { channel: 'channel-1' } },
    ])
  })

  test('of another page change nothing here', async () => {
    const walked = await open()
    walked.select('channel-1')
    walked.send({ type: 'navigation.queryEntered', page: 'cams', query: {} })
    expect(selectedId(walked)).toBe('channel-1')
  })
})
