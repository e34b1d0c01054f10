import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import { build } from 'vite'
import { expect, test } from 'vitest'
import { lightLingui } from './lingui.plugin.ts'
import { compiledMessages } from './messages.plugin.ts'

const entry = 'virtual:entry'
const messages = {
  greeting: compileMessageOrThrow('Good to see you, {name}'),
  coins: compileMessageOrThrow('{count, plural, one {# coin} other {# coins}}'),
}
const source = `
  import { setupI18n } from '@lingui/core'
  export const i18n = setupI18n({ locale: 'en', messages: { en: ${JSON.stringify(messages)} } })
`

/** The code that a page loads to tell texts. */
async function codeWith(...plugins: ReturnType<typeof lightLingui>[]): Promise<string> {
  const virtual = {
    name: 'entry',
    resolveId: (id: string) => (id === entry ? id : null),
    load: (id: string) => (id === entry ? source : null),
  }
  const result = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [virtual, ...plugins],
    build: { write: false, rolldownOptions: { input: entry, preserveEntrySignatures: 'strict' } },
  })
  const outputs = [result].flat().flatMap((built) => ('output' in built ? built.output : []))
  return outputs.map((output) => (output.type === 'chunk' ? output.code : '')).join('\n')
}

test('keeps of Lingui what tells our texts, and no dates', async () => {
  const [whole, light] = await Promise.all([codeWith(), codeWith(lightLingui())])
  for (const left of ['DateTimeFormat', 'race condition', 'compile your catalog']) {
    expect(whole).toContain(left)
    expect(light).not.toContain(left)
  }
  const { i18n } = await import(`data:text/javascript,${encodeURIComponent(light)}`)
  expect(i18n._('greeting', { name: 'Mia' })).toBe('Good to see you, Mia')
  expect(i18n._('coins', { count: 1 })).toBe('1 coin')
  expect(i18n._('coins', { count: 2000 })).toBe('2,000 coins')
})

test('a text that formats a date itself is refused by name', () => {
  const { transform } = compiledMessages()
  const apply = transform as (code: string, id: string) => unknown
  const compile = (message: string) => () =>
    apply(JSON.stringify({ 'shows.since': message }), '/project/views/core/text/en.json')
  expect(compile('since {day, date, short}')).toThrow("'shows.since' formats a date itself")
  expect(compile('since {time}')).not.toThrow()
})
