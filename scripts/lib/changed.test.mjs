import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { reachOf, smoke } from './changed.mjs'
import { inRoot } from './paths.mjs'

const machine = 'machines/money/tip/tip.machine.ts'
const sources = {
  [machine]: "import { fee } from '../fee/fee.ts'",
  'machines/money/fee/fee.ts': '',
  'machines/money/tip/tip.model.test.ts': "import { tip } from './tip.machine.ts'",
  'src/areas/money.ts': "import { tip } from '../../machines/money/tip/tip.machine.ts'",
  'machines/shell/app/app.model.test.ts': "import { all } from '../../../src/areas/money.ts'",
  'machines/core/clock.ts': '',
  'services/money/tip.service.test.ts': '',
  'simulator/core/page.ts': "import page from './page.html?raw'",
  'simulator/core/page.test.ts': "import { page } from './page.ts'",
  'src/sessions.test.ts': "import { all } from './areas/money.ts'",
  'src/typed.test.ts': "import type { Tip } from '../machines/money/tip/tip.machine.ts'",
  'views/App.tsx': "const page = () => import('./money/cart/Cart.tsx')",
  'views/core/design/Button.tsx': "import './Button.css'",
  'views/core/design/Button.css': '',
  'views/core/testing/fonts.setup.ts': "import '../design/design.css'",
  'views/core/design/design.css': '@import "./reset.css" layer(reset);',
  'views/core/testing/house.tsx': "import { App } from '../../App.tsx'",
  'views/money/cart/Cart.tsx':
    "import { Tip } from '../tip/Tip.tsx'\nimport { Button } from '../../core/design/Button.tsx'",
  'views/money/cart/cart.browser.test.tsx': "import { open } from '../../core/testing/house.tsx'",
  'views/money/tip/Tip.tsx': '',
  'views/money/tip/tip.browser.test.tsx': "import { open } from '../../core/testing/house.tsx'",
  'views/money/other/other.browser.test.tsx': "import { open } from '../../core/testing/house.tsx'",
  'e2e/firstSession.e2e.ts': "import { logIn } from './support/guest.ts'",
  'e2e/start.e2e.ts': '',
  'e2e/support/guest.ts': "import { now } from '../../machines/core/clock.ts'",
  'vitest.config.ts': "import viteConfig from './vite.config.ts'",
  'vite.config.ts': '',
}
const texts = new Map(Object.entries(sources))
const files = [...texts.keys(), 'simulator/core/page.html', 'fixtures/sessions/a.log.ndjson']
const chosen = (/** @type {string[]} */ ...changed) => reachOf(changed, texts, files).chosen
const browser = [
  'views/money/cart/cart.browser.test.tsx',
  'views/money/other/other.browser.test.tsx',
  'views/money/tip/tip.browser.test.tsx',
]

describe('what a change reaches', () => {
  it('of a feature is its own tests in all rooms, up to where the app comes together', () => {
    const own = {
      unit: [
        'machines/money/tip/tip.model.test.ts',
        'services/money/tip.service.test.ts',
        smoke.unit,
      ],
      browser: ['views/money/tip/tip.browser.test.tsx'],
      e2e: [smoke.e2e],
    }
    expect(chosen(machine)).toEqual(own)
    expect(chosen('machines/money/fee/fee.ts')).toEqual({
      ...own,
      unit: own.unit.filter((file) => !file.startsWith('services')),
      browser: [],
    })
  })

  it('of a view is also the tests of the views that use it', () => {
    expect(chosen('views/money/tip/Tip.tsx').browser).toEqual([browser[0], browser[2]])
  })

  it('of what all share is followed through the whole app, by style sheets too', () => {
    expect(chosen('views/core/design/Button.css').browser).toEqual(browser)
    expect(chosen('src/areas/money.ts').unit).toEqual([
      'machines/shell/app/app.model.test.ts',
      smoke.unit,
    ])
  })

  it('in what every browser test begins with is every browser test', () => {
    expect(chosen('views/core/design/reset.css').browser).toEqual(browser)
  })

  it('is followed through texts and files that are read at run time', () => {
    expect(chosen('simulator/core/page.html').unit).toContain('simulator/core/page.test.ts')
    const reader = 'fixtures/core/sessions.fixtures.ts'
    const replaying = new Map([
      ...texts,
      ['src/sessions.test.ts', "import { all } from '../fixtures/core/sessions.fixtures.ts'"],
      [reader, ''],
    ])
    const { unit } = reachOf(['fixtures/sessions/a.log.ndjson'], replaying, files).chosen
    expect(unit).toEqual(['src/sessions.test.ts'])
  })

  it('is the same for a file that is gone', () => {
    const gone = new Map([...texts].filter(([file]) => file !== 'views/core/design/Button.css'))
    const { chosen: left } = reachOf(['views/core/design/Button.css'], gone, [])
    expect(left.browser).toEqual(browser)
  })

  it('in end-to-end tests is those that changed or share it, and never for what is imported alone', () => {
    expect(chosen('e2e/start.e2e.ts')).toEqual({ unit: [], browser: [], e2e: ['e2e/start.e2e.ts'] })
    expect(chosen('e2e/support/guest.ts').e2e).toEqual(['e2e/firstSession.e2e.ts'])
    expect(chosen('src/typed.test.ts')).toEqual({
      unit: ['src/typed.test.ts'],
      browser: [],
      e2e: [],
    })
  })

  it('is everything once a configuration changed, and nothing for a text about it', () => {
    const count = (/** @type {string} */ file) =>
      Object.values(chosen(file)).map((found) => found.length)
    expect(count('package.json')).toEqual([6, 3, 2])
    expect(count('vite.config.ts')).toEqual([6, 3, 0])
    const reporter = 'e2e/support/assertions.reporter.ts'
    const { e2e } = reachOf([reporter], texts, [...files, reporter]).chosen
    expect(e2e).toEqual(['e2e/firstSession.e2e.ts', 'e2e/start.e2e.ts'])
    expect(count('README.md')).toEqual([0, 0, 0])
  })
})

it('says what is left out and why', () => {
  expect(reachOf([machine], texts, files).leftOut).toEqual([
    'size (it tells of the whole build)',
    '3 of 6 unit files (not reached, or only through the whole app)',
    '2 of 3 browser files (not reached, or only through the whole app)',
    '1 of 2 e2e files (one smoke file stands for them)',
  ])
})

it('stands on smoke tests that there are', () => {
  for (const file of Object.values(smoke)) expect(existsSync(inRoot(file)), file).toBe(true)
})
