import { useState } from 'react'
import {
  selectActor,
  selectMoment,
  selectOpened,
  selectPinned,
} from '../../inspector/inspector.selectors.ts'
import type { Moment } from '../../replica.types.ts'
import { useAnswer } from '../asking.ts'
import { Button, Choice } from '../core/controls.tsx'
import { Empty } from '../core/Empty.tsx'
import { useInspector, useTell } from '../core/inspecting.ts'
import { Panel } from '../core/Panel.tsx'
import { ChangesTable } from './ChangesTable.tsx'

type Against = 'step' | 'pinned'

/** What this step changed, or what is otherwise between two moments that are pinned. */
export function ChangesPanel() {
  const moment = useInspector(selectMoment)
  const opened = useInspector(selectOpened)
  const actor = useInspector(selectActor)
  const pinned = useInspector(selectPinned)
  const tell = useTell()
  const [whose, setWhose] = useState<'all' | 'one'>('all')
  const [against, setAgainst] = useState<Against>('step')
  const isOne = whose === 'one' && actor !== null
  const [older, newer] = sides(against, moment, pinned)
  const isFirst = older === null || older.position < (opened?.first ?? 0)
  const asked: [Moment, Moment, string?] | undefined = isFirst
    ? undefined
    : isOne
      ? [older, newer, actor]
      : [older, newer]
  const { value, problem } = useAnswer('changes', asked)

  return (
    <Panel
      bar={
        <>
          <Choice<Against>
            label="Compare"
            value={against}
            onChoice={setAgainst}
            options={[
              { value: 'step', text: 'with the step before' },
              { value: 'pinned', text: 'what is pinned' },
            ]}
          />
          <Choice<'all' | 'one'>
            label="Of"
            value={whose}
            onChoice={setWhose}
            options={[
              { value: 'all', text: 'all actors' },
              { value: 'one', text: 'the chosen actor' },
            ]}
          />
        </>
      }
      foot={
        pinned.length > 0 && (
          <>
            <span>Pinned:</span>
            {pinned.map((pin) => (
              <Button
                key={momentName(pin)}
                label={`Unpin ${momentName(pin)}`}
                onPress={() => tell({ type: 'inspector.momentUnpinned', moment: pin })}
              >
                {momentName(pin)} ✕
              </Button>
            ))}
          </>
        )
      }
    >
      {against === 'pinned' && pinned.length === 0 ? (
        <Empty
          title="No moment is pinned"
          sentence="Pin one with the pin beside an actor's name or with the key m. It is compared with what is shown, two with each other."
        />
      ) : isFirst ? (
        <Empty title="This is where the log begins" />
      ) : (
        <ChangesTable
          changes={value}
          problem={problem}
          before={older ? momentName(older) : ''}
          after={momentName(newer)}
        />
      )}
    </Panel>
  )
}

function sides(
  against: Against,
  moment: Moment,
  pinned: readonly Moment[],
): [Moment | null, Moment] {
  const [one, other] = pinned
  if (against === 'pinned') return [one ?? null, other ?? moment]
  if (moment.microstep > 0) return [{ ...moment, microstep: moment.microstep - 1 }, moment]
  return [{ ...moment, position: moment.position - 1 }, moment]
}

/** @returns `entry 12`, `entry 12, step 3`, with the branch's name where it is one */
function momentName({ branch, position, microstep }: Moment): string {
  const entry = microstep > 0 ? `entry ${position + 1}, step ${microstep}` : `entry ${position}`
  return branch === 'log' ? entry : `${branch}, ${entry}`
}
