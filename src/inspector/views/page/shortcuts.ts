import type { InspectorEvent } from '../../inspector/inspector.events.ts'
import { sidePanels } from '../../inspector/inspector.events.ts'
import { enabled, isSameMoment } from '../../inspector/inspector.folds.ts'
import type { InspectorContext } from '../../inspector/inspector.state.ts'

/** What a key does: tells the inspector something, or moves the focus to what is named. */
export type Deed = { event: InspectorEvent } | { focus: 'log' | 'actors' }

export interface Shortcut {
  /** As they are pressed. */
  keys: readonly string[]
  /** As a person reads them. */
  shown: string
  does: string
  /** Letters alone can be switched off; the others need no switch [WCAG 2.1.4]. */
  isLetter: boolean
}

export interface Pressed {
  key: string
  shiftKey: boolean
}

interface Known {
  context: InspectorContext
  isPlaying: boolean
}

const step = (direction: 1 | -1, kind: 'input' | 'microstep' | 'end'): Deed => ({
  event: { type: 'inspector.stepRequested', direction, step: { kind } },
})

const toAlike = (direction: 1 | -1): Deed => ({
  event: {
    type: 'inspector.stepRequested',
    direction,
    step: { kind: 'aim', aim: { kind: 'alike' } },
  },
})

function toBreakpoint(direction: 1 | -1, { kept }: InspectorContext): Deed | undefined {
  const breakpoints = enabled(kept.breakpoints)
  if (breakpoints.length === 0) return undefined
  const aim = { kind: 'breakpoints', breakpoints } as const
  return { event: { type: 'inspector.stepRequested', direction, step: { kind: 'aim', aim } } }
}

/** The sheet, in its order. */
export const shortcuts: readonly Shortcut[] = [
  { keys: ['ArrowRight', 'ArrowLeft'], shown: '→ ←', does: 'one entry on, back', isLetter: false },
  {
    keys: ['ArrowRight', 'ArrowLeft'],
    shown: 'Shift → ←',
    does: 'one microstep on, back',
    isLetter: false,
  },
  { keys: ['Home', 'End'], shown: 'Home End', does: 'to the start, to the end', isLetter: false },
  { keys: ['p'], shown: 'p', does: 'play, pause', isLetter: true },
  {
    keys: ['n', 'N'],
    shown: 'n N',
    does: 'to the next, the previous entry of this type',
    isLetter: true,
  },
  { keys: ['b', 'B'], shown: 'b B', does: 'run on, back to a breakpoint', isLetter: true },
  { keys: ['m'], shown: 'm', does: 'pin this moment, or unpin it', isLetter: true },
  { keys: ['l'], shown: 'l', does: 'back to live', isLetter: true },
  { keys: ['w'], shown: 'w', does: 'fork here: what if', isLetter: true },
  { keys: ['/'], shown: '/', does: 'find in the log', isLetter: true },
  { keys: ['a'], shown: 'a', does: 'find an actor', isLetter: true },
  { keys: ['c', 's'], shown: 'c s', does: 'the chart, the sequence', isLetter: true },
  { keys: ['1', '6'], shown: '1 … 6', does: 'the panels at the side', isLetter: true },
  { keys: ['?'], shown: '?', does: 'this sheet', isLetter: true },
]

/** @returns what a key does now; undefined when nothing */
export function deedOf(pressed: Pressed, known: Known): Deed | undefined {
  const { context, isPlaying } = known
  const { moment } = context
  const kind = pressed.shiftKey ? 'microstep' : 'input'
  switch (pressed.key) {
    case 'ArrowRight':
      return step(1, kind)
    case 'ArrowLeft':
      return step(-1, kind)
    case 'Home':
      return step(-1, 'end')
    case 'End':
      return step(1, 'end')
  }
  if (!context.kept.hasLetterKeys) return undefined
  switch (pressed.key) {
    case 'p':
      return { event: { type: isPlaying ? 'inspector.pauseRequested' : 'inspector.playRequested' } }
    case 'n':
      return toAlike(1)
    case 'N':
      return toAlike(-1)
    case 'b':
      return toBreakpoint(1, context)
    case 'B':
      return toBreakpoint(-1, context)
    case 'm': {
      const isPinned = context.pinned.some((pinned) => isSameMoment(pinned, moment))
      return {
        event: {
          type: isPinned ? 'inspector.momentUnpinned' : 'inspector.momentPinned',
          moment,
        },
      }
    }
    case 'l':
      return context.isLive
        ? { event: { type: 'inspector.followRequested', isFollowing: true } }
        : undefined
    case 'w': {
      const { branch, position } = moment
      return {
        event: { type: 'inspector.branchChanged', change: { kind: 'fork', branch, position } },
      }
    }
    case '/':
      return { focus: 'log' }
    case 'a':
      return { focus: 'actors' }
    case 'c':
      return { event: { type: 'inspector.panelChosen', panels: { middle: 'chart' } } }
    case 's':
      return { event: { type: 'inspector.panelChosen', panels: { middle: 'sequence' } } }
    case '?':
      return { event: { type: 'inspector.shortcutsAsked' } }
  }
  const side = /^[1-9]$/.test(pressed.key) ? sidePanels[Number(pressed.key) - 1] : undefined
  return side && { event: { type: 'inspector.panelChosen', panels: { side, narrow: 'side' } } }
}

const ownKeys =
  'input, textarea, select, [contenteditable], [role=menu], [role=tablist], [role=dialog], [role=separator], .react-flow'

/** @returns whether what has the focus needs the key itself */
export function needsKey(target: Element | null, { key }: Pressed): boolean {
  const own = target?.closest(ownKeys)
  if (!own) return false
  const isRange = own.matches('input[type=range], input[type=checkbox]')
  return (
    !isRange ||
    ((key.startsWith('Arrow') || key === 'Home' || key === 'End') && own.matches('[type=range]'))
  )
}
