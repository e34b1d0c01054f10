import { describe, expect, test } from 'vitest'
import { messengerActor } from '../../fixtures/messenger/messenger.fixtures.ts'
import { channel } from '../../fixtures/shell/pushes.fixtures.ts'
import {
  graphqlQuestions,
  hostileAnswers,
  plainRequests,
  refusal,
  withEachFieldWrong,
  withoutEachField,
} from '../core/answers.fixtures.ts'
import type { GraphqlService } from '../core/graphql.service.ts'
import type { RequestService } from '../core/request.service.ts'
import { loadMessengerActor } from './channelDetails.service.ts'
import { blockChannel, touchChannel } from './channelOrders.service.ts'
import { loadActorChannel, loadChannel, loadChannels, loadUnreadCount } from './channels.service.ts'

/** Needs to be escaped in a path. */
const oddId = 'a/b?c=1#ü ..'
const escaped = 'a%2Fb%3Fc%3D1%23%C3%BC%20..'

const known = { lastMessageAt: 1_767_225_600_000, lastMessageType: 'text' }
const page = (last: object) => ({
  data: { messengerChannels: { channels: [{ ...channel(), ...last }], total: 900 } },
})
const firstPart = { offset: 0, limit: 500 }
const loadPart = (content: GraphqlService, request = plainRequests().request) =>
  loadChannels({ content, request }, firstPart)

describe('the list of channels', () => {
  test('is loaded by parts, with how many there are [MSG-1 MSG-2 MSG-3 MSG-4 MSG-21]', async () => {
    const { service, sent } = graphqlQuestions(page(known))
    expect(await loadPart(service)).toEqual({
      channels: [channel(known)],
      total: 900,
    })
    expect(sent()).toEqual([firstPart])
  })

  test('leaves out a channel that cannot be read and tells the logger how many', async () => {
    const channels = [channel(known), { ...channel(known), id: 7 }, null]
    const data = { messengerChannels: { channels, total: 3 } }
    const { service } = graphqlQuestions({ data })
    const { request, calls, sent } = plainRequests()
    expect(await loadPart(service, request)).toEqual({
      channels: [channel(known)],
      total: 3,
    })
    expect(calls()).toEqual(['POST logger/vxmessengerError'])
    expect(sent()).toEqual([{ reason: 'unreadableChannels', count: 2 }])
  })

  test('leaves out what the platform does not say of the last message', async () => {
    const unsaid = { lastMessageAt: null, lastMessageType: null }
    const { service } = graphqlQuestions(page(unsaid))
    const { channels } = await loadPart(service)
    expect(Object.keys(channels[0] ?? {}).sort()).toEqual(Object.keys(channel()).sort())
  })

  test.each([...withoutEachField(page(known)), ...withEachFieldWrong(page(known))])(
    'is refused without a valid %s [MSG-1 MSG-2 MSG-3 MSG-4]',
    async (field, broken) => {
      const { service } = graphqlQuestions(broken)
      await expect(loadPart(service)).rejects.toThrow(
        `the answer to messengerChannels lacks a valid '${field}'`,
      )
    },
  )
})

const channelCalls = [
  ['GET messenger/channel/{channelId}', loadChannel, { channelId: oddId }],
  ['GET messenger/channel/actor/{actorId}', loadActorChannel, { actorId: oddId }],
  ['POST messenger/channel/{channelId}/block', blockChannel, { channelId: oddId, isBlocked: true }],
] as const

type AskForChannel = (
  request: Pick<RequestService, 'ask'>,
  input: { channelId: string; actorId: string; isBlocked: boolean },
) => Promise<unknown>

describe.each(channelCalls)('the channel of %s', (name, work, given) => {
  const ask = (request: Pick<RequestService, 'ask'>) =>
    (work as AskForChannel)(request, given as never)

  test('is asked for by an escaped id and taken as it is [MSG-17 MSG-18]', async () => {
    const { request, calls } = plainRequests({ channel: { ...channel(known), surprise: 1 } })
    expect(await ask(request)).toEqual(channel(known))
    const call = name.replace(/\{\w+\}/, escaped)
    expect(calls()).toEqual([call])
  })

  test.each(withoutEachField({ channel: channel() }))(
    'is refused without %s',
    async (field, less) => {
      await expect(ask(plainRequests(less).request)).rejects.toThrow(`lacks a valid '${field}'`)
    },
  )

  test.each(withEachFieldWrong({ channel: channel(known) }))(
    'is refused when %s is wrong',
    async (field, wrong) => {
      await expect(ask(plainRequests(wrong).request)).rejects.toThrow(`lacks a valid '${field}'`)
    },
  )
})

