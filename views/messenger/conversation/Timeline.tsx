import { useEffect, useRef } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { conversationMachine } from '../../../machines/messenger/conversation/conversation.machine.ts'
import {
  selectAnchor,
  selectChannel,
  selectComposer,
  selectNewCount,
  selectNewestProgress,
  selectOlderProgress,
  selectSearch,
  selectStart,
  selectTimeline,
} from '../../../machines/messenger/conversation/conversation.selectors.ts'
import { Button } from '../../core/design/Button.tsx'
import { Icon } from '../../core/design/Icon.tsx'
import { VisuallyHidden } from '../../core/design/VisuallyHidden.tsx'
import { RowBoundary } from '../../core/RowBoundary.tsx'
import { useAreaText } from '../../core/text/text.tsx'
import { useMinute } from '../../core/useMinute.ts'
import { useSelector } from '../../core/useSelector.ts'
import { dayOf } from './days.ts'
import { UnknownMessage } from './MessageBody.tsx'
import { MessageRow } from './MessageRow.tsx'
import { OlderMessages } from './OlderMessages.tsx'
import style from './Timeline.module.css'
import { useKeys } from './useKeys.ts'
import { startRoom, useReading } from './useReading.ts'

/** Older messages are asked for when so few rows are left above the view. */
const fewRows = 30

/** So many screens away, the end is gone to at once. */
const farScreens = 3

/** The messages of a conversation, of which only those in view are drawn. */
export function Timeline({
  conversation,
}: {
  conversation: ActorRefFrom<typeof conversationMachine>
}) {
  const text = useAreaText('messenger')
  const timeline = useSelector(conversation, selectTimeline)
  const start = useSelector(conversation, selectStart)
  const older = useSelector(conversation, selectOlderProgress)
  const newest = useSelector(conversation, selectNewestProgress)
  const search = useSelector(conversation, selectSearch)
  const isAway = useSelector(conversation, selectAnchor) !== null
  const { actorName } = useSelector(conversation, selectChannel)
  const composer = useSelector(conversation, selectComposer)
  const today = dayOf(useMinute())
  const scroller = useRef<HTMLDivElement>(null)
  const { virtualizer, moveTo, toEnd, distanceToEnd, noteFocus } = useReading({
    scroller,
    timeline,
    start,
    onRest: (anchor) => conversation.send({ type: 'conversation.scrolled', anchor }),
  })
  const onKeyDown = useKeys({ scroller, timeline, virtualizer, moveTo, toEnd })

  const isNearStart = (virtualizer.range?.startIndex ?? fewRows) < fewRows
  useEffect(() => {
    if (isNearStart && older === 'idle') conversation.send({ type: 'conversation.olderWanted' })
  }, [conversation, isNearStart, older])

  function jump() {
    const element = scroller.current
    if (!element) return
    const isFar = distanceToEnd() > farScreens * element.clientHeight
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
    if (isFar || isStill) toEnd()
    else virtualizer.scrollToEnd({ behavior: 'smooth' })
    element.focus({ preventScroll: true })
  }

  return (
    <div className={style.frame}>
      <div
        ref={scroller}
        className={style.scroller}
        role="feed"
        aria-label={text('conversation.label', { name: actorName })}
        aria-busy={newest === 'loading' || older === 'loading'}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
        tabIndex={0}
        onKeyDown={onKeyDown}
        onFocus={({ target }) =>
          noteFocus(target.closest<HTMLElement>('[data-key]')?.dataset.key ?? null)
        }
        onBlur={() => noteFocus(null)}
      >
        <div className={style.extent} style={{ height: virtualizer.getTotalSize() }}>
          <div className={style.older} style={{ height: startRoom }}>
            <OlderMessages conversation={conversation} progress={older} actorName={actorName} />
          </div>
          {virtualizer.getVirtualItems().map(({ key, index, start: top }) => (
            <div
              key={key as string}
              ref={virtualizer.measureElement}
              className={style.place}
              style={{ transform: `translateY(${top}px)` }}
              data-index={index}
              data-key={key}
            >
              <RowBoundary
                where="messageRow"
                shows={timeline.at(index)}
                instead={<UnknownMessage />}
              >
                <MessageRow
                  row={timeline.at(index)}
                  today={today}
                  actorName={actorName}
                  composer={composer}
                  searchPattern={search?.searchPattern ?? ''}
                  isHit={search?.hitKey === key}
                />
              </RowBoundary>
            </div>
          ))}
        </div>
      </div>
      {isAway && <ToEnd conversation={conversation} onPress={jump} />}
    </div>
  )
}

function ToEnd({
  conversation,
  onPress,
}: {
  conversation: ActorRefFrom<typeof conversationMachine>
  onPress: () => void
}) {
  const text = useAreaText('messenger')
  const count = useSelector(conversation, selectNewCount)
  return (
    <div className={style.toEnd}>
      <Button look={count > 0 ? 'primary' : 'secondary'} onPress={onPress}>
        <span className={style.toEndWords}>
          {count > 0 && <span>{text('conversation.new', { count })}</span>}
          <Icon name="chevronDown" />
          <VisuallyHidden>{text('conversation.toEnd')}</VisuallyHidden>
        </span>
      </Button>
    </div>
  )
}
