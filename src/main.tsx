import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { setFold } from '../machines/clock.ts'
import { browserEnvironment } from '../services/environment.ts'
import { saveLogFile } from '../services/logFile.service.ts'
import { App } from '../views/App.tsx'
import { type ActorState, type EventLog, record, stateOf } from './engine/index.ts'
import { languageOf } from './language.ts'
import { redact } from './redaction.ts'
import { wire } from './wire.ts'

declare global {
  interface Window {
    /** For developers: the log so far and the state of every actor, in the browser's console. */
    limelight: { log: EventLog; state(): Record<string, ActorState> }
  }
}

const environment = browserEnvironment(window)
const language = languageOf(location.pathname, navigator.languages)
document.documentElement.lang = language

const { actor, log } = record(wire(environment, language), {
  systemId: 'app',
  input: { language },
  session: crypto.randomUUID(),
  build: import.meta.env.VITE_BUILD,
  redact,
  onFold: setFold,
})
window.limelight = { log, state: () => stateOf(actor) }

/** Writing a long log takes a while: the page shows so before it begins. */
async function saveLog(): Promise<void> {
  await new Promise(requestAnimationFrame)
  await new Promise((resolve) => setTimeout(resolve))
  saveLogFile(environment, { id: log.header.id, text: log.toNDJSON() })
}

actor.start()
createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <App actor={actor} onSaveLog={saveLog} />
  </StrictMode>,
)
