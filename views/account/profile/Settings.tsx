import {
  selectNotificationsSettings,
  selectNotificationsSettingsProgress,
  selectPreferences,
  selectPreferencesProgress,
} from '../../../machines/account/profile/profile.selectors.ts'
import { Button } from '../../core/design/Button.tsx'
import { Segmented, Switch } from '../../core/design/Choice.tsx'
import { Notice } from '../../core/design/Notice.tsx'
import { Skeleton } from '../../core/design/Skeleton.tsx'
import { ErrorState } from '../../core/design/States.tsx'
import { VisuallyHidden } from '../../core/design/VisuallyHidden.tsx'
import { useActorState, useAddress } from '../../core/environment.tsx'
import { type TextKey, useAreaText } from '../../core/text/text.tsx'
import { WhyFailed } from '../../core/text/WhyFailed.tsx'
import { Panel, Part, Row } from '../personalArea/Part.tsx'
import style from './Settings.module.css'

/** Which news come which way, and what the guest prefers to see. Every change is saved at once. */
export function Settings() {
  const text = useAreaText('account')
  return (
    <Part id="settings" title={text('settings.title')} lead={text('settings.lead')}>
      <Panel>
        <Notifications />
      </Panel>
      <Panel>
        <Preferences />
      </Panel>
    </Part>
  )
}

const kinds: Readonly<Record<string, { words: TextKey; meaning: TextKey }>> = {
  email: { words: 'settings.email', meaning: 'settings.email.words' },
  sms: { words: 'settings.sms', meaning: 'settings.sms.words' },
  push: { words: 'settings.push', meaning: 'settings.push.words' },
  newsletter: { words: 'settings.newsletter', meaning: 'settings.newsletter.words' },
}

function Notifications() {
  const text = useAreaText('account')
  const profile = useAddress('profile')
  const settings = useActorState('profile', selectNotificationsSettings)
  const progress = useActorState('profile', selectNotificationsSettingsProgress)
  if (progress === 'loadFailed') {
    return (
      <div className={style.padded}>
        <ErrorState
          title={text('settings.failed.title')}
          action={
            <Button icon="reload" onPress={() => profile.send({ type: 'profile.retryRequested' })}>
              {text('account.retry')}
            </Button>
          }
        >
          <WhyFailed text="settings.failed" />
        </ErrorState>
      </div>
    )
  }
  if (!settings) return <SettingsSkeleton />
  return (
    <>
      {Object.entries(settings).map(([kind, isOn]) => (
        <div key={kind} className={style.switch}>
          <Switch
            isSelected={isOn}
            onChange={(isNowOn) =>
              profile.send({ type: 'profile.notificationToggled', kind, isOn: isNowOn })
            }
          >
            <span className={style.kind}>
              {kinds[kind] ? text(kinds[kind].words) : text('settings.otherKind', { kind })}
            </span>
            {kinds[kind] && <span className={style.meaning}>{text(kinds[kind].meaning)}</span>}
          </Switch>
        </div>
      ))}
      {progress === 'saveFailed' && <Unsaved />}
    </>
  )
}

/** Which pictures are shown without being asked for, by the platform's preference of that name. */
const ageRatings = ['12', '16', '18'] as const

function Preferences() {
  const text = useAreaText('account')
  const profile = useAddress('profile')
  const { fsk } = useActorState('profile', selectPreferences)
  const progress = useActorState('profile', selectPreferencesProgress)
  return (
    <>
      <Row
        title={text('settings.rating')}
        actions={
          <Segmented
            label={text('settings.rating')}
            value={String(fsk ?? '16')}
            options={ageRatings.map((value) => ({
              value,
              words: text('settings.rating.from', { age: value }),
            }))}
            onChange={(value) =>
              profile.send({
                type: 'profile.preferenceChanged',
                preference: 'fsk',
                value: Number(value),
              })
            }
          />
        }
      >
        {text('settings.rating.words')}
      </Row>
      {progress === 'saveFailed' && <Unsaved />}
    </>
  )
}

function Unsaved() {
  const text = useAreaText('account')
  const profile = useAddress('profile')
  return (
    <div className={style.unsaved}>
      <Notice
        tone="bad"
        role="alert"
        action={
          <Button size="small" onPress={() => profile.send({ type: 'profile.retryRequested' })}>
            {text('account.retry')}
          </Button>
        }
      >
        {text('settings.unsaved')}
      </Notice>
    </div>
  )
}

function SettingsSkeleton() {
  const text = useAreaText('account')
  return (
    <div className={style.padded}>
      <VisuallyHidden>{text('settings.loading')}</VisuallyHidden>
      {['70%', '60%', '66%'].map((width) => (
        <Skeleton key={width} width={width} height="1.5rem" />
      ))}
    </div>
  )
}
