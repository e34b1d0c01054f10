import { selectIsOnline } from '../../../machines/shell/app/app.selectors.ts'
import { Button } from '../../core/design/Button.tsx'
import { StageArt } from '../../core/design/StageArt.tsx'
import { useActorState, useAddress } from '../../core/environment.tsx'
import { useText } from '../../core/text/text.tsx'
import style from './StartPage.module.css'

/** Seen when the platform did not say who the visitor is. */
export function SessionFailed() {
  const text = useText()
  const guest = useAddress('guest')
  const isOnline = useActorState('app', selectIsOnline)
  return (
    <section className={`${style.hero} ${style.tall}`}>
      <StageArt seed="stage door" isTall />
      <div className={style.words}>
        <div role="alert">
          <h1 className={style.title} tabIndex={-1}>
            {text(isOnline ? 'session.failed.title' : 'offline.title')}
          </h1>
          <p className={style.lead}>{text('session.failed')}</p>
        </div>
        <div className={style.ways}>
          <Button look="primary" onPress={() => guest.send({ type: 'guest.retryRequested' })}>
            {text('session.failed.retry')}
          </Button>
        </div>
      </div>
    </section>
  )
}
