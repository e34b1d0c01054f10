import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type AnyEventObject, fromPromise } from 'xstate'
import { redact } from './redact.ts'

const redacted = (event: AnyEventObject, logic = '') => redact(event, logic)

test('keeps what is declared as plain and replaces personal text by its shape, at any depth', () => {
  const answer = (name: string, email: string, balanceFormatted: string) => ({
    type: 'xstate.promise.resolve',
    data: { guest: { id: 'g7', name, email, balance: 7, balanceFormatted }, expiresIn: 9 },
  })
  expect(redacted(answer('Anna', 'anna@example.com', '7,00'), 'loadSession')).toEqual(
    answer('Xxxx', 'xxxx@xxxxxxx.xxx', '0,00'),
  )
})

test('takes for personal what an undeclared logic or event tells: texts, numbers, flags and keys', () => {
  const told = { anna: 'Hi 5', 'a b': [17, -2.5, 0, true, null, undefined, 30n] }
  const shape = { xxxx: 'Xx 0', 'x x': [10, -1.5, 0, false, null, undefined, 0n] }
  expect(redacted({ type: 'nobody.declaredThis', told })).toEqual({
    type: 'nobody.declaredThis',
    xxxx: shape,
  })
  expect(redacted({ type: 'xstate.promise.resolve', data: told }, 'loadNothing')).toEqual({
    type: 'xstate.promise.resolve',
    data: shape,
  })
})

test('keeps a type that is a name, whatever the fields are, and takes any other for personal', () => {
  const change = { type: 'storage.itemChanged', item: 'Anna', value: 'Anna' }
  expect(redacted(change)).toEqual({ ...change, item: 'Xxxx', value: 'Xxxx' })
  const answer = { data: { guest: { id: 'g7' } } }
  expect(redacted({ type: 'Anna Müller', ...answer })).toEqual({
    type: 'Xxxx Xxxxxx',
    xxxx: { xxxxx: { xx: 'x0' } },
  })
  const odd = 'xstate.promise.resolve loadSession'
  redacted({ type: 'xstate.promise.resolve', ...answer }, 'loadSession')
  expect(redacted({ type: odd, ...answer })).toEqual({
    type: 'xxxxxx.xxxxxxx.xxxxxxx xxxxXxxxxxx',
    xxxx: { xxxxx: { xx: 'x0' } },
  })
})

test('takes for personal what is of another form than declared', () => {
  const found = (id: unknown, isOnline: unknown) => ({ type: 'list.onlineTold', id, isOnline })
  expect(redacted(found('Anna Müller', 'yes'))).toEqual(found('Xxxx Xxxxxx', 'xxx'))
  expect(redacted(found({ name: 'Anna' }, 5))).toEqual(found({ xxxx: 'Xxxx' }, 1))
  expect(redacted({ type: 'navigation.languageRequested', language: 'Anna' })).toEqual({
    type: 'navigation.languageRequested',
    language: 'Xxxx',
  })
})

test('gives back the very event when it tells nothing personal, and never changes one that does', () => {
  const plain = { type: 'liveChat.rated', stars: 4 }
  expect(redacted(plain)).toBe(plain)
  const typed = { type: 'videoShare.textChanged', text: 'Bo' }
  expect(redacted(typed)).toEqual({ type: 'videoShare.textChanged', text: 'Xx' })
  expect(typed.text).toBe('Bo')
})

test('keeps apart keys of one shape, whatever they are', () => {
  const data = { anna: 1, bert: 2, 7: 3, 8: 4, ['__proto__']: 5 }
  const { xxxx } = redacted({ type: 'nobody.declaredThis', data })
  expect(xxxx).toEqual({ 0: 1, 1: 1, xxxx: 1, xxxy: 1, __xxxxx__: 1 })
  const all = Object.fromEntries('abcdefghijklmnopqrstuvwxyzäöü'.split('').map((key) => [key, 1]))
  expect(Object.keys(redacted({ type: 't', all }).xxx)).toHaveLength(29)
})

