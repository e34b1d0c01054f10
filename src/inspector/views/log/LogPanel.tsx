import {
  selectEntry,
  selectFilter,
  selectLength,
  selectMoment,
} from '../../inspector/inspector.selectors.ts'
import { useAnswer } from '../asking.ts'
import { Empty } from '../core/Empty.tsx'
import { useInspector, useTell } from '../core/inspecting.ts'
import { Panel } from '../core/Panel.tsx'
import { Tree } from '../core/Tree.tsx'
import { Bearings } from './Bearings.tsx'
import { LogFilter } from './LogFilter.tsx'
import { LogRow, MicrostepRow } from './LogRow.tsx'
import { useRows } from './useRows.ts'

const nothing = { causes: [], effects: [] }

/** Every input, what caused it and what it caused, with the steps of the chosen one below it. */
export function LogPanel() {
  const moment = useInspector(selectMoment)
  const entry = useInspector(selectEntry)
  const filter = useInspector(selectFilter)
  const length = useInspector(selectLength)
  const tell = useTell()
  const { branch } = moment
  const counted = useAnswer('count', [branch, filter, entry], length)
  const { rowAt, onRange } = useRows(branch, filter, length)
  const causes = useAnswer('causes', entry > 0 ? [branch, entry] : undefined)
  const microsteps = useAnswer('microsteps', entry > 0 ? [branch, entry] : undefined)

  const { total, index: near } = counted.value ?? { total: 0, index: -1 }
  const nearRow = rowAt(near)
  const chosen = nearRow && nearRow.position !== entry ? -1 : near
  const steps = chosen >= 0 && nearRow ? (microsteps.value ?? []) : []
  const bearings = causes.value ?? nothing

  /** The place among all rows of the tree, of which steps follow the chosen entry. */
  const placeOf = (place: number) => {
    if (chosen < 0 || place <= chosen) return { row: place, step: -1 }
    const step = place - chosen - 1
    if (step < steps.length) return { row: chosen, step }
    return { row: place - steps.length, step: -1 }
  }
  const chosenPlace = moment.microstep > 0 ? chosen + moment.microstep : chosen

  return (
    <Panel
      isWhole
      bar={<LogFilter />}
      foot={<Bearings total={total} entry={entry} branch={branch} {...bearings} />}
    >
      {total === 0 ? (
        <Empty
          title={counted.problem ? 'The log cannot be listed' : emptyTitle(filter)}
          sentence={counted.problem}
          isWrong={counted.problem !== undefined}
        />
      ) : (
        <Tree
          label="Log"
          count={total + steps.length}
          chosenIndex={chosenPlace}
          choosesByKeys
          onRange={(from, to) => onRange(placeOf(from).row, placeOf(to).row)}
          onChoose={(place) => {
            const { row, step } = placeOf(place)
            const shown = rowAt(row)
            if (!shown) return
            const { position, to } = shown
            const isPart = step >= 0 && step < steps.length - 1
            const within = { branch, position: position - 1, microstep: step + 1 }
            const actor = step >= 0 ? steps[step]?.actor : to
            tell({
              type: 'inspector.momentChosen',
              moment: isPart ? within : { branch, position, microstep: 0 },
              ...(actor === undefined ? {} : { actor }),
            })
          }}
          itemAt={(place) => {
            const { row, step } = placeOf(place)
            const shown = rowAt(row)
            if (!shown) return undefined
            const { position } = shown
            const micro = steps[step]
            if (micro) {
              const isHere = moment.microstep === step + 1
              const content = <MicrostepRow step={micro} isHere={isHere} />
              return { key: `${position}.${step}`, level: 1, content }
            }
            const isCause = bearings.causes.includes(position)
            const isEffect = bearings.effects.includes(position)
            const bearing = isCause ? 'cause' : isEffect ? 'effectOf' : null
            return {
              key: `${position}`,
              level: 0,
              content: <LogRow row={shown} bearing={bearing} />,
            }
          }}
        />
      )}
    </Panel>
  )
}

function emptyTitle(filter: object): string {
  return Object.keys(filter).length > 0 ? 'No entry fits the filter' : 'Nothing has happened yet'
}
