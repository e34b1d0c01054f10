import { readdirSync, readFileSync } from 'node:fs'
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import { describe, expect, test } from 'vitest'
import { areas } from '../../../machines/core/areas.ts'
import { loadTexts } from './catalogues.ts'

type Messages = Record<string, string>

const views = new URL('../../', import.meta.url)

/** The catalogues in a language: that of the first paint and those of the features. */
function parts(language: string): { file: string; messages: Messages }[] {
  return readdirSync(views, { recursive: true, encoding: 'utf8' })
    .filter((file) => new RegExp(`(^|[/.])${language}\\.json$`).test(file))
    .map((file) => ({ file, messages: JSON.parse(readFileSync(new URL(file, views), 'utf8')) }))
}

/** Every text in a language. */
function catalogue(language: string): Messages {
  return Object.assign({}, ...parts(language).map(({ messages }) => messages))
}

const english = catalogue('en')
const keys = Object.keys(english).sort()
const languages = ['de', 'en', 'es', 'nl'] as const

function codeOf(folder: URL): { name: string; code: string }[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!test)\.tsx?$/.test(name))
    .map((name) => ({ name, code: readFileSync(new URL(name, folder), 'utf8') }))
}

/** Whether words follow one another: a single word, such as that in `{coins} coins`, may be the same. */
function hasSentence(message: string): boolean {
  const parts = message.split(/[{}]/).filter((part) => !/^\w+, plural,/.test(part))
  return parts.some((part) => /\p{L}\S* +\S*\p{L}/u.test(part))
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
      if (language !== 'en' && hasSentence(message)) {
        expect(message, key).not.toBe(english[key] ?? '')
      }
    }
  })
})

test('no text stands in two catalogues', () => {
  const names = parts('en').flatMap(({ messages }) => Object.keys(messages))
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
})

test.each(areas)('the texts of %s are those of its features, in every language', async (area) => {
  for (const language of languages) {
    expect(parts(language).length).toBeGreaterThan(20)
    const own = parts(language).filter(({ file }) => file.startsWith(`${area}/`))
    const names = own.flatMap(({ messages }) => Object.keys(messages))
    expect(Object.keys(await loadTexts(area, language)).sort()).toEqual(names.sort())
  }
})

test('a view that draws texts of another area asks for them', () => {
  const areaOf = new Map(
    parts('en').flatMap(({ file, messages }) =>
      Object.keys(messages).map((key) => [key, file.split('/')[0] ?? '']),
    ),
  )
  const strangers = codeOf(views).flatMap(({ name, code }) => {
    const drawn = [...code.matchAll(/\btext\(\s*'([^']+)'/g)].map(([, key = '']) => areaOf.get(key))
    const others = drawn.filter((area) => area && !['core', name.split('/')[0]].includes(area))
    return others
      .filter((area) => !code.includes(`AreaText('${area}')`))
      .map((area) => [name, area])
  })
  expect(strangers).toEqual([])
})

test('every text is used by a view', () => {
  const code = codeOf(views)
    .map((file) => file.code)
    .join('\n')
  expect(keys.filter((key) => !code.includes(`'${key}'`) && !code.includes(`"${key}"`))).toEqual([])
})
