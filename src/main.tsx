// One after the other, with pauses between: evaluated at once they would hold up a slow phone
import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import './pauses/beforeMachines.ts'
import type { Address, Addresses } from '../machines/core/address.ts'
import { setFold } from '../machines/core/clock.ts'
import { eventsVersion } from '../machines/core/eventsVersion.ts'
import { pageAt } from '../machines/shell/navigation/routes.ts'
import { browserEnvironment } from '../services/core/browserEnvironment.ts'
import type { SaveLog } from '../services/shell/logFile.service.ts'
import { readStoredItems } from '../services/shell/storage.service.ts'
import type { RecordedLog } from './engine/recordedLog.ts'
import { startRecording } from './engine/recording.ts'
import { type ActorState, stateOf } from './engine/state.ts'
import { languageOf } from './language.ts'
import { type AppActor, wire } from './wire.ts'
import './pauses/beforeViews.ts'
import { App } from '../views/App.tsx'
import { preloadShell } from '../views/core/preload.ts'
import { loadModal } from '../views/shell/modals/modalContents.ts'
import { areasOf, loadPage } from '../views/shell/navigation/pages.ts'
import './pauses/beforeApp.ts'
import { nextTask } from './pauses/nextTask.ts'

declare global {
  interface Window {
    /**
     * For developers, in the browser's console: the log so far, the state of every actor, and a way
     * to tell an actor something as a view would.
     */
    limelight: {
      /** There once its code is. */
      log?: RecordedLog
      /** Fetches the code that writes the log. */
      loadLog(): Promise<RecordedLog>
      state(): Record<string, ActorState>
      tell<T extends Address>(address: T, event: Addresses[T]): void
    }
  }
}

/** By when the first page is drawn, in ms: only then is code loaded ahead. */
const firstPaint = 2_000

const environment = browserEnvironment(window, { hasServiceWorker: import.meta.env.PROD })
const { language: chosen } = readStoredItems(environment)
const language = languageOf(location.pathname, chosen, navigator.languages)
document.documentElement.lang = language

const loadKeeping = () => import('./keptLog.ts')
const saveLog: SaveLog = async (progress) => {
  const { seq } = recording.tape
  const [log, { saveKeptLog }] = await Promise.all([loadLog(), loadKeeping()])
  await saveKeptLog(environment, log, seq, progress)
}

const machine = wire(environment, {
  app: (): AppActor => actor,
  loadPage,
  areasOf,
  loadModal,
  saveLog,
})
const recording = startRecording(machine, {
  systemId: 'app',
  input: { language },
  session: crypto.randomUUID(),
  build: import.meta.env.VITE_BUILD,
  events: eventsVersion,
  texts: 'shape',
  onFold: setFold,
})
const { actor } = recording

let loading: Promise<RecordedLog> | undefined
async function loadLog(): Promise<RecordedLog> {
  loading ??= loadKeeping().then(({ keepLog }) => {
    window.limelight.log = keepLog(recording)
    return window.limelight.log
  })
  loading.catch(() => {
    loading = undefined
  })
  return loading
}

window.limelight = {
  loadLog,
  state: () => stateOf(actor),
  tell(address, event) {
    const told = actor.system.get(address)
    if (!told) throw new Error(`no actor has the address '${address}'`)
    told.send(event)
  },
}

void begin()

/** No part of the evaluation: what is fetched from now on may need what was evaluated here. */
async function begin(): Promise<void> {
  await nextTask()
  actor.start()
  await nextTask()
  const root = createRoot(document.getElementById('root') as HTMLElement)
  startTransition(() =>
    root.render(
      <StrictMode>
        <App opened={pageAt(location.pathname)} actor={actor} onSaveLog={saveLog} />
      </StrictMode>,
    ),
  )
}

environment.after(firstPaint, () => {
  void preloadShell()
  void loadLog()
})
