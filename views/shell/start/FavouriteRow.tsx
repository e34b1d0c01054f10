import { useEffect } from 'react'
import type { FavouriteActor } from '../../../machines/account/favourites/favourites.events.ts'
import {
  selectFavouriteActors,
  selectFavouriteActorsProgress,
} from '../../../machines/account/favourites/favourites.selectors.ts'
import { Badge } from '../../core/design/Badge.tsx'
import { MediaTile } from '../../core/design/MediaTile.tsx'
import { MediaTileSkeleton } from '../../core/design/MediaTileSkeleton.tsx'
import { useAddress, useStateOfLater } from '../../core/environment.tsx'
import { useAreaText } from '../../core/text/text.tsx'
import { pictureOf } from '../../messenger/messenger/pictureOf.ts'
import { useHref } from '../navigation/useHref.ts'
import style from './Timeline.module.css'

const most = 6
const nobody: readonly FavouriteActor[] = []

/** The guest's favourite performers, who come and go as they are live [REQ-4 FAV-1 FAV-4]. */
export function FavouriteRow() {
  const text = useAreaText('shell')
  const href = useHref()
  const favourites = useAddress('favourites')
  const progress = useStateOfLater('favourites', selectFavouriteActorsProgress, 'unknown')
  const actors = useStateOfLater('favourites', selectFavouriteActors, nobody)
  useEffect(() => favourites.send({ type: 'favourites.actorsWanted' }), [favourites])
  if (actors.length === 0 && progress === 'failed') {
    return <p className={style.words}>{text('start.favorite.failed')}</p>
  }
  if (actors.length === 0 && progress === 'loaded') {
    return <p className={style.words}>{text('start.favorite.none')}</p>
  }
  const places = actors.length === 0 ? Array.from({ length: most }, (_, at) => at) : []
  return (
    <div
      className={`${style.row} ${style.portrait}`}
      aria-busy={progress !== 'loaded' || undefined}
    >
      {places.map((at) => (
        <MediaTileSkeleton key={at} />
      ))}
      {liveFirst(actors)
        .slice(0, most)
        .map(({ id, name, isOnline, pictureUrl }) => (
          <MediaTile
            key={id}
            href={href({ name: 'actor', params: { actorName: name } })}
            name={name}
            picture={pictureOf(pictureUrl)}
            badges={isOnline && <Badge tone="live">{text('start.favorite.live')}</Badge>}
          />
        ))}
    </div>
  )
}

function liveFirst(actors: readonly FavouriteActor[]): readonly FavouriteActor[] {
  return actors.toSorted((one, other) => Number(other.isOnline) - Number(one.isOnline))
}
