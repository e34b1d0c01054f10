import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** A row of the table “Not used” in `docs/words.md`. */
interface Ban {
  language: string
  word: string
  instead: string
  isForSiteOnly: boolean
  pattern: RegExp
}

/** A file of texts in one language; each text by its key, or by the line that it stands in. */
interface File {
  name: string
  language: string
  texts: [key: string, text: string][]
}

const project = new URL('../../../', import.meta.url)
const read = (name: string) => readFileSync(new URL(name, project), 'utf8')

const bans = read('docs/words.md')
  .split('## Not used')[1]
  ?.split('\n')
  .flatMap((line): Ban[] => {
    const [, language = '', word = '', instead = '', where] =
      /^\| (de|en|es|nl) \| (\S.*?) \| (\S.*?) \| (everywhere|site) \|$/.exec(line) ?? []
    if (!where) return []
    return [{ language, word, instead, isForSiteOnly: where === 'site', pattern: patternOf(word) }]
  }) as Ban[]

/** Whole words; `*` is some letters or none, a small first letter may be a capital. */
function patternOf(word: string): RegExp {
  const [first = '', ...others] = word.replaceAll(/[.?^$()[\]{}|\\]/g, '\\$&')
  const beginning = first === '*' ? first : `[${first}${first.toUpperCase()}]`
  const letters = (beginning + others.join('')).replaceAll('*', '[\\p{L}-]*')
  return /\p{L}/u.test(word)
    ? new RegExp(`(?<![\\p{L}\\p{N}-])${letters}(?![\\p{L}\\p{N}-])`, 'u')
    : new RegExp(letters)
}

const parsers: Record<string, (content: string) => [string, string][]> = {
  json: (content) => leaves(JSON.parse(content)),
  txt: (content) => content.split('\n').map((line, at) => [`line ${at + 1}`, line]),
  js: (content) =>
    [...content.matchAll(/^\s+('[^']+'|\w+):\s+'(.*)',$/gm)].map(([, key = '', text = '']) => [
      key.replaceAll("'", ''),
      text.replaceAll("\\'", "'"),
    ]),
}

function leaves(value: unknown, key = ''): [string, string][] {
  if (typeof value === 'string') return [[key, value]]
  const parts = Object.entries(value as Record<string, unknown>)
  return parts.flatMap(([name, part]) => leaves(part, key ? `${key}.${name}` : name))
}

function filesBelow(room: string): File[] {
  return readdirSync(new URL(room, project), { recursive: true, encoding: 'utf8' }).flatMap(
    (path) => {
      const [, language = '', type = ''] =
        /(?:^|[/.])(de|en|es|nl)\.(json|txt|js)$/.exec(path) ?? []
      const parser = parsers[type]
      const name = `${room}/${path}`
      return parser ? [{ name, language, texts: parser(read(name)) }] : []
    },
  )
}

const files = [...filesBelow('views'), ...filesBelow('simulator')]
const isLegal = ({ name }: File) => name.endsWith('.txt')

/** @returns what stands in a text against the table, each with the word to use; addresses do not count */
function faultsOf(text: string, language: string, isSite: boolean): string[] {
  const words = text.replaceAll(/\S+@\S+|https?:\S+/g, '')
  return bans
    .filter((ban) => ban.language === language && (isSite || !ban.isForSiteOnly))
    .filter(({ pattern }) => pattern.test(words))
    .map(({ word, instead }) => `not “${word}” but “${instead}”`)
}

test('the words not used are read from the page, for every language', () => {
  const counts = ['de', 'en', 'es', 'nl'].map((one) => bans.filter((ban) => ban.language === one))
  for (const ofLanguage of counts) expect(ofLanguage.length).toBeGreaterThan(15)
})

test('files of the site and of the platform are read, with their texts', () => {
  for (const { name, texts } of files) expect(texts.length, name).toBeGreaterThan(0)
  for (const room of ['views/', 'simulator/']) {
    const languages = files.filter(({ name }) => name.startsWith(room)).map((file) => file.language)
    expect([...new Set(languages)].sort()).toEqual(['de', 'en', 'es', 'nl'])
  }
})

test.each([
  ['de', 'Wir schicken dir einen Willkommensbrief.', ['not “*brief*” but “E-Mail”']],
  ['de', 'Nur du siehst, ob Sie Post haben', ['not “Post” but “Nachricht”', 'not “Sie” but “du”']],
  ['de', 'Du siehst sie im Newsletter.', []],
  ['en', 'Look for our letter.', ['not “letter” but “e-mail; of the alphabet: character”']],
  ['en', 'Our newsletter: letters and digits.', []],
  ['es', 'Te enviamos una carta', ['not “carta*” but “correo”']],
  ['es', 'Escribe a usted@limelight.example.', []],
  ['nl', 'Kies je brieven', ['not “brieven*” but “e-mails; berichten”']],
  ['nl', 'U kunt je nieuwsbrief lezen', ['not “u” but “je”']],
])('in %s “%s” is judged as the page says', (language, text, faults) => {
  expect(faultsOf(text, language, true)).toEqual(faults)
})

test('no text of the site or the platform has a word that is not used', () => {
  const found = files.flatMap((file) =>
    file.texts.flatMap(([key, text]) =>
      faultsOf(text, file.language, !isLegal(file)).map((fault) => `${file.name} ${key}: ${fault}`),
    ),
  )
  expect(found).toEqual([])
})
