import { expect, it } from 'vitest'
import { nearestTests } from './nearest.mjs'

const texts = new Map(
  Object.entries({
    'machines/a/a.declared.ts': '',
    'machines/a/a.declarations.ts': `import './a.declared.ts'`,
    'machines/a/near.test.ts': `import './a.declarations.ts'`,
    'src/redaction/redact.ts': `import '../../machines/a/a.declarations.ts'`,
    'src/redaction/redact.test.ts': `import './redact.ts'`,
    'services/a/mail.service.ts': '',
    'services/a/mail.service.test.ts': `import './mail.service.ts'`,
    'services/a/other.test.ts': `import './mail.service.ts'`,
    'src/wire.ts': `import '../services/a/mail.service.ts'`,
    'src/wire.test.ts': `import './wire.ts'`,
    'src/wire.nightly.test.ts': `import './wire.ts'`,
    'src/areas/paths.guest.test.ts': `import '../wire.ts'`,
    'src/a/Mail.tsx': `import style from './Mail.module.css'`,
    'src/a/Mail.browser.test.tsx': `import './Mail.tsx'`,
    'src/a/Page.browser.test.tsx': `import './Mail.tsx'`,
    'src/a/unrelated.test.ts': '',
    'src/b/first.browser.test.tsx': '',
  }),
)
const nearest = nearestTests(texts, [...texts.keys(), 'src/a/Mail.module.css'])

it("asks a file's own tests first, then those that use it through the fewest others", () => {
  expect(nearest('services/a/mail.service.ts')).toEqual({
    unit: ['services/a/mail.service.test.ts', 'services/a/other.test.ts', 'src/wire.test.ts'],
    browser: [],
  })
})

it('asks the tests in the browser of what draws with a style sheet', () => {
  expect(nearest('src/a/Mail.module.css')).toEqual({
    unit: [],
    browser: ['src/a/Mail.browser.test.tsx', 'src/a/Page.browser.test.tsx'],
  })
})

it('asks in the browser what is called like a sheet, which the setup of all may load', () => {
  expect(nearest('src/a/first.css').browser).toEqual(['src/b/first.browser.test.tsx'])
})

it('asks nobody of what nothing uses', () => {
  expect(nearest('src/a/unrelated.css')).toEqual({ unit: [], browser: [] })
})

it('asks of what a log may tell first where it is redacted', () => {
  expect(nearest('machines/a/a.declared.ts').unit).toEqual([
    'src/redaction/redact.test.ts',
    'machines/a/near.test.ts',
  ])
})
