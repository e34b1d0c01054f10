import * as v from 'valibot'
import { protocol, readySchema, reportSchema } from '../../replay/messages.ts'
import type { FrameEvent, FrameRequest } from '../player/player.events.ts'

/** The element in which the replay's document is. */
export const frameId = 'replay'

interface FrameEnvironment {
  document: Pick<Document, 'getElementById'>
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void
  removeEventListener(type: 'message', listener: (event: MessageEvent) => void): void
  MessageChannel: typeof MessageChannel
}

/**
 * The work of slot `frame`: speaks with the document that the replay is drawn in. That has no origin, so it is known
 * by its window: its first word is answered with a port, and nobody else has the other end of that.
 * @returns takes orders, and what ends it
 */
export function followFrame(page: FrameEnvironment, tell: (event: FrameEvent) => void) {
  let port: MessagePort | undefined

  function close(): void {
    port?.close()
    port = undefined
  }

  function take({ source, origin, data }: MessageEvent): void {
    const frame = page.document.getElementById(frameId)
    const own = frame instanceof HTMLIFrameElement ? frame.contentWindow : null
    // Windows of others say things too
    if (source === null || source !== own) return
    if (origin !== 'null' || !v.is(readySchema, data)) {
      tell({ type: 'frame.messageRefused' })
      return
    }
    close()
    const { port1, port2 } = new page.MessageChannel()
    port = port1
    port1.onmessage = hear
    // It has no origin that could be named; what it may navigate to is held by this page's policy
    own.postMessage({ protocol, kind: 'connect' }, '*', [port2])
    tell({ type: 'frame.connected' })
  }

  function hear({ data }: MessageEvent): void {
    const { success, output } = v.safeParse(reportSchema, data)
    tell(success ? { type: 'frame.reported', report: output } : { type: 'frame.messageRefused' })
  }

  page.addEventListener('message', take)
  return {
    order: ({ order }: FrameRequest) => port?.postMessage(order),
    end() {
      page.removeEventListener('message', take)
      close()
    },
  }
}
