import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { holds, secrets } from '../fixtures/core/secrets.fixtures.ts'
import { firstSessions, sessions } from '../fixtures/core/sessions.fixtures.ts'
import { typed } from '../fixtures/messenger/typed.fixtures.ts'
import { setFold } from '../machines/core/clock.ts'
import { upcasters } from '../machines/core/upcasters.ts'
import { completeApp } from './areas/all.ts'
import { EventLog, replay } from './engine/index.ts'

/** Every flow of the account has its recorded session, and messages on their way have theirs. */
const flows = [
  'age-check',
  'age-check-rejected',
  'card',
  'checkout',
  'code',
  'data-protection',
  'first-session',
  'forced-age-check',
  'login',
  'lost-password',
  'messages-after-crash',
  'messages-crash',
  'messages-crash-second-tab',
  'messages-reload',
  'money-charge',
  'newsletter',
  'pin-call',
  'profile',
  'shell-walk',
  'signup',
  'vip',
  'voice-call',
]

test('every flow of the account has a recorded session of the first builds', () => {
  expect(firstSessions.map(({ flow }) => flow).toSorted()).toEqual(flows)
})

test('committed sessions are never recorded anew', () => {
  const hash = createHash('sha256')
  for (const { text } of firstSessions) hash.update(text)
  expect(hash.digest('hex')).toBe(
    '204abcde676ab4da69d8106199c506279cd48e350b9af1c99bd5ed965c79c0e8',
  )
})

test('a session of a later build lies in the folder of that build', () => {
  const later = sessions.filter(({ build }) => build !== undefined)
  expect(later.length).toBeGreaterThan(0)
  expect(later.map(({ text }) => EventLog.parse(text, { upcasters }).header.build)).toEqual(
    later.map(({ build }) => build),
  )
})

describe.each(sessions)('the session $file', ({ text }) => {
  test('replays without a divergence', () => {
    const log = EventLog.parse(text, { upcasters })
    const replayed = replay(completeApp, log, { systemId: 'app', onFold: setFold })
    replayed.run()
    expect(replayed.divergence).toBeUndefined()
    expect(replayed.position).toBe(log.entries.length)
  })

  test.each(Object.entries(typed))('holds no %s that was typed', (_, secret) => {
    expect(holds(text, secret)).toBe(false)
  })

  test.each(Object.entries(secrets))('holds nothing that looks like %s', (_, pattern) => {
    expect(pattern.exec(text)?.[0]).toBeUndefined()
  })
})

test.each(Object.entries(typed))('the scan finds a %s in a log that keeps it', (_, secret) => {
  const log = JSON.stringify({
    event: { type: 'x', text: secret, url: `/?q=${encodeURIComponent(secret)}` },
  })
  expect(holds(log, secret)).toBe(true)
})

test('the patterns find a secret of their kind', () => {
  const samples: Record<keyof typeof secrets, string> = {
    'a JSON Web Token': '"eyJhbGciOiJub25lIn0.e30."',
    'an e-mail address': '"ida@example.net"',
    'a token of an address': '/?redirect_token=abc',
    'a bearer': 'Bearer 0123456789',
    'a one-time key': '"uhash":"4f2a"',
  }
  for (const [name, pattern] of Object.entries(secrets)) {
    expect(samples[name as keyof typeof secrets]).toMatch(pattern)
  }
})
