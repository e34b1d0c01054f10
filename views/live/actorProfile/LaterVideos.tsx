import { type ComponentProps, Suspense, use } from 'react'
import { MediaTileSkeleton } from '../../core/design/MediaTileSkeleton.tsx'
import { FailureBoundary } from '../../core/FailureBoundary.tsx'
import { once } from '../../core/once.ts'
import { useAreaText } from '../../core/text/text.tsx'
import type { ActorVideos } from '../../library/actorVideos/ActorVideos.tsx'
import { FailedNotice } from '../FailedNotice.tsx'

const loadVideos = once(() => import('../../library/actorVideos/ActorVideos.tsx'))

/** The videos of a performer; their code comes as they are shown. */
export function LaterVideos(props: ComponentProps<typeof ActorVideos>) {
  const text = useAreaText('live')
  return (
    <FailureBoundary
      fallback={(retry) => (
        <FailedNotice
          words={text('page.failed')}
          retry={text('page.failed.retry')}
          onRetry={retry}
        />
      )}
    >
      <Suspense fallback={<MediaTileSkeleton shape="cover" />}>
        <Shown {...props} />
      </Suspense>
    </FailureBoundary>
  )
}

function Shown(props: ComponentProps<typeof ActorVideos>) {
  const { ActorVideos: Videos } = use(loadVideos())
  return <Videos {...props} />
}
