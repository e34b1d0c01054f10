import { selectIsLocked } from '../../../machines/account/guest/guest.selectors.ts'
import { LoginOffer } from '../../account/login/LoginOffer.tsx'
import { StageArt } from '../../core/design/StageArt.tsx'
import { useActorState } from '../../core/environment.tsx'
import { type TextKey, useText } from '../../core/text/text.tsx'
import style from './StartPage.module.css'

const facts = [
  { title: 'start.facts.live.title', words: 'start.facts.live' },
  { title: 'start.facts.kept.title', words: 'start.facts.kept' },
  { title: 'start.facts.adults.title', words: 'start.facts.adults' },
] as const satisfies { title: TextKey; words: TextKey }[]

/** What this is and the way in, for a visitor. */
export function VisitorStart() {
  const text = useText()
  const isLocked = useActorState('guest', selectIsLocked)
  return (
    <>
      <section className={`${style.hero} ${style.tall}`}>
        <StageArt seed="limelight" isTall />
        <div className={style.words}>
          <h1 className={style.title} tabIndex={-1}>
            {text('start.title')}
          </h1>
          <p className={style.lead}>{text('start.lead')}</p>
          {isLocked && <p role="alert">{text('session.locked')}</p>}
          <div className={style.ways}>
            <LoginOffer isProminent />
          </div>
        </div>
      </section>
      <section aria-label={text('start.facts.title')}>
        <dl className={style.facts}>
          {facts.map(({ title, words }) => (
            <div key={title}>
              <dt className={style.fact}>{text(title)}</dt>
              <dd>{text(words)}</dd>
            </div>
          ))}
        </dl>
      </section>
    </>
  )
}
