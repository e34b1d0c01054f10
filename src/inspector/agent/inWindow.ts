import { type AgentEnvironment, type Attached, type Inspected, serveInspector } from './agent.ts'
import { meetingChannel, privateChannel, protocol } from './channels.ts'
import { agentLock, hold, inspectorLock, type LockingPage, untilFree } from './locks.ts'
import { type MeetingMessage, readMeeting } from './messages.ts'

/** The parts of a window that an agent in it uses. */
export interface AgentWindow
  extends LockingPage,
    Pick<Window, 'addEventListener' | 'setTimeout' | 'clearTimeout'> {
  BroadcastChannel: typeof BroadcastChannel
  location: Pick<Location, 'origin'>
  performance: Pick<Performance, 'now'>
}

/**
 * Lets inspectors of the same origin find a window and attach to it, until the window is gone.
 * @param onAttached is told how many are attached, whenever that changes but for the page being left
 */
export function letInspect(
  page: AgentWindow,
  inspected: Inspected,
  onAttached: (count: number) => void,
): void {
  const { origin } = page.location
  const attached = new Map<string, Attached>()
  let isLeaving = false
  const environment: AgentEnvironment = {
    origin,
    after(ms, run) {
      const timer = page.setTimeout(run, ms)
      return () => page.clearTimeout(timer)
    },
    now: () => page.performance.now(),
  }
  const meeting = new page.BroadcastChannel(meetingChannel)

  function say(message: MeetingMessage): void {
    meeting.postMessage(message)
  }
  const announce = () => say({ protocol, kind: 'here', about: inspected.about() })

  /** The agent's lock is held before anything is said: who hears it waits for the lock to be free. */
  async function attach(peer: string): Promise<void> {
    const closing = new AbortController()
    await hold(page, agentLock(peer), closing.signal)
    const channel = new page.BroadcastChannel(privateChannel(peer))
    const serving = serveInspector(
      inspected,
      peer,
      { post: (message) => channel.postMessage(message), close: () => channel.close() },
      environment,
      () => {
        closing.abort()
        attached.delete(peer)
        if (!isLeaving) onAttached(attached.size)
      },
    )
    attached.set(peer, serving)
    channel.addEventListener('message', (event) => void serving.take(event))
    onAttached(attached.size)
    untilFree(page, inspectorLock(peer), closing.signal, () => serving.close(false))
  }

  meeting.addEventListener('message', (event) => {
    const { message } = readMeeting(event, origin)
    if (message?.kind === 'look') announce()
    if (message?.kind === 'attach' && message.tab === inspected.about().tab) {
      void attach(message.peer)
    }
  })
  page.addEventListener('pagehide', () => {
    isLeaving = true
    say({ protocol, kind: 'gone', tab: inspected.about().tab })
    for (const each of [...attached.values()]) each.close(true)
  })
  page.addEventListener('pageshow', () => {
    isLeaving = false
    announce()
  })
  announce()
}
