import type { SnapshotFrom } from 'xstate'
import { barsDue } from './statusBar.bars.ts'
import type { StatusBarType } from './statusBar.events.ts'
import type { StatusBarContext, statusBarMachine } from './statusBar.machine.ts'

type StatusBarSnapshot = SnapshotFrom<typeof statusBarMachine>

const due = new WeakMap<StatusBarContext, readonly StatusBarType[]>()

/** The bars to show, the weightiest first; the same array while nothing changed. */
export function selectBars({ context }: StatusBarSnapshot): readonly StatusBarType[] {
  const known = due.get(context)
  if (known) return known
  const bars = barsDue(context.guest, context.requested, context.removed)
  due.set(context, bars)
  return bars
}

/** The weightiest bar; undefined when none is due. */
export function selectFirstBar(snapshot: StatusBarSnapshot): StatusBarType | undefined {
  return selectBars(snapshot)[0]
}

/** Whether somebody was a guest in this browser, now or before. */
export function selectWasGuest({ context }: StatusBarSnapshot): boolean {
  return context.wasHereBefore
}
