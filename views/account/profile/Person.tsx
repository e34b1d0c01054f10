import {
  selectHasProfileFailed,
  selectProfileFields,
} from '../../../machines/account/profile/profile.selectors.ts'
import { Button } from '../../core/design/Button.tsx'
import { Skeleton } from '../../core/design/Skeleton.tsx'
import { ErrorState } from '../../core/design/States.tsx'
import { VisuallyHidden } from '../../core/design/VisuallyHidden.tsx'
import { useActorState, useAddress } from '../../core/environment.tsx'
import { useAreaText } from '../../core/text/text.tsx'
import { WhyFailed } from '../../core/text/WhyFailed.tsx'
import { Panel, Part } from '../personalArea/Part.tsx'
import style from './Person.module.css'
import { ProfileForm } from './ProfileForm.tsx'
import { PublicCard } from './PublicCard.tsx'

/** What others may know of the guest: the form, and beside it what they see. */
export function Person() {
  const text = useAreaText('account')
  return (
    <Part id="person" title={text('profile.person')} lead={text('profile.person.lead')}>
      <Contents />
    </Part>
  )
}

function Contents() {
  const text = useAreaText('account')
  const profile = useAddress('profile')
  const fields = useActorState('profile', selectProfileFields)
  const hasFailed = useActorState('profile', selectHasProfileFailed)
  if (hasFailed) {
    return (
      <Panel>
        <div className={style.padded}>
          <ErrorState
            title={text('profile.failed.title')}
            action={
              <Button
                icon="reload"
                onPress={() => profile.send({ type: 'profile.retryRequested' })}
              >
                {text('account.retry')}
              </Button>
            }
          >
            <WhyFailed text="profile.failed" />
          </ErrorState>
        </div>
      </Panel>
    )
  }
  if (!fields) return <FormSkeleton />
  return (
    <div className={style.person}>
      <ProfileForm fields={fields} />
      <PublicCard />
    </div>
  )
}

const keys = ['a', 'b', 'c', 'd', 'e', 'f']

function FormSkeleton() {
  const text = useAreaText('account')
  return (
    <Panel>
      <div className={style.padded}>
        <VisuallyHidden>{text('profile.loading')}</VisuallyHidden>
        <div className={style.fields}>
          {keys.map((key) => (
            <Skeleton key={key} width="100%" height="2.75rem" />
          ))}
        </div>
        <Skeleton width="100%" height="7rem" />
      </div>
    </Panel>
  )
}
