import { type ComponentType, useLayoutEffect } from 'react'
import type { ActorProfile } from '../../../machines/live/actorProfile/actorProfile.events.ts'
import {
  selectActorProfile,
  selectProfileProgress,
} from '../../../machines/live/actorProfile/actorProfile.selectors.ts'
import { Button } from '../../core/design/Button.tsx'
import { ButtonLink } from '../../core/design/Link.tsx'
import { useActorState, useAddress } from '../../core/environment.tsx'
import { useAreaText } from '../../core/text/text.tsx'
import { endFirstView } from '../../shell/boot/firstView.ts'
import { PageHead } from '../../shell/navigation/PageHead.tsx'
import { PageNotice } from '../../shell/navigation/PageNotice.tsx'
import { PageSkeleton } from '../../shell/navigation/PageSkeleton.tsx'
import { useHref } from '../../shell/navigation/useHref.ts'
import type english from './actorProfile.en.json'
import { Profile } from './Profile.tsx'

/** The profile of the performer whom the address names; `Videos` draws the sections that list some. */
export function Page({ Videos }: { Videos?: ComponentType<{ actor: ActorProfile }> }) {
  const text = useAreaText('live')
  const href = useHref()
  const address = useAddress('actorProfile')
  const progress = useActorState('actorProfile', selectProfileProgress)
  const actor = useActorState('actorProfile', selectActorProfile)
  useLayoutEffect(() => endFirstView(progress === 'loading'), [progress])

  if (actor && progress === 'shown') return <Profile actor={actor} Videos={Videos} />
  if (progress === 'unknown') {
    const title = text('actorProfile.unknown.title')
    const cams = href({ name: 'cams', params: {} })
    return (
      <>
        <PageHead title={title} description={text('actorProfile.unknown')} isUnlisted />
        <PageNotice
          title={title}
          actions={<ButtonLink href={cams}>{text('actorProfile.unknown.cams')}</ButtonLink>}
        >
          {text('actorProfile.unknown')}
        </PageNotice>
      </>
    )
  }
  if (progress === 'failed') {
    const title = text('actorProfile.failed.title')
    const retry = () => address.send({ type: 'actorProfile.retryRequested' })
    return (
      <>
        <PageHead title={title} description={text('actorProfile.failed')} isUnlisted />
        <PageNotice
          isAlert
          title={title}
          actions={
            <Button icon="reload" onPress={retry}>
              {text('actorProfile.retry')}
            </Button>
          }
        >
          {text('actorProfile.failed')}
        </PageNotice>
      </>
    )
  }
  return (
    <>
      <title>{`${text('actorProfile.loading')} · Limelight`}</title>
      <PageSkeleton page="actor" />
    </>
  )
}

declare module '../../core/text/catalogues.ts' {
  interface Catalogues {
    actorProfile: typeof english
  }
}
