import type { Inspected } from '../inspector/agent/agent.ts'
import { letInspect } from '../inspector/agent/inWindow.ts'
import { type InspectedApp, tabKey } from './hook.ts'

const loadPast = () => import('./past/timeTravel.tsx')

/** Serves inspectors in the app's window: those that look for it are told that it is there. */
export async function inspectedApp(
  page: Window & typeof globalThis,
  app: InspectedApp,
): Promise<void> {
  const tab = await nameOf(page)
  const { id: log, session, build, startedAt } = app.recording.log.header
  let past: ReturnType<Awaited<ReturnType<typeof loadPast>>['timeTravel']> | undefined

  const inspected: Inspected = {
    about: () => ({
      ...{ tab, system: 'limelight', log, session, build, startedAt },
      title: page.document.title,
      path: page.location.pathname,
    }),
    recording: app.recording,
    async show(seq, tell) {
      if (seq === null && !past) return
      const { timeTravel } = await loadPast()
      past ??= timeTravel(app)
      await past.show(seq, tell)
    },
  }
  letInspect(page, inspected, (attached) => {
    if (attached > 0) page.sessionStorage.setItem(tabKey, tab)
    else page.sessionStorage.removeItem(tabKey)
  })
}

/** The name that a tab had before it was loaded again; another one when it is a copy of that tab. */
async function nameOf({ crypto, navigator, sessionStorage }: Window): Promise<string> {
  const kept = sessionStorage.getItem(tabKey)
  const name = kept && (await isFree(navigator.locks, kept)) ? kept : crypto.randomUUID()
  if (name !== kept) await isFree(navigator.locks, name)
  return name
}

/** Whether a name is no other tab's; it is this tab's from now on. */
function isFree(locks: LockManager | undefined, name: string): Promise<boolean> {
  if (!locks) return Promise.resolve(true)
  return new Promise((resolve) => {
    void locks.request(`${tabKey}:${name}`, { ifAvailable: true }, (lock) => {
      resolve(lock !== null)
      return lock && new Promise<void>(() => undefined)
    })
  })
}
