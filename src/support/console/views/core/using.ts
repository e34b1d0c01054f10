import { useSelector } from '@xstate/react'
import { createContext, use } from 'react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { playerMachine } from '../../player/player.machine.ts'
import type { consoleMachine } from '../../shell/console.machine.ts'

type ConsoleActor = ActorRefFrom<typeof consoleMachine>

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

type Children = SnapshotFrom<typeof consoleMachine>['children']

/** The chart of a page of the console; undefined while that page is not shown. */
export function useChild<K extends keyof Children>(name: K): Children[K] {
  return useSelector(useConsoleActor(), ({ children }) => children[name])
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
