import type { Change, Changes, Shown } from '../../replica.value.types.ts'
import { Empty } from '../core/Empty.tsx'
import { useTell } from '../core/inspecting.ts'
import { Value } from '../core/Value.tsx'
import { counted, nameOf } from '../core/words.ts'
import styles from './ChangesPanel.module.css'

interface ChangesTableProps {
  changes: Changes | undefined
  problem: string | undefined
  before: string
  after: string
}

/** What changed between two moments, part by part. */
export function ChangesTable({ changes, problem, before, after }: ChangesTableProps) {
  if (problem) return <Empty title="The changes are not known" sentence={problem} isWrong />
  if (!changes) return null
  if (changes.list.length === 0)
    return (
      <Empty
        title="Nothing is otherwise"
        sentence={`From ${before} to ${after} no state changed.`}
      />
    )
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">What</th>
          <th scope="col">{before}</th>
          <th scope="col">{after}</th>
        </tr>
      </thead>
      <tbody>
        {changes.list.map((change) => (
          <ChangeRow key={`${change.actor} ${change.path}`} change={change} />
        ))}
        {changes.more > 0 && (
          <tr>
            <td colSpan={3}>and {counted(changes.more, 'more change')}</td>
          </tr>
        )}
      </tbody>
    </table>
  )
}

function ChangeRow({ change }: { change: Change }) {
  const tell = useTell()
  const { actor, path, before, after } = change
  return (
    <tr>
      <td>
        <button
          type="button"
          className={styles.path}
          onClick={() => tell({ type: 'inspector.actorChosen', actor })}
        >
          {path}
        </button>
        <span className={styles.actor} title={actor}>
          {nameOf(actor)}
        </span>
      </td>
      <td className={before ? styles.before : ''}>
        <Side shown={before} />
      </td>
      <td className={after ? styles.after : ''}>
        <Side shown={after} />
      </td>
    </tr>
  )
}

function Side({ shown }: { shown: Shown | null }) {
  return shown ? <Value shown={shown} /> : <span className={styles.nothing}>not there</span>
}
