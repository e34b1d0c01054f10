import { useEffect, useId, useMemo } from 'react'
import type {
  ActorAlbum,
  ActorPictures as Pictures,
  Sedcard,
} from '../../../machines/live/actorPictures/actorPictures.events.ts'
import {
  selectPictures,
  selectPicturesProgress,
} from '../../../machines/live/actorPictures/actorPictures.selectors.ts'
import type { ActorProfile } from '../../../machines/live/actorProfile/actorProfile.events.ts'
import { PinHeart } from '../../account/favourites/PinHeart.tsx'
import { Grid, GridItem } from '../../core/design/Grid.tsx'
import { Gallery } from '../../core/design/library/Gallery.tsx'
import { MediaTile } from '../../core/design/MediaTile.tsx'
import { Price } from '../../core/design/money/Price.tsx'
import { SectionHeading } from '../../core/design/SectionHeading.tsx'
import { Skeleton } from '../../core/design/Skeleton.tsx'
import { useActorState, useAddress } from '../../core/environment.tsx'
import { useAreaText } from '../../core/text/text.tsx'
import { useHref } from '../../shell/navigation/useHref.ts'
import { FailedNotice } from '../FailedNotice.tsx'
import style from './ActorPictures.module.css'
import type english from './actorPictures.en.json'
import { SedcardsRating } from './SedcardsRating.tsx'

type Of = Pick<ActorProfile, 'id' | 'name'>

/** The sedcards and photo albums of a performer; nothing where there are none. */
export function ActorPictures({ actor }: { actor: Of }) {
  const { id: actorId } = actor
  const text = useAreaText('live')
  const actorPictures = useAddress('actorPictures')
  useEffect(() => {
    actorPictures.send({ type: 'actorPictures.wanted', actorId })
    return () => actorPictures.send({ type: 'actorPictures.left' })
  }, [actorPictures, actorId])
  const progress = useActorState(
    'actorPictures',
    useMemo(() => selectPicturesProgress(actorId), [actorId]),
  )
  const pictures = useActorState(
    'actorPictures',
    useMemo(() => selectPictures(actorId), [actorId]),
  )
  if (progress === 'failed') {
    const retry = () => actorPictures.send({ type: 'actorPictures.retryRequested' })
    return (
      <FailedNotice
        words={text('actorPictures.failed')}
        retry={text('actorPictures.retry')}
        onRetry={retry}
      />
    )
  }
  if (!pictures) {
    return (
      <section aria-busy="true" aria-label={text('actorPictures.loading')}>
        <Skeleton width="100%" height="18rem" />
      </section>
    )
  }
  return (
    <>
      {pictures.sedcards.length > 0 && <Sedcards actor={actor} pictures={pictures} />}
      {pictures.albums.length > 0 && <Albums actor={actor} albums={pictures.albums} />}
    </>
  )
}

function Sedcards({ actor, pictures }: { actor: Of; pictures: Pictures }) {
  const text = useAreaText('live')
  const id = useId()
  return (
    <section className={style.part} aria-labelledby={id}>
      <SectionHeading id={id}>{text('actorPictures.of', { name: actor.name })}</SectionHeading>
      {pictures.sedcards.map((sedcard) => (
        <SedcardPictures key={sedcard.id} sedcard={sedcard} />
      ))}
      <SedcardsRating actor={actor} told={pictures.guestRating ?? null} />
    </section>
  )
}

function SedcardPictures({ sedcard }: { sedcard: Sedcard }) {
  const text = useAreaText('live')
  const actorPictures = useAddress('actorPictures')
  const { pictures, title } = sedcard
  const shown = pictures.map((of, at) => {
    const words = text('actorPictures.picture', { title, at: at + 1, count: pictures.length })
    return {
      id: of.id,
      picture: of.picture,
      words,
      action: <PinHeart key={of.id} kind="picture" of={of} title={words} isOverPicture />,
    }
  })
  return (
    <div className={style.sedcard}>
      <div className={style.head}>
        <h3 className={style.title}>{title}</h3>
        <PinHeart kind="sedcards" of={sedcard} title={title} />
      </div>
      <Gallery
        label={title}
        pictures={shown}
        onOpen={(pictureId) =>
          actorPictures.send({ type: 'actorPictures.pictureRequested', pictureId })
        }
      />
    </div>
  )
}

function Albums({
  actor: { id: actorId, name },
  albums,
}: {
  actor: Of
  albums: readonly ActorAlbum[]
}) {
  const text = useAreaText('live')
  const href = useHref()
  const id = useId()
  const title = text('actorPictures.albums', { name })
  return (
    <section className={style.part} aria-labelledby={id}>
      <SectionHeading
        id={id}
        all={{
          href: `${href({ name: 'photos', params: {} })}?${new URLSearchParams({ of: actorId })}`,
          words: text('actorPictures.all'),
        }}
      >
        {title}
      </SectionHeading>
      <Grid label={title}>
        {albums.map((album) => (
          <GridItem key={album.id}>
            <MediaTile
              href={href({ name: 'actorAlbum', params: { actorName: name, albumId: album.id } })}
              name={album.title}
              picture={album.cover}
              shape="square"
              line={
                <span className={style.terms}>
                  {text('actorPictures.album', { count: album.pictureCount })}
                  <Price
                    price={{ amount: album.price.value, currency: album.price.currency }}
                    unit={text('shell.coins')}
                  />
                </span>
              }
              action={<PinHeart kind="album" of={album} title={album.title} isOverPicture />}
            />
          </GridItem>
        ))}
      </Grid>
    </section>
  )
}

declare module '../../core/text/catalogues.ts' {
  interface Catalogues {
    actorPictures: typeof english
  }
}
