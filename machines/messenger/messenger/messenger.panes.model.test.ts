import { describe, expect, test } from 'vitest'
import { messengerActor } from '../../../fixtures/messenger/messenger.fixtures.ts'
import { messengerWalks } from '../../../fixtures/messenger/messengerWalk.fixtures.ts'
import { setFold } from '../../core/clock.ts'
import { selectActor, selectHasActorFailed } from '../channelDetails/channelDetails.selectors.ts'
import type { Layout } from './messenger.events.ts'
import { messengerMachines } from './messenger.machines.ts'
import { selectPane, selectPictureKey, selectSelectedId } from './messenger.selectors.ts'

const { start, open } = messengerWalks(setFold, messengerMachines)
type Walked = ReturnType<typeof start>

const selectedId = ({ snapshot }: Walked) => selectSelectedId(snapshot())

/** What navigation was told of panes that lie over the page. */
const layered = ({ told }: Walked) =>
  told('navigation').filter(({ type }) => type.startsWith('navigation.overlay'))

describe('details', () => {
  test('stand beside the conversation of a wide window and can be folded [MSG-20]', async () => {
    const walked = await open()
    walked.send({ type: 'messenger.layoutChanged', layout: 'wide' })
    walked.select('channel-1')
    expect(walked.loadMessengerActor.calls.map(({ input }) => input)).toEqual([
      { actorId: 'actor-1' },
    ])
    await walked.loadMessengerActor.calls[0]?.resolve(messengerActor)
    expect(selectActor(walked.at('channelDetails'))).toEqual(messengerActor)
    walked.send({ type: 'messenger.detailsClosed' })
    walked.select('channel-2')
    expect(walked.loadMessengerActor.calls).toHaveLength(1)
    walked.send({ type: 'messenger.detailsRequested' })
    expect(walked.loadMessengerActor.calls[1]?.input).toEqual({ actorId: 'actor-2' })
    expect(selectActor(walked.at('channelDetails'))).toBeNull()
    expect(layered(walked)).toEqual([])
  })

  test('are those of the current channel, whichever answer comes first [MSG-20]', async () => {
    const walked = await open()
    walked.send({ type: 'messenger.layoutChanged', layout: 'wide' })
    walked.select('channel-1')
    walked.select('channel-2')
    await walked.loadMessengerActor.calls[0]?.resolve(messengerActor)
    expect(selectActor(walked.at('channelDetails'))).toBeNull()
  })

  test('that do not come say so and come with another try', async () => {
    const walked = await open()
    walked.send({ type: 'messenger.layoutChanged', layout: 'wide' })
    walked.select('channel-1')
    await walked.loadMessengerActor.calls[0]?.reject(new Error('500'))
    expect(selectHasActorFailed(walked.at('channelDetails'))).toBe(true)
    walked.send({ type: 'channelDetails.retryRequested' })
    expect(walked.loadMessengerActor.calls).toHaveLength(2)
  })

  test('switch e-mails and SMS about the actor by two messages [NTF-9]', async () => {
    const walked = await open()
    walked.send({ type: 'messenger.layoutChanged', layout: 'wide' })
    walked.select('channel-1')
    await walked.loadMessengerActor.calls[0]?.resolve(messengerActor)
    walked.send({ type: 'channelDetails.emailToggled', actorId: 'actor-1', isEnabled: true })
    walked.send({ type: 'channelDetails.smsToggled', actorId: 'actor-1', isEnabled: true })
    walked.send({ type: 'channelDetails.emailToggled', actorId: 'actor-1', isEnabled: false })
    expect(walked.sent()).toEqual([
      { type: 'setActorEmailNotification', actorId: 'actor-1', enabled: true },
      { type: 'setActorSmsNotification', actorId: 'actor-1', enabled: true },
      { type: 'setActorEmailNotification', actorId: 'actor-1', enabled: false },
    ])
    expect(selectActor(walked.at('channelDetails'))).toMatchObject({
      isEmailEnabled: false,
      isSmsEnabled: true,
    })
  })
})

