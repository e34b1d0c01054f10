import type { ReactNode } from 'react'
import { Badge } from '../Badge.tsx'
import { IconButton } from '../Button.tsx'
import { classes } from '../classes.ts'
import { type IconName, IconRow } from '../Icon.tsx'
import { MediaTile } from '../MediaTile.tsx'
import { MediaTileSkeleton } from '../MediaTileSkeleton.tsx'
import { Skeleton } from '../Skeleton.tsx'
import style from './LiveCard.module.css'

const tones = { live: 'live', free: 'accent', show: 'vip', busy: 'dusk', offline: 'dusk' } as const

interface Props {
  href: string
  name: string
  /** Address of the picture, without its size. */
  picture: string
  /** On stage, free for all, in a show, with somebody, or away; the words say which. */
  status: { is: keyof typeof tones; words: string }
  /** Below the name: three words, or when they come back. */
  line?: ReactNode
  /** Below the picture: a `Rating`, or a few words. */
  foot?: ReactNode
  /** Below the picture, opposite: a `Price`. */
  price?: ReactNode
  /** Ways to meet, each a drawing with its words for readers. */
  formats?: readonly { icon: IconName; words: string }[]
  favourite?: { isOn: boolean; label: string; onPress: () => void }
  isFirst?: boolean
}

/** A performer in a list: whether they are live, how to meet them and for how much. */
export function LiveCard(props: Props) {
  const { status, foot, price, formats = [], favourite, ...tile } = props
  return (
    <div className={classes(style.card, status.is === 'offline' && style.offline)}>
      <MediaTile
        {...tile}
        isDim={status.is === 'offline'}
        badges={<Badge tone={tones[status.is]}>{status.words}</Badge>}
        action={
          favourite && (
            <IconButton
              icon="heart"
              label={favourite.label}
              look="overPicture"
              size="small"
              isFilled={favourite.isOn}
              aria-pressed={favourite.isOn}
              onPress={favourite.onPress}
            />
          )
        }
      />
      <div className={style.foot}>
        {foot}
        {(price || formats.length > 0) && (
          <div className={style.terms}>
            {price}
            {formats.length > 0 && (
              <IconRow
                names={formats.map(({ icon }) => icon)}
                words={formats.map(({ words }) => words).join(', ')}
              />
            )}
          </div>
        )}
      </div>
    </div>
  )
}

/** The place of a card that is on its way. */
export function LiveCardSkeleton() {
  return (
    <div className={style.card} aria-hidden="true">
      <MediaTileSkeleton />
      <div className={style.foot}>
        <Skeleton width="60%" height="1rem" />
        <Skeleton width="40%" height="1rem" />
      </div>
    </div>
  )
}
