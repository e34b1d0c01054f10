import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { classNames } from './classNames.mjs'

let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'build-'))
  mkdirSync(join(folder, 'views'))
  const sheet = '.title { color: red } .small { color: blue } .switch { color: green }'
  writeFileSync(join(folder, 'views/A.module.css'), sheet)
})
afterEach(() => rmSync(folder, { recursive: true }))

/**
 * @param {string} view
 * @returns what the browser is given for a view
 */
async function built(view) {
  const input = join(folder, 'views/A.ts')
  writeFileSync(input, `import style from './A.module.css'\n${view}`)
  const result = await build({
    configFile: false,
    root: folder,
    logLevel: 'error',
    plugins: [classNames()],
    css: { modules: { generateScopedName: '[local]_x' } },
    build: { write: false, rolldownOptions: { input } },
  })
  const outputs = [result].flat().flatMap((each) => ('output' in each ? each.output : []))
  const textOf = (/** @type {(typeof outputs)[number]} */ output) =>
    output.type === 'chunk' ? output.code : String(output.source)
  const of = (/** @type {string} */ ending) =>
    outputs.filter(({ fileName }) => fileName.endsWith(ending)).map(textOf)
  return { script: of('.js').join(''), sheets: of('.css') }
}

it('loads of a sheet the names that a view reads, and the whole sheet', async () => {
  const { script, sheets } = await built('console.log(style.title, style.switch)')
  expect(script).toMatch(/console\.log\([`"']title_x[`"'],[`"']switch_x[`"']\)/)
  expect(script).not.toContain('small')
  expect(sheets.join('')).toMatch(/\.title_x.*\.small_x.*\.switch_x/)
})

it('leaves the table of names to a view that chooses among them', async () => {
  for (const choice of ['style[location.hash]', 'Object.keys(style)']) {
    const { script, sheets } = await built(`console.log(${choice}, style.title)`)
    expect(script).toMatch(/small:[`"']small_x[`"']/)
    expect(sheets).toHaveLength(1)
  }
})
