import { describe, expect, test } from 'vitest'
import { guest } from '../../fixtures/guest.fixtures.ts'
import { messengerActor } from '../../fixtures/messenger.fixtures.ts'
import { channelsOf, messengerWalks } from '../../fixtures/messengerWalk.fixtures.ts'
import { setFold } from '../clock.ts'
import type { OutgoingMessage } from '../conversation/chatMessage.ts'
import { messengerMachine, retryInterval } from './messenger.machine.ts'
import {
  selectActor,
  selectConversation,
  selectHasActorFailed,
  selectHasSelectionFailed,
  selectIsSelectionAwaited,
  selectLatestUnread,
  selectListedIds,
  selectOutgoingState,
  selectPane,
  selectSelectedId,
} from './messenger.selectors.ts'
import { keptConversations } from './messenger.settle.ts'
import { selectUnreadTotal } from './messenger.total.ts'

const { start, open } = messengerWalks(setFold, messengerMachine)
type Walked = ReturnType<typeof start>

const unread = { unread: true, unreadCount: 2 }
const selectedId = ({ snapshot }: Walked) => selectSelectedId(snapshot())
const total = ({ snapshot }: Walked) => selectUnreadTotal(snapshot())
const latest = ({ snapshot }: Walked) =>
  selectLatestUnread(snapshot()).map(({ messageId }) => messageId)
const touched = ({ touchChannel }: Walked) => touchChannel.calls.map(({ input }) => input.channelId)
const typesIn = ({ toldIn }: Walked, id: string) => toldIn(id).map(({ type }) => type)

function message(overrides: Partial<OutgoingMessage> = {}): OutgoingMessage {
  return {
    clientMessageId: 'client-1',
    channelId: 'channel-1',
    messageType: 'text',
    data: 'Hello',
    includedGifts: {},
    createdAt: 1,
    status: 'waiting',
    messageId: null,
    reason: null,
    ...overrides,
  }
}

describe('selecting', () => {
  test('makes the channel the current one until it is unselected [MSG-9]', async () => {
    const walked = await open()
    walked.select('channel-2')
    expect(selectedId(walked)).toBe('channel-2')
    expect(selectConversation(walked.snapshot())).toBe(walked.conversation('channel-2'))
    walked.send({ type: 'messenger.channelUnselected' })
    expect(selectedId(walked)).toBeNull()
    expect(selectConversation(walked.snapshot())).toBeUndefined()
    expect(typesIn(walked, 'channel-2')).toEqual(['conversation.opened', 'conversation.left'])
  })

  test('moves it from the unread channels to the read ones, and tells the platform [MSG-10 MSG-23]', async () => {
    const walked = await open(channelsOf(2, unread))
    walked.send({ type: 'messenger.filterChosen', filter: 'unread' })
    walked.select('channel-1')
    expect(walked.channel('channel-1')).toMatchObject({ unread: false, unreadCount: 0 })
    expect(selectListedIds(walked.snapshot())).toEqual(['channel-2'])
    expect(touched(walked)).toEqual(['channel-1'])
    expect(total(walked)).toBe(2)
    expect(walked.toldIn('channel-1')[0]).toEqual({ type: 'conversation.opened', unreadCount: 2 })
  })

  test('reads nothing while the tab is not seen', async () => {
    const walked = await open(channelsOf(1, unread))
    walked.send({ type: 'browser.hidden' })
    walked.select('channel-1')
    expect(walked.channel('channel-1')?.unread).toBe(true)
    walked.send({ type: 'browser.shown' })
    expect(walked.channel('channel-1')?.unread).toBe(false)
  })

  test('leaves the conversation of the former one running', async () => {
    const walked = await open()
    walked.select('channel-1')
    walked.select('channel-2')
    expect(typesIn(walked, 'channel-1')).toEqual(['conversation.opened', 'conversation.left'])
    walked.select('channel-1')
    expect(typesIn(walked, 'channel-1')).toHaveLength(3)
  })

  test('by an address loads a channel that is not known [MSG-17]', async () => {
    const walked = await open()
    walked.enter({ channel: 'channel-9' })
    expect(walked.loadChannel.calls.map(({ input }) => input)).toEqual([{ channelId: 'channel-9' }])
    expect(selectIsSelectionAwaited(walked.snapshot())).toBe(true)
    const [, , , , , , , , ninth] = channelsOf(9, unread)
    await walked.loadChannel.calls[0]?.resolve(ninth as never)
    expect(typesIn(walked, 'channel-9')).toContain('conversation.opened')
    expect(walked.channel('channel-9')?.unread).toBe(false)
  })

  test('a channel that does not come says so and is asked for again [MSG-17]', async () => {
    const walked = await open()
    walked.select('constructor')
    await walked.loadChannel.calls[0]?.reject(new Error('404'))
    expect(selectHasSelectionFailed(walked.snapshot())).toBe(true)
    expect(selectIsSelectionAwaited(walked.snapshot())).toBe(false)
    walked.send({ type: 'messenger.retryRequested' })
    expect(walked.loadChannel.calls).toHaveLength(2)
  })

  test('an actor loads their channel, unless it is known [MSG-18]', async () => {
    const walked = await open()
    walked.send({ type: 'messenger.actorSelected', actorId: 'actor-2' })
    expect([selectedId(walked), walked.loadActorChannel.calls.length]).toEqual(['channel-2', 0])
    walked.enter({ actor: 'actor-7' })
    expect(walked.loadActorChannel.calls.map(({ input }) => input)).toEqual([
      { actorId: 'actor-7' },
    ])
    expect([selectedId(walked), selectIsSelectionAwaited(walked.snapshot())]).toEqual([null, true])
    await walked.loadActorChannel.calls[0]?.resolve(channelsOf(7)[6] as never)
    expect(selectedId(walked)).toBe('channel-7')
  })

  test('an actor whose channel does not come says so; another choice is free [MSG-18]', async () => {
    const walked = await open()
    walked.send({ type: 'messenger.actorSelected', actorId: 'actor-7' })
    await walked.loadActorChannel.calls[0]?.reject(new Error('500'))
    expect(selectHasSelectionFailed(walked.snapshot())).toBe(true)
    walked.send({ type: 'messenger.retryRequested' })
    expect(walked.loadActorChannel.calls).toHaveLength(2)
    walked.select('channel-1')
    await walked.loadActorChannel.calls[1]?.resolve(channelsOf(7)[6] as never)
    expect(selectedId(walked)).toBe('channel-1')
    expect(selectHasSelectionFailed(walked.snapshot())).toBe(false)
  })
})

