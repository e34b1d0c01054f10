import { expect, test, vi } from 'vitest'
import { trustOwnScripts } from './trustedScripts.ts'

const page = 'http://localhost:5173/inspector'

function policyOf(): { createScriptURL(url: string): string } {
  const createPolicy = vi.fn()
  trustOwnScripts({ trustedTypes: { createPolicy } }, page)
  return createPolicy.mock.calls[0]?.[1] as { createScriptURL(url: string): string }
}

test('lets files of the inspector become workers', () => {
  const url = 'http://localhost:5173/inspector/assets/worker-1a2b3c.js'
  expect(policyOf().createScriptURL(url)).toBe(url)
})

test.each([
  'http://localhost:5173/assets/app.js',
  'http://localhost:5174/inspector/assets/worker.js',
  'http://localhost:5173/inspector/assets/../../assets/app.js',
  'blob:http://localhost:5173/1',
  'data:text/javascript,1',
])('refuses %s as script', (url) => {
  expect(() => policyOf().createScriptURL(url)).toThrow('is no script of this page')
})

test('does without where the browser knows no trusted types', () => {
  expect(() => trustOwnScripts({}, page)).not.toThrow()
})