test('the actor in the details goes online and offline by push, and nobody else does [ACT-20 MSG-13]', async () => {
  const walked = await open()
  walked.send({ type: 'messenger.layoutChanged', layout: 'wide' })
  walked.select('channel-1')
  await walked.loadMessengerActor.calls[0]?.resolve(messengerActor)
  const isOnline = () => selectActor(walked.at('channelDetails'))?.isOnline
  for (const [type, expected] of [
    ['push.actorOffline', false],
    ['push.actorOnline', true],
    ['push.actorOffline', false],
  ] as const) {
    walked.send({ type, actorId: 'actor-1' } as never)
    expect(isOnline()).toBe(expected)
    const other = expected ? 'push.actorOffline' : 'push.actorOnline'
    walked.send({ type: other, actorId: 'actor-2' } as never)
    expect(isOnline()).toBe(expected)
  }
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
    expect([pane(walked), layered(walked)]).toEqual(['details', [opened, opened]])
    walked.send({ type: 'navigation.overlayLeft', isPageLeft: false })
    expect(pane(walked)).toBe('conversation')
    walked.send({ type: 'navigation.overlayLeft', isPageLeft: false })
    expect([pane(walked), selectedId(walked)]).toEqual(['list', null])
    expect(layered(walked)).toHaveLength(2)
  })

  test('that the guest closes leave the history', async () => {
    const walked = await openNarrow()
    walked.select('channel-1')
    walked.send({ type: 'messenger.channelUnselected' })
    expect(layered(walked)).toEqual([opened, closed])
  })

  test('stand side by side once there is room, and lie over each other when there is none', async () => {
    const walked = await openNarrow()
    walked.select('channel-1')
    walked.send({ type: 'messenger.layoutChanged', layout: 'wide' })
    walked.send({ type: 'messenger.layoutChanged', layout: 'narrow' })
    expect(layered(walked)).toEqual([opened, closed, opened])
    expect(pane(walked)).toBe('conversation')
  })

  test('are gone with the page', async () => {
    const walked = await openNarrow()
    walked.select('channel-1')
    walked.send({ type: 'navigation.overlayLeft', isPageLeft: true })
    walked.leave()
    walked.enter()
    expect([pane(walked), layered(walked)]).toEqual(['list', [opened]])
  })

  test('of a window in between: only the details lie over the conversation', async () => {
    const walked = await open()
    walked.send({ type: 'messenger.layoutChanged', layout: 'medium' })
    walked.select('channel-1')
    expect(layered(walked)).toEqual([])
    walked.send({ type: 'messenger.detailsRequested' })
    walked.send({ type: 'navigation.overlayLeft', isPageLeft: false })
    expect(layered(walked)).toEqual([opened])
    expect(selectedId(walked)).toBe('channel-1')
  })
})

describe('a picture', () => {
  const shown = ({ snapshot }: Walked) => selectPictureKey(snapshot())
  const overlays = (walked: Walked) => layered(walked).map(({ type }) => type.split('.overlay')[1])

  async function openPicture(layout: Layout = 'wide') {
    const walked = await open()
    walked.send({ type: 'messenger.layoutChanged', layout })
    walked.select('channel-1')
    walked.send({ type: 'messenger.pictureRequested', key: 'message-1' })
    return walked
  }

  test('lies over the page; another takes its place, and the guest closes it', async () => {
    const walked = await openPicture()
    walked.send({ type: 'messenger.pictureRequested', key: 'message-2' })
    expect(shown(walked)).toBe('message-2')
    expect(overlays(walked)).toEqual(['Opened'])
    walked.send({ type: 'messenger.pictureClosed' })
    expect(shown(walked)).toBeNull()
    expect(overlays(walked)).toEqual(['Opened', 'Closed'])
  })

  test('is what the back button takes away first, then the conversation of a narrow window', async () => {
    const walked = await openPicture('narrow')
    expect(overlays(walked)).toEqual(['Opened', 'Opened'])
    walked.send({ type: 'navigation.overlayLeft', isPageLeft: false })
    expect([shown(walked), selectedId(walked)]).toEqual([null, 'channel-1'])
    walked.send({ type: 'navigation.overlayLeft', isPageLeft: false })
    expect(selectedId(walked)).toBeNull()
    expect(overlays(walked)).toEqual(['Opened', 'Opened'])
  })

  test('goes with its conversation, its page and its guest', async () => {
    const another = await openPicture()
    another.select('channel-2')
    expect(shown(another)).toBeNull()
    expect(overlays(another)).toEqual(['Opened', 'Closed'])
    const left = await openPicture()
    left.send({ type: 'navigation.overlayLeft', isPageLeft: true })
    left.leave()
    left.enter()
    expect(shown(left)).toBeNull()
    const ended = await openPicture()
    ended.send({ type: 'realtime.sessionEnded' })
    expect(shown(ended)).toBeNull()
  })

  test('is none where no conversation is seen', async () => {
    const walked = await open()
    walked.send({ type: 'messenger.pictureRequested', key: 'message-1' })
    expect(shown(walked)).toBeNull()
    expect(overlays(walked)).toEqual([])
  })
})