describe('a message', () => {
  test('brings its channel to the front with its words and one more unread', async () => {
    const walked = await open(channelsOf(3))
    const other = walked.channel('channel-1')
    walked.receive('channel-3', { data: 'Come by' })
    expect(selectListedIds(walked.snapshot())).toEqual(['channel-3', 'channel-1', 'channel-2'])
    expect(walked.channel('channel-3')).toMatchObject({
      subject: 'Come by',
      lastMessageId: 'message-new',
      lastMessageType: 'text',
      unread: true,
      unreadCount: 1,
    })
    expect(walked.channel('channel-1')).toBe(other)
    expect(total(walked)).toBe(1)
  })

  test('that is known, or older than what is known, changes nothing', async () => {
    const walked = await open(channelsOf(3))
    walked.receive('channel-3')
    const after = walked.snapshot().context
    walked.receive('channel-3')
    walked.receive('channel-3', { id: 'older', sentAt: 5 })
    expect(walked.snapshot().context.channels).toBe(after.channels)
    expect(total(walked)).toBe(1)
  })

  test('of the guest from elsewhere is not unread', async () => {
    const walked = await open(channelsOf(3))
    walked.receive('channel-3', { senderType: 'guest' })
    expect(walked.channel('channel-3')).toMatchObject({
      unread: false,
      lastMessageId: 'message-new',
    })
  })

  test('in an unknown channel loads the channel [MSG-17]', async () => {
    const walked = await open(channelsOf(2))
    await walked.loadUnreadCount.calls[0]?.resolve(0)
    walked.receive('channel-5')
    expect(walked.loadChannel.calls.map(({ input }) => input)).toEqual([{ channelId: 'channel-5' }])
    const loaded = { ...channelsOf(5, unread)[4], lastMessageAt: Date.UTC(2026, 0, 3) }
    await walked.loadChannel.calls[0]?.resolve(loaded as never)
    expect(selectListedIds(walked.snapshot())[0]).toBe('channel-5')
    expect(walked.loadUnreadCount.calls).toHaveLength(2)
  })

  test('reaches the conversation of its channel, also when it cannot be read [MSG-33]', async () => {
    const walked = await open()
    walked.select('channel-1')
    walked.receive('channel-1')
    walked.send({ type: 'push.messengerContentChanged', channelId: 'channel-1', message: 'torn' })
    const came = walked
      .toldIn('channel-1')
      .filter(({ type }) => type === 'conversation.contentChanged')
    expect(came).toMatchObject([{ message: { id: 'message-new' } }, { message: null }])
    expect(walked.loadChannel.calls.map(({ input }) => input)).toEqual([{ channelId: 'channel-1' }])
  })

  test('whose end the guest has before them is read at once and told, at most once a second [MSG-23]', async () => {
    const walked = await open()
    walked.select('channel-1')
    const see = (id: string, second: number) => {
      walked.receive('channel-1', { id, sentAt: Date.UTC(2026, 0, 1, 13, 0, second) })
      walked.send({ type: 'messenger.endSeen', channelId: 'channel-1' })
    }
    see('a', 1)
    expect(walked.channel('channel-1')).toMatchObject({ unread: false, unreadCount: 0 })
    expect(total(walked)).toBe(0)
    await walked.touchChannel.calls[0]?.resolve()
    for (let second = 2; second < 10; second++) see(`b${second}`, second)
    expect(touched(walked)).toHaveLength(1)
    walked.clock.step(999)
    expect(touched(walked)).toHaveLength(1)
    walked.clock.step(1)
    expect(touched(walked)).toEqual(['channel-1', 'channel-1'])
    await walked.touchChannel.calls[1]?.resolve()
    walked.clock.step(10_000)
    expect(touched(walked)).toHaveLength(2)
  })

  test('is not read while the guest reads further up, is elsewhere or does not see the tab', async () => {
    const walked = await open()
    walked.select('channel-1')
    walked.receive('channel-1', { id: 'a' })
    expect(walked.channel('channel-1')?.unreadCount).toBe(1)
    walked.send({ type: 'messenger.endSeen', channelId: 'channel-1' })
    walked.send({ type: 'browser.hidden' })
    walked.receive('channel-1', { id: 'b' })
    walked.send({ type: 'messenger.endSeen', channelId: 'channel-1' })
    expect(walked.channel('channel-1')?.unreadCount).toBe(1)
    walked.send({ type: 'browser.shown' })
    expect(walked.channel('channel-1')?.unreadCount).toBe(0)
    walked.leave()
    walked.receive('channel-1', { id: 'c' })
    walked.send({ type: 'messenger.endSeen', channelId: 'channel-1' })
    expect(walked.channel('channel-1')?.unreadCount).toBe(1)
  })

  test('whose reading could not be told is told later [MSG-23]', async () => {
    const walked = await open(channelsOf(1, unread))
    walked.select('channel-1')
    await walked.touchChannel.calls[0]?.reject(new Error('offline'))
    walked.clock.step(retryInterval - 1)
    expect(touched(walked)).toHaveLength(1)
    walked.clock.step(1)
    expect(touched(walked)).toEqual(['channel-1', 'channel-1'])
  })
})

