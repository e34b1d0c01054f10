import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { trustOwnScripts } from './trustedScripts.ts'

trustOwnScripts(window, location.href)

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <main>
      <h1>Inspector</h1>
    </main>
  </StrictMode>,
)
