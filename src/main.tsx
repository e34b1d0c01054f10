// One after the other, with pauses between: evaluated at once they would hold up a slow phone
import { Activity, type ReactNode, StrictMode, startTransition } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import './pauses/beforeMachines.ts'
import type { Address, Addresses } from '../machines/core/address.ts'
import { setFold } from '../machines/core/clock.ts'
import { eventsVersion } from '../machines/core/eventsVersion.ts'
import { pageAt } from '../machines/shell/navigation/routes.ts'
import { browserEnvironment } from '../services/core/browserEnvironment.ts'
import type { SaveLog } from '../services/shell/logFile.service.ts'
import { readStoredItems } from '../services/shell/storage.service.ts'
import { continuedSession } from '../services/support/reportSession.ts'
import type { RecordedLog } from './engine/recordedLog.ts'
import { startRecording } from './engine/recording.ts'
import { type ActorState, stateOf } from './engine/state.ts'
import { languageOf } from './language.ts'
import { hashRules } from './redaction/hashRules.ts'
import { type AppActor, wire } from './wire.ts'
import './pauses/beforeViews.ts'
import { App } from '../views/App.tsx'
import type { PreviewLogs } from '../views/core/environment.tsx'
import { preloadShell } from '../views/core/preload.ts'
import { loadModal } from '../views/shell/modals/modalContents.ts'
import { areasOf, loadPage, loadPageSources } from '../views/shell/navigation/pages.ts'
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
      /** Opens the inspector in a window of its own. */
      inspect(): Promise<void>
    }
  }
}

/** By when the first page is drawn at the latest, in ms: only then is code loaded ahead. */
const firstPaint = 2_000
/** Where the app begins so soon after it was asked for, in ms, more of its code costs nothing. */
const quickStart = 1_200
/** After which the code that keeps the log is asked for again, in ms. */
const logRetry = 5_000

const environment = browserEnvironment(window, { hasServiceWorker: import.meta.env.PROD })
const { language: chosen } = readStoredItems(environment)
const language = languageOf(location.pathname, chosen, navigator.languages)
document.documentElement.lang = language

const saveLog: SaveLog = async (progress) => {
  const { seq } = recording.tape
  await (await loadKept()).save(seq, progress)
}

const previewLogs: PreviewLogs = async (logs) => (await loadKept()).preview(logs)

const machine = wire(environment, {
  app: (): AppActor => actor,
  loadPage,
  areasOf,
  loadModal,
  saveLog,
  ownLog: async () => (await loadKept()).own,
})
const recording = startRecording(machine, {
  systemId: 'app',
  input: { language },
  session: continuedSession(environment, crypto.randomUUID()),
  build: import.meta.env.VITE_BUILD,
  events: eventsVersion,
  ...hashRules,
  onFold: setFold,
})
const { actor } = recording

let loading: ReturnType<typeof keep> | undefined
async function keep() {
  const { awaitInspector, keepStoredLog } = await import('./keptLog.ts')
  const { keeping, ...stored } = keepStoredLog(environment, recording)
  window.limelight.log = keeping.log
  const inspect = awaitInspector(window, { recording: keeping, draw })
  return { ...stored, log: keeping.log, inspect }
}
function loadKept() {
  loading ??= keep()
  loading.catch(() => {
    loading = undefined
  })
  return loading
}

window.limelight = {
  loadLog: async () => (await loadKept()).log,
  state: () => stateOf(actor),
  tell(address, event) {
    const told = actor.system.get(address)
    if (!told) throw new Error(`no actor has the address '${address}'`)
    told.send(event)
  },
  async inspect() {
    ;(await loadKept()).inspect()
  },
}

const opened = pageAt(location.pathname)
let root: Root | undefined

void begin()

// While the configuration comes
if (opened !== 'home') loadPageSources().catch(() => {})

/** No part of the evaluation: what is fetched from now on may need what was evaluated here. */
async function begin(): Promise<void> {
  await nextTask()
  actor.start()
  await nextTask()
  startTransition(() => draw())
  // A killed browser loses what is not kept yet; but where the page came slowly, what it waits for comes first
  if (performance.now() < quickStart) keepLogSoon()
}

/** Draws the app as it is now, or behind something that stands in its place. */
function draw(instead?: ReactNode): void {
  root ??= createRoot(document.getElementById('root') as HTMLElement)
  root.render(
    <StrictMode>
      <Activity mode={instead ? 'hidden' : 'visible'}>
        <App opened={opened} actor={actor} onSaveLog={saveLog} onPreviewLogs={previewLogs} />
      </Activity>
      {instead}
    </StrictMode>,
  )
}

environment.after(firstPaint, () => {
  void preloadShell()
  keepLogSoon()
})

/** Its code may not come at first, as where the network is away just then. */
function keepLogSoon(): void {
  loadKept().catch(() => environment.after(logRetry, keepLogSoon))
}
