import { useSelector } from '@xstate/react'
import { createContext, use } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { InspectorEvent } from '../../inspector/inspector.events.ts'
import type { inspectorMachine } from '../../inspector/inspector.machine.ts'
import type { InspectorSnapshot } from '../../inspector/inspector.selectors.ts'

export type InspectorActor = ActorRefFrom<typeof inspectorMachine>

export const InspectorContext = createContext<InspectorActor | undefined>(undefined)

function useActor(): InspectorActor {
  const actor = use(InspectorContext)
  if (!actor) throw new Error('no inspector runs around this view')
  return actor
}

/** Reads the inspector's state; drawn again when what is selected is another. */
export function useInspector<T>(select: (snapshot: InspectorSnapshot) => T): T {
  return useSelector(useActor(), select)
}

/** @returns tells the inspector what happened */
export function useTell(): (event: InspectorEvent) => void {
  const actor = useActor()
  return (event) => actor.send(event)
}
