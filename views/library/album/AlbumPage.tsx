import {
  selectAlbum,
  selectAlbumProgress,
} from '../../../machines/library/album/album.selectors.ts'
import { Button } from '../../core/design/Button.tsx'
import { ButtonLink } from '../../core/design/Link.tsx'
import { Skeleton } from '../../core/design/Skeleton.tsx'
import { EmptyState, ErrorState } from '../../core/design/States.tsx'
import { useActorState, useAddress } from '../../core/environment.tsx'
import { useAreaText } from '../../core/text/text.tsx'
import { Breadcrumbs } from '../../shell/breadcrumbs/Breadcrumbs.tsx'
import { PageHead } from '../../shell/navigation/PageHead.tsx'
import { useHref } from '../../shell/navigation/useHref.ts'
import style from './Album.module.css'
import { AlbumComments } from './AlbumComments.tsx'
import { AlbumGallery } from './AlbumGallery.tsx'
import { AlbumHead } from './AlbumHead.tsx'
import { AlbumRating } from './AlbumRating.tsx'
import type english from './album.en.json'

/** A photo album: its pictures, what it costs, and what guests say of it [GAL-1]. */
export function Page() {
  return (
    <>
      <Breadcrumbs />
      <div className={style.page}>
        <Contents />
      </div>
    </>
  )
}

function Contents() {
  const text = useAreaText('library')
  const albumActor = useAddress('album')
  const href = useHref()
  const album = useActorState('album', selectAlbum)
  const progress = useActorState('album', selectAlbumProgress)
  const toAll = (
    <ButtonLink href={href({ name: 'photos', params: {} })}>{text('album.toAll')}</ButtonLink>
  )
  if (progress === 'gone' || progress === 'unknown') {
    const title = text(progress === 'gone' ? 'album.gone.title' : 'album.unknown.title')
    return (
      <>
        <PageHead title={title} description={title} isUnlisted />
        <EmptyState icon="photo" title={title} action={toAll}>
          {text(progress === 'gone' ? 'album.gone' : 'album.unknown')}
        </EmptyState>
      </>
    )
  }
  if (progress === 'failed') {
    return (
      <>
        <PageHead title={text('album.page')} description={text('album.page')} />
        <ErrorState
          title={text('album.failed.title')}
          action={
            <Button icon="reload" onPress={() => albumActor.send({ type: 'album.retryRequested' })}>
              {text('album.retry')}
            </Button>
          }
        >
          {text('album.failed')}
        </ErrorState>
      </>
    )
  }
  if (!album) {
    return (
      <section className={style.page} aria-busy="true" aria-label={text('album.loading')}>
        <PageHead title={text('album.page')} description={text('album.page')} />
        <Skeleton width="60%" height="3rem" />
        <div className={style.awaited}>
          {[1, 2, 3, 4, 5, 6, 7, 8].map((one) => (
            <Skeleton key={one} width="100%" height="12rem" />
          ))}
        </div>
      </section>
    )
  }
  const lead = text('album.lead', { name: album.model.name, count: album.pictureCount })
  return (
    <>
      <PageHead title={text('album.title', { title: album.title })} description={lead} />
      <AlbumHead album={album} />
      <AlbumGallery album={album} />
      <div className={style.said}>
        {album.isOpen && <AlbumRating album={album} />}
        <AlbumComments album={album} />
      </div>
    </>
  )
}

declare module '../../core/text/catalogues.ts' {
  interface Catalogues {
    album: typeof english
  }
}
