import type { ReactNode } from 'react'
import { classes } from '../classes.ts'
import { Icon, type IconName } from '../Icon.tsx'
import { StatusDot, type Tone } from '../StatusDot.tsx'
import { Amount, type Sum } from './Amount.tsx'
import style from './TransactionTable.module.css'

interface Row {
  id: string
  icon: IconName
  title: string
  /** When it was, and where. */
  line: string
  sum: Sum
  /** What the balance was after it, in words. */
  after?: ReactNode
  /** Where it is not simply done: under way, refused, given back. */
  state?: { icon: IconName; tone: Tone; words: string }
}

interface Props {
  /** Names the table, for readers. */
  label: string
  head: { what: string; amount: string }
  /** By month, the newest first. */
  months: readonly { id: string; title: string; rows: readonly Row[] }[]
  /** Name of the currency, for readers. */
  unit: string
}

/** What was paid, used and given back. */
export function TransactionTable({ label, head, months, unit }: Props) {
  return (
    <table className={style.table} aria-label={label}>
      <thead>
        <tr className={style.head}>
          <th scope="col">{head.what}</th>
          <th scope="col">{head.amount}</th>
        </tr>
      </thead>
      {months.map((month) => (
        <tbody key={month.id}>
          <tr>
            <th scope="rowgroup" colSpan={2} className={style.month}>
              {month.title}
            </th>
          </tr>
          {month.rows.map(({ id, icon, title, line, sum, after, state }) => (
            <tr key={id} className={style.row}>
              <td>
                <div className={style.what}>
                  <span className={style.drawing}>
                    <Icon name={icon} />
                  </span>
                  <div className={style.words}>
                    <p className={style.title}>{title}</p>
                    <p className={style.line}>{line}</p>
                    {state && (
                      <StatusDot icon={state.icon} tone={state.tone}>
                        {state.words}
                      </StatusDot>
                    )}
                  </div>
                </div>
              </td>
              <td className={style.sum}>
                <p className={classes(style.figure, sum.amount > 0 && style.gain)}>
                  {sum.amount > 0 ? '+' : sum.amount < 0 ? '−' : ''}
                  <Amount amount={Math.abs(sum.amount)} currency={sum.currency} unit={unit} />
                </p>
                {after && <p className={style.line}>{after}</p>}
              </td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  )
}
