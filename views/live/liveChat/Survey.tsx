import { useState } from 'react'
import { selectSurvey } from '../../../machines/live/liveChat/liveChat.selectors.ts'
import { Button } from '../../core/design/Button.tsx'
import { Icon } from '../../core/design/Icon.tsx'
import { VisuallyHidden } from '../../core/design/VisuallyHidden.tsx'
import { useActorState, useAddress } from '../../core/environment.tsx'
import { useAreaText } from '../../core/text/text.tsx'
import style from './Survey.module.css'

const stars = [1, 2, 3, 4, 5]

/** How the chat was: one to five stars. */
export function Survey() {
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
