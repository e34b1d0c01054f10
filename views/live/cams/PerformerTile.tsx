import { memo, type ReactNode } from 'react'
import { selectContentment, selectPresence } from '../../../machines/live/cams/cams.selectors.ts'
import type { ListedPerformer } from '../../../machines/live/cams/listedPerformer.ts'
import { Badge } from '../../core/design/Badge.tsx'
import { IconButton } from '../../core/design/Button.tsx'
import { LiveCard } from '../../core/design/live/LiveCard.tsx'
import { PerformerLine } from '../../core/design/live/PerformerLine.tsx'
import { Rating } from '../../core/design/live/Rating.tsx'
import type { Sum } from '../../core/design/money/Amount.tsx'
import { Price } from '../../core/design/money/Price.tsx'
import { useAreaText } from '../../core/text/text.tsx'
import { useHref } from '../../shell/navigation/useHref.ts'
import { Previewed } from '../hoverPreview/Previewed.tsx'

export interface PerformerProps {
  performer: ListedPerformer
  /** Its picture is not waited with. */
  isFirst: boolean
  /** The heart by which the guest pins and unpins them. */
  favourite?: { isOn: boolean; label: string; onPress: () => void }
  /** Below the performer: what has just changed about them. */
  note?: ReactNode
}

const presenceWords = {
  live: 'cams.live',
  free: 'cams.free',
  show: 'cams.show',
  offline: 'cams.offline',
} as const

const tones = { live: 'live', free: 'accent', show: 'vip', offline: 'dusk' } as const

/** A performer as a tile of a grid. */
export function PerformerTile({ performer, isFirst, favourite, note }: PerformerProps) {
  const { line, href, status, formats } = useWords(performer)
  return (
    <Previewed performer={performer} badge={<Badge tone={tones[status.is]}>{status.words}</Badge>}>
      <LiveCard
        href={href}
        name={performer.name}
        picture={performer.picture}
        status={status}
        line={line}
        foot={note ?? <Contentment {...contentmentOf(performer)} />}
        price={<MinutePrice {...priceOf(performer)} />}
        formats={formats}
        favourite={favourite}
        isFirst={isFirst}
      />
    </Previewed>
  )
}

/** A performer as a row of a list. */
export function PerformerRow({ performer, isFirst, favourite, note }: PerformerProps) {
  const { line, href, status } = useWords(performer)
  return (
    <PerformerLine
      href={href}
      name={performer.name}
      picture={performer.picture}
      isFirst={isFirst}
      isAway={status.is === 'offline'}
      line={line}
      badges={<Badge tone={tones[status.is]}>{status.words}</Badge>}
    >
      <MinutePrice {...priceOf(performer)} />
      {note ?? <Contentment {...contentmentOf(performer)} />}
      {favourite && (
        <IconButton
          icon="heart"
          label={favourite.label}
          size="small"
          isFilled={favourite.isOn}
          aria-pressed={favourite.isOn}
          onPress={favourite.onPress}
        />
      )}
    </PerformerLine>
  )
}

function useWords(performer: ListedPerformer) {
  const text = useAreaText('live')
  const href = useHref()
  const presence = selectPresence(performer)
  const { name, age, threeWords, isNew, isVoyeurChatAvailable, isOnlineMobileVideocall } = performer
  const { distance } = performer
  const about = text('cams.line', { age, words: threeWords.join(', ') })
  const line =
    distance === undefined ? about : `${text('actorSearch.distance', { distance })} · ${about}`
  const ways = [
    [true, { icon: 'cam', words: text('cams.way.chat') }],
    [isVoyeurChatAvailable, { icon: 'eye', words: text('cams.way.voyeur') }],
    [isOnlineMobileVideocall, { icon: 'call', words: text('cams.way.call') }],
  ] as const
  return {
    href: href({ name: 'actor', params: { actorName: name } }),
    line: isNew ? `${text('cams.new')} · ${line}` : line,
    status: { is: presence, words: text(presenceWords[presence]) },
    formats: presence === 'offline' ? [] : ways.filter(([isOpen]) => isOpen).map(([, way]) => way),
  }
}

const priceOf = ({ videoChat: { value, currency } }: ListedPerformer) => ({
  amount: value,
  currency,
})

const contentmentOf = (performer: ListedPerformer) => ({
  share: selectContentment(performer),
  count: performer.ratings.countRatings,
})

/** Drawn anew with its performer only when it is another. */
const MinutePrice = memo(({ amount, currency }: Sum) => {
  const text = useAreaText('live')
  return <Price price={{ amount, currency }} unit={text('cams.coins')} per={text('cams.minute')} />
})

/** How content guests were, once enough said so [ACT-21]. */
const Contentment = memo(({ share, count }: { share: number | null; count: number }) => {
  const text = useAreaText('live')
  if (share === null) return null
  const percent = text('cams.rated.percent', { percent: Math.round(share * 100) })
  return <Rating share={share} words={percent} label={text('cams.rated', { percent, count })} />
})
