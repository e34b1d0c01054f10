import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { askOver, type PortLike } from '../../inspector/replica/served.ts'
import { trustOwnScripts } from '../../inspector/trustedScripts.ts'
import { whenIdle } from '../../whenIdle.ts'
import { beginFrame } from './services/frame.service.ts'
import { readPlace } from './shell/place.ts'
import { ConsolePage, loadReportPage } from './views/ConsolePage.tsx'
import './views/console.css'
import { wireConsole } from './wire.ts'

trustOwnScripts(window, location.href, '/support/assets/')

function save(name: string, content: Blob): void {
  const url = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}

// Who follows a link to a report has its page come while it is asked who they are; what does not come is asked for again
if (readPlace(location.hash).page === 'report') {
  loadReportPage().catch(() => undefined)
  beginFrame(document)
} else whenIdle(() => beginFrame(document))

const actor = wireConsole({
  page: window,
  fetch: (url, init) => fetch(url, init),
  outlet: {
    save,
    copyLink: () => navigator.clipboard.writeText(location.href),
    now: Date.now,
  },
  panels: {
    localStorage,
    clipboard: navigator.clipboard,
    save: (name, text) => save(name, new Blob([text], { type: 'application/x-ndjson' })),
    askOver,
    startReplica() {
      const worker = new Worker(new URL('../../inspected/worker.ts', import.meta.url), {
        type: 'module',
      })
      return { ...askOver(worker as PortLike), end: () => worker.terminate() }
    },
    loadInspector: () => import('../../inspector/services/inspector.service.ts'),
  },
})
actor.start()

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <ConsolePage actor={actor} />
  </StrictMode>,
)
