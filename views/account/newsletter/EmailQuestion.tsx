import { useEffect, useRef } from 'react'
import {
  selectIsNewsletterEmailInvalid,
  selectIsNewsletterEmailNeeded,
  selectNewsletterEmail,
} from '../../../machines/account/newsletter/newsletter.selectors.ts'
import { TextField } from '../../core/design/TextField.tsx'
import { useActorState, useAddress } from '../../core/environment.tsx'
import { useAreaText } from '../../core/text/text.tsx'
import style from './EmailQuestion.module.css'

/** Where the letters go; nothing when the platform knows. */
export function EmailQuestion() {
  const text = useAreaText('account')
  const newsletter = useAddress('newsletter')
  const isNeeded = useActorState('newsletter', selectIsNewsletterEmailNeeded)
  const email = useActorState('newsletter', selectNewsletterEmail)
  const isInvalid = useActorState('newsletter', selectIsNewsletterEmailInvalid)
  const field = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isInvalid) field.current?.querySelector('input')?.focus()
  }, [isInvalid])
  if (!isNeeded) return null
  return (
    <div ref={field} className={style.question}>
      <TextField
        label={text('newsletter.email')}
        hint={text('newsletter.email.hint')}
        error={isInvalid ? text('account.emailInvalid') : undefined}
        value={email}
        onChange={(typed) => newsletter.send({ type: 'newsletter.emailChanged', email: typed })}
        type="email"
        autoComplete="email"
      />
    </div>
  )
}
