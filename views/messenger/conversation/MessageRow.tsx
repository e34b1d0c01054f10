import { memo } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { composerMachine } from '../../../machines/messenger/composer/composer.machine.ts'
import type { Row } from '../../../machines/messenger/conversation/conversation.timeline.ts'
import { classes } from '../../core/design/classes.ts'
import { Icon } from '../../core/design/Icon.tsx'
import { VisuallyHidden } from '../../core/design/VisuallyHidden.tsx'
import { useAreaText, useLocale } from '../../core/text/text.tsx'
import { clockTime, dayName, dayOf, fullTime } from './days.ts'
import style from './Message.module.css'
import { MessageBody } from './MessageBody.tsx'
import { Rejected } from './OutgoingStatus.tsx'

interface Props {
  row: Row
  /** Of `dayOf`. */
  today: number
  actorName: string
  composer: ActorRefFrom<typeof composerMachine>
  /** What is searched for; empty for nothing. */
  searchPattern: string
  /** Whether it is the hit that is shown. */
  isHit: boolean
}

/** One message, with the day above it when it is the day's first. */
export const MessageRow = memo(function MessageRow(props: Props) {
  const { row, today, actorName, composer, searchPattern, isHit } = props
  const text = useAreaText('messenger')
  const locale = useLocale()
  const content = row.kind === 'message' ? row.message : row.outgoing
  const isActors = row.kind === 'message' && row.message.senderType === 'actor'
  const time = row.kind === 'message' ? row.message.sentAt : row.outgoing.createdAt
  const day = dayOf(time)
  const isDaysFirst = row.previousAt === null || dayOf(row.previousAt) !== day
  const isUnread = row.kind === 'message' && row.isFirstUnread
  const isRejected = row.kind === 'outgoing' && row.outgoing.status === 'rejected'
  const sender = isActors ? actorName : text('conversation.you')
  return (
    <article
      className={classes(
        style.row,
        isActors ? style.actors : style.own,
        row.isContinued && !isDaysFirst && style.continued,
        isHit && style.hit,
      )}
      aria-label={`${sender}, ${fullTime(time, locale)}`}
      aria-posinset={row.position}
      aria-setsize={-1}
      aria-current={isHit || undefined}
      tabIndex={-1}
    >
      {isDaysFirst && (
        <p className={style.day}>
          <span>{dayName(day, today, locale)}</span>
        </p>
      )}
      {isUnread && <p className={style.unread}>{text('conversation.unread')}</p>}
      <div className={style.side} data-body>
        <div className={classes(style.bubble, isRejected && style.refused)}>
          <MessageBody
            content={content}
            actorName={isActors ? actorName : null}
            searchPattern={searchPattern}
          />
          <span className={style.meta}>
            <time dateTime={new Date(time).toISOString()}>{clockTime(time, locale)}</time>
            {!isActors && !isRejected && <Status isKept={row.kind === 'message'} />}
          </span>
        </div>
        {row.kind === 'outgoing' && isRejected && (
          <Rejected message={row.outgoing} actorName={actorName} composer={composer} />
        )}
      </div>
    </article>
  )
})

function Status({ isKept }: { isKept: boolean }) {
  const text = useAreaText('messenger')
  return (
    <>
      <Icon name={isKept ? 'check' : 'clock'} />
      <VisuallyHidden>{text(isKept ? 'conversation.sent' : 'conversation.sending')}</VisuallyHidden>
    </>
  )
}
