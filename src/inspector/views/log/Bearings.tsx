import type { Branch } from '../../replica.types.ts'
import { Button } from '../core/controls.tsx'
import { useTell } from '../core/inspecting.ts'
import { counted } from '../core/words.ts'
import styles from './LogPanel.module.css'

/** How many are named; the others are lit in the list. */
const named = 4

interface BearingsProps {
  total: number
  entry: number
  branch: Branch
  causes: readonly number[]
  effects: readonly number[]
}

/** What led to the chosen entry and what it led to, to go there. */
export function Bearings({ total, entry, branch, causes, effects }: BearingsProps) {
  return (
    <div className={styles.links}>
      <span className={styles.count}>{counted(total, 'entry', 'entries')}</span>
      {causes.length > 0 && (
        <>
          <span>· {entry} came of</span>
          <Links positions={causes.toReversed()} branch={branch} />
        </>
      )}
      {effects.length > 0 && (
        <>
          <span>· {entry} led to</span>
          <Links positions={effects} branch={branch} />
        </>
      )}
    </div>
  )
}

function Links({ positions, branch }: { positions: readonly number[]; branch: Branch }) {
  const tell = useTell()
  const more = positions.length - named
  return (
    <>
      {positions.slice(0, named).map((position) => (
        <Button
          key={position}
          label={`Go to entry ${position}`}
          onPress={() =>
            tell({
              type: 'inspector.momentChosen',
              moment: { branch, position, microstep: 0 },
            })
          }
        >
          {position}
        </Button>
      ))}
      {more > 0 && <span>and {counted(more, 'other')}</span>}
    </>
  )
}