describe('the latest unread messages', () => {
  test('are five at most, the newest ones, the newest first [MSG-15]', async () => {
    const walked = await open(channelsOf(3))
    for (let minute = 0; minute < 8; minute++)
      walked.receive(`channel-${(minute % 3) + 1}`, {
        id: `new-${minute}`,
        sentAt: Date.UTC(2026, 0, 2, 0, minute),
      })
    expect(latest(walked)).toEqual(['new-7', 'new-6', 'new-5', 'new-4', 'new-3'])
  })

  test('are the last ones of unread channels before any came [MSG-15]', async () => {
    const walked = await open([...channelsOf(6, unread), ...channelsOf(7).slice(6)])
    expect(latest(walked)).toEqual([
      'message-1',
      'message-2',
      'message-3',
      'message-4',
      'message-5',
    ])
  })

  test('have no words of an older text when the last one is a picture [MSG-15]', async () => {
    const last = { subject: 'Hello', lastMessageType: 'picture' }
    const { snapshot } = await open(channelsOf(1, { ...unread, ...last }))
    expect(selectLatestUnread(snapshot())).toMatchObject([{ messageType: 'picture', text: '' }])
  })

  test('are gone once read, archived or blocked, and older ones are shown instead [MSG-15]', async () => {
    const walked = await open(channelsOf(7, unread))
    walked.select('channel-1')
    walked.send({ type: 'messenger.archiveRequested', channelId: 'channel-2', isArchived: true })
    walked.send({ type: 'messenger.blockRequested', channelId: 'channel-3', isBlocked: true })
    expect(latest(walked)).toEqual(['message-4', 'message-5', 'message-6', 'message-7'])
    expect(total(walked)).toBe(8)
  })
})

