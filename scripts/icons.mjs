import { readFileSync } from 'node:fs'
import { chromium } from 'playwright'
import { chromiumFlags, provideChromium } from './chromium.mjs'
import { inRoot } from './lib/paths.mjs'

/** Pictures of the drawn icons, for systems that take no SVG: [source, size in px, name]. */
const icons = /** @type {const} */ ([
  ['icon.svg', 192, '192.png'],
  ['icon.svg', 512, '512.png'],
  ['icons/maskable.svg', 512, 'maskable-512.png'],
  ['icons/maskable.svg', 180, 'apple-touch.png'],
])

const browser = await chromium.launch({
  executablePath: await provideChromium(),
  args: chromiumFlags,
})
for (const [source, size, name] of icons) {
  const page = await browser.newPage({ viewport: { width: size, height: size } })
  const drawing = readFileSync(inRoot('public', source), 'utf8')
  await page.setContent(`<style>body { margin: 0 } svg { display: block }</style>${drawing}`)
  await page.screenshot({ path: inRoot('public/icons', name), omitBackground: true })
  await page.close()
  console.log(`public/icons/${name}`)
}
await browser.close()
