import { expect, test } from 'vitest'
import { browserNameOf } from './browserName.ts'

const webKit = 'AppleWebKit/537.36 (KHTML, like Gecko)'

test.each([
  [
    'Edge 120',
    `Mozilla/5.0 (Windows NT 10.0) ${webKit} Chrome/120.0.0.0 Safari/537.36 Edg/120.0.1`,
  ],
  ['Edge 118', `Mozilla/5.0 (Linux; Android 10) ${webKit} Chrome/119.0 Safari/537.36 EdgA/118.0`],
  ['Opera 106', `Mozilla/5.0 (X11; Linux) ${webKit} Chrome/120.0.0.0 Safari/537.36 OPR/106.0.0.0`],
  [
    'Samsung Internet 23',
    `Mozilla/5.0 (Linux; Android 13) ${webKit} SamsungBrowser/23.0 Chrome/115.0.0.0 Safari/537.36`,
  ],
  ['Firefox 121', 'Mozilla/5.0 (X11; Linux x86_64; rv:121.0) Gecko/20100101 Firefox/121.0'],
  [
    'Firefox 120',
    'Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 (KHTML, like Gecko) FxiOS/120.0 Mobile Safari/605.1',
  ],
  ['Chromium 122', `Mozilla/5.0 (X11; Linux x86_64) ${webKit} Chrome/122.0.0.0 Safari/537.36`],
  [
    'Chromium 121',
    'Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/121.0 Mobile Safari/604.1',
  ],
  [
    'Safari 17',
    'Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.2 Safari/605.1.15',
  ],
  ['unknown', 'curl/8.5.0'],
])('is %s, whoever else it says that it is like', (name, userAgent) => {
  expect(browserNameOf(userAgent)).toBe(name)
})
