import { expect, test } from 'vitest'
import { firstKept } from '../inspector/inspector.state.ts'
import { loadKept, storeKept } from './kept.service.ts'

const storageOf = (text: string | null) => ({ getItem: () => text })

test('loads what was kept', () => {
  let text = ''
  const kept = {
    ...firstKept,
    filters: [{ name: 'Payments', filter: { text: 'pay', kinds: ['timer' as const] } }],
    breakpoints: [{ breakpoint: { kind: 'event' as const, type: 'x' }, isEnabled: false }],
    theme: 'dark' as const,
  }
  const setItem = (_place: string, stored: string) => {
    text = stored
  }
  storeKept({ setItem }, kept)
  expect(loadKept(storageOf(text))).toEqual(kept)
})

test('begins anew with parts that cannot be read, and keeps the others', () => {
  expect(loadKept(storageOf(null))).toEqual(firstKept)
  expect(loadKept(storageOf('{'))).toEqual(firstKept)
  expect(loadKept(storageOf('7'))).toEqual(firstKept)
  const odd = { theme: 'dark', breakpoints: [{ breakpoint: { kind: 'odd' } }], sizes: { left: -4 } }
  expect(loadKept(storageOf(JSON.stringify(odd)))).toEqual({ ...firstKept, theme: 'dark' })
})

test('leaves a browser alone that keeps nothing', () => {
  const full = () => {
    throw new Error('full')
  }
  expect(() => storeKept({ setItem: full }, firstKept)).not.toThrow()
})
