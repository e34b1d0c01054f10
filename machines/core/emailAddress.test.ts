import { expect, test } from 'vitest'
import { isEmailAddress } from './emailAddress.ts'

const forbidden = '<>()[]\\,;: @"\t'.split('')

test.each(forbidden)('refuses an unquoted local part with %j [LGN-15]', (character) => {
  for (const local of [`a${character}b`, `${character}ab`, `ab${character}`])
    expect(isEmailAddress(`${local}@example.org`)).toBe(false)
})

test.each([
  // Dots
  ['a.b@example.org', true, 'LGN-16'],
  ['a.b.c@example.org', true, 'LGN-16'],
  ['.a@example.org', false, 'LGN-16'],
  ['a.@example.org', false, 'LGN-16'],
  ['.@example.org', false, 'LGN-16'],
  ['a..b@example.org', false, 'LGN-16'],
  // Quoted
  ['"a b"@example.org', true, 'LGN-17'],
  ['"a@b, (c) <d>"@example.org', true, 'LGN-17'],
  ['".a."@example.org', true, 'LGN-17'],
  ['"a\\"b"@example.org', true, 'LGN-17'],
  ['"a"b"@example.org', false, 'LGN-17'],
  ['""@example.org', false, 'LGN-17'],
  ['"a@example.org', false, 'LGN-17'],
  ['"a"b@example.org', false, 'LGN-17'],
  // The @
  ['example.org', false, 'LGN-18'],
  ['@example.org', false, 'LGN-18'],
  ['a@', false, 'LGN-18'],
  ['a@@example.org', false, 'LGN-18'],
  ['aexample.org@', false, 'LGN-18'],
  // An address of numbers
  ['a@[127.0.0.1]', true, 'LGN-19'],
  ['a@[255.255.255.255]', true, 'LGN-19'],
  ['a@127.0.0.1', false, 'LGN-19'],
  ['a@[127.0.0]', false, 'LGN-19'],
  ['a@[999.0.0.1]', true, 'LGN-19'],
  ['a@[1270.0.0.1]', false, 'LGN-19'],
  ['a@[127.0.0.0.1]', false, 'LGN-19'],
  ['a@[127.0.0.x]', false, 'LGN-19'],
  ['a@[127.0.0.1', false, 'LGN-19'],
  // Labels
  ['a@b.de', true, 'LGN-20'],
  ['a@b.c', false, 'LGN-20'],
  ['a@b.d3', false, 'LGN-20'],
  ['a@mail.my-site.co.uk', true, 'LGN-20'],
  ['A@EXAMPLE.ORG', true, 'LGN-20'],
  ['ä.ß@bücher.österreich', true, 'LGN-20'],
  ['a@b.ö', false, 'LGN-20'],
  ['a@example', false, 'LGN-20'],
  ['a@example..org', false, 'LGN-20'],
  ['a@.org', false, 'LGN-20'],
  ['a@example.org.', false, 'LGN-20'],
  ['a@exam_ple.org', false, 'LGN-20'],
  [' a@example.org', false, 'LGN-15'],
  ['a@example.org\n', false, 'LGN-20'],
  ['', false, 'LGN-18'],
])('%j is an e-mail address: %s [%s]', (text, isAddress) => {
  expect(isEmailAddress(text)).toBe(isAddress)
})

test('a long text is judged at once', () => {
  expect(isEmailAddress(`${'a.'.repeat(50_000)}@`)).toBe(false)
  expect(isEmailAddress(`a@${'b-'.repeat(50_000)}`)).toBe(false)
})
