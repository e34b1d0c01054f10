import { Button } from 'react-aria-components/Button'
import { middleOf } from './EntryDrawing.tsx'
import { outside } from './entries.ts'
import { measures } from './measures.ts'
import style from './Sequence.module.css'

interface Props {
  columns: readonly string[]
  /** The chosen actor. */
  chosen: string | null
  onSelectActor(path: string): void
}

/** The names above the lifelines. */
export function LifelineHeads({ columns, chosen, onSelectActor }: Props) {
  return (
    <div
      className={style.heads}
      style={{ width: middleOf(columns.length - 0.5), height: measures.header }}
    >
      {columns.map((path, index) => {
        const place = { left: middleOf(index) - measures.column / 2, width: measures.column }
        if (path === outside) {
          return (
            <div key={path} className={style.head} style={place}>
              <i className={style.outside}>outside</i>
            </div>
          )
        }
        const cut = path.lastIndexOf('/')
        return (
          <div key={path} className={style.head} style={place}>
            <Button
              className={style.actor ?? ''}
              aria-label={`Actor ${path}`}
              aria-current={path === chosen || undefined}
              onPress={() => onSelectActor(path)}
            >
              <span className={style.name}>{path.slice(cut + 1)}</span>
              {cut > 0 && <span className={style.parent}>{path.slice(0, cut)}</span>}
            </Button>
          </div>
        )
      })}
    </div>
  )
}

/** What the lifeline of the chosen actor stands on. */
export function ChosenLine({ columns, chosen }: Pick<Props, 'columns' | 'chosen'>) {
  const index = chosen === null ? -1 : columns.indexOf(chosen)
  if (index < 0) return null
  const left = middleOf(index) - measures.column / 2
  return <div aria-hidden className={style.chosenLine} style={{ left, width: measures.column }} />
}
