import { createActor, fromCallback, fromPromise } from 'xstate'
import type { Kept, SessionOrder, Shared, Source } from '../inspector/inspector.events.ts'
import { inspectorMachine } from '../inspector/inspector.machine.ts'
import type { LinkEvent } from '../link/link.types.ts'
import type { Ask } from '../views/asking.ts'
import { readPlace, readProcess, writePlace } from './address.service.ts'
import { changeBranch } from './branches.service.ts'
import { copiedTest, type TestPlace } from './copiedTest.ts'
import { findMoment } from './journey.service.ts'
import { loadKept, storeKept } from './kept.service.ts'
import { type SessionEnvironment, Sessions } from './session.service.ts'

/** What the inspector's services stand on. */
export interface InspectorEnvironment extends SessionEnvironment {
  page: Pick<
    Window,
    'addEventListener' | 'removeEventListener' | 'location' | 'history' | 'localStorage'
  >
  clipboard: Pick<Clipboard, 'writeText'>
  /** Gives a file to the person. */
  save(name: string, text: string): void
  test: TestPlace
}

/** Starts an inspector with its services. @returns it, and how what it opened is asked */
export function startInspector(environment: InspectorEnvironment) {
  const { page, logs, createLink } = environment
  const sessions = new Sessions(environment)
  const { ask } = sessions
  const inspector = createActor(
    inspectorMachine.provide({
      actors: {
        session: fromCallback<SessionOrder, { source: Source }>(
          ({ input, sendBack: tell, receive }) => {
            const session = sessions.begin(input.source, tell)
            receive((order) => session.order(order))
            return () => session.end()
          },
        ),
        findApps: fromCallback<{ type: string }, undefined>(({ sendBack: tell }) => {
          const link = createLink((event: LinkEvent) => {
            if (event.type === 'link.messagesDropped') tell(event)
            if (event.type !== 'link.tabsChanged') return
            const apps = event.tabs.map(({ tab, title, path }) => ({ id: tab, title, page: path }))
            tell({ type: 'apps.found', apps })
          })
          return () => link.close()
        }),
        recents: fromCallback<{ type: 'recents.remove'; id: string }, undefined>(
          ({ sendBack: tell, receive }) => {
            const list = async () =>
              tell({ type: 'recents.listed', recents: await logs.list().catch(() => []) })
            void list()
            receive(({ id }) => void logs.remove(id).then(list, list))
          },
        ),
        keep: fromCallback<{ type: 'keep.keep'; kept: Kept }, undefined>(
          ({ sendBack: tell, receive }) => {
            tell({ type: 'kept.loaded', kept: loadKept(page.localStorage) })
            receive(({ kept }) => storeKept(page.localStorage, kept))
          },
        ),
        address: fromCallback<{ type: string }, undefined>(({ sendBack: tell }) => {
          const read = () => {
            const { hash, pathname, search } = page.location
            const address = readProcess(hash)
            if (address === null) {
              const place = readPlace(hash)
              if (place) tell({ type: 'address.read', place })
              return
            }
            // It holds a token, which is nobody's to find in the history
            page.history.replaceState(null, '', pathname + search)
            tell({ type: 'inspector.sourceChosen', source: { kind: 'node', address } })
          }
          read()
          page.addEventListener('hashchange', read)
          return () => page.removeEventListener('hashchange', read)
        }),
        findMoment: fromPromise(({ input }) => findMoment(ask, input)),
        changeBranch: fromPromise(({ input }) => changeBranch(ask, input)),
        share: fromPromise(({ input }) => share(environment, ask, input)),
      },
    }),
  )
  inspector.start()
  return { inspector, ask }
}

/** A test with a longer log is no test any more. */
const longestTest = 5_000_000

/** The work of slot `share`. @returns what was done */
async function share(
  { page, clipboard, save, test }: InspectorEnvironment,
  ask: Ask,
  shared: Shared,
): Promise<string> {
  switch (shared.kind) {
    case 'link': {
      const hash = writePlace(shared.place)
      page.history.replaceState(null, '', hash)
      await clipboard.writeText(page.location.href)
      return 'The link is in the clipboard. It opens where this log is kept or its file is at hand.'
    }
    case 'save': {
      const { branch, upTo, name } = shared
      save(`${name}.log.ndjson`, await ask('save', branch, upTo))
      return 'The log was saved'
    }
    case 'test': {
      const { branch, upTo, system, id } = shared
      if (system === null) throw new Error('No test can be made of a log of an unknown system')
      const log = await ask('save', branch, upTo)
      if (log.length > longestTest) {
        throw new Error('This log is too long for a test: go to an earlier entry first')
      }
      const actors = await ask('actors', { branch, position: upTo, microstep: 0 })
      await clipboard.writeText(copiedTest({ system, id, log, actors, place: test }))
      return `The test is in the clipboard. It belongs into ${test.folder}/.`
    }
  }
}
