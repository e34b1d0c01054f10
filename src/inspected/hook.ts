import type { ReactNode } from 'react'
import type { Keeping } from '../engine/record.ts'
import { meetingChannel, protocol } from '../inspector/agent/channels.ts'
import type { MeetingMessage } from '../inspector/agent/messages.ts'

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
 * Waits for an inspector; the code that serves one comes when one asks, and not when another tab says something.
 * @returns opens an inspector
 */
export function awaitInspector(page: Window & typeof globalThis, app: InspectedApp): () => void {
  const channel = new page.BroadcastChannel(meetingChannel)
  let loading: Promise<void> | undefined

  function load(): void {
    if (loading) return
    loading = loadAgent().then(({ inspectedApp }) => inspectedApp(page, app))
    loading.then(
      () => channel.close(),
      () => {
        loading = undefined
      },
    )
  }

  channel.addEventListener('message', ({ data }: MessageEvent<MeetingMessage | null>) => {
    if (data?.kind === 'look') load()
  })
  channel.postMessage({ protocol, kind: 'waiting' } satisfies MeetingMessage)
  if (page.sessionStorage.getItem(tabKey) !== null) load()
  // Without an opener it runs in a process of its own, and what it does costs the app nothing
  return () => void page.open('/inspector', '_blank', 'noopener,width=1440,height=900')
}