describe('conversations', () => {
  test('are given channel, purse, draft and what is on its way, and told of each change', async () => {
    const walked = await open()
    const draft = { text: 'Dear', gifts: [] }
    const waiting = message()
    walked.send({ type: 'delivery.restored', drafts: { 'channel-1': draft }, channelId: null })
    walked.send({ type: 'delivery.changed', messages: [waiting] })
    expect(selectOutgoingState('channel-1')(walked.snapshot())).toBe('waiting')
    walked.select('channel-1')
    expect(walked.conversation('channel-1')?.getSnapshot().context.input).toEqual({
      channel: channelsOf(1)[0],
      purse: { balance: 120, boughtGifts: {} },
      draft,
      outgoing: [waiting],
    })
    walked.send({ type: 'guest.changed', guest: guest({ balance: 7, boughtGifts: {} }) })
    walked.send({ type: 'guest.changed', guest: guest({ balance: 7, boughtGifts: {} }) })
    walked.send({ type: 'push.actorOffline', actorId: 'actor-1' })
    walked.send({
      type: 'delivery.changed',
      messages: [{ ...waiting }, message({ channelId: 'channel-2' })],
    })
    walked.send({ type: 'delivery.changed', messages: [] })
    expect(walked.toldIn('channel-1').slice(1)).toEqual([
      { type: 'conversation.purseChanged', purse: { balance: 7, boughtGifts: {} } },
      { type: 'conversation.channelChanged', channel: walked.channel('channel-1') },
      { type: 'conversation.outgoingChanged', outgoing: [] },
    ])
  })

  test('a message that was rejected marks its channel', async () => {
    const walked = await open()
    walked.send({
      type: 'delivery.changed',
      messages: [message(), message({ status: 'rejected' })],
    })
    expect(selectOutgoingState('channel-1')(walked.snapshot())).toBe('rejected')
    expect(selectOutgoingState('channel-2')(walked.snapshot())).toBe('none')
  })

  test('run on for the last ones used and for those with messages on their way', async () => {
    const many = keptConversations + 5
    const walked = await open(channelsOf(many))
    walked.send({ type: 'delivery.changed', messages: [message({ channelId: 'channel-2' })] })
    for (let count = 1; count <= many; count++) walked.select(`channel-${count}`)
    const { conversations } = walked.snapshot().context
    expect(conversations).toHaveLength(keptConversations)
    expect(conversations).toContain('channel-2')
    expect(walked.conversation('channel-1')).toBeUndefined()
    expect(walked.conversation('channel-2')).toBeDefined()
  })

  test('have ids without a slash', async () => {
    const [one] = channelsOf(1)
    const walked = await open([{ ...one, id: 'a/b' } as never])
    walked.select('a/b')
    expect(walked.conversation('a%2Fb')).toBeDefined()
  })

  test('the one looked at last is kept by the browser and comes back with the page', async () => {
    const walked = await open()
    walked.select('channel-2')
    expect(walked.told('delivery')).toEqual([
      { type: 'delivery.channelNoted', channelId: 'channel-2' },
    ])
    const later = await open()
    later.send({ type: 'delivery.restored', drafts: {}, channelId: 'channel-2' })
    expect(selectedId(later)).toBe('channel-2')
    expect(later.told('delivery')).toEqual([])
  })

  test('the one that an address names goes before the one looked at last', () => {
    const walked = start()
    walked.logIn()
    walked.send({ type: 'delivery.restored', drafts: {}, channelId: 'channel-2' })
    walked.enter({ channel: 'channel-1' })
    expect(selectedId(walked)).toBe('channel-1')
  })
})

