import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createLink } from '../inspector/link/link.ts'
import { askOver, type PortLike } from '../inspector/replica/served.ts'
import { startInspector } from '../inspector/services/inspector.service.ts'
import { createLogStore } from '../inspector/services/logs.service.ts'
import { trustOwnScripts } from '../inspector/trustedScripts.ts'
import { InspectorPage } from '../inspector/views/page/InspectorPage.tsx'
import { saveFile } from '../inspector/views/saveFile.ts'
import '../inspector/views/inspector.css'

trustOwnScripts(window, location.href)

const { inspector, ask } = startInspector({
  page: window,
  clipboard: navigator.clipboard,
  logs: createLogStore(),
  now: Date.now,
  save: (name, text) => saveFile(name, text, 'application/x-ndjson'),
  createLink: (tell) => createLink(window, tell),
  askOver,
  async forward(parts) {
    const { forward } = await import('../inspector/services/forwarding.service.ts')
    return forward(window, parts)
  },
  startReplica() {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
    return { ...askOver(worker as PortLike), end: () => worker.terminate() }
  },
  recordExample: async () => (await import('./exampleSession.ts')).recordExample(),
  test: {
    folder: 'src/inspected',
    replaying: '../inspector/replica/replayedStates.ts',
    systems: './systems.ts',
  },
})

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <InspectorPage inspector={inspector} ask={ask} />
  </StrictMode>,
)
