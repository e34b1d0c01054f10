import type { ReactNode } from 'react'
import type { Keeping } from '../engine/record.ts'
import { meetingChannel } from '../inspector/agent/channels.ts'

/** The app as far as an inspector may reach it. */
export interface InspectedApp {
  recording: Keeping
  /** Draws the app as it is now, or behind something that stands in its place. */
  draw(instead?: ReactNode): void
}

/** The key under which a tab that is inspected keeps its name while it is loaded again. */
export const tabKey = 'limelight-inspected'

const loadAgent = () => import('./inspectedApp.tsx')

/**
 * Waits for an inspector; the code that serves one comes when one asks.
 * @returns opens an inspector
 */
export function awaitInspector(page: Window & typeof globalThis, app: InspectedApp): () => void {
  const channel = new page.BroadcastChannel(meetingChannel)
  let heard: MessageEvent[] = []
  let loading: Promise<void> | undefined

  function load(): void {
    if (loading) return
    loading = loadAgent().then(({ inspectedApp }) => inspectedApp(page, app, heard))
    loading.then(
      () => channel.close(),
      () => {
        loading = undefined
        heard = []
      },
    )
  }

  channel.addEventListener('message', (event) => {
    heard.push(event)
    load()
  })
  if (page.sessionStorage.getItem(tabKey) !== null) load()
  // Without an opener it runs in a process of its own, and what it does costs the app nothing
  return () => void page.open('/inspector', '_blank', 'noopener,width=1440,height=900')
}
