import type { ChartNode, ChartTransition } from '../../replica.chart.types.ts'
import { nameOfEvent } from '../eventNames.ts'

/** What a piece of text is, by which it is coloured. */
export type Role = 'name' | 'event' | 'timer' | 'guard' | 'action' | 'note'

export interface Span {
  role: Role
  text: string
}

export type Line = readonly Span[]

const mostLetters = 38

/** What sets a transition off, as a person says it: `after reconnectDelay`, `done loadGifts`. */
export function triggerOf({ kind, event, delay }: ChartTransition): string {
  if (kind === 'always') return 'always'
  if (event === '*') return 'any event'
  if (kind !== 'after' || delay === null) return nameOfEvent(event)
  return delay.startsWith('after ') ? delay : `after ${delay}`
}

/** A transition in lines of few letters: what sets it off, `[guard]`, `/ actions`. */
export function linesOfTransition(transition: ChartTransition): Line[] {
  const { kind, guard, actions, isReentering } = transition
  const spans: Span[] = [
    { role: kind === 'after' ? 'timer' : 'event', text: triggerOf(transition) },
    ...(isReentering ? [{ role: 'note', text: '↻' } as const] : []),
    ...(guard ? [{ role: 'guard', text: `[${guard}]` } as const] : []),
  ]
  return [...wrap(spans), ...listed('/', actions)]
}

/** What a state does while it is entered, left and active, and what is noted of it. */
export function linesOfState(node: ChartNode): Line[] {
  return [
    ...wrap(note(node.description ?? '')),
    ...wrap(note(node.tags.map((tag) => `#${tag}`).join(' '))),
    ...listed('entry /', entryOf(node)),
    ...listed('exit /', exitOf(node)),
    ...node.invokes.flatMap(({ id, src }) =>
      listed('invoke', [src === id ? src : `${src} as ${id}`]),
    ),
  ]
}

const isOfDelay = (action: string) => /^(raise|cancel) xstate\.after\./.test(action)
const hasDelay = ({ transitions }: ChartNode) => transitions.some(({ kind }) => kind === 'after')

/** What a state does when it is entered, without the starting of its delays, which its transitions tell. */
export const entryOf = ({ entry }: ChartNode): string[] =>
  entry.filter((action) => !isOfDelay(action))

/** What a state does when it is left, without the ending of its delays. */
export const exitOf = (node: ChartNode): string[] =>
  node.exit.filter((action) => !isOfDelay(action) && !(action === 'cancel' && hasDelay(node)))

const note = (text: string): Span[] => (text === '' ? [] : [{ role: 'note', text }])

function listed(head: string, names: readonly string[]): Line[] {
  if (names.length === 0) return []
  return wrap([
    { role: 'note', text: head },
    { role: 'action', text: names.join(', ') },
  ])
}

/** Breaks between words; a word that is longer than a line stays whole. */
function wrap(spans: readonly Span[]): Line[] {
  const lines: Span[][] = []
  let length = mostLetters
  for (const { role, text } of spans) {
    for (const word of text.split(' ')) {
      const last = lines.at(-1)
      const open = last?.at(-1)
      if (!last || length + 1 + word.length > mostLetters) {
        lines.push([{ role, text: word }])
        length = word.length
      } else {
        if (open?.role === role) open.text += ` ${word}`
        else last.push({ role, text: word })
        length += 1 + word.length
      }
    }
  }
  return lines
}

/** How many letters a line has, with a space between its spans. */
export function lengthOf(line: Line): number {
  return line.reduce((sum, { text }) => sum + text.length, line.length - 1)
}
