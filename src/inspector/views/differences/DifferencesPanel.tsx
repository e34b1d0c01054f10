import { selectMoment, selectOpened } from '../../inspector/inspector.selectors.ts'
import type { Difference } from '../../replica.types.ts'
import changes from '../changes/ChangesPanel.module.css'
import { Button } from '../core/controls.tsx'
import { Empty } from '../core/Empty.tsx'
import { useInspector, useTell } from '../core/inspecting.ts'
import { Panel } from '../core/Panel.tsx'
import { usePositions } from '../core/usePositions.ts'
import { counted } from '../core/words.ts'

const kindWords: Readonly<Record<Difference['kind'], string>> = {
  changed: 'is otherwise',
  missing: 'is missing',
  added: 'was added',
  renamed: 'was renamed',
}

/** Where the log and this build part. */
export function DifferencesPanel() {
  const opened = useInspector(selectOpened)
  const moment = useInspector(selectMoment)
  const tell = useTell()
  const { divergence = null, differences = [], moreDifferences = 0, length = 0 } = opened ?? {}
  const positions = usePositions(
    [...(divergence ? [divergence] : []), ...differences].map(({ seq }) => seq),
    length,
  )
  const isDivergence = (other: Difference) =>
    divergence?.seq === other.seq &&
    divergence.path === other.path &&
    divergence.part === other.part
  const list = [
    ...(divergence ? [divergence] : []),
    ...differences.filter((difference) => !isDivergence(difference)),
  ]
  if (list.length === 0) {
    return (
      <Empty
        title="This build and the log agree"
        sentence="Folded again, every entry led to the state that was recorded."
      />
    )
  }
  return (
    <Panel>
      <table className={changes.table}>
        <thead>
          <tr>
            <th scope="col">Entry</th>
            <th scope="col">What</th>
            <th scope="col">Log</th>
            <th scope="col">This build</th>
          </tr>
        </thead>
        <tbody>
          {list.map((difference, index) => {
            const { seq, path, part, kind, expected, found } = difference
            const position = positions.get(seq) ?? seq
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: the list is only ever given whole
              <tr key={index}>
                <td>
                  <Button
                    label={`Go to entry ${position}`}
                    onPress={() =>
                      tell({
                        type: 'inspector.momentChosen',
                        moment: { branch: 'log', position, microstep: 0 },
                        actor: path,
                      })
                    }
                  >
                    {position}
                    {moment.position === position ? ' ·' : ''}
                  </Button>
                </td>
                <td>
                  <span className={changes.path}>
                    {path} {part}
                  </span>
                  <span className={changes.actor}>
                    {isDivergence(difference) ? 'here they part: ' : ''}
                    {kindWords[kind]}
                  </span>
                </td>
                <td className={changes.before}>{expected}</td>
                <td className={changes.after}>{found}</td>
              </tr>
            )
          })}
          {moreDifferences > 0 && (
            <tr>
              <td colSpan={4}>and {counted(moreDifferences, 'more difference')}</td>
            </tr>
          )}
        </tbody>
      </table>
    </Panel>
  )
}
