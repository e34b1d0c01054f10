import { readdirSync, readFileSync } from 'node:fs'
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import { describe, expect, test } from 'vitest'
import { areas } from './catalogues.ts'

type Messages = Record<string, string>

const parts = ['', ...Object.keys(areas).map((area) => `${area}.`)]

/** Every text in a language: the shell's and those of the parts that are loaded later. */
function catalogue(language: string): Messages {
  const texts = parts.map((part) =>
    readFileSync(new URL(`${part}${language}.json`, import.meta.url), 'utf8'),
  )
  return Object.assign({}, ...texts.map((text) => JSON.parse(text)))
}

const english = catalogue('en')
const keys = Object.keys(english).sort()
const languages = ['de', 'en', 'es', 'nl'] as const

function sources(folder: URL): string {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!test)\.tsx?$/.test(name))
    .map((name) => readFileSync(new URL(name, folder), 'utf8'))
    .join('\n')
}

function placeholders(message: string): string[] {
  return compileMessageOrThrow(message)
    .flatMap((token) => (typeof token === 'string' ? [] : [`${token[0]}:${token[1] ?? 'text'}`]))
    .sort()
}

describe.each(languages)('the texts in %s', (language) => {
  const messages = catalogue(language)

  test('have exactly the keys that English has', () => {
    expect(Object.keys(messages).sort()).toEqual(keys)
  })

  test('have the placeholders that English has', () => {
    for (const key of keys) {
      expect(placeholders(messages[key] ?? ''), key).toEqual(placeholders(english[key] ?? ''))
    }
  })

  test('leave none empty and, but for English, translate whole sentences', () => {
    for (const [key, message] of Object.entries(messages)) {
      expect(message.trim(), key).not.toBe('')
      if (language !== 'en' && message.includes(' ')) {
        expect(message, key).not.toBe(english[key] ?? '')
      }
    }
  })
})

test('no text stands in two parts', () => {
  const names = parts.flatMap((part) =>
    Object.keys(
      JSON.parse(readFileSync(new URL(`${part}en.json`, import.meta.url), 'utf8')) as Messages,
    ),
  )
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
})

test('every text is used by a view', () => {
  const code = sources(new URL('../../', import.meta.url))
  expect(keys.filter((key) => !code.includes(`'${key}'`) && !code.includes(`"${key}"`))).toEqual([])
})
