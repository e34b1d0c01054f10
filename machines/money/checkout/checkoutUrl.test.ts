import { expect, test } from 'vitest'
import { checkoutUrl, isCheckoutUrl } from './checkoutUrl.ts'

test.each([
  ['', 'CHK-2'],
  [' ', 'CHK-2'],
  ['https://checkout.example', 'CHK-3'],
  ['https://checkout.example/', 'CHK-3'],
  ['https://checkout.example/?order=7', 'CHK-3'],
  ['https://checkout.example/#order', 'CHK-3'],
  ['https://checkout.example?order=/7', 'CHK-3'],
  ['/order/7', 'CHK-2'],
  ['javascript://x/alert(1)', 'CHK-2'],
  ['data:text/html,x/y', 'CHK-2'],
  ['https://user@checkout.example/order', 'CHK-2'],
  ['https:///order/7', 'CHK-2'],
])('%j is refused: invalid checkout url [%s]', (url) => {
  expect(() => checkoutUrl(url)).toThrow('invalid checkout url')
  expect(isCheckoutUrl(url)).toBe(false)
})

test.each(['https://checkout.example/order/7?lang=en#top', 'http://localhost:5173/c'])(
  '%s may be a checkout [CHK-2 CHK-3]',
  (url) => {
    expect(checkoutUrl(url)).toBe(url)
    expect(isCheckoutUrl(url)).toBe(true)
  },
)
