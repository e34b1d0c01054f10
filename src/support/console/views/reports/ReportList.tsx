import { useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useEffectEvent, useRef } from 'react'
import { bytes, counted } from '../../../../inspector/views/core/words.ts'
import type { ReportRow } from '../../../console.shapes.ts'
import { writePlace } from '../../shell/place.ts'
import { KindBadge, OutcomeBadge, StatusBadge } from '../core/Badge.tsx'
import { lasting, titleOf, when } from '../core/words.ts'
import styles from './ReportList.module.css'

interface Props {
  reports: readonly ReportRow[]
  /** Told when the last row comes into sight. */
  onEnd(): void
}

const rowHeight = 76
/** More are asked for when so many are left below. */
const ahead = 10

/** Reports, drawn only where they are seen. */
export function ReportList({ reports, onEnd }: Props) {
  const scroller = useRef<HTMLDivElement>(null)
  // oxlint-disable-next-line react/incompatible-library -- no compiler memoises its functions here
  const virtualizer = useVirtualizer({
    count: reports.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    getItemKey: (index) => reports[index]?.id ?? index,
    overscan: 8,
    initialRect: { width: 800, height: 800 },
  })
  const rows = virtualizer.getVirtualItems()
  const last = rows.at(-1)?.index ?? 0
  const isNearEnd = last >= reports.length - ahead
  const tellEnd = useEffectEvent(onEnd)
  const count = reports.length
  useEffect(() => {
    if (isNearEnd && count > 0) tellEnd()
  }, [isNearEnd, count])
  return (
    <div ref={scroller} className={styles.scroller} tabIndex={-1}>
      <ul className={styles.all} style={{ height: virtualizer.getTotalSize() }}>
        {rows.map(({ index, key, start }) => {
          const report = reports[index]
          return (
            report && (
              <li
                key={key}
                data-index={index}
                ref={virtualizer.measureElement}
                className={styles.item}
                style={{ translate: `0 ${start}px` }}
                aria-setsize={reports.length}
                aria-posinset={index + 1}
              >
                <Row report={report} />
              </li>
            )
          )
        })}
      </ul>
    </div>
  )
}

function Row({ report }: { report: ReportRow }) {
  const { id, kind, status, assignee, receivedAt, route, browser, replay, error, guest } = report
  const place = { page: 'report', report: id, log: null, seq: null } as const
  const facts = [
    route,
    browser,
    lasting(report.duration),
    counted(report.entries, 'entry', 'entries'),
    bytes(report.bytes),
    guest && `guest ${guest}`,
  ]
  return (
    <a className={styles.row} href={writePlace(place)}>
      <span className={styles.badges}>
        <StatusBadge status={status} />
        {kind === 'crash' && <KindBadge kind={kind} />}
      </span>
      <span className={styles.words}>
        <span className={styles.title}>{titleOf(report)}</span>
        <span className={styles.facts}>{facts.filter(Boolean).join(' · ')}</span>
      </span>
      <span className={styles.found}>
        <OutcomeBadge replay={replay} />
        {error && report.text.trim() !== '' && <span className={styles.error}>{error.name}</span>}
      </span>
      <span className={styles.when}>
        <time dateTime={receivedAt}>{when(receivedAt)}</time>
        <span className={styles.assignee}>{assignee ?? 'nobody'}</span>
      </span>
    </a>
  )
}
