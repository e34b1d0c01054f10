import { useSelector } from '@xstate/react'
import type { FormEvent } from 'react'
import controls from '../../../../inspector/views/core/controls.module.css'
import { Button, Choice } from '../../../../inspector/views/core/controls.tsx'
import { Empty } from '../../../../inspector/views/core/Empty.tsx'
import { type Role, roles } from '../../../console.shapes.ts'
import styles from '../core/Sheet.module.css'
import { textIn } from '../core/textIn.ts'
import { useChild, useConsole } from '../core/using.ts'
import { VirtualRows } from '../core/VirtualRows.tsx'
import { Waiting } from '../core/Waiting.tsx'

/** Who may sign in, for admins. */
export function PeoplePage() {
  const people = useChild('people')
  const context = useSelector(people, (snapshot) => snapshot?.context)
  const isBusy = useSelector(people, (snapshot) => snapshot?.matches('loaded') === false)
  const own = useConsole(({ context: { account } }) => account?.name)
  if (!people || !context) return null
  const { users, notice, failure } = context
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const typed = (field: string) => textIn(form, field)
    const deed = { name: typed('name'), password: typed('password'), role: typed('role') as Role }
    people.send({ type: 'people.deedRequested', deed: { kind: 'add', ...deed } })
    form.reset()
  }
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        {isBusy && <Waiting label="Asking who may sign in" />}
        <h1 className={styles.title}>People</h1>
        <p className={styles.lead}>
          Agents look at reports and answer them; admins also erase, read the audit log and decide
          who may sign in.
        </p>
      </header>
      {notice && <p role={notice.isWrong ? 'alert' : 'status'}>{notice.sentence}</p>}
      {failure && (
        <Empty title="People cannot be listed" sentence={failure} isWrong>
          <Button onPress={() => people.send({ type: 'people.refreshRequested' })}>
            Try again
          </Button>
        </Empty>
      )}
      {users && (
        <VirtualRows
          label="People"
          heads={['Name', 'Role', 'Access']}
          items={users}
          keyOf={({ name }) => name}
        >
          {({ name, role, isLocked }) => (
            <>
              <td>
                {name}
                {name === own && <span className={styles.quiet}> (you)</span>}
              </td>
              <td>
                <Choice
                  label={`Role of ${name}`}
                  value={role}
                  options={roles.map((each) => ({ value: each, text: each }))}
                  onChoice={(next) =>
                    people.send({
                      type: 'people.deedRequested',
                      deed: { kind: 'change', name, change: { role: next } },
                    })
                  }
                />
              </td>
              <td>
                <Button
                  label={isLocked ? `Let ${name} in again` : `Lock ${name} out`}
                  isDisabled={name === own}
                  onPress={() =>
                    people.send({
                      type: 'people.deedRequested',
                      deed: { kind: 'change', name, change: { isLocked: !isLocked } },
                    })
                  }
                >
                  {isLocked ? 'Locked out: let in again' : 'Lock out'}
                </Button>
              </td>
            </>
          )}
        </VirtualRows>
      )}
      <form className={styles.row} onSubmit={submit} aria-label="Add somebody">
        <label className={controls.field}>
          <span className={controls.label}>Name</span>
          <input className={controls.input} name="name" required autoComplete="off" />
        </label>
        <label className={controls.field}>
          <span className={controls.label}>Password</span>
          <input
            className={controls.input}
            name="password"
            type="password"
            required
            minLength={12}
            autoComplete="new-password"
          />
        </label>
        <label className={controls.field}>
          <span className={controls.label}>Role</span>
          <select className={controls.input} name="role">
            {roles.map((role) => (
              <option key={role}>{role}</option>
            ))}
          </select>
        </label>
        <button type="submit" className={`${controls.button} ${controls.main}`} disabled={isBusy}>
          Add
        </button>
      </form>
    </div>
  )
}