test('replaces what is in maps, sets, dates, addresses, bytes and instances', () => {
  class Typed {
    name = 'Anna'
  }
  const told = {
    map: new Map<unknown, unknown>([['Anna', 'Bo']]),
    set: new Set(['Anna']),
    at: new Date(7),
    url: new URL('https://anna.example/?q=7'),
    bytes: new Uint8Array([65, 66]),
    pattern: /anna/,
    typed: new Typed(),
  }
  expect(Object.values(redacted({ type: 't', told }).xxxx)).toEqual([
    new Map([['Xxxx', 'Xx']]),
    new Set(['Xxxx']),
    new Date(0),
    'xxxxx://xxxx.xxxxxxx/?x=0',
    new Uint8Array(2),
    /x/,
    { xxxx: 'Xxxx' },
  ])
})

test('keeps of an error its name, the status of an answer and places in files', () => {
  class RequestFailed extends Error {
    override name = 'RequestFailed'
    status = 409
    code = 'EMAIL_TAKEN_anna@example.com'
  }
  const error = new RequestFailed('anna@example.com is taken', { cause: new Error('Anna') })
  error.stack =
    'RequestFailed: anna@example.com is taken\n at ask (https://x.example/assets/app-1.js:2:30)\n at /home/anna/b.js:4:5'
  const { data } = redacted({ type: 'xstate.promise.reject', data: error }, 'loadSession')
  expect(data.constructor).toBe(Error)
  expect(data).toMatchObject({
    name: 'RequestFailed',
    message: 'xxxx@xxxxxxx.xxx xx xxxxx',
    status: 409,
    code: 'XXXXX_XXXXX_xxxx@xxxxxxx.xxx',
    stack: 'app-1.js:2:30\nb.js:4:5',
  })
  expect(data.cause.message).toBe('Xxxx')
  const odd = Object.assign(new Error('Anna'), { name: 'Anna Müller' })
  expect(redacted({ type: 'engine.threw', error: odd }).error.name).toBe('Xxxx Xxxxxx')
})

test('replaces what the guest searched for, wherever the events of a search hold it', () => {
  const typed = 'Rote Müller 7'
  const path = '/de/suche/videos/Rote%20M%C3%BCller%207/'
  const event = 'storage.itemChanged'
  const events = [
    { type: 'search.textChanged', text: typed },
    { type: 'search.historyEntryChosen', text: typed },
    { type: event, item: 'searchHistory', value: `["${typed}","x"]` },
    { type: 'storage.itemsRead', items: { searchHistory: `["${typed}"]`, language: 'de' } },
    { type: 'navigation.pathRequested', path: `${path}?page=2` },
    { type: 'router.locationChanged', location: { path, query: { page: '2' }, key: 'k3b9' } },
    {
      type: 'navigation.routeRequested',
      route: { name: 'searchVideos', params: { searchPattern: typed } },
    },
  ]
  const written = JSON.stringify(events.map((next) => redacted(next)))
  for (const word of ['Rote', 'ller', '%BC']) expect(written).not.toContain(word)
  expect(redacted(events[2] as AnyEventObject)).toMatchObject({ value: '["Xxxx Xxxxxx 0","x"]' })
  expect(redacted(events[4] as AnyEventObject)).toEqual({
    type: 'navigation.pathRequested',
    path: '/de/suche/videos/Xxxx%20X%C3%AAxxxx%200/?page=2',
  })
})

const stored = (targetUrl: string, value: string | number) =>
  JSON.stringify({ type: 'comment', params: { targetUrl, value, options: { kind: 'actor' } } })

test('keeps what a stored action does and replaces what is personal in it', () => {
  const value = stored('/en/search/videos/Anna/?umail=a%40b.example&page=2', 'Nice, Anna')
  const expected = stored('/en/search/videos/Xxxx/?xxxxx=x%40x.xxxxxxx&page=2', 'Xxxx, Xxxx')
  expect(redacted({ type: 'storage.itemChanged', item: 'onLoginAction', value })).toEqual({
    type: 'storage.itemChanged',
    item: 'onLoginAction',
    value: expected,
  })
  expect(redacted({ type: 'login.actionStored', storedAction: value })).toEqual({
    type: 'login.actionStored',
    storedAction: expected,
  })
  const noJson = { type: 'login.actionStored', storedAction: '{"type": anna' }
  expect(redacted(noJson).storedAction).toBe('{"xxxx": xxxx')
})

