import { useVirtualizer } from '@tanstack/react-virtual'
import { type KeyboardEvent, memo, use, useEffect, useId, useRef } from 'react'
import type { ReportableLog } from '../../../machines/support/report/report.events.ts'
import { selectPreviewRow } from '../../../machines/support/report/report.selectors.ts'
import { Button } from '../../core/design/Button.tsx'
import { classes } from '../../core/design/classes.ts'
import { Icon } from '../../core/design/Icon.tsx'
import { Notice } from '../../core/design/Notice.tsx'
import { useActorState, useAddress, useEnvironment } from '../../core/environment.tsx'
import { useAreaText, useLocale } from '../../core/text/text.tsx'
import style from './LogPreview.module.css'
import { laidOut, lookOf, type PreviewRow, previewRows } from './previewRows.ts'

const rowHeight = 44

const moves: Partial<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => Math.min(count - 1, at + 1),
  ArrowUp: (at) => Math.max(0, at - 1),
  Home: () => 0,
  End: (_, count) => count - 1,
  PageDown: (at, count) => Math.min(count - 1, at + 6),
  PageUp: (at) => Math.max(0, at - 6),
}

/** Read once for the logs of one report. */
const read = new WeakMap<readonly ReportableLog[], Promise<PreviewRow[]>>()

function useRows(logs: readonly ReportableLog[]): Promise<PreviewRow[]> {
  const { previewLogs } = useEnvironment()
  const known = read.get(logs)
  if (known) return known
  const reading = (previewLogs ? previewLogs(logs) : Promise.resolve([])).then(previewRows)
  read.set(logs, reading)
  return reading
}

/** Lets the lines be read again. */
export const forgetLines = (logs: readonly ReportableLog[]) => void read.delete(logs)

/** The lines that a report carries: what happened when, in plain words, and the chosen one as it is sent. */
export function LogPreview({ logs }: { logs: readonly ReportableLog[] }) {
  const text = useAreaText('support')
  const rows = use(useRows(logs))
  const chosen = useActorState('report', selectPreviewRow)
  const line = chosen === null ? undefined : rows[chosen]?.line
  if (rows.length === 0) return <Notice>{text('report.preview.empty')}</Notice>
  return (
    <>
      <Rows rows={rows} chosen={chosen} />
      {line === undefined ? (
        <p className={style.hint}>{text('report.preview.choose')}</p>
      ) : (
        <section className={style.whole} aria-label={text('report.preview.line')}>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard */}
          <pre className={style.json} tabIndex={0}>
            {laidOut(line)}
          </pre>
        </section>
      )}
    </>
  )
}

function Rows({ rows, chosen }: { rows: readonly PreviewRow[]; chosen: number | null }) {
  const text = useAreaText('support')
  const report = useAddress('report')
  const id = useId()
  const scroller = useRef<HTMLDivElement>(null)
  // oxlint-disable-next-line react/incompatible-library -- no compiler memoises its functions here
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 6,
  })
  const choose = (row: number) => report.send({ type: 'report.rowChosen', row })
  useEffect(() => {
    if (chosen !== null) virtualizer.scrollToIndex(chosen)
  }, [chosen, virtualizer])

  function move(event: KeyboardEvent) {
    const to = moves[event.key]?.(chosen ?? -1, rows.length)
    if (to === undefined) return
    event.preventDefault()
    choose(to)
  }

  return (
    <div
      ref={scroller}
      className={style.list}
      role="listbox"
      tabIndex={0}
      aria-label={text('report.preview.list')}
      aria-activedescendant={chosen === null ? undefined : `${id}-${chosen}`}
      onKeyDown={move}
    >
      <div className={style.rows} style={{ '--height': `${virtualizer.getTotalSize()}px` }}>
        {virtualizer.getVirtualItems().map(({ index, start }) => (
          <Row
            key={index}
            id={`${id}-${index}`}
            row={rows[index] as PreviewRow}
            place={index + 1}
            count={rows.length}
            top={start}
            isChosen={index === chosen}
            onChoose={() => choose(index)}
          />
        ))}
      </div>
    </div>
  )
}

interface RowProps {
  id: string
  row: PreviewRow
  place: number
  count: number
  /** In px. */
  top: number
  isChosen: boolean
  onChoose: () => void
}

const Row = memo(
  ({ id, row: { line, at }, place, count, top, isChosen, onChoose }: RowProps) => {
    const text = useAreaText('support')
    const locale = useLocale()
    const { icon, words, name } = lookOf(line)
    const time = new Date(at).toLocaleTimeString(locale, { hour12: false })
    return (
      // biome-ignore lint/a11y/useKeyWithClickEvents: the list takes the keys
      <div
        id={id}
        className={classes(style.row, isChosen && style.chosen)}
        style={{ '--top': `${top}px` }}
        role="option"
        tabIndex={-1}
        aria-selected={isChosen}
        aria-posinset={place}
        aria-setsize={count}
        onClick={onChoose}
      >
        <time className={style.time}>{time}</time>
        <Icon name={icon} />
        <span className={style.words}>{text(words)}</span>
        <code className={style.name}>{name}</code>
      </div>
    )
  },
  (before, now) =>
    before.row === now.row &&
    before.top === now.top &&
    before.count === now.count &&
    before.isChosen === now.isChosen,
)

export function PreviewLoading() {
  const text = useAreaText('support')
  return (
    <p role="status" className={style.hint}>
      {text('report.preview.loading')}
    </p>
  )
}

export function PreviewFailed({ onRetry }: { onRetry: () => void }) {
  const text = useAreaText('support')
  return (
    <Notice
      tone="bad"
      role="alert"
      action={
        <Button size="small" icon="reload" onPress={onRetry}>
          {text('report.preview.retry')}
        </Button>
      }
    >
      {text('report.preview.failed')}
    </Notice>
  )
}