describe('details', () => {
  test('stand beside the conversation of a wide window and can be folded [MSG-20]', async () => {
    const walked = await open()
    walked.send({ type: 'messenger.layoutChanged', layout: 'wide' })
    walked.select('channel-1')
    expect(walked.loadMessengerActor.calls.map(({ input }) => input)).toEqual([
      { actorId: 'actor-1' },
    ])
    await walked.loadMessengerActor.calls[0]?.resolve(messengerActor)
    expect(selectActor(walked.snapshot())).toEqual(messengerActor)
    walked.send({ type: 'messenger.detailsClosed' })
    walked.select('channel-2')
    expect(walked.loadMessengerActor.calls).toHaveLength(1)
    walked.send({ type: 'messenger.detailsRequested' })
    expect(walked.loadMessengerActor.calls[1]?.input).toEqual({ actorId: 'actor-2' })
    expect(selectActor(walked.snapshot())).toBeNull()
    expect(walked.told('navigation')).toEqual([])
  })

  test('are those of the current channel, whichever answer comes first [MSG-20]', async () => {
    const walked = await open()
    walked.send({ type: 'messenger.layoutChanged', layout: 'wide' })
    walked.select('channel-1')
    walked.select('channel-2')
    await walked.loadMessengerActor.calls[0]?.resolve(messengerActor)
    expect(selectActor(walked.snapshot())).toBeNull()
  })

  test('that do not come say so and come with another try', async () => {
    const walked = await open()
    walked.send({ type: 'messenger.layoutChanged', layout: 'wide' })
    walked.select('channel-1')
    await walked.loadMessengerActor.calls[0]?.reject(new Error('500'))
    expect(selectHasActorFailed(walked.snapshot())).toBe(true)
    walked.send({ type: 'messenger.retryRequested' })
    expect(walked.loadMessengerActor.calls).toHaveLength(2)
  })

  test('switch e-mails and SMS about the actor by two messages [NTF-9]', async () => {
    const walked = await open()
    walked.send({ type: 'messenger.layoutChanged', layout: 'wide' })
    walked.select('channel-1')
    await walked.loadMessengerActor.calls[0]?.resolve(messengerActor)
    walked.send({ type: 'messenger.emailToggled', actorId: 'actor-1', isEnabled: true })
    walked.send({ type: 'messenger.smsToggled', actorId: 'actor-1', isEnabled: true })
    walked.send({ type: 'messenger.emailToggled', actorId: 'actor-1', isEnabled: false })
    expect(walked.sent()).toEqual([
      { type: 'setActorEmailNotification', actorId: 'actor-1', enabled: true },
      { type: 'setActorSmsNotification', actorId: 'actor-1', enabled: true },
      { type: 'setActorEmailNotification', actorId: 'actor-1', enabled: false },
    ])
    expect(selectActor(walked.snapshot())).toMatchObject({
      isEmailEnabled: false,
      isSmsEnabled: true,
    })
  })
})

describe('panes', () => {
  const opened = { type: 'navigation.overlayOpened', owner: 'messenger' }
  const closed = { type: 'navigation.overlayClosed', owner: 'messenger' }
  const pane = ({ snapshot }: Walked) => selectPane(snapshot())

  async function openNarrow() {
    const walked = await open()
    walked.send({ type: 'messenger.layoutChanged', layout: 'narrow' })
    return walked
  }

  test('of a narrow window lie over each other, and the back button takes them away', async () => {
    const walked = await openNarrow()
    walked.select('channel-1')
    walked.send({ type: 'messenger.detailsRequested' })
    expect([pane(walked), walked.told('navigation')]).toEqual(['details', [opened, opened]])
    walked.send({ type: 'navigation.overlayLeft', isPageLeft: false })
    expect(pane(walked)).toBe('conversation')
    walked.send({ type: 'navigation.overlayLeft', isPageLeft: false })
    expect([pane(walked), selectedId(walked)]).toEqual(['list', null])
    expect(walked.told('navigation')).toHaveLength(2)
  })

  test('that the guest closes leave the history', async () => {
    const walked = await openNarrow()
    walked.select('channel-1')
    walked.send({ type: 'messenger.channelUnselected' })
    expect(walked.told('navigation')).toEqual([opened, closed])
  })

  test('stand side by side once there is room, and lie over each other when there is none', async () => {
    const walked = await openNarrow()
    walked.select('channel-1')
    walked.send({ type: 'messenger.layoutChanged', layout: 'wide' })
    walked.send({ type: 'messenger.layoutChanged', layout: 'narrow' })
    expect(walked.told('navigation')).toEqual([opened, closed, opened])
    expect(pane(walked)).toBe('conversation')
  })

  test('are gone with the page', async () => {
    const walked = await openNarrow()
    walked.select('channel-1')
    walked.send({ type: 'navigation.overlayLeft', isPageLeft: true })
    walked.leave()
    walked.enter()
    expect([pane(walked), walked.told('navigation')]).toEqual(['list', [opened]])
  })

  test('of a window in between: only the details lie over the conversation', async () => {
    const walked = await open()
    walked.send({ type: 'messenger.layoutChanged', layout: 'medium' })
    walked.select('channel-1')
    expect(walked.told('navigation')).toEqual([])
    walked.send({ type: 'messenger.detailsRequested' })
    walked.send({ type: 'navigation.overlayLeft', isPageLeft: false })
    expect(walked.told('navigation')).toEqual([opened])
    expect(selectedId(walked)).toBe('channel-1')
  })
})
