import { useState } from 'react'
import { typeIn } from '../../inspector/inspector.folds.ts'
import {
  selectIsWorking,
  selectKept,
  selectMoment,
  selectTakesOrders,
} from '../../inspector/inspector.selectors.ts'
import type { Shape } from '../../replica.value.types.ts'
import { useAnswer } from '../asking.ts'
import { Button, Choice, TextArea } from '../core/controls.tsx'
import { useInspector, useTell } from '../core/inspecting.ts'
import { problemOf } from './payload.ts'
import styles from './SendPanel.module.css'
import { ShapeForm } from './ShapeForm.tsx'

interface EventFormProps {
  actor: string
  shape: Shape
  samples: readonly string[]
  first: string
}

/** An event as a form and as JSON, what it would do, and where it is sent. */
export function EventForm({ actor, shape, samples, first }: EventFormProps) {
  const moment = useInspector(selectMoment)
  const kept = useInspector(selectKept)
  const takesOrders = useInspector(selectTakesOrders)
  const isWorking = useInspector(selectIsWorking)
  const tell = useTell()
  const [text, setText] = useState(first)
  const problem = problemOf(text)
  const { value: explanation } = useAnswer(
    'explain',
    problem === null ? [moment, actor, text] : undefined,
  )
  const type = typeIn(text) ?? ''
  const own = Object.hasOwn(kept.payloads, type) ? (kept.payloads[type] ?? []) : []
  const history = [...new Set([...own, ...samples])]
  const { branch, position } = moment

  return (
    <div className={styles.form}>
      {history.length > 0 && (
        <Choice
          label="Payloads that are known"
          value=""
          options={[
            { value: '', text: `${history.length} to choose from` },
            ...history.map((sample) => ({ value: sample, text: sample.slice(0, 80) })),
          ]}
          onChoice={(sample: string) => {
            if (sample !== '') setText(pretty(sample))
          }}
        />
      )}
      <ShapeForm shape={shape} text={text} onText={setText} />
      <TextArea
        label="The event as JSON"
        isMono
        rows={Math.min(Math.max(text.split('\n').length, 3), 12)}
        value={text}
        problem={problem}
        onChange={(event) => setText(event.target.value)}
      />
      {problem === null && explanation && (
        <div
          className={`${styles.explanation} ${explanation.isTaken ? styles.isTaken : ''}`}
          role="status"
        >
          {explanation.sentence}
        </div>
      )}
      <div className={styles.buttons}>
        {takesOrders && (
          <Button
            look="main"
            isDisabled={problem !== null}
            onPress={() => tell({ type: 'inspector.eventSent', actor, event: compact(text) })}
          >
            Send to the app
          </Button>
        )}
        <Button
          look={takesOrders ? 'plain' : 'main'}
          isDisabled={problem !== null || isWorking}
          onPress={() =>
            tell({
              type: 'inspector.branchChanged',
              change: { kind: 'invent', branch, position, actor, event: compact(text) },
            })
          }
        >
          Send in a sandbox
        </Button>
      </div>
    </div>
  )
}

const compact = (text: string) => JSON.stringify(JSON.parse(text))

function pretty(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2)
  } catch {
    return text
  }
}
