import { expect, test } from 'vitest'
import type { AnyEventObject } from 'xstate'
import { holds } from '../../fixtures/core/secrets.fixtures.ts'
import { sessions } from '../../fixtures/core/sessions.fixtures.ts'
import { Capture } from '../engine/capture.ts'
import { encodeLine } from '../engine/encode.ts'
import type { LogEntry } from '../engine/format.ts'
import { redactEntry } from '../engine/redacting.ts'
import { leaksOf } from './leaks.ts'
import { redact } from './redact.ts'

const entryOf = (event: AnyEventObject, to = 'app/navigation'): LogEntry => ({
  seq: 1,
  at: 0,
  to,
  event: new Capture(() => 'app').of(event).value,
})

function redactedLine(event: AnyEventObject, to?: string): string {
  const entry = entryOf(event, to)
  redactEntry(entry, redact)
  return encodeLine(entry)
}

const pathRequested = (path: string) => ({ type: 'navigation.pathRequested', path })
const located = (path: string, query = {}, hash = '') => ({
  type: 'router.locationChanged',
  location: { path, query, hash, key: 'k3b9x2', overlays: 0 },
  cause: 'push',
  leftAt: 0,
})
const pushed = (push: object) => ({ type: 'socket.pushReceived', push })
const answered = (data: unknown) => ({ type: 'xstate.promise.resolve', data })
const failed = (data: unknown) => ({ type: 'xstate.promise.reject', data })
const comment = { type: 'comment', params: { targetUrl: '/en/feed/', value: 'Dein Kleid, Ida' } }
const refused = Object.assign(new Error('ida@example.net is taken'), {
  code: 'ida-lightfoot',
  stack: 'Error: Ida Lightfoot\n at ask (app.js:1:2)',
})

const parameters = {
  tel: '01715558392',
  zip: '81549',
  plz: '10437',
  jwt: 'eyJhbGciOiJI',
  auth: 'Zx81',
}
const others = { sid: 'Qw7Lm', pwd: 'Lime18', key: 'Hj2Kp', code: 'Nb4Vc' }

/** What was seen to leave in logs: the event, the texts that may not be in it, and where they stand. */
const leaks: [string, AnyEventObject, string[], string[], string?][] = [
  ...Object.entries({ ...parameters, ...others }).flatMap(([name, secret]): typeof leaks => [
    [
      `${name} in an address`,
      pathRequested(`/en/cams/?page=2&${name}=${secret}`),
      [secret],
      ['event.path'],
    ],
    [
      `${name} in a query`,
      located('/en/cams/', { page: '2', [name]: secret }),
      [secret],
      ['event.location.query.{key}'],
    ],
  ]),
  [
    'an access_token at the start of a hash',
    pathRequested('/en/#access_token=Zk3LmQ'),
    ['Zk3LmQ', 'access_token'],
    ['event.path'],
  ],
  [
    'the same where the browser is',
    located('/en/', {}, 'access_token=Zk3LmQ'),
    ['Zk3LmQ'],
    ['event.location.hash'],
  ],
  [
    'a path as typed',
    located('/en/ida-lightfoot/berlin'),
    ['ida', 'berlin'],
    ['event.location.path'],
  ],
  ['a search in a path', located('/nl/search/videos/ida/'), ['/ida/'], ['event.location.path']],
  [
    'a comment',
    { type: 'gate.actionRequested', action: comment },
    ['Kleid', 'Ida'],
    ['event.action.params.value'],
  ],
  [
    'the comment that waits for a login',
    { type: 'storage.itemChanged', item: 'onLoginAction', value: JSON.stringify(comment) },
    ['Kleid', 'Ida'],
    ['event.value'],
  ],
  [
    'coordinates of a postal code',
    answered({ city: 'Ulm', countryCode: 'DE', latitude: 48.4011, longitude: 9.9876 }),
    ['48.4', '9.98', 'Ulm', 'atitude'],
    ['event.data.city', 'event.data.{key}'],
    'app/camFilter/findPlace',
  ],
  [
    'an externalRefId',
    { type: 'payTour.openRequested', options: { externalRefId: 'ref-5520917' } },
    ['ref-5520917'],
    ['event.options.externalRefId'],
  ],
  ...[
    '/pictures/portrait/actor7/Zk3LmQ9xPw7RtY2b/w320.svg',
    '/pictures/a7/w320.svg?sig=Zk3LmQ9x',
    'https://pics.example/a/b~Zk3LmQ9x/1.jpg',
  ].map((pictureUrl): (typeof leaks)[number] => [
    `a signed picture: ${pictureUrl}`,
    answered([{ id: 'a7', name: '', isOnline: true, pictureUrl }]),
    ['Zk3LmQ9x'],
    ['event.data.0.pictureUrl'],
    'app/favourites/loadFavouriteActors',
  ]),
  [
    "what a server's error echoes",
    failed(refused),
    ['ida', 'Ida', 'Lightfoot', 'taken'],
    ['event.data.message', 'event.data.stack', 'event.data.own.code'],
    'app/profile/saveProfile',
  ],
  [
    'an error of an effect',
    { type: 'engine.threw', error: new TypeError('Ida has no phone') },
    ['Ida', 'phone'],
    ['event.error.message', 'event.error.stack'],
  ],
  ...['messageRejected', 'canOneClickResult', 'avsRejected'].map((type): (typeof leaks)[number] => [
    `the reason of ${type}`,
    pushed({
      type,
      reason: 'Ida said "no"',
      message: 'Ida said "no"',
      clientMessageId: 'm7',
      possible: false,
    }),
    ['Ida', 'said'],
    type === 'avsRejected' ? ['event.push.message'] : ['event.push.reason'],
  ]),
  [
    'the reason of a refused frame',
    { type: 'socket.frameRefused', reason: "channels has an unreadable 'Ida Lightfoot'" },
    ['Ida', 'Lightfoot'],
    ['event.reason'],
  ],
  [
    'comments and authors of a clash',
    pushed({
      type: 'clashOfCamsVoting',
      data: { clashId: 'c7', endsAt: 9, sides: [], comments: [{ author: 'Ida', text: 'Vote!' }] },
    }),
    ['Ida', 'Vote', 'author', 'comments'],
    ['event.push.data.{key}'],
  ],
  [
    'a voucher code',
    pushed({ type: 'bonusCodeRedeemed', code: 'SUMMER7', benefits: [] }),
    ['SUMMER'],
    ['event.push.code'],
  ],
  [
    'a voucher code as typed',
    { type: 'bonusCode.codeChanged', code: 'SUMMER7' },
    ['SUMMER'],
    ['event.code'],
  ],
  [
    'a voucher code that waits for a login',
    { type: 'gate.actionRequested', action: { type: 'redeemCode', params: { value: 'SUMMER7' } } },
    ['SUMMER'],
    ['event.action.params.value'],
  ],
  [
    'a voicecallIdHash',
    pushed({ type: 'voicecallStarted', actorId: 'a7', voicecallIdHash: 'Zk3LmQ9x' }),
    ['Zk3LmQ9x'],
    ['event.push.voicecallIdHash'],
  ],
  [
    'keys of objects',
    {
      type: 'deliveryStore.opened',
      messages: [],
      drafts: { 'Ida Lightfoot': { text: 'x', gifts: [] } },
      channelId: null,
    },
    ['Ida', 'Lightfoot'],
    ['event.drafts.{key}'],
  ],
  [
    'a preference',
    { type: 'profile.preferenceChanged', preference: 'figure', value: 'slender' },
    ['figure', 'slender'],
    ['event.preference', 'event.value'],
  ],
  [
    'the number of a preference',
    { type: 'profile.preferenceChanged', preference: 'born', value: 1987 },
    ['1987'],
    ['event.preference', 'event.value'],
  ],
  [
    'a number that nobody declared',
    pushed({ type: 'guestBalance', balance: 7, iban: 5520917 }),
    ['5520917', 'iban'],
    ['event.push.{key}'],
  ],
  [
    'the reason of a close',
    { type: 'socket.closed', code: 4001, reason: 'ida@example.net logged in elsewhere' },
    ['ida', 'example', 'elsewhere'],
    ['event.reason'],
  ],
  [
    'what a presence service closes with',
    { type: 'modelPresence.closed', reason: 'no more for ida@example.net' },
    ['ida', 'example'],
    ['event.reason'],
  ],
]

