import { describe, expect, test } from 'vitest'
import { push, pushTypes } from '../../../fixtures/shell/pushes.fixtures.ts'
import { realtimeWalks } from '../../../fixtures/shell/realtime.fixtures.ts'
import type { Address } from '../../core/address.ts'
import { setFold } from '../../core/clock.ts'
import { pushAudience } from './pushAudience.ts'
import type { Message, Push } from './realtime.events.ts'
import { realtimeMachine } from './realtime.machine.ts'
import { selectConnection, selectQueuedCount } from './realtime.selectors.ts'
import { pingInterval } from './realtime.setup.ts'

const { start, logIn, connect } = realtimeWalks(setFold, realtimeMachine)

const first: Message = { type: 'setAllChannelsSeen' }
const second: Message = { type: 'archiveChannel', channelId: 'channel-1', status: true }
const submitted = (message: Message) => ({ type: 'realtime.messageSubmitted', message }) as const

describe('login', () => {
  test('opens no connection and sends nothing while nobody is logged in [RT-14]', () => {
    const { actor, socket } = start()
    actor.send(submitted(first))
    expect(socket.runs).toEqual([])
    expect(selectConnection(actor.getSnapshot())).toBe('off')
    expect(actor.getSnapshot().context.refusedMessages).toBe(1)

    actor.send({ type: 'guest.loggedIn', language: 'de' })
    socket.open()
    socket.push(push('sessionAcknowledged'))
    expect(socket.sent()).toEqual([{ type: 'requestSession', language: 'de' }])
  })

  test('ends the connection with the login and keeps nothing of the guest [RT-14]', () => {
    const { actor, socket, told } = logIn()
    actor.send(submitted(first))
    actor.send({ type: 'guest.loggedOut' })
    expect(socket.last().isRunning).toBe(false)
    expect(told('notifications')).toContainEqual({ type: 'realtime.sessionEnded' })
    expect(told('favourites')).toContainEqual({ type: 'realtime.sessionEnded' })

    actor.send({ type: 'guest.loggedIn', language: 'en' })
    socket.open()
    socket.push(push('sessionAcknowledged'))
    expect(socket.sent()).toEqual([{ type: 'requestSession', language: 'en' }])
  })

  test('tells who waits for an answer that the connection is lost', () => {
    const { socket, told } = connect()
    expect(told('notifications')).toEqual([{ type: 'realtime.sessionEstablished', resumed: false }])
    socket.close()
    expect(told('notifications').at(-1)).toEqual({ type: 'realtime.connectionLost' })
  })

  test('keeps its connection when the guest turns out to be logged in once more', () => {
    const { actor, socket } = connect()
    actor.send({ type: 'guest.loggedIn', language: 'es' })
    expect(socket.runs).toHaveLength(1)
    expect(selectConnection(actor.getSnapshot())).toBe('connected')
  })
})

describe('session', () => {
  test('asks for a session first, with the language [RT-3]', () => {
    const { actor, socket } = logIn()
    actor.send(submitted(first))
    expect(socket.sent()).toEqual([])
    socket.open()
    expect(socket.sent()).toEqual([{ type: 'requestSession', language: 'es' }])
  })

  test('holds messages until the session is acknowledged, then sends them in order [RT-4 RT-5]', () => {
    const { actor, socket } = logIn()
    actor.send(submitted(first))
    socket.open()
    actor.send(submitted(second))
    expect(socket.sent()).toHaveLength(1)
    expect(selectQueuedCount(actor.getSnapshot())).toBe(2)

    socket.push(push('sessionAcknowledged'))
    expect(socket.sent().slice(1)).toEqual([first, second])
    expect(selectQueuedCount(actor.getSnapshot())).toBe(0)
  })

  test('sends at once while the session stands', () => {
    const { actor, socket } = connect()
    actor.send(submitted(second))
    expect(socket.sent().at(-1)).toEqual(second)
  })

  test('asks again at each ping until the session is acknowledged', () => {
    const { clock, socket } = logIn()
    const requests = () => socket.sent().filter(({ type }) => type === 'requestSession')
    socket.open()
    clock.step(pingInterval)
    expect(requests()).toHaveLength(2)
    socket.pong()
    socket.push(push('sessionAcknowledged'))
    clock.step(pingInterval)
    expect(requests()).toHaveLength(2)
  })

  test('an expired session goes to the pay tour and is no acknowledgement [RT-18]', () => {
    const { actor, socket, told } = logIn()
    socket.open()
    socket.push(push('sessionExpired'))
    expect(told('payTour')).toEqual([{ type: 'push.sessionExpired' }])
    expect(selectConnection(actor.getSnapshot())).toBe('connecting')
    socket.push(push('sessionAcknowledged'))
    expect(selectConnection(actor.getSnapshot())).toBe('connected')
  })

  test('tells guest and lists that a new session stands', () => {
    const { told } = connect()
    for (const address of ['guest', 'notifications', 'favourites'] as const)
      expect(told(address)).toEqual([{ type: 'realtime.sessionEstablished', resumed: false }])
  })
})

describe('pushes', () => {
  test('the page-reload push reloads the page [RT-2]', () => {
    const { socket, told } = connect()
    expect(told('browser')).toEqual([])
    socket.push(push('pageReload'))
    expect(told('browser')).toEqual([{ type: 'browser.reloadRequested' }])
  })

  test.each(
    pushTypes.filter((type) => !['sessionAcknowledged', 'pong', 'pageReload'].includes(type)),
  )('%s reaches its audience, whole and nobody else [RT-1]', (type) => {
    const { socket, told } = connect()
    const sent = push(type)
    socket.push(sent)
    const neighbours: Address[] = ['guest', 'notifications', 'favourites', 'payTour', 'browser']
    for (const address of neighbours) {
      const heard = told(address).filter((event) => event.type.startsWith('push.'))
      const expected = address in pushAudience[type]
      expect(heard).toEqual(expected ? [{ ...sent, type: `push.${type}` }] : [])
    }
  })

  test('carries type, isPayment and voicecallIdHash to their audience [RT-1]', () => {
    const { socket, told } = connect()
    socket.push(push('guestBalance', { isPayment: true }))
    socket.push(push('voicecallStopped', { voicecallIdHash: 'hash' }))
    expect(told('guest').slice(1)).toMatchObject([
      { type: 'push.guestBalance', isPayment: true },
      { type: 'push.voicecallStopped', voicecallIdHash: 'hash' },
    ])
  })

  test('voting and live reaction reach the listeners of their own type only [RT-21]', () => {
    const { actor, socket } = connect()
    const votings: Push[] = []
    const reactions: Push[] = []
    actor.on('clashOfCamsVoting', (event) => votings.push(event))
    actor.on('liveReaction', (event) => reactions.push(event))
    socket.push(push('clashOfCamsVoting'))
    socket.push(push('liveReaction'))
    expect(votings).toEqual([push('clashOfCamsVoting')])
    expect(reactions).toEqual([push('liveReaction')])
  })

  test('counts a refused frame and stays connected', () => {
    const { actor, socket } = connect()
    socket.refuse()
    actor.send({ type: 'socket.frameRefused', reason: 'not JSON', count: 7 })
    expect(actor.getSnapshot().context.refusedFrames).toBe(8)
    expect(selectConnection(actor.getSnapshot())).toBe('connected')
    expect(socket.closeCodes()).toEqual([])
  })
})
