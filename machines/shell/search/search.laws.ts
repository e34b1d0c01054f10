import type { Laws } from '../../../src/testing/laws.ts'
import type { searchMachine } from './search.machine.ts'

type Search = Parameters<Laws<typeof searchMachine>[string]>[0]

/** What is searched at this step: the field, or an entry of the history; no text of spaces only. */
function searchedIn({ on, before }: Search): string | undefined {
  const typed = on('search.submitted') && before?.context.text
  const text = on('search.historyEntryChosen')?.text ?? typed
  return text?.trim() ? text : undefined
}

export const laws: Laws<typeof searchMachine> = {
  'shows what is found, if and only if there is something to search [CRT-5]': (step) => {
    const text = searchedIn(step)
    const routes = step.told('navigation')
    if (text === undefined) return routes.length === 0
    const route = { name: 'searchVideos', params: { searchPattern: text } }
    return JSON.stringify(routes) === JSON.stringify([{ type: 'navigation.routeRequested', route }])
  },
  'the newest search is the first of those that were': (step) => {
    const text = searchedIn(step)
    const { before, after } = step
    if (text === undefined) return true
    return (
      after.context.text === text &&
      after.context.searches[0] === text &&
      after.context.searches.length === (before?.context.searches.length ?? 0) + 1
    )
  },
  'the history is stored when something is searched, and removed when it is cleared [CNS-6]': (
    step,
  ) => {
    const types = step.told('storage').map(({ type }) => type)
    if (searchedIn(step) !== undefined) return types.join() === 'storage.writeRequested'
    const isCleared = step.on('search.historyCleared') !== undefined
    return types.join() === (isCleared ? 'storage.removalRequested' : '')
  },
  'no search is known any more once they are cleared, or gone from what is stored': ({
    on,
    after,
  }) => {
    const isGone = on('search.historyCleared') ?? on('search.historyStored')?.storedHistory === null
    return !isGone || after.context.searches.length === 0
  },
  'shows what another tab searched': ({ on, after }) => {
    const stored = on('search.historyStored')?.storedHistory
    return !stored || JSON.stringify(after.context.searches) === stored
  },
  'the field shows what was typed': ({ on, after }) => {
    const typed = on('search.textChanged')
    return !typed || after.context.text === typed.text
  },
  'nothing else changes it': (step) => {
    const isOfText = step.on('search.textChanged') !== undefined
    const isOfHistory = step.on('search.historyCleared') ?? step.on('search.historyStored')
    const allowed = isOfText ? ['text'] : isOfHistory ? ['searches'] : []
    return (
      !step.before ||
      searchedIn(step) !== undefined ||
      step.changed.every((key) => allowed.includes(key))
    )
  },
}
