import type { SnapshotFrom } from 'xstate'
import type { SidebarGroup } from './sidebar.events.ts'
import type { sidebarMachine } from './sidebar.machine.ts'

/** The ways of the sidebar; none until they came. */
export function selectSidebar({
  context,
}: SnapshotFrom<typeof sidebarMachine>): readonly SidebarGroup[] {
  return context.groups
}
