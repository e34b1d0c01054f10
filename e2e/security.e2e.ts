import { expect } from '@playwright/test'
import { libraryStyles } from '../simulator/core/appHeaders.ts'
import { controlOf } from './support/control.ts'
import { type Server, startServer } from './support/server.ts'
import { test } from './support/test.ts'

let server: Server

test.beforeEach(async () => {
  server = await startServer()
})
test.afterEach(() => server.stop())

test('the app runs no inline script and no text as markup, and reaches only what is configured', async ({
  page,
}) => {
  await page.goto(server.app)
  await page.evaluate(() => {
    const attempts = [
      () => Object.assign(document.createElement('div'), { innerHTML: '<b>hello</b>' }),
      () => document.body.setAttribute('onclick', 'window.stolen = true'),
    ]
    for (const attempt of attempts) {
      try {
        attempt()
      } catch (error) {
        if (!(error instanceof TypeError)) throw error
      }
    }
    fetch('http://other.example/').catch(() => {})
    document.body.append(
      Object.assign(document.createElement('iframe'), { src: 'http://other.example/' }),
    )
  })
  const refused = async () => {
    const { violations } = await controlOf(server).received()
    return violations.map(({ directive }) => directive).sort()
  }
  await expect
    .poll(refused)
    .toEqual(['connect-src', 'frame-src', 'require-trusted-types-for', 'require-trusted-types-for'])
})

test('the app may be styled by script and by the library, not by attributes and other elements', {
  tag: '@night',
}, async ({ page }) => {
  await page.goto(server.app)
  const result = await page.evaluate(
    (texts) => {
      const [scripted, written] = [document.createElement('p'), document.createElement('p')]
      scripted.style.cssText = 'width: 3px'
      written.setAttribute('style', 'width: 3px')
      document.body.append(scripted, written)
      const isTaken = (textContent: string) => {
        const style = Object.assign(document.createElement('style'), { textContent })
        document.head.prepend(style)
        return style.sheet !== null
      }
      return {
        scripted: getComputedStyle(scripted).width === '3px',
        written: getComputedStyle(written).width === '3px',
        elements: texts.map(isTaken),
      }
    },
    [...libraryStyles, 'p { color: red }'],
  )
  expect(result).toEqual({ scripted: true, written: false, elements: [true, true, false] })
})
