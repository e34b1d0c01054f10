import { expect, it } from 'vitest'
import { isStale, nodeIsRecent } from './setup.mjs'

const locked = { packages: { '': {}, 'node_modules/a': { version: '1.0.0' } } }

it('asks for Node 20.19 or newer', () => {
  expect(['20.18.3', '18.20.0', '20.19.0', '22.1.0'].map(nodeIsRecent)).toEqual([
    false,
    false,
    true,
    true,
  ])
})

it('installs when nothing is installed, or another version than the lock file says', () => {
  expect(isStale(locked, undefined)).toBe(true)
  expect(isStale(locked, { packages: {} })).toBe(true)
  expect(isStale(locked, { packages: { 'node_modules/a': { version: '0.9.0' } } })).toBe(true)
  expect(isStale(locked, { packages: { 'node_modules/a': { version: '1.0.0' } } })).toBe(false)
})

it('does not miss packages for other platforms', () => {
  const optional = { packages: { 'node_modules/b': { version: '1.0.0', optional: true } } }
  expect(isStale(optional, { packages: {} })).toBe(false)
  expect(isStale(optional, { packages: { 'node_modules/b': { version: '2.0.0' } } })).toBe(true)
})
