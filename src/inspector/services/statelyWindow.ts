import type { createInspector } from '@statelyai/inspect'

type Adapter = Parameters<typeof createInspector>[0]

/** Where Stately's own inspector is. */
const statelyInspector = 'https://stately.ai/inspect'

/** What a window is opened and told with. */
export type Opener = Pick<Window, 'addEventListener' | 'open' | 'removeEventListener'>

/**
 * The way to Stately's inspector in a window of its own. The package's adapter tells whatever page that
 * window has come to; this one tells Stately's origin alone, once that window has said that it is there.
 * @throws Error when the browser opens no window
 */
export function statelyWindow(opener: Opener): Adapter {
  const { origin } = new URL(statelyInspector)
  const target = opener.open(statelyInspector, 'stately')
  if (!target)
    throw new Error('The browser opened no window: allow pop-ups here, then switch it on')
  const waiting: unknown[] = []
  let isConnected = false
  const hear = (event: MessageEvent) => {
    if (event.origin !== origin || event.source !== target) return
    if ((event.data as { type?: unknown } | null)?.type !== '@statelyai.connected') return
    isConnected = true
    for (const event of waiting.splice(0)) target.postMessage(event, origin)
  }
  opener.addEventListener('message', hear)
  return {
    send(event) {
      if (isConnected) target.postMessage(event, origin)
      else waiting.push(event)
    },
    stop() {
      opener.removeEventListener('message', hear)
      if (isConnected) target.postMessage({ type: '@statelyai.disconnected' }, origin)
    },
  }
}
