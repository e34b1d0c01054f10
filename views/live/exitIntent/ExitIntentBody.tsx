import { selectActorProfile } from '../../../machines/live/actorProfile/actorProfile.selectors.ts'
import { useStateOfLater } from '../../core/environment.tsx'
import { useAreaText } from '../../core/text/text.tsx'
import type english from './exitIntent.en.json'

/** Why a visitor may want to stay at a performer's page. */
export function ExitIntentBody() {
  const text = useAreaText('live')
  const actor = useStateOfLater('actorProfile', selectActorProfile, null)
  if (!actor) return <p>{text('exitIntent.words')}</p>
  const { isLivePreviewEnabled, isOnline, name } = actor
  return (
    <p>
      {text(
        isOnline
          ? isLivePreviewEnabled
            ? 'exitIntent.live'
            : 'exitIntent.words'
          : 'exitIntent.away',
        { name },
      )}
    </p>
  )
}

declare module '../../core/text/catalogues.ts' {
  interface Catalogues {
    exitIntent: typeof english
  }
}
