import type { SnapshotFrom } from 'xstate'
import type { tabMachine } from './tab.machine.ts'

/** How many steps the title's animation has made; 0 while the tab is seen [NAV-40]. */
export function selectTitleStep({ context }: SnapshotFrom<typeof tabMachine>): number {
  return context.step
}
