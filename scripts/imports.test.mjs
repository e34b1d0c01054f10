import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { beforeAll, expect, it } from 'vitest'
import { inRoot } from './lib/paths.mjs'
import { run } from './lib/run.mjs'

/** @type {Map<string, string>} */
const files = new Map()
/** @type {Map<string, string[]>} */
const broken = new Map()

beforeAll(async () => {
  const project = mkdtempSync(join(tmpdir(), 'limelight-'))
  cpSync(inRoot('imports.oxlintrc.json'), join(project, 'imports.oxlintrc.json'))
  for (const [file, text] of files) {
    mkdirSync(dirname(join(project, file)), { recursive: true })
    writeFileSync(join(project, file), text)
  }
  const args = ['-c', 'imports.oxlintrc.json', '--format=json']
  const { output } = await run(inRoot('node_modules/.bin/oxlint'), args, { cwd: project })
  rmSync(project, { recursive: true })
  /** @type {{ diagnostics: { code: string, filename: string }[] }} */
  const { diagnostics } = JSON.parse(output)
  for (const { code, filename } of diagnostics) {
    const rule = /\((.+)\)/.exec(code)?.[1] ?? code
    broken.set(filename, [...(broken.get(filename) ?? []), rule])
  }
})

/**
 * Tests which rules a file breaks.
 * @param {string} title
 * @param {string} pattern its path, with * for what makes it unique
 * @param {string} text
 * @param {string[]} rules without the plugin's name
 */
function breaks(title, pattern, text, rules) {
  const file = pattern.replace('*', `case${files.size}`)
  files.set(file, text)
  it(title, () => expect(broken.get(file) ?? [], text).toEqual(rules))
}

const machine = 'machines/account/guest/*.machine.ts'

for (const [pattern, up, ...rooms] of [
  [machine, '../../../', 'services', 'views', 'fixtures', 'simulator', 'src', 'e2e'],
  [
    'machines/account/guest/*.model.test.ts',
    '../../../',
    'services',
    'views',
    'simulator',
    'src',
    'e2e',
  ],
  ['services/account/*.service.ts', '../../', 'views', 'fixtures', 'simulator', 'src', 'e2e'],
  ['services/account/*.service.test.ts', '../../', 'views', 'src', 'e2e'],
  ['views/shell/shell/*.tsx', '../../../', 'services', 'fixtures', 'simulator', 'src', 'e2e'],
  ['views/shell/shell/*.browser.test.tsx', '../../../', 'services', 'simulator', 'src', 'e2e'],
  ['fixtures/account/*.fixtures.ts', '../../', 'services', 'views', 'simulator', 'src', 'e2e'],
  ['simulator/account/*.simulator.ts', '../../', 'machines', 'services', 'views', 'src', 'e2e'],
  ['simulator/account/*.test.ts', '../../', 'machines', 'services', 'views', 'src', 'e2e'],
  ['src/*.ts', '../', 'e2e', 'bench', 'scripts'],
  ['src/engine/*.ts', '../../', 'machines', 'services', 'views', 'fixtures', 'simulator'],
  ['src/engine/xstate/*.ts', '../../../', 'machines', 'services', 'views', 'fixtures'],
  ['src/engine/*.test.ts', '../../', 'machines', 'services', 'views', 'simulator'],
  ['src/inspector/*.tsx', '../../', 'machines', 'services', 'views', 'fixtures', 'simulator'],
  ['src/inspector/views/*.tsx', '../../../', 'machines', 'services', 'views', 'fixtures'],
  ['src/inspector/views/chart/*.tsx', '../../../../', 'machines', 'services', 'views', 'fixtures'],
  ['src/inspector/views/*.test.tsx', '../../../', 'machines', 'services', 'views', 'simulator'],
]) {
  for (const room of rooms) {
    const path = `${up}${room}/a.ts`
    const text = [
      `import '${path}'`,
      `import type { A } from '${path}'`,
      `export * from '${path}'`,
      `export const b = (): A => import('${path}')`,
    ].join('\n')
    const rules = Array(4).fill('no-restricted-imports')
    breaks(`${pattern} imports nothing of ${room}/, in no way`, String(pattern), text, rules)
  }
}

