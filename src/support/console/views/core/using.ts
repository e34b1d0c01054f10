import { useSelector } from '@xstate/react'
import { createContext, use } from 'react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { loginMachine } from '../../account/login.machine.ts'
import type { auditMachine } from '../../audit/audit.machine.ts'
import type { groupsMachine } from '../../groups/groups.machine.ts'
import type { peopleMachine } from '../../people/people.machine.ts'
import type { playerMachine } from '../../player/player.machine.ts'
import type { reportMachine } from '../../report/report.machine.ts'
import type { reportsMachine } from '../../reports/reports.machine.ts'
import type { consoleMachine } from '../../shell/console.machine.ts'

type ConsoleActor = ActorRefFrom<typeof consoleMachine>

interface Children {
  audit: typeof auditMachine
  groups: typeof groupsMachine
  login: typeof loginMachine
  people: typeof peopleMachine
  report: typeof reportMachine
  reports: typeof reportsMachine
}

export const ConsoleContext = createContext<ConsoleActor | undefined>(undefined)

/** The console's chart, to send it events. */
export function useConsoleActor(): ConsoleActor {
  const actor = use(ConsoleContext)
  if (!actor) throw new Error('no console runs around this view')
  return actor
}

/** Reads the console's state. */
export function useConsole<T>(select: (snapshot: SnapshotFrom<typeof consoleMachine>) => T): T {
  return useSelector(useConsoleActor(), select)
}

/** The chart of a page of the console; undefined while that page is not shown. */
export function useChild<K extends keyof Children>(name: K): ActorRefFrom<Children[K]> | undefined {
  return useSelector(
    useConsoleActor(),
    ({ children }) => children[name] as ActorRefFrom<Children[K]> | undefined,
  )
}

export const PlayerContext = createContext<ActorRefFrom<typeof playerMachine> | undefined>(
  undefined,
)

/** The chart of the log that is replayed. */
export function usePlayerActor(): ActorRefFrom<typeof playerMachine> {
  const actor = use(PlayerContext)
  if (!actor) throw new Error('no log is replayed around this view')
  return actor
}

/** Reads the state of the log that is replayed. */
export function usePlayer<T>(select: (snapshot: SnapshotFrom<typeof playerMachine>) => T): T {
  return useSelector(usePlayerActor(), select)
}
