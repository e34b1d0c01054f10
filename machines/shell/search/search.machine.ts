import { assign, enqueueActions, sendTo, setup } from 'xstate'
import { to } from '../../core/address.ts'
import { withEvent } from '../../core/withEvent.ts'
import { writeRequested } from '../storage/write.ts'
import type { SearchEvent } from './search.events.ts'
import { searchedText, searchesIn, storedFrom, withSearch } from './search.history.ts'

export interface SearchContext {
  /** What stands in the field. */
  text: string
  /** What was searched, newest first, also twice: a log has texts redacted and cannot tell. */
  searches: readonly string[]
}

/** The longest text that is searched, in UTF-16 code units. */
const longestSearch = 200

/** The search for videos and its history [CNS-3 CNS-6 CRT-5]. */
export const searchMachine = setup({
  types: {} as {
    context: SearchContext
    events: SearchEvent
    /** What is stored as history; null for nothing. */
    input: { storedHistory: string | null }
  },
  guards: {
    isSearchable: (_, params: { text: string }) => searchedText(params.text) !== '',
  },
  actions: {
    takeText: assign({ text: (_, { text }: { text: string }) => text.slice(0, longestSearch) }),
    search: enqueueActions(({ context, enqueue }, params: { text: string }) => {
      const text = searchedText(params.text)
      const searches = withSearch(context.searches, text)
      enqueue.assign({ text, searches })
      enqueue.sendTo(to('storage'), writeRequested('searchHistory', storedFrom(searches)))
      enqueue.sendTo(to('navigation'), {
        type: 'navigation.routeRequested',
        route: { name: 'searchVideos', params: { searchPattern: text } },
      })
    }),
    takeStored: assign({
      searches: (_, { storedHistory }: { storedHistory: string | null }) =>
        searchesIn(storedHistory),
    }),
    forgetSearches: assign({ searches: [] }),
    removeStored: sendTo(to('storage'), {
      type: 'storage.removalRequested',
      item: 'searchHistory',
    }),
  },
}).createMachine({
  id: 'search',
  context: ({ input }) => ({ text: '', searches: searchesIn(input.storedHistory) }),
  on: {
    'search.textChanged': { actions: { type: 'takeText', params: withEvent } },
    'search.submitted': {
      guard: { type: 'isSearchable', params: ({ context }) => context },
      actions: { type: 'search', params: ({ context }) => context },
    },
    'search.historyEntryChosen': {
      guard: { type: 'isSearchable', params: withEvent },
      actions: { type: 'search', params: withEvent },
    },
    'search.historyCleared': { actions: ['forgetSearches', 'removeStored'] },
    'search.historyStored': { actions: { type: 'takeStored', params: withEvent } },
  },
})

declare module '../../core/address.ts' {
  interface Machines {
    search: typeof searchMachine
  }
}