test.each(leaks)('no log tells %s', (_, event, texts, places, to) => {
  const line = redactedLine(event, to)
  expect(texts.filter((text) => holds(line, text))).toEqual([])
  expect(leaksOf(line)).toEqual([])
  expect(leaksOf(encodeLine(entryOf(event, to)))).toEqual(expect.arrayContaining(places))
})

test('names no leak in what may be told, and tells nothing of one', () => {
  expect(leaksOf(encodeLine(entryOf({ type: 'liveChat.rated', stars: 4 })))).toEqual([])
  const leaking = encodeLine(
    entryOf(answered([{ id: 'a7', name: 'Ida', Ida: 1 }]), 'app/x/loadFavouriteActors'),
  )
  expect(leaksOf(leaking)).toEqual(['event.data.0.name', 'event.data.0.{key}'])
})

test('finds leaks in a header and in a checkpoint, by the logic of each actor', () => {
  const header = {
    log: 2,
    id: '1',
    session: 's',
    build: 'b',
    startedAt: '',
    seed: 7,
    systemId: 'app',
  }
  expect(leaksOf(encodeLine({ ...header, input: { language: 'en' } }))).toEqual([])
  expect(leaksOf(encodeLine({ ...header, input: { language: 'Ida' } }))).toEqual(['input.language'])
  const actor = (context: object) => ({ name: 'app/videoShare@1', src: 'videoShare', context })
  const checkpoint = (text: string) =>
    encodeLine({
      checkpoint: 1,
      at: 0,
      actors: [actor({ videoId: 'v7', email: '', text })],
      timers: [{ to: 'app@1', event: { type: 'videoShare.textChanged', text } }],
    })
  expect(leaksOf(checkpoint('Ida'))).toEqual(['actors.0.context.text', 'timers.0.event.text'])
  expect(leaksOf(checkpoint('xxx'))).toEqual([])
})

test('an error of a class of ours is told by its name alone', () => {
  class Rr extends Error {
    override name = 'GraphqlFailed'
  }
  const line = redactedLine(failed(new Rr('Ida')), 'app/channels/loadChannels')
  expect(line).not.toContain('Rr')
  expect(leaksOf(line)).toEqual([])
  expect(leaksOf(encodeLine(entryOf(failed(new Rr('xxx')))))).toEqual([
    'event.data.{key}',
    'event.data.stack',
  ])
})

test('refuses what is no line', () => {
  expect(() => leaksOf('{"seq":1')).toThrow()
  expect(() => leaksOf('{"seq":1,"event":{},"types":[[["event","x"],"Map"]]}')).toThrow('event.x')
})

test('a session that an older build redacted by names of fields tells what this one would not', () => {
  const [{ text } = { text: '' }] = sessions
  const found = text.trim().split('\n').slice(1).flatMap(leaksOf)
  expect(found).toContain('event.data.guest.balanceFormatted')
})
