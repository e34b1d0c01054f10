import { use, useState } from 'react'
import { selectActor } from '../../inspector/inspector.selectors.ts'
import type { Breakpoint } from '../../replica.types.ts'
import { AskContext } from '../asking.ts'
import { Button, Choice, TextField } from '../core/controls.tsx'
import { useInspector, useTell } from '../core/inspecting.ts'
import { nameOf } from '../core/words.ts'
import styles from './BreakpointsPanel.module.css'

type Kind = Breakpoint['kind']

const fields: Readonly<Record<Kind, { label: string; placeholder: string }>> = {
  event: { label: 'Type of event', placeholder: 'owner.whatHappened or owner.*' },
  state: { label: 'State', placeholder: 'running.idle' },
  expression: { label: 'Expression that becomes true', placeholder: 'context.count > 3' },
}

/** Adds a breakpoint once the replica says that it can be used. */
export function NewBreakpoint() {
  const actor = useInspector(selectActor)
  const ask = use(AskContext)
  const tell = useTell()
  const [kind, setKind] = useState<Kind>('event')
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [isAnyActor, setAnyActor] = useState(true)
  const isOfAny = kind === 'event' && isAnyActor

  const add = async () => {
    const breakpoint = breakpointOf(kind, text.trim(), isOfAny ? null : actor)
    if (!breakpoint) {
      setProblem(text.trim() === '' ? 'It waits for nothing yet' : 'Choose an actor first')
      return
    }
    const wrong = await ask?.('check', breakpoint).catch((error: Error) => error.message)
    setProblem(wrong ?? null)
    if (wrong) return
    tell({ type: 'inspector.breakpointAdded', breakpoint })
    setText('')
  }

  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        void add()
      }}
    >
      <Choice<Kind>
        label="Stop at"
        value={kind}
        onChoice={(next) => {
          setKind(next)
          setProblem(null)
        }}
        options={[
          { value: 'event', text: 'an event' },
          { value: 'state', text: 'a state' },
          { value: 'expression', text: 'an expression over context' },
        ]}
      />
      {kind === 'event' ? (
        <Choice
          label="Sent to"
          value={isAnyActor || actor === null ? 'any' : 'one'}
          onChoice={(choice: string) => setAnyActor(choice === 'any')}
          options={[
            { value: 'any', text: 'any actor' },
            ...(actor === null ? [] : [{ value: 'one', text: nameOf(actor) }]),
          ]}
        />
      ) : (
        <p className={styles.hint}>
          of <code>{actor ? nameOf(actor) : 'no actor: choose one in the tree'}</code>
          {kind === 'expression' && ', over its context, its value and the event'}
        </p>
      )}
      <TextField
        {...fields[kind]}
        isMono
        value={text}
        problem={problem}
        onChange={(event) => {
          setText(event.target.value)
          setProblem(null)
        }}
      />
      <div>
        <Button onPress={() => void add()}>Add breakpoint</Button>
      </div>
    </form>
  )
}

function breakpointOf(kind: Kind, text: string, actor: string | null): Breakpoint | null {
  if (text === '') return null
  if (kind === 'event') return actor === null ? { kind, type: text } : { kind, type: text, actor }
  if (actor === null) return null
  return kind === 'state' ? { kind, actor, state: text } : { kind, actor, expression: text }
}
