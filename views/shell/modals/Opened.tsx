import { type ComponentType, Suspense, use } from 'react'
import type { Contained } from '../../core/areaViews.ts'
import { FailureBoundary } from '../../core/FailureBoundary.tsx'
import { DialogFailed } from './DialogFailed.tsx'
import { Waiting } from './Waiting.tsx'

type Load = () => Promise<{ Dialog: ComponentType<Contained> }>

interface Props extends Contained {
  load: Load
  /** Without it, it cannot be done without. */
  onClose?: () => void
}

/** An open dialog whose code comes as it opens. */
export function Opened({ load, container, onClose }: Props) {
  return (
    <FailureBoundary
      fallback={(retry) => <DialogFailed onRetry={retry} {...(onClose && { onClose })} />}
    >
      <Suspense fallback={<Waiting />}>
        <Shown load={load} container={container} />
      </Suspense>
    </FailureBoundary>
  )
}

function Shown({ load, container }: Contained & { load: Load }) {
  const { Dialog } = use(load())
  return <Dialog container={container} />
}
