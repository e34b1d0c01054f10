import { expect, test } from 'vitest'
import { itemDefinitions, pageItems } from './storage.items.ts'

const items = Object.entries({ ...itemDefinitions, ...pageItems })

test('what is stored stands where older builds left it, as long, and goes with the guest and with what they allow', async () => {
  const lines = items.map(
    ([item, { kind, name, category, ...rest }]) =>
      `${item}: ${kind} ${name}, ${category}${Object.entries(rest)
        .map(([key, value]) => `, ${key} ${value}`)
        .join('')}`,
  )
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('storage.items.txt')
})

test('no two items stand under one name', () => {
  const places = items.map(([, { kind, name }]) => `${kind} ${name}`)
  expect(new Set(places).size).toBe(places.length)
})
