import { useMemo, useRef, useState } from 'react'
import type { Chart, Coverage } from '../../replica.chart.types.ts'
import type { Moment } from '../../replica.types.ts'
import { useAnswer } from '../asking.ts'
import { coloursAt } from '../colours.ts'
import { saveFile } from '../saveFile.ts'
import style from './Chart.module.css'
import { ChartDetails } from './ChartDetails.tsx'
import { ChartOutline } from './ChartOutline.tsx'
import { ChartPicture, type Target } from './ChartPicture.tsx'
import { ChartToolbar } from './ChartToolbar.tsx'
import { marksOf } from './marks.ts'
import { aroundOf, collapsedAtFirst, holdersIn, placesOf, stateOf } from './nodes.ts'
import { describe } from './sentences.ts'
import { useLayout } from './useLayout.ts'

interface Props {
  moment: Moment
  actor: string
  chart: Chart
  /** Another one when more was counted, or the log has grown. */
  revision?: number
  onSelectActor(path: string): void
  onSelectState?(id: string): void
}

/** What was chosen: a state, or an arrow with its transitions. */
interface Chosen {
  id: string
  told: readonly string[]
}

/** A statechart with what can be done with it. */
export function DrawnChart({ moment, actor, chart, revision = 0, ...props }: Props) {
  const { onSelectActor, onSelectState } = props
  const places = useMemo(() => placesOf(chart), [chart])
  const [isCovered, setIsCovered] = useState(false)
  const [hasOutline, setHasOutline] = useState(false)
  const [collapsed, setCollapsed] = useState(() => collapsedAtFirst(chart))
  const [chosen, setChosen] = useState<Chosen>()
  const [target, setTarget] = useState<Target>()
  const panel = useRef<HTMLDivElement>(null)

  const standing = useAnswer('standing', [moment, actor])
  const coverage = useAnswer(
    'coverage',
    isCovered ? [moment.branch, chart.machine] : undefined,
    revision,
  )
  const actors = useAnswer('actors', [moment])
  const covered = isCovered ? coverage.value : undefined
  const marks = useMemo(() => marksOf(standing.value, covered), [standing.value, covered])
  const { picture, isSlow, problem } = useLayout(chart, collapsed)

  function choose(id: string, told: readonly string[] = [id]) {
    setChosen({ id, told })
    if (places.has(id)) onSelectState?.(id)
  }

  function jump(id: string) {
    const around = aroundOf(places, stateOf(places, id) ?? id).slice(1)
    if (around.some((one) => collapsed.has(one))) setCollapsed(without(collapsed, around))
    choose(id)
    setTarget((last) => ({ id, count: (last?.count ?? 0) + 1 }))
  }

  async function save() {
    if (!picture || !panel.current) return
    const { svgOf } = await import('./svgOf.tsx')
    const title = `Statechart of ${chart.machine}`
    const look = { marks, colours: coloursAt(panel.current) }
    const text = svgOf(picture, look, { title, description: describe(places, marks) })
    saveFile(`${chart.machine}.svg`, text, 'image/svg+xml')
  }

  return (
    <div ref={panel} className={style.panel}>
      <ChartToolbar
        chart={chart}
        picture={picture}
        isCovered={isCovered}
        onCover={setIsCovered}
        hasOutline={hasOutline}
        onOutline={setHasOutline}
        onExpandAll={() => setCollapsed(new Set())}
        onCollapseAll={() => setCollapsed(holdersIn(places))}
        onFind={jump}
        onExport={save}
      />
      <div className={style.body}>
        {hasOutline && (
          <ChartOutline
            name={chart.machine}
            chart={chart}
            marks={marks}
            chosen={chosen?.told[0]}
            collapsed={collapsed}
            onToggle={(id) => setCollapsed((last) => toggled(last, id))}
            onChoose={jump}
          />
        )}
        <div className={style.stage}>
          {picture && (
            <ChartPicture
              name={chart.machine}
              picture={picture}
              marks={marks}
              chosen={chosen?.id}
              target={target}
              onToggle={(id) => setCollapsed((last) => toggled(last, id))}
              onChoose={(one) => {
                if ('state' in one) choose(one.state)
                else
                  choose(
                    one.arrow.id,
                    one.arrow.rows.map(({ transition }) => transition),
                  )
              }}
            />
          )}
          <div role="status" className={style.notes}>
            {isSlow && (
              <p className={style.note}>
                Laying out {chart.size} states …
                <span aria-hidden className={style.underWay} />
              </p>
            )}
            {covered && <p className={style.note}>{saidOf(covered)}</p>}
            {[problem, standing.problem, isCovered ? coverage.problem : undefined]
              .filter((one) => one !== undefined)
              .map((one) => (
                <p key={one} className={style.wrong}>
                  {one}
                </p>
              ))}
          </div>
        </div>
      </div>
      <ChartDetails
        chart={chart}
        marks={marks}
        chosen={chosen?.told ?? []}
        running={new Set(actors.value?.map(({ path }) => path))}
        actor={actor}
        onJump={jump}
        onSelectActor={onSelectActor}
      />
    </div>
  )
}

const without = (ids: ReadonlySet<string>, others: readonly string[]): ReadonlySet<string> =>
  new Set([...ids].filter((id) => !others.includes(id)))

function toggled(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  return ids.has(id) ? without(ids, [id]) : new Set([...ids, id])
}

/** How much of a chart was ever reached, in the entries looked at so far. */
function saidOf({ states, transitions, done, total }: Coverage): string {
  const reached = (counts: Readonly<Record<string, number>>) =>
    Object.values(counts).filter((count) => count > 0).length
  const seen = `${reached(states)} states entered, ${reached(transitions)} transitions taken`
  return done < total ? `${seen} in ${done} of ${total} entries` : seen
}