for (const [pattern, path] of [
  ['fixtures/account/*.fixtures.ts', '../../machines/account/guest/a.ts'],
  [machine, 'valibot'],
  [machine, 'node:crypto'],
  ['services/account/*.service.ts', 'node:fs'],
  ['views/shell/shell/*.tsx', 'node:fs'],
  ['src/engine/*.ts', '../wire.ts'],
  ['src/engine/xstate/*.ts', '../../wire.ts'],
  ['src/inspector/agent/*.ts', '../../wire.ts'],
  ['src/inspector/agent/*.ts', '../../inspected/limelight.ts'],
  ['src/*.tsx', './main.tsx'],
  ['views/shell/shell/*.tsx', '../../../src/main.tsx'],
]) {
  const rules = ['no-restricted-imports']
  breaks(`${pattern} does not import ${path}`, String(pattern), `import '${path}'`, rules)
}

for (const [pattern, ...paths] of [
  [
    machine,
    '../../shell/realtime/a.ts',
    '../../core/clock.ts',
    './a.ts',
    'xstate',
    'xstate/graph',
    'immer',
  ],
  [
    'machines/account/guest/*.model.test.ts',
    '../../../fixtures/core/a.ts',
    '../../../src/engine/a.ts',
    'vitest',
  ],
  ['services/account/*.service.ts', '../../machines/account/guest/a.ts', './a.ts', 'valibot'],
  [
    'views/shell/shell/*.tsx',
    '../../../machines/account/guest/a.ts',
    '../../core/design/a.tsx',
    'react',
  ],
  ['simulator/account/*.simulator.ts', '../../fixtures/core/a.ts', 'hono', 'node:fs'],
  ['src/*.ts', '../machines/a.ts', '../services/a.ts', '../views/a.tsx', './engine/a.ts'],
  ['src/engine/*.test.ts', './a.ts', '../../fixtures/a.ts', 'fast-check'],
  ['src/engine/xstate/*.ts', '../hooks.ts', './a.ts', 'xstate'],
  ['src/inspector/agent/*.ts', '../../engine/a.ts', '../views/a.tsx', './a.ts', 'valibot'],
  ['src/inspector/agent/*.test.ts', '../../inspected/a.ts', '../../../fixtures/a.ts', './a.ts'],
]) {
  const text = paths.map((path) => `import '${path}'`).join('\n')
  breaks(`${pattern} may import ${paths.join(', ')}`, String(pattern), text, [])
}

const typeImport = "import type { A } from '../../machines/account/guest/a.ts'\nexport type B = A"
breaks('fixtures may import types of machines', 'fixtures/account/*.fixtures.ts', typeImport, [])

files.set('services/one.ts', "import { b } from './two.ts'\nexport const a = () => b")
const two = "import { a } from './one.ts'\nexport const b = () => a"
breaks('no two files import each other', 'services/two.ts', two, ['no-cycle'])

for (const reached of [
  'Date.now()',
  'new Date(0)',
  'crypto.randomUUID()',
  'performance.now()',
  'setTimeout(run, 1)',
  'setInterval(run, 1)',
  'queueMicrotask(run)',
  "fetch('/')",
  'window.close()',
  'globalThis.close()',
  'process.exit()',
]) {
  const text = `export const a = (run: () => void) => [run, ${reached}]`
  breaks(`a machine does not reach ${reached}`, machine, text, ['no-restricted-globals'])
}

for (const drawn of ['Math.random()', "Math['random']()"]) {
  const text = `export const a = () => ${drawn}`
  breaks(`a machine does not draw ${drawn}`, machine, text, ['no-restricted-properties'])
}
