import * as v from 'valibot'
import { whenIdle } from '../../../whenIdle.ts'
import { protocol, readySchema, reportSchema } from '../../replay/messages.ts'
import type { FrameEvent, FrameRequest } from '../player/player.events.ts'

/** The element in which the replay's document is. */
const frameId = 'replay'

const frameIn = (document: Document) => document.getElementById(frameId) as HTMLIFrameElement | null

/**
 * Begins a document for the next log, where nobody sees it: its code takes as long to come as a report does.
 * Where there is one already, that is the next log's.
 */
export function beginFrame(document: Document): void {
  if (frameIn(document)) return
  const frame = newFrame(document)
  frame.hidden = true
  document.body.append(frame)
}

/** Shows the document in a place of the page. One that was begun stays as it is, in browsers that can move it; others load it anew. */
export function placeFrame(place: HTMLElement): void {
  const { ownerDocument: document } = place
  const frame = frameIn(document) ?? newFrame(document)
  if (frame.isConnected && 'moveBefore' in place) place.moveBefore(frame, null)
  else place.append(frame)
  frame.hidden = false
}

function newFrame(document: Document): HTMLIFrameElement {
  const frame = document.createElement('iframe')
  frame.id = frameId
  frame.title = 'The guest’s page as it was. Nothing in it can be used.'
  frame.sandbox.add('allow-scripts')
  frame.referrerPolicy = 'no-referrer'
  frame.src = '/support/replay.html'
  return frame
}

interface FrameEnvironment {
  document: Document
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void
  removeEventListener(type: 'message', listener: (event: MessageEvent) => void): void
  MessageChannel: typeof MessageChannel
}

/**
 * The work of slot `frame`: speaks with the document that the replay is drawn in. That has no origin, so it is known
 * by its window: a port is sent there, at once to a document that was begun before, and again whenever one says that it
 * is there; nobody else has the other end of the last. The document ends with the work: what is in it was this log's.
 * @returns takes orders, and what ends it
 */
export function followFrame(page: FrameEnvironment, tell: (event: FrameEvent) => void) {
  let port: MessagePort | undefined

  function close(): void {
    port?.close()
    port = undefined
  }

  function connect(own: Window): void {
    close()
    const { port1, port2 } = new page.MessageChannel()
    port = port1
    port1.onmessage = hear
    // It has no origin that could be named; what it may navigate to is held by this page's policy
    own.postMessage({ protocol, kind: 'connect' }, '*', [port2])
  }

  function take({ source, origin, data }: MessageEvent): void {
    const own = frameIn(page.document)?.contentWindow
    // Windows of others say things too
    if (!own || source !== own) return
    if (origin !== 'null' || !v.is(readySchema, data)) {
      tell({ type: 'frame.messageRefused' })
      return
    }
    connect(own)
    tell({ type: 'frame.connected' })
  }

  function hear({ data }: MessageEvent): void {
    const { success, output } = v.safeParse(reportSchema, data)
    tell(success ? { type: 'frame.reported', report: output } : { type: 'frame.messageRefused' })
  }

  page.addEventListener('message', take)
  const begun = frameIn(page.document)?.contentWindow
  if (begun) connect(begun)
  return {
    order: ({ order }: FrameRequest) => port?.postMessage(order),
    end() {
      page.removeEventListener('message', take)
      close()
      frameIn(page.document)?.remove()
      whenIdle(() => beginFrame(page.document))
    },
  }
}
