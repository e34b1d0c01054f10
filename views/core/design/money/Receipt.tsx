import { type ReactNode, useId } from 'react'
import { Amount, type Sum } from './Amount.tsx'
import style from './Receipt.module.css'

interface Props {
  title: string
  /** Its number, its day, how it was paid. */
  facts: readonly { term: string; words: string }[]
  /** What was bought; what was taken off has a negative sum. */
  lines: readonly { id: string; words: string; sum: Sum }[]
  total: { words: string; sum: Sum }
  /** Name of the currency, for readers and where it has no sign. */
  unit: string
  /** Taxes, what the money was for, whom to ask. */
  note?: string
  /** To keep it: a button. */
  action?: ReactNode
  /** Of its heading. */
  level?: 2 | 3 | 4
}

/** What was paid for, line by line, as paper. */
export function Receipt(props: Props) {
  const { title, facts, lines, total, unit, note, action, level = 2 } = props
  const titleId = useId()
  const Heading = `h${level}` as const
  return (
    <article className={style.receipt} aria-labelledby={titleId}>
      <Heading id={titleId} className={style.title}>
        {title}
      </Heading>
      <dl className={style.facts}>
        {facts.map(({ term, words }) => (
          <div key={term} className={style.line}>
            <dt>{term}</dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
      <dl className={style.sums}>
        {lines.map(({ id, words, sum }) => (
          <div key={id} className={style.line}>
            <dt>{words}</dt>
            <dd>
              <Amount {...sum} unit={unit} />
            </dd>
          </div>
        ))}
        <div className={`${style.line} ${style.total}`}>
          <dt>{total.words}</dt>
          <dd>
            <Amount {...total.sum} unit={unit} />
          </dd>
        </div>
      </dl>
      {note && <p className={style.note}>{note}</p>}
      {action}
    </article>
  )
}
