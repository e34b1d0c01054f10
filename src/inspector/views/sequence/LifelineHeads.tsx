import { Button } from 'react-aria-components/Button'
import { middleOf } from './EntryDrawing.tsx'
import { outside } from './entries.ts'
import { measures } from './measures.ts'
import style from './Sequence.module.css'

interface Props {
  columns: readonly string[]
  onSelectActor(path: string): void
}

/** The names above the lifelines. */
export function LifelineHeads({ columns, onSelectActor }: Props) {
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
