import { describe, expect, test } from 'vitest'
import { answeredSlot, walk } from '../../../fixtures/core/walk.fixtures.ts'
import { setFold } from '../../core/clock.ts'
import type { CategoriesEvent, Category } from './categories.events.ts'
import { categoriesMachine } from './categories.machine.ts'
import { selectCategories, selectCategoriesProgress } from './categories.selectors.ts'

const dance: Category = { slug: 'dance', title: 'Dance' }
const tanz: Category = { slug: 'dance', title: 'Tanz' }

function start() {
  const loadCategories = answeredSlot<readonly Category[]>()
  const machine = categoriesMachine.provide({ actors: { loadCategories: loadCategories.logic } })
  const { actor } = walk(setFold, 'categories', machine, undefined)
  return {
    calls: loadCategories.calls,
    tell: (type: Exclude<CategoriesEvent['type'], 'navigation.languageChanged'>) =>
      actor.send({ type }),
    changeLanguage: () => actor.send({ type: 'navigation.languageChanged', language: 'de' }),
    seen: () => [
      selectCategoriesProgress(actor.getSnapshot()),
      ...selectCategories(actor.getSnapshot()),
    ],
  }
}

describe('the categories', () => {
  test('are loaded once, when they are first wanted', async () => {
    const { calls, tell, seen } = start()
    expect(calls).toHaveLength(0)
    tell('categories.wanted')
    expect(seen()).toEqual(['loading'])
    await calls[0]?.resolve([dance])
    tell('categories.wanted')
    expect(seen()).toEqual(['loaded', dance])
    expect(calls).toHaveLength(1)
  })

  test('are asked for anew when the language changes, for a page may show them already', async () => {
    const { calls, tell, changeLanguage, seen } = start()
    tell('categories.wanted')
    await calls[0]?.resolve([dance])
    changeLanguage()
    expect(seen()).toEqual(['loading'])
    await calls[1]?.resolve([tanz])
    expect(seen()).toEqual(['loaded', tanz])
  })

  test('that nobody wants are not loaded when the language changes', () => {
    const { calls, changeLanguage, seen } = start()
    changeLanguage()
    expect(seen()).toEqual(['unknown'])
    expect(calls).toHaveLength(0)
  })

  test('on their way in a language that is no longer wanted are asked for anew', async () => {
    const { calls, tell, changeLanguage, seen } = start()
    tell('categories.wanted')
    changeLanguage()
    await calls[0]?.resolve([dance])
    expect(seen()).toEqual(['loading'])
    await calls[1]?.resolve([tanz])
    expect(seen()).toEqual(['loaded', tanz])
  })

  test.each(['categories.retryRequested', 'categories.wanted'] as const)(
    'that did not come are asked for again by %s',
    async (type) => {
      const { calls, tell, seen } = start()
      tell('categories.wanted')
      await calls[0]?.reject(new Error('gone'))
      expect(seen()).toEqual(['failed'])
      tell(type)
      expect(seen()).toEqual(['loading'])
      await calls[1]?.resolve([])
      expect(seen()).toEqual(['loaded'])
    },
  )
})
