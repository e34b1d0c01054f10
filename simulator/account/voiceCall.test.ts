import { expect, test } from 'vitest'
import { testBusiness } from '../core/business.fixtures.ts'
import { ask } from '../core/client.fixtures.ts'

const business = testBusiness()
const voiceCalls = () => business.platform.voiceCalls
const performer = (isOnline: boolean) =>
  [...business.simulator.world.performers.values()].find((one) => one.isOnline === isOnline)?.id ??
  ''

async function call(token: string, actorId: string, accessToken = token) {
  const query = `mutation { startAnonymousVoicecallChat(accessToken: "${accessToken}",
    actorId: "${actorId}") { resultCode voicecallIdHash phoneNumber pin } }`
  const { data, errors } = await business.ask('content', query, token)
  const answer = data as { startAnonymousVoicecallChat: { resultCode: number } } | null
  return { ...answer?.startAnonymousVoicecallChat, error: errors[0]?.message }
}

test('begins a call, and pushes that it runs and that it is over [VOC-9]', async () => {
  const client = await business.connect('guest1')
  const { accessToken } = business.simulator.signIn('guest1')
  const actorId = performer(true)
  expect(await call(accessToken, actorId)).toMatchObject({
    resultCode: 2000,
    voicecallIdHash: expect.stringMatching(/^[0-9a-f]{32}$/),
    phoneNumber: expect.stringContaining('+'),
    pin: expect.stringMatching(/^\d{4}$/),
  })
  const [{ voicecallIdHash } = { voicecallIdHash: '' }] = voiceCalls().list()
  voiceCalls().answer(voicecallIdHash, { reload: true })
  expect(await client.next()).toMatchObject({
    type: 'voicecallStarted',
    actorId,
    voicecallIdHash,
    reload: true,
  })
  expect(business.account('guest1').guest.isVoicecallActive).toBe(true)
  expect(() => voiceCalls().answer(voicecallIdHash)).toThrow('running')
  voiceCalls().hangUp(voicecallIdHash)
  expect(await client.next()).toMatchObject({ type: 'voicecallStopped', actorId, voicecallIdHash })
  expect(() => voiceCalls().hangUp(voicecallIdHash)).toThrow('over')
})

test('begins none with another result code [VOC-8]', async () => {
  const { accessToken } = business.simulator.signIn('guest1')
  const noLine = { voicecallIdHash: null, phoneNumber: null, pin: null }
  expect(await call(accessToken, 'nobody')).toMatchObject({ resultCode: 4001, ...noLine })
  expect(await call(accessToken, performer(false))).toMatchObject({ resultCode: 4002 })
  await call(accessToken, performer(true))
  expect(await call(accessToken, performer(true))).toMatchObject({ resultCode: 4004, ...noLine })
  const [awaited] = voiceCalls().list()
  voiceCalls().answer(awaited?.voicecallIdHash ?? '')
  const other = business.simulator.signIn('guest2').accessToken
  expect(await call(other, performer(true))).toMatchObject({ resultCode: 4003 })
  const restricted = business.simulator.signIn('guest7').accessToken
  expect(await call(restricted, performer(true))).toMatchObject({ resultCode: 4005 })
  expect(voiceCalls().list()).toHaveLength(1)
})

test('awaits a call for ten minutes', async () => {
  const { accessToken } = business.simulator.signIn('guest1')
  await call(accessToken, performer(true))
  business.platform.calendar.step(600_000)
  expect(voiceCalls().list()).toMatchObject([{ state: 'over' }])
  expect(await call(accessToken, performer(true))).toMatchObject({ resultCode: 2000 })
})

test('lets visitors call, and nobody with the token of another', async () => {
  const { queryToken } = await (await ask(business.simulator, 'session')).json()
  expect(await call(queryToken, performer(true))).toMatchObject({ resultCode: 2000 })
  expect(voiceCalls().list()).toMatchObject([{ guestId: null }])
  const { accessToken } = business.simulator.signIn('guest1')
  const { error } = await call(queryToken, performer(true), accessToken)
  expect(error).toContain('accessToken')
})
