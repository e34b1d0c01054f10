import { type ComponentType, createElement, type ReactNode, Suspense, use } from 'react'
import { selectIsOnline } from '../../../machines/shell/app/app.selectors.ts'
import { useActorState } from '../../core/environment.tsx'
import { FailureBoundary } from '../../core/FailureBoundary.tsx'

interface Props<Part extends string> {
  /** Loads the module once; see `once`. */
  load: () => Promise<Record<Part, ComponentType>>
  /** What the module calls it. */
  part: Part
  /** Stands in its place until the code came, and when it did not. */
  room?: ReactNode
}

/** A part of the shell whose code comes later; tried again once the network is back. */
export function Later<Part extends string>(props: Props<Part>) {
  const isOnline = useActorState('app', selectIsOnline)
  return (
    <FailureBoundary fallback={() => props.room} retryOn={isOnline}>
      <Suspense fallback={props.room}>
        <Loaded {...props} />
      </Suspense>
    </FailureBoundary>
  )
}

function Loaded<Part extends string>({ load, part }: Props<Part>) {
  return createElement(use(load())[part])
}
