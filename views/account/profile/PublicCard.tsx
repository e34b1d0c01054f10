import { selectGuestId } from '../../../machines/account/guest/guest.selectors.ts'
import {
  selectProfilePreview,
  selectProfilePreviewProgress,
  selectSavedProfile,
} from '../../../machines/account/profile/profile.selectors.ts'
import { Avatar } from '../../core/design/Avatar.tsx'
import { Badge } from '../../core/design/Badge.tsx'
import { Button } from '../../core/design/Button.tsx'
import { Notice } from '../../core/design/Notice.tsx'
import { StageArt } from '../../core/design/StageArt.tsx'
import { useActorState, useAddress } from '../../core/environment.tsx'
import { useAreaText } from '../../core/text/text.tsx'
import style from './PublicCard.module.css'

/** What others see of the guest: as it is saved, or as it would look. */
export function PublicCard() {
  const text = useAreaText('account')
  const profile = useAddress('profile')
  const id = useActorState('guest', selectGuestId)
  const saved = useActorState('profile', selectSavedProfile)
  const preview = useActorState('profile', selectProfilePreview)
  const progress = useActorState('profile', selectProfilePreviewProgress)
  const shown = preview ?? saved
  if (!shown) return null
  return (
    <aside className={style.card} aria-label={text('profile.public')} aria-live="polite">
      <div className={style.stage}>
        <StageArt seed={id ?? ''} />
        <Badge tone="dusk">{text(preview ? 'profile.public.preview' : 'profile.public')}</Badge>
      </div>
      <div className={style.words}>
        <Avatar
          id={id ?? ''}
          name={preview?.initials.split('').join(' ') || shown.screenName}
          size="large"
        />
        <p className={style.name}>{shown.screenName}</p>
        <p className={style.text}>{shown.text || text('profile.public.silent')}</p>
      </div>
      {progress === 'failed' && (
        <Notice
          tone="bad"
          role="alert"
          action={
            <Button size="small" onPress={() => profile.send({ type: 'profile.previewRequested' })}>
              {text('account.retry')}
            </Button>
          }
        >
          {text('profile.previewFailed')}
        </Notice>
      )}
    </aside>
  )
}
