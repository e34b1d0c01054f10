export type SearchEvent =
  | { type: 'search.textChanged'; text: string }
  | { type: 'search.submitted' }
  | { type: 'search.historyEntryChosen'; text: string }
  | { type: 'search.historyCleared' }
  /** Another tab changed the history. */
  | { type: 'search.historyStored'; storedHistory: string | null }

declare module '../../core/address.ts' {
  interface Addresses {
    search: SearchEvent
  }
}
