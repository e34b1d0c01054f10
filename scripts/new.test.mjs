import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { inRoot } from './lib/paths.mjs'
import { run } from './lib/run.mjs'
import { stamp, withLine } from './lib/stamp.mjs'

const rooms = ['machines', 'services', 'views', 'fixtures', 'simulator']
const copied = [...rooms, 'src', 'scripts']
const manifest = 'src/areas/messenger.ts'
const declared = 'machines/messenger/messenger.logics.declared.ts'
const configs = [
  'biome.json',
  'imports.oxlintrc.json',
  'package.json',
  'tsconfig.json',
  'vite.config.ts',
]
const area = 'messenger'
const name = 'stampedFeature'

let project = ''
/** @type {string[]} */
let files = []

beforeAll(() => {
  project = mkdtempSync(join(tmpdir(), 'limelight-'))
  for (const path of [...copied, ...configs]) {
    cpSync(inRoot(path), join(project, path), { recursive: true })
  }
  symlinkSync(inRoot('node_modules'), join(project, 'node_modules'))
  files = stamp(`${area}/${name}`, project)
})
afterAll(() => rmSync(project, { recursive: true }))

/**
 * @param {string} command
 * @param {string[]} args
 */
function tool(command, ...args) {
  return run(join(project, 'node_modules/.bin', command), args, {
    cwd: project,
    env: { NO_COLOR: '1', FORCE_COLOR: '0' },
  })
}

describe('a stamped feature', () => {
  it('has its files in every room, named alike', () => {
    expect(files).toEqual(expect.arrayContaining([`machines/${area}/${name}/${name}.machine.ts`]))
    for (const room of rooms) expect(files.some((file) => file.startsWith(`${room}/`))).toBe(true)
    for (const file of files) expect(existsSync(join(project, file))).toBe(true)
  })

  it('changes what its area lists of actors and of what a log may tell, each by one line and what that needs', () => {
    const there = files.filter((file) => existsSync(inRoot(file)))
    expect(there).toEqual([declared, manifest])
    for (const [list, imports] of Object.entries({ [declared]: 1, [manifest]: 2 })) {
      const before = readFileSync(inRoot(list), 'utf8').split('\n')
      const after = readFileSync(join(project, list), 'utf8').split('\n')
      const added = after.filter((line) => !before.includes(line))
      expect(before.filter((line) => !after.includes(line))).toEqual([])
      expect(added.filter((line) => line.startsWith('import '))).toHaveLength(imports)
      expect(added.filter((line) => !line.startsWith('import '))).toHaveLength(1)
    }
  })

  it('has its texts in every language, its story and its slots without being listed', () => {
    for (const language of ['de', 'en', 'es', 'nl']) {
      expect(files).toContain(`views/${area}/${name}/${name}.${language}.json`)
    }
    expect(files).toContain(`fixtures/${area}/${name}.story.fixtures.ts`)
  })

  it('is refused a second time, and by a name that is none', () => {
    expect(() => stamp(`${area}/${name}`, project)).toThrow(`The feature '${name}' exists`)
    for (const none of ['', 'Album', 'my-album', '../album', 'album2']) {
      expect(() => stamp(`${area}/${none}`, project)).toThrow('is no name for a feature')
    }
    expect(() => stamp('nowhere/album', project)).toThrow("'nowhere/album' is in no area")
    expect(() => stamp('core/album', project)).toThrow('begin with account/')
  })

  // Its tools and tests take minutes
  if (inject('isNight')) {
    it('is formatted, keeps the directions of imports and has the right types', async () => {
      const only = {
        extends: './tsconfig.json',
        files: files.filter((file) => /\.tsx?$/.test(file)),
        include: [
          'machines/core',
          'src/areas',
          'views/core/text',
          'views/core/design/*.d.ts',
          'services/live/*.d.ts',
        ],
        exclude: ['**/*.test.ts', '**/*.test.tsx'],
      }
      writeFileSync(join(project, 'stamped.json'), JSON.stringify(only))
      await tool('biome', 'check', '--write', ...files)
      const ran = [
        await tool('biome', 'ci', '--error-on-warnings', ...files),
        await tool('oxlint', '-c', 'imports.oxlintrc.json', ...files),
        await tool('tsc', '-p', 'stamped.json'),
      ]
      for (const { code, output } of ran) expect(code, output).toBe(0)
    })

    it('passes its own tests, which fail when its machine is broken', async () => {
      const tests = (/** @type {string[]} */ ...paths) => tool('vitest', 'run', ...paths)
      const whole = await tests(
        `machines/${area}/${name}`,
        `services/${area}/${name}`,
        `simulator/${area}/${name}`,
      )
      expect(whole.code, whole.output).toBe(0)
      expect(whole.output).toMatch(/Test Files\s+3 passed/)
      const explored = await tests('src/areas/paths.guest.test', '-t', name, '-u')
      expect(explored.code, explored.output).toBe(0)
      expect(explored.output).toMatch(/Tests\s+3 passed/)
      const running = await tests('src/areas/areas')
      expect(running.code, running.output).toBe(0)
      expect(running.output).not.toContain('no tests')
      for (const found of [
        await tests('views/core/text/text.test'),
        await tests('machines/shell/app/app.story', '-t', 'speaks for every slot'),
      ]) {
        expect(found.code, found.output).toBe(0)
        expect(found.output).toMatch(/Test Files\s+1 passed/)
      }
      const machine = join(project, `machines/${area}/${name}/${name}.machine.ts`)
      const broken = readFileSync(machine, 'utf8').replace("onError: 'failed'", "onError: 'loaded'")
      writeFileSync(machine, broken)
      expect((await tests(`machines/${area}/${name}`)).code).toBe(1)
    })
  }
})

it('says when it does not find the manifest', () => {
  expect(() => withLine('nothing of that kind', 'money', 'album')).toThrow(
    'src/areas/money.ts ends with no manifest',
  )
})
