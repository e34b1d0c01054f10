import { useState } from 'react'
import { selectComment, selectSurvey } from '../../../machines/live/liveChat/liveChat.selectors.ts'
import { longestLine } from '../../../machines/live/liveChat/liveChat.talk.ts'
import { Button } from '../../core/design/Button.tsx'
import { Icon } from '../../core/design/Icon.tsx'
import { Notice } from '../../core/design/Notice.tsx'
import { TextField } from '../../core/design/TextField.tsx'
import { VisuallyHidden } from '../../core/design/VisuallyHidden.tsx'
import { useActorState, useAddress } from '../../core/environment.tsx'
import { useAreaText } from '../../core/text/text.tsx'
import style from './Survey.module.css'

const stars = [1, 2, 3, 4, 5]

/** How the chat was: one to five stars, and words beside them from whoever may comment [GST-23]. */
export function Survey({ name }: { name: string }) {
  const text = useAreaText('live')
  const liveChat = useAddress('liveChat')
  const progress = useActorState('liveChat', selectSurvey)
  const [chosen, setChosen] = useState(0)
  if (progress === 'none') return null
  const isDone = progress === 'sending' || progress === 'sent'
  return (
    <fieldset className={style.survey}>
      <legend className={style.question}>{text('liveChat.survey')}</legend>
      <div className={style.stars}>
        {stars.map((count) => (
          <label key={count} className={style.star}>
            <input
              type="radio"
              name="liveChat.survey"
              className={style.choice}
              checked={chosen === count}
              disabled={isDone}
              onChange={() => setChosen(count)}
            />
            <Icon name="star" isFilled={count <= chosen} />
            <VisuallyHidden>{text('liveChat.survey.stars', { count })}</VisuallyHidden>
          </label>
        ))}
      </div>
      <Comment name={name} isDone={isDone} isSent={progress === 'sent'} />
      {progress !== 'sent' && (
        <Button
          size="small"
          isDisabled={chosen === 0}
          isPending={progress === 'sending'}
          onPress={() => liveChat.send({ type: 'liveChat.rated', stars: chosen })}
        >
          {text('liveChat.survey.send')}
        </Button>
      )}
      <p role="status">
        {progress === 'sent' && text('liveChat.survey.sent')}
        {progress === 'failed' && text('liveChat.survey.failed')}
      </p>
    </fieldset>
  )
}

interface CommentProps {
  name: string
  /** They are sent, or on their way. */
  isDone: boolean
  isSent: boolean
}

/** The words beside the stars, as they were sent once they are. */
function Comment({ name, isDone, isSent }: CommentProps) {
  const text = useAreaText('live')
  const liveChat = useAddress('liveChat')
  const comment = useActorState('liveChat', selectComment)
  if (comment === null) return <Notice>{text('liveChat.survey.blocked')}</Notice>
  if (isSent) {
    return (
      comment.trim() && (
        <figure className={style.said}>
          <figcaption>{text('liveChat.survey.said', { name })}</figcaption>
          <blockquote className={style.words}>{comment.trim()}</blockquote>
        </figure>
      )
    )
  }
  return (
    <TextField
      isLong
      label={text('liveChat.survey.comment', { name })}
      hint={text('liveChat.survey.comment.hint', { name })}
      value={comment}
      maxLength={longestLine}
      isDisabled={isDone}
      onChange={(typed) => liveChat.send({ type: 'liveChat.commentChanged', comment: typed })}
    />
  )
}
