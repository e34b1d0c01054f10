import { useEffect, useId, useRef, useState } from 'react'
import { selectGuest } from '../../../machines/account/guest/guest.selectors.ts'
import { selectSignupEmailProgress } from '../../../machines/account/profile/profile.selectors.ts'
import { Badge } from '../../core/design/Badge.tsx'
import { Button } from '../../core/design/Button.tsx'
import { Notice } from '../../core/design/Notice.tsx'
import { TextField } from '../../core/design/TextField.tsx'
import { useActorState, useAddress } from '../../core/environment.tsx'
import { useAreaText } from '../../core/text/text.tsx'
import { Panel, Part, Row } from '../personalArea/Part.tsx'
import style from './Access.module.css'

/** How the guest gets in: the e-mail address, whether it is confirmed, and the password. */
export function Access() {
  const text = useAreaText('account')
  return (
    <Part id="access" title={text('access.title')} lead={text('access.lead')}>
      <Panel>
        <Email />
        <Password />
      </Panel>
    </Part>
  )
}

function Email() {
  const text = useAreaText('account')
  const formId = useId()
  const [isChanging, setChanging] = useState(false)
  const { email, isEmailVerified } = useActorState('guest', selectGuest)
  const profile = useAddress('profile')
  const progress = useActorState('profile', selectSignupEmailProgress)
  return (
    <>
      <Row
        title={text('access.email')}
        state={
          email && (
            <Badge tone={isEmailVerified ? 'quiet' : 'accent'}>
              {text(isEmailVerified ? 'access.email.verified' : 'access.email.unverified')}
            </Badge>
          )
        }
        actions={
          <>
            {email && !isEmailVerified && (
              <Button
                size="small"
                icon="mail"
                onPress={() => profile.send({ type: 'profile.signupEmailRequested', email })}
              >
                {text('access.email.again')}
              </Button>
            )}
            <Button
              size="small"
              aria-expanded={isChanging}
              aria-controls={formId}
              onPress={() => setChanging(!isChanging)}
            >
              {text('access.email.change')}
            </Button>
          </>
        }
      >
        {email ?? text('access.email.none')}
      </Row>
      <div id={formId} className={style.form} hidden={!isChanging}>
        {isChanging && <EmailForm />}
      </div>
      {progress === 'asked' && (
        <div className={style.notice}>
          <Notice tone="good" role="status">
            {text('access.email.sent')}
          </Notice>
        </div>
      )}
    </>
  )
}

/** Another address; it counts once the letter sent there was answered. */
function EmailForm() {
  const text = useAreaText('account')
  const profile = useAddress('profile')
  const progress = useActorState('profile', selectSignupEmailProgress)
  const [typed, setTyped] = useState('')
  const [refused, setRefused] = useState<string>()
  const isInvalid = progress === 'addressInvalid' && refused === typed
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (isInvalid) form.current?.querySelector('input')?.focus()
  }, [isInvalid])
  return (
    <form
      ref={form}
      className={style.fields}
      aria-label={text('access.email.change')}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setRefused(typed)
        profile.send({ type: 'profile.signupEmailRequested', email: typed })
      }}
    >
      <TextField
        label={text('access.email.new')}
        hint={text('access.email.hint')}
        error={isInvalid ? text('account.emailInvalid') : undefined}
        value={typed}
        onChange={setTyped}
        type="email"
        autoComplete="email"
      />
      <Button look="primary" type="submit">
        {text('access.email.send')}
      </Button>
    </form>
  )
}

function Password() {
  const text = useAreaText('account')
  const payTour = useAddress('payTour')
  return (
    <Row
      title={text('access.password')}
      actions={
        <Button
          size="small"
          onPress={() => payTour.send({ type: 'payTour.openRequested', flow: 'pwdlost' })}
        >
          {text('access.password.change')}
        </Button>
      }
    >
      {text('access.password.words')}
    </Row>
  )
}
