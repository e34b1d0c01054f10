/** Test files share one document: each finds it as the first did, and each test with nothing in it. */
import './rendered.ts'

import { beforeEach, vi } from 'vitest'
import { cleanup } from 'vitest-browser-react'
import { preferMotion } from '../../../fixtures/core/motion.fixtures.ts'
import { takeRendered } from './rendered.ts'

const { documentElement, body } = document
const [opened] = performance.getEntriesByType('navigation')

await cleanup()
takeRendered()
vi.useRealTimers()
vi.restoreAllMocks()
body.replaceChildren()
for (const element of [documentElement, body]) {
  for (const name of element.getAttributeNames()) element.removeAttribute(name)
}
documentElement.lang = 'en'
document.title = 'Test'
document.adoptedStyleSheets = []
if (opened) history.replaceState(null, '', opened.name)
window.scrollTo(0, 0)
// Laid out and hit as ever, but not painted: nobody looks on
const frame = window.frameElement as HTMLElement | null
frame?.style.setProperty('opacity', '0')

beforeEach(async () => {
  await cleanup()
  // What moves without end is drawn without end: a test that is about motion asks for it
  await preferMotion('reduce')
})
