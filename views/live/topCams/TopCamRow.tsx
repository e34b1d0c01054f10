import type { TopCam, TopCamsType } from '../../../machines/live/topCams/topCams.events.ts'
import { selectTopCamContentment } from '../../../machines/live/topCams/topCams.selectors.ts'
import { Badge } from '../../core/design/Badge.tsx'
import { PerformerLine } from '../../core/design/live/PerformerLine.tsx'
import { Rating } from '../../core/design/live/Rating.tsx'
import { Price } from '../../core/design/money/Price.tsx'
import { named } from '../../core/text/named.ts'
import { useAreaText, useLocale } from '../../core/text/text.tsx'
import { useHref } from '../../shell/navigation/useHref.ts'
import style from './TopCams.module.css'

interface Props {
  cam: TopCam
  /** Their place in the list, from 1 on. */
  rank: number
  type: TopCamsType
}

/** A performer of a list of the best: their place, and what they have it for [ACT-16]. */
export function TopCamRow({ cam, rank, type }: Props) {
  const text = useAreaText('live')
  const locale = useLocale()
  const href = useHref()
  const { name, age, profileLink, avatarPicture, spokenLanguages, online } = cam
  const words = new Intl.ListFormat(locale, { type: 'unit' }).format(
    spokenLanguages.map((code) => named(locale, 'language', code)),
  )
  return (
    <PerformerLine
      href={href({ name: 'actor', params: { actorName: profileLink } })}
      name={name}
      picture={avatarPicture}
      isAway={!online}
      line={text('topCams.line', { age, words })}
      badges={
        <>
          <Badge tone={online ? 'live' : 'dusk'}>
            {text(online ? 'cams.live' : 'cams.offline')}
          </Badge>
          {cam.onlineVideocall && <Badge tone="quiet">{text('cams.way.call')}</Badge>}
        </>
      }
      before={
        <span className={style.rank} aria-hidden="true">
          {rank}
        </span>
      }
    >
      <Merit cam={cam} type={type} />
    </PerformerLine>
  )
}

/** What the list is about: ratings, guests who like them, or video calls and what those cost. */
function Merit({ cam, type }: Pick<Props, 'cam' | 'type'>) {
  const text = useAreaText('live')
  const share = selectTopCamContentment(cam)
  const { ratingCount: count, videocallPrice: price } = cam
  const percent =
    share === null ? '' : text('cams.rated.percent', { percent: Math.round(share * 100) })
  return (
    <>
      {share !== null && (
        <Rating share={share} words={percent} label={text('cams.rated', { percent, count })} />
      )}
      {type === 'videoCall' ? (
        <>
          <span className={style.quiet}>
            {text('topCams.points', { count: cam.rankingPointsVideoCall })}
          </span>
          <Price
            price={{ amount: price.value, currency: price.currency }}
            unit={text('cams.coins')}
            per={text('cams.minute')}
          />
        </>
      ) : (
        <span className={style.quiet}>{text('topCams.pinned', { count: cam.pinnedCount })}</span>
      )}
    </>
  )
}
