import { describe, expect, test } from 'vitest'
import { walk } from '../../../fixtures/core/walk.fixtures.ts'
import { setFold } from '../../core/clock.ts'
import { searchMachine } from './search.machine.ts'
import { selectSearchHistory, selectSearchText } from './search.selectors.ts'

function start(storedHistory: string | null = null) {
  const { actor, told } = walk(setFold, 'search', searchMachine, { storedHistory })
  return {
    actor,
    type: (text: string) => actor.send({ type: 'search.textChanged', text }),
    search(text: string) {
      actor.send({ type: 'search.textChanged', text })
      actor.send({ type: 'search.submitted' })
    },
    text: () => selectSearchText(actor.getSnapshot()),
    history: () => selectSearchHistory(actor.getSnapshot()),
    stored: () => told('storage'),
    ways: () => told('navigation'),
  }
}

describe('a search', () => {
  test('leads to the results for what was typed, without the blanks around it [CRT-5]', () => {
    const { search, ways } = start()
    search('  silver screen ')
    expect(ways()).toEqual([
      {
        type: 'navigation.routeRequested',
        route: { name: 'searchVideos', params: { searchPattern: 'silver screen' } },
      },
    ])
  })

  test('has at most 200 characters', () => {
    const { text, type } = start()
    type('a'.repeat(201))
    expect(text()).toBe('a'.repeat(200))
  })

  test('for nothing leads nowhere and is not remembered', () => {
    const { search, ways, stored, history } = start()
    search('   ')
    expect([ways(), stored(), history()]).toEqual([[], [], []])
  })

  test('of the history is searched for again', () => {
    const { actor, search, text, ways } = start()
    search('tango')
    actor.send({ type: 'search.historyEntryChosen', text: 'tango' })
    expect(text()).toBe('tango')
    expect(ways()).toHaveLength(2)
  })
})

describe('the search history', () => {
  test('is the same list as long as nothing else is searched for', () => {
    const { search, history, type } = start()
    for (const text of ['tango', 'Tango']) search(text)
    const listed = history()
    type('jazz')
    expect(history()).toBe(listed)
  })

  test('is newest first and has each search once; a repeated one moves to the front, a fourth drops the oldest [SRC-11]', () => {
    const { search, history } = start()
    for (const text of ['tango', 'jazz', 'Tango', 'waltz']) search(text)
    expect(history()).toEqual(['waltz', 'Tango', 'jazz'])
    search('swing')
    expect(history()).toEqual(['swing', 'waltz', 'Tango'])
    search('tango')
    expect(history()).toEqual(['tango', 'swing', 'waltz'])
  })

  test('is written through the storage alone, as one local item [CNS-3 CNS-6]', () => {
    const { search, stored } = start()
    search('tango')
    search('jazz')
    expect(stored()).toEqual([
      { type: 'storage.writeRequested', item: 'searchHistory', value: '["tango"]' },
      { type: 'storage.writeRequested', item: 'searchHistory', value: '["jazz","tango"]' },
    ])
  })

  test('that was stored is there at the start [CNS-6]', () => {
    expect(start('["tango","jazz"]').history()).toEqual(['tango', 'jazz'])
  })

  test('is kept of fifty searches, also where more are stored', () => {
    const many = Array.from({ length: 60 }, (_, at) => `song ${at}`)
    const { search, stored } = start(JSON.stringify(many))
    search('tango')
    search('jazz')
    const kept = [
      ['tango', ...many.slice(0, 49)],
      ['jazz', 'tango', ...many.slice(0, 48)],
    ].map((searches) => JSON.stringify(searches))
    expect(stored().map((event) => 'value' in event && event.value)).toEqual(kept)
  })

  test.each(['', '{', '{"a":1}', '[1]', 'null', '["a",null]'])(
    'that is stored as %j counts as none',
    (stored) => {
      expect(start(stored).history()).toEqual([])
    },
  )

  test('follows what another tab stores', () => {
    const { actor, history } = start()
    actor.send({ type: 'search.historyStored', storedHistory: '["waltz"]' })
    expect(history()).toEqual(['waltz'])
    actor.send({ type: 'search.historyStored', storedHistory: null })
    expect(history()).toEqual([])
  })

  test('is forgotten and removed when it is cleared', () => {
    const { actor, search, history, stored } = start()
    search('tango')
    actor.send({ type: 'search.historyCleared' })
    expect(history()).toEqual([])
    expect(stored().at(-1)).toEqual({ type: 'storage.removalRequested', item: 'searchHistory' })
  })
})
