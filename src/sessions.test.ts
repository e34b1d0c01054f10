import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { typed } from '../fixtures/typed.fixtures.ts'
import { completeAppMachine } from '../machines/app/app.complete.ts'
import { setFold } from '../machines/clock.ts'
import { EventLog, replay } from './engine/index.ts'

const folder = 'fixtures/sessions/'
const sessions = readdirSync(folder).map((name) => ({
  name,
  text: readFileSync(folder + name, 'utf8'),
}))

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

/** What a secret looks like in a log that kept one, whatever its value. */
const secrets = {
  'a JSON Web Token': /eyJ[\w-]{8,}/,
  'an e-mail address': /[\w.+-]+@(?!x)[a-z\d-]*[a-wyz][a-z\d-]*\.[a-z]{2,}/i,
  'a token of an address': /[?&](?:access_token|redirect_token|ukey|uhash|transferToken)=(?!x)\w/i,
  'a bearer': /bearer [\w-]{8,}/i,
  'a one-time key': /"(?:uhash|token|accessToken|transferToken)":"[^"]*[1-9a-wyz]/i,
}

/** A text as it may stand in a log: as it is, within JSON, in an address or a form. */
function writings(text: string): string[] {
  const encoded = encodeURIComponent(text)
  return [text, JSON.stringify(text).slice(1, -1), encoded, encoded.replaceAll('%20', '+')]
}

/** Whether a log holds a secret; one of digits alone counts only where it stands alone. */
function holds(log: string, secret: string): boolean {
  if (/^\d+$/.test(secret)) return new RegExp(`(?<![\\w.])${secret}(?![\\w.])`).test(log)
  return writings(secret).some((writing) => log.includes(writing))
}

test('every flow of the account has a recorded session', () => {
  const names = sessions.map(({ name }) => name.replace('.log.ndjson', ''))
  expect(names.sort()).toEqual(flows)
})

describe.each(sessions)('the session $name', ({ text }) => {
  test('replays without a divergence', () => {
    const log = EventLog.parse(text)
    const replayed = replay(completeAppMachine, log, { systemId: 'app', onFold: setFold })
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
