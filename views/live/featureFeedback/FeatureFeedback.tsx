import { useRef } from 'react'
import type { RatedFeature } from '../../../machines/live/featureFeedback/featureFeedback.events.ts'
import { selectIsFeedbackGiven } from '../../../machines/live/featureFeedback/featureFeedback.selectors.ts'
import { Button } from '../../core/design/Button.tsx'
import { useActorState, useAddress } from '../../core/environment.tsx'
import { useAreaText } from '../../core/text/text.tsx'
import { useSay } from '../../shell/shell/Announcer.tsx'
import style from './FeatureFeedback.module.css'
import type english from './featureFeedback.en.json'

interface Props {
  feature: RatedFeature
  /** The number of the time that it was used. */
  occasion: number
}

const questions = { actorSearch: 'featureFeedback.actorSearch' } as const

/** Asks once each time whether a feature was of use [QRY-4]. */
export function FeatureFeedback({ feature, occasion }: Props) {
  const text = useAreaText('live')
  const say = useSay()
  const featureFeedback = useAddress('featureFeedback')
  const isGiven = useActorState('featureFeedback', (snapshot) =>
    selectIsFeedbackGiven(snapshot, feature, occasion),
  )
  // the button that had the focus goes
  const asked = useRef<HTMLElement>(null)
  const give = (isHelpful: boolean) => {
    featureFeedback.send({ type: 'featureFeedback.given', feature, occasion, isHelpful })
    say(text('featureFeedback.thanks'))
    asked.current?.focus()
  }
  const question = text(questions[feature])
  return (
    <section ref={asked} className={style.asked} aria-label={question} tabIndex={-1}>
      <p>{isGiven ? text('featureFeedback.thanks') : question}</p>
      {!isGiven && (
        <div className={style.answers}>
          <Button size="small" onPress={() => give(true)}>
            {text('featureFeedback.yes')}
          </Button>
          <Button size="small" onPress={() => give(false)}>
            {text('featureFeedback.no')}
          </Button>
        </div>
      )}
    </section>
  )
}

declare module '../../core/text/catalogues.ts' {
  interface Catalogues {
    featureFeedback: typeof english
  }
}
