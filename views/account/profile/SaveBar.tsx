import { useEffect, useEffectEvent, useRef } from 'react'
import {
  selectHasProfileSaveFailed,
  selectIsProfileEdited,
  selectIsProfileSaved,
  selectIsProfileSaving,
  selectProfilePreviewProgress,
} from '../../../machines/account/profile/profile.selectors.ts'
import { Button } from '../../core/design/Button.tsx'
import { Icon } from '../../core/design/Icon.tsx'
import { useActorState, useAddress } from '../../core/environment.tsx'
import { useAreaText } from '../../core/text/text.tsx'
import { useSay } from '../../shell/shell/Announcer.tsx'
import style from './SaveBar.module.css'

/** Whether the form is saved, and what can be done about it. */
export function SaveBar() {
  const text = useAreaText('account')
  const profile = useAddress('profile')
  const isEdited = useActorState('profile', selectIsProfileEdited)
  const isSaving = useActorState('profile', selectIsProfileSaving)
  const hasFailed = useActorState('profile', selectHasProfileSaveFailed)
  const save = useRef<HTMLButtonElement>(null)
  const preview = useActorState('profile', selectProfilePreviewProgress)
  return (
    <div className={style.bar} data-unsaved={isEdited || undefined}>
      <State />
      <div className={style.actions}>
        {isEdited && (
          <Button
            look="quiet"
            size="small"
            isDisabled={isSaving}
            onPress={() => {
              profile.send({ type: 'profile.discardRequested' })
              save.current?.focus()
            }}
          >
            {text('profile.discard')}
          </Button>
        )}
        <Button
          icon="eye"
          size="small"
          isPending={preview === 'loading'}
          onPress={() => profile.send({ type: 'profile.previewRequested' })}
        >
          {text('profile.preview')}
        </Button>
        <Button
          ref={save}
          size="small"
          look={isEdited ? 'primary' : 'secondary'}
          type="submit"
          isPending={isSaving}
        >
          {text(hasFailed ? 'account.retry' : 'profile.save')}
        </Button>
      </div>
    </div>
  )
}

function State() {
  const text = useAreaText('account')
  const say = useSay()
  const isEdited = useActorState('profile', selectIsProfileEdited)
  const isSaving = useActorState('profile', selectIsProfileSaving)
  const isSaved = useActorState('profile', selectIsProfileSaved)
  const hasFailed = useActorState('profile', selectHasProfileSaveFailed)
  const tellSaved = useEffectEvent(() => say(text('profile.saved')))
  useEffect(() => {
    if (isSaved) tellSaved()
  }, [isSaved])

  if (hasFailed) {
    return (
      <p className={`${style.state} ${style.bad}`} role="alert">
        <Icon name="alert" />
        {text('profile.saveFailed')}
      </p>
    )
  }
  if (isSaving) return <p className={style.state}>{text('profile.saving')}</p>
  if (isSaved) {
    return (
      <p className={`${style.state} ${style.good}`}>
        <Icon name="check" />
        {text('profile.saved')}
      </p>
    )
  }
  return <p className={style.state}>{text(isEdited ? 'profile.unsaved' : 'profile.unchanged')}</p>
}
