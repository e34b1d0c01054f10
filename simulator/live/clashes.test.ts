import { expect, test } from 'vitest'
import { testChats } from './liveChat.fixtures.ts'

const chats = testChats()

async function order(path: string, body?: object) {
  const address = `${chats.business.simulator.url}simulator/api/liveChat${path}`
  const response = await fetch(address, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { 'x-limelight-simulator': '1' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  return { status: response.status, ...(await response.json()) }
}

const two = ['actor1', 'actor2']

test('all guests hear how a clash of two performers stands, vote by vote [RT-21]', async () => {
  const guests = [await chats.business.connect('guest1'), await chats.business.connect('guest6')]
  expect(await order('/clash', { actorIds: two, seconds: 60 })).toMatchObject({ status: 200 })
  await order('/vote', { actorId: 'actor2', votes: 3 })
  for (const guest of guests) {
    const told = (await guest.arrived()).filter(({ type }) => type === 'clashOfCamsVoting')
    const votes = told.map(({ data }) =>
      (data as { sides: { actorId: string; votes: number }[] }).sides.map((side) => [
        side.actorId,
        side.votes,
      ]),
    )
    expect(votes).toEqual([
      [
        ['actor1', 0],
        ['actor2', 0],
      ],
      [
        ['actor1', 0],
        ['actor2', 3],
      ],
    ])
  }
  expect((await order('')).clash).toMatchObject([
    { id: 'actor1', votes: 0 },
    { id: 'actor2', votes: 3 },
  ])
})

test('one clash runs at a time, of two performers whom there are', async () => {
  expect(await order('/vote', { actorId: 'actor1', votes: 1 })).toMatchObject({ status: 409 })
  const begin = (actorIds: string[]) => order('/clash', { actorIds, seconds: 60 })
  expect(await begin(['actor1', 'actor1'])).toMatchObject({ status: 422 })
  expect(await begin(['actor1', 'nobody'])).toMatchObject({ status: 404 })
  expect(await begin(two)).toMatchObject({ status: 200 })
  expect(await begin(two)).toMatchObject({ status: 409 })
  expect(await order('/vote', { actorId: 'actor3', votes: 1 })).toMatchObject({ status: 409 })
})
