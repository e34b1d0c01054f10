import type { Keeping } from '../../engine/index.ts'
import { protocol } from './channels.ts'
import {
  type About,
  type AgentMessage,
  type Dropped,
  type Order,
  readInspector,
  type Shown,
} from './messages.ts'
import { type After, pump } from './pump.ts'

/** What lets itself be inspected. */
export interface Inspected {
  /** As it is now: a page's title and path change. */
  about(): About
  recording: Pick<Keeping, 'log' | 'follow' | 'sendTo' | 'fireTimer'>
  /**
   * Shows what was after an entry in place of what is now, or with null that again; absent where nothing
   * is seen.
   * @param tell is told whenever what is shown changes, whoever wished it
   * @throws Error with a sentence that says why it cannot be shown
   */
  show?(seq: number | null, tell: (shown: Shown | null) => void): Promise<void>
  /**
   * Begins a replica beside what is inspected, where the inspector's page has none of its logic. It gets
   * the log in the inspector's place.
   */
  startReplica?(answer: (message: unknown) => void): BesideReplica
}

/** A replica that runs beside what is inspected. */
export interface BesideReplica {
  append(lines: readonly string[]): void
  take(message: unknown): void
}

/** A way to one inspector. What is posted is data. */
export interface Wire {
  post(message: AgentMessage): void
  close(): void
}

/** A message as it came. */
export interface Arrived {
  data: unknown
  origin: string
}

/** The parts of the surroundings that an agent uses. */
export interface AgentEnvironment {
  /** From which messages must come. */
  origin: string
  after: After
  now(): number
}

/** An inspector that is attached. */
export interface Attached {
  /** To be called with whatever comes on its way. */
  take(arrived: Arrived): Dropped | undefined
  /** Lets it go. @param isReload whether what is inspected may come back */
  close(isReload: boolean): void
}

/** What of a message an agent adds by itself. */
type Saying<T = AgentMessage> = T extends AgentMessage ? Omit<T, 'protocol' | 'peer'> : never

/**
 * Serves one inspector: hands it the log, line by line, and does what it orders. Nothing that fails here
 * reaches what is inspected.
 * @param peer names the inspector, in each of its messages and each to it
 * @param onDetached it is gone, of its own will or because nothing reaches it
 */
export function serveInspector(
  inspected: Inspected,
  peer: string,
  wire: Wire,
  { origin, after, now }: AgentEnvironment,
  onDetached: () => void,
): Attached {
  let isOpen = true
  /** Something else than what is now is shown, or on its way. */
  let isShowing = false

  function say(message: Saying): void {
    if (!isOpen) return
    try {
      wire.post({ ...message, protocol, peer })
    } catch {
      end()
    }
  }

  function end(): void {
    if (!isOpen) return
    isOpen = false
    stop()
    if (isShowing) void inspected.show?.(null, () => undefined).catch(() => undefined)
    wire.close()
    onDetached()
  }

  function tellShown(shown: Shown | null): void {
    isShowing = shown !== null
    say({ kind: 'showing', shown })
  }

  async function obey(order: Order): Promise<void> {
    const { recording, show } = inspected
    if (order.kind === 'send') {
      recording.sendTo(order.actor, order.event)
    } else if (order.kind === 'fire') {
      recording.fireTimer(order)
    } else if (show) {
      isShowing = order.seq !== null
      await show(order.seq, tellShown)
    } else {
      throw new Error('nothing is seen there that could show the past')
    }
  }

  const replica = inspected.startReplica?.((message) => say({ kind: 'replica', message }))
  const stop = pump(
    inspected.recording,
    {
      begin: () => say({ kind: 'opened', about: inspected.about() }),
      take(lines) {
        if (replica) replica.append(lines)
        else say({ kind: 'lines', lines: [...lines] })
      },
    },
    after,
    now,
  )

  return {
    take(arrived) {
      const { message, dropped } = readInspector(arrived, origin, peer)
      if (!message) return dropped
      if (message.kind === 'detach') {
        end()
      } else if (message.kind === 'order') {
        obey(message.order).then(
          () => say({ kind: 'answer', order: message.id, refusal: null }),
          (error: unknown) =>
            say({ kind: 'answer', order: message.id, refusal: sentenceOf(error) }),
        )
      } else {
        replica?.take(message.message)
      }
      return undefined
    },
    close(isReload) {
      say({ kind: 'closed', isReload })
      end()
    },
  }
}

function sentenceOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
