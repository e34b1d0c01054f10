import { loadSaving } from '../shell/boot/CrashBoundary.tsx'
import { loadFrame, loadMenu } from '../shell/menus/menuContents.ts'
import { loadContainer } from '../shell/modals/ModalHost.tsx'
import { loadSources } from '../shell/modals/modalContents.ts'
import { loadPageSources } from '../shell/navigation/pages.ts'
import { loadNotices } from '../shell/shell/Dock.tsx'
import { forgetFailures } from './once.ts'

/**
 * Loads what the guest is likely to open first, and what tells of a newer build, one after the other,
 * so that opening it waits for no code. What does not come is asked for again when it is opened.
 */
export async function preloadShell(): Promise<void> {
  const parts = [
    loadPageSources,
    loadSaving,
    loadFrame,
    () => loadMenu('navigation'),
    () => loadContainer().then(({ loadBoxes }) => loadBoxes()),
    loadSources,
    () => loadMenu('myArea'),
    loadNotices,
  ]
  for (const load of parts) await load().catch(forgetFailures)
}