test('replaces phone numbers, codes and PINs, and keeps their length', () => {
  const verified = { id: 'p1', preCode: '171', number: '23', e123: '+49 171 23' }
  const events = [
    redacted({ type: 'pinCall.numberChanged', number: '+49 171-2345678' }),
    redacted(
      { type: 'xstate.promise.resolve', data: { isOk: true, value: verified } },
      'verifyPin',
    ),
    redacted({
      type: 'xstate.done.actor.startAnonymousCall',
      output: { resultCode: 2000, phoneNumber: '+49 30 77', pin: '4711', voicecallIdHash: 'h4' },
    }),
  ]
  expect(events).toMatchObject([
    { number: '+00 000-0000000' },
    { data: { isOk: true, value: { id: 'p1', preCode: '000', number: '00', e123: '+00 000 00' } } },
    { output: { resultCode: 2000, phoneNumber: '+00 00 00', pin: '0000', voicecallIdHash: 'x0' } },
  ])
})

test('keeps preferences that machines read, and of others neither name nor value', () => {
  const preferences = { fsk: 16, autoRechargeTeaser: 'shown', likes: 'feet', years: 42, nude: true }
  const { guest } = redacted({ type: 'guest.identified', guest: { id: 'g1', preferences } })
  expect(guest.preferences).toEqual({
    fsk: 16,
    autoRechargeTeaser: 'shown',
    xxxxx: 'xxxx',
    xxxxy: 10,
    xxxx: false,
  })
})

test('tells an event within another, and one that waits, as it tells them alone', () => {
  const message = { id: 'm7', channelId: 'c7', messageType: 'text', data: 'Hi' }
  const push = { type: 'messengerContentChanged', channelId: 'c7', message }
  const shape = { ...push, message: { ...message, data: 'Xx' } }
  expect(redacted({ type: 'socket.pushReceived', seq: 7, push })).toEqual({
    type: 'socket.pushReceived',
    seq: 7,
    push: shape,
  })
  const event = { type: 'login.actionStored', storedAction: '{"type":"comment"}' }
  const held = { type: 'app.eventHeld', address: 'login', event }
  expect(redacted(held)).toBe(held)
})

test('takes the state of an actor and what it began with for what its logic declares', () => {
  const context = { videoId: 'v7', email: 'anna@', text: 'Hi' }
  expect(redacted({ type: 'engine.state', context, error: 'Anna' }, 'videoShare')).toEqual({
    type: 'engine.state',
    context: { videoId: 'v7', email: 'xxxx@', text: 'Xx' },
    error: 'Xxxx',
  })
  const input = { typeId: 7, userId: 'u7', emailAddress: 'anna@b.example' }
  expect(redacted({ type: 'xstate.init', input }, 'subscribe-vipClub')).toEqual({
    type: 'xstate.init',
    input: { typeId: 7, userId: 'u7', emailAddress: 'xxxx@x.xxxxxxx' },
  })
})

test('changes nothing of what it returned once, whatever it got', () => {
  const type = fc.constantFrom(
    'socket.pushReceived',
    'storage.itemChanged',
    'router.locationChanged',
    'gate.actionRequested',
    'xstate.promise.resolve',
    'nobody.declaredThis',
  )
  const key = fc.constantFrom(
    'push',
    'item',
    'value',
    'location',
    'action',
    'data',
    'type',
    'Anna B',
  )
  const text = fc.oneof(
    fc.webUrl({ withQueryParameters: true, withFragments: true }),
    fc.string({ unit: 'binary' }),
    fc.constantFrom('/en/amateur/juno/?a=b&tel=7', '{"type":"comment"}', 'searchHistory', 'id-7'),
  )
  const value = fc.anything({
    key: fc.oneof(key, text),
    values: [text, fc.double(), fc.boolean(), fc.integer(), fc.bigInt(), fc.date()],
    withMap: true,
    withSet: true,
    withTypedArray: true,
    withNullPrototype: true,
  })
  fc.assert(
    fc.property(type, fc.dictionary(key, value), (named, fields) => {
      const once = redacted({ ...fields, type: named }, 'loadSession')
      expect(redacted(once, 'loadSession')).toEqual(once)
    }),
    { numRuns: 2_000 },
  )
})

test('leaves what the engine puts in the place of an actor or of a function', () => {
  const unread = { type: 'xstate.promise.resolve', data: fromPromise }
  expect(redacted(unread, 'loadSession')).toEqual(unread)
})
