import { useSelector } from '@xstate/react'
import { type FormEvent, useId } from 'react'
import type { ActorRefFrom } from 'xstate'
import controls from '../../../../inspector/views/core/controls.module.css'
import { Button } from '../../../../inspector/views/core/controls.tsx'
import type { loginMachine } from '../../account/login.machine.ts'
import { textIn } from '../core/textIn.ts'
import { useChild, useConsole, useConsoleActor } from '../core/using.ts'
import { Waiting } from '../core/Waiting.tsx'
import styles from './LoginPage.module.css'

/** The way in. */
export function LoginPage() {
  const login = useChild('login')
  const failure = useConsole(({ context }) => context.failure)
  return (
    <main className={styles.page}>
      <div className={styles.card}>
        <span className={styles.mark} aria-hidden="true" />
        <h1 className={styles.title}>
          Limelight <span>support</span>
        </h1>
        <p className={styles.lead}>Reported sessions, replayed as they were.</p>
        {login && <LoginForm login={login} failure={failure} />}
      </div>
    </main>
  )
}

/** The login ended while somebody was at work: what they were at stays behind it. */
export function EndedLogin() {
  const actor = useConsoleActor()
  const login = useChild('login')
  const name = useConsole(({ context }) => context.account?.name ?? '')
  return (
    <div className={styles.over}>
      <div className={styles.card} role="dialog" aria-modal="true" aria-labelledby="ended">
        <h2 id="ended" className={styles.title}>
          Sign in again
        </h2>
        <p className={styles.lead}>
          Your login has ended. Nothing is lost: what you were at goes on when you are back.
        </p>
        {login && <LoginForm login={login} name={name} failure={null} />}
        <Button look="bare" onPress={() => actor.send({ type: 'console.logoutRequested' })}>
          I am not {name}: leave
        </Button>
      </div>
    </div>
  )
}

interface FormProps {
  login: ActorRefFrom<typeof loginMachine>
  /** Of who must sign in; anybody may without it. */
  name?: string
  failure: string | null
}

function LoginForm({ login, name, failure }: FormProps) {
  const id = useId()
  const refusal = useSelector(login, ({ context }) => context.refusal?.sentence ?? null)
  const state = useSelector(login, ({ value }) => value)
  const said = refusal ?? failure
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const typed = (field: string) => textIn(form, field)
    login.send({
      type: 'login.requested',
      name: name ?? typed('name'),
      password: typed('password'),
    })
  }
  return (
    <form className={styles.form} onSubmit={submit}>
      {state === 'trying' && <Waiting label="Signing in" />}
      <label className={styles.label} htmlFor={`${id}-name`}>
        Name
      </label>
      <input
        id={`${id}-name`}
        className={`${controls.input} ${styles.input}`}
        name="name"
        autoComplete="username"
        required
        readOnly={name !== undefined}
        defaultValue={name}
      />
      <label className={styles.label} htmlFor={`${id}-password`}>
        Password
      </label>
      <input
        id={`${id}-password`}
        className={`${controls.input} ${styles.input}`}
        name="password"
        type="password"
        autoComplete="current-password"
        required
        // biome-ignore lint/a11y/noAutofocus: it is what is asked for
        autoFocus={name !== undefined}
        aria-describedby={said ? `${id}-said` : undefined}
      />
      {said && (
        <p id={`${id}-said`} className={styles.said} role="alert">
          {said}
        </p>
      )}
      <button
        type="submit"
        className={`${controls.button} ${controls.main} ${styles.submit}`}
        disabled={state === 'trying' || state === 'locked'}
      >
        Sign in
      </button>
    </form>
  )
}
