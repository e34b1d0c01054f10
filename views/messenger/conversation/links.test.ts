import { describe, expect, test } from 'vitest'
import { textParts } from './links.ts'

const links = (text: string) =>
  textParts(text).flatMap((part) => (part.href === undefined ? [] : [[part.text, part.href]]))

describe('links in a text', () => {
  test('are addresses of http and https, and what begins with www', () => {
    expect(textParts('See https://example.org/a?b=c#d and www.example.org now')).toEqual([
      { text: 'See ' },
      { text: 'https://example.org/a?b=c#d', href: 'https://example.org/a?b=c#d' },
      { text: ' and ' },
      { text: 'www.example.org', href: 'https://www.example.org/' },
      { text: ' now' },
    ])
  })

  test.each([
    'javascript:alert(1)',
    'data:text/html,hello',
    'ftp://example.org',
    'file:///etc/hosts',
    'https://',
    'https://localhost',
    'https://user:secret@example.org',
    'https://example.org@elsewhere.example/',
    'mail@www.example.org',
    'xhttps://example.org',
    'example.org',
  ])('are nothing else: %s', (text) => {
    expect(links(text)).toEqual([])
    expect(textParts(text)).toEqual([{ text }])
  })

  test.each([
    ['Look: https://example.org.', 'https://example.org'],
    ['(https://example.org/a)', 'https://example.org/a'],
    ['https://example.org/wiki/Rose_(flower)', 'https://example.org/wiki/Rose_(flower)'],
    ['(see https://example.org/wiki/Rose_(flower)).', 'https://example.org/wiki/Rose_(flower)'],
    ['https://example.org/a?!', 'https://example.org/a'],
    ['“https://example.org/a”', 'https://example.org/a'],
    ['https://example.org/a, and', 'https://example.org/a'],
    ['https://example.org/a…', 'https://example.org/a'],
    ['<https://example.org/a>', 'https://example.org/a'],
  ])('swallow no punctuation: %s', (text, shown) => {
    expect(links(text).map(([written]) => written)).toEqual([shown])
    expect(
      textParts(text)
        .map((part) => part.text)
        .join(''),
    ).toBe(text)
  })

  test('show the real name of a host whose letters can be mistaken for others', () => {
    expect(links('https://аpple.com/a')).toEqual([
      ['https://xn--pple-43d.com/a', 'https://xn--pple-43d.com/a'],
    ])
    expect(links('https://例え.jp')).toEqual([
      ['https://xn--r8jz45g.jp', 'https://xn--r8jz45g.jp/'],
    ])
    expect(links('https://examp1e.org。evil.example/')).toEqual([
      ['https://examp1e.org.evil.example/', 'https://examp1e.org.evil.example/'],
    ])
  })

  test('show a plain European name as it is written', () => {
    expect(links('https://Müller.example/weg')).toEqual([
      ['https://Müller.example/weg', 'https://xn--mller-kva.example/weg'],
    ])
  })

  test('end before what turns the direction of reading or is not seen', () => {
    expect(links('https://example.org/\u202egnp.exe')).toEqual([
      ['https://example.org/', 'https://example.org/'],
    ])
    expect(links('https://exam\u200bple.org/')).toEqual([])
  })
})
