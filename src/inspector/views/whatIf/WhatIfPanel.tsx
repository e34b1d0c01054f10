import {
  selectBranches,
  selectContext,
  selectIsWorking,
  selectMoment,
} from '../../inspector/inspector.selectors.ts'
import type { BranchInfo } from '../../inspector/inspector.state.ts'
import { useAnswer } from '../asking.ts'
import { ChangesTable } from '../changes/ChangesTable.tsx'
import { Button, IconButton } from '../core/controls.tsx'
import { useInspector, useTell } from '../core/inspecting.ts'
import { Panel } from '../core/Panel.tsx'
import { counted } from '../core/words.ts'
import styles from './WhatIfPanel.module.css'

/** Sandboxes: how it would have gone on from an entry, beside how it went. */
export function WhatIfPanel() {
  const moment = useInspector(selectMoment)
  const branches = useInspector(selectBranches)
  const isWorking = useInspector(selectIsWorking)
  const tell = useTell()
  const { branch, position } = moment
  const shown = branches.find((info) => info.branch === branch)
  return (
    <Panel>
      <p className={styles.text}>
        A sandbox goes on from an entry with other events, its effects off: nothing outside hears of
        it. Send it events in Send, fire its timers in Timers, or let it go on as the log did.
      </p>
      <div className={styles.buttons}>
        <Button
          look="main"
          isDisabled={isWorking}
          onPress={() =>
            tell({ type: 'inspector.branchChanged', change: { kind: 'fork', branch, position } })
          }
        >
          Fork at entry {position}
        </Button>
      </div>
      {branches.length > 0 && (
        <ul className={styles.branches} aria-label="Sandboxes">
          {branches.map((info) => (
            <BranchItem key={info.branch} info={info} isHere={info.branch === branch} />
          ))}
        </ul>
      )}
      {shown && <Ends info={shown} />}
    </Panel>
  )
}

function BranchItem({ info, isHere }: { info: BranchInfo; isHere: boolean }) {
  const isWorking = useInspector(selectIsWorking)
  const tell = useTell()
  const { branch, from, at, length } = info
  const change = (kind: 'drop' | 'goOn', count = 1) =>
    tell({
      type: 'inspector.branchChanged',
      change: { kind, branch, position: length, count },
    })
  return (
    <li className={`${styles.branch} ${isHere ? styles.isHere : ''}`}>
      <span className={styles.name}>{branch}</span>
      <Button
        isDisabled={isHere}
        label={`Show ${branch}`}
        onPress={() =>
          tell({
            type: 'inspector.momentChosen',
            moment: { branch, position: length, microstep: 0 },
          })
        }
      >
        Show
      </Button>
      <IconButton icon="trash" label={`Drop ${branch}`} onPress={() => change('drop')} />
      <span className={styles.about}>
        from {from === 'log' ? 'the log' : from} at entry {at},{' '}
        {counted(length - at, 'entry', 'entries')} since
      </span>
      {[1, 10, 100].map((count) => (
        <Button
          key={count}
          isDisabled={isWorking}
          label={`Go on in ${branch} with ${counted(count, 'entry', 'entries')} of the log`}
          onPress={() => change('goOn', count)}
        >
          +{count} of the log
        </Button>
      ))}
    </li>
  )
}

/** The end of a sandbox and that of the log, side by side. */
function Ends({ info }: { info: BranchInfo }) {
  const { length } = useInspector(selectContext)
  const { value, problem } = useAnswer('changes', [
    { branch: 'log', position: length, microstep: 0 },
    { branch: info.branch, position: info.length, microstep: 0 },
  ])
  return (
    <section aria-label="The two ends">
      <h3 className={styles.title}>The two ends</h3>
      <ChangesTable
        changes={value}
        problem={problem}
        before={`Log, entry ${length}`}
        after={`${info.branch}, entry ${info.length}`}
      />
    </section>
  )
}
