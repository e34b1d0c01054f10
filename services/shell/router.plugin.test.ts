import { build } from 'vite'
import { expect, test } from 'vitest'
import { lightRouter } from './router.plugin.ts'

const entry = 'virtual:entry'
const source = `
  import { UNSAFE_createBrowserHistory } from 'react-router'
  UNSAFE_createBrowserHistory({ window, v5Compat: true }).listen(console.log)
`

/** The code that a page loads to have a history. */
async function codeWith(...plugins: ReturnType<typeof lightRouter>[]): Promise<string> {
  const virtual = {
    name: 'entry',
    resolveId: (id: string) => (id === entry ? id : null),
    load: (id: string) => (id === entry ? source : null),
  }
  const result = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [virtual, ...plugins],
    build: { write: false, rolldownOptions: { input: entry, external: ['react', 'react-dom'] } },
  })
  const outputs = [result].flat().flatMap((built) => ('output' in built ? built.output : []))
  return outputs.map((output) => (output.type === 'chunk' ? output.code : '')).join('\n')
}

test('keeps of react-router the history and none of its views', async () => {
  const [whole, light] = await Promise.all([codeWith(), codeWith(lightRouter())])
  for (const left of ['createContext', 'forwardRef', 'getOwnPropertyNames', 'Version']) {
    expect(whole).toContain(left)
    expect(light).not.toContain(left)
  }
  expect(light).toContain('popstate')
  expect(light.length).toBeLessThan(whole.length / 3)
})