test.each(['', '.', '..'])(
  'asks nobody for the id "%s", which would lead elsewhere',
  async (id) => {
    const { request, calls } = plainRequests({})
    for (const [, work] of [...channelCalls, ['actor', loadMessengerActor] as const])
      await expect(
        (work as AskForChannel)(request, { channelId: id, actorId: id, isBlocked: true }),
      ).rejects.toMatchObject({ status: 404 })
    expect(calls()).toEqual([])
  },
)

test.each([true, false])('blocking is set as wanted: %s', async (isBlocked) => {
  const { request, sent } = plainRequests({ channel: channel({ blocked: isBlocked }) })
  const answer = await blockChannel(request, { channelId: 'channel-1', isBlocked })
  expect(answer.blocked).toBe(isBlocked)
  expect(sent()).toEqual([{ blocked: isBlocked }])
})

describe('the actor beside a conversation', () => {
  const answer = { actor: messengerActor }
  const wanted = { actorId: oddId }

  test('is loaded by an escaped id [MSG-20]', async () => {
    const { request, calls } = plainRequests(answer)
    expect(await loadMessengerActor(request, wanted)).toEqual(messengerActor)
    expect(calls()).toEqual([`GET messenger/actor/${escaped}`])
  })

  test.each([...withoutEachField(answer), ...withEachFieldWrong(answer)])(
    'is refused without a valid %s [MSG-20]',
    async (field, broken) => {
      const { request } = plainRequests(broken)
      await expect(loadMessengerActor(request, wanted)).rejects.toThrow(`lacks a valid '${field}'`)
    },
  )
})

test('the content service is told which channel was seen to its end [MSG-23]', async () => {
  const { service, sent } = graphqlQuestions({ data: { touchMessengerChannel: { id: 'c1' } } })
  expect(await touchChannel(service, { channelId: 'c1' })).toBeUndefined()
  expect(sent()).toEqual([{ channelId: 'c1' }])
})

test('how much is unread is asked of the content service [MSG-24]', async () => {
  const { service } = graphqlQuestions({ data: { messengerUnreadCount: 7 } })
  expect(await loadUnreadCount(service)).toBe(7)
})

test.each([-1, 1.5, '7', null, undefined])(
  '%s unread messages are refused [MSG-24]',
  async (count) => {
    const { service } = graphqlQuestions({ data: { messengerUnreadCount: count } })
    await expect(loadUnreadCount(service)).rejects.toThrow("valid 'data.messengerUnreadCount'")
  },
)

const plainWork: Record<string, (request: RequestService) => Promise<unknown>> = {
  blockChannel: (request) => blockChannel(request, { channelId: 'c1', isBlocked: true }),
  loadActorChannel: (request) => loadActorChannel(request, { actorId: 'a1' }),
  loadChannel: (request) => loadChannel(request, { channelId: 'c1' }),
  loadMessengerActor: (request) => loadMessengerActor(request, { actorId: 'a1' }),
}

const graphqlWork: Record<string, (service: GraphqlService) => Promise<unknown>> = {
  loadChannels: (service) => loadPart(service),
  loadUnreadCount: (service) => loadUnreadCount(service),
  touchChannel: (service) => touchChannel(service, { channelId: 'c1' }),
}

describe.each(hostileAnswers)('%s as answer', (_, answer) => {
  test.each(Object.entries(plainWork))('is refused by %s', async (_name, work) => {
    const { request, outside } = plainRequests()
    outside.answer = answer
    await expect(work(request)).rejects.toMatchObject(refusal)
  })

  test.each(Object.entries(graphqlWork))('is refused by %s', async (_name, work) => {
    const { service, outside } = graphqlQuestions({})
    outside.answer = answer
    await expect(work(service)).rejects.toMatchObject(refusal)
  })
})
