import { useSelector } from '@xstate/react'
import { AskContext } from '../../../../inspector/views/asking.ts'
import { InspectorContext } from '../../../../inspector/views/core/inspecting.ts'
import { Notices, Reservations } from '../../../../inspector/views/page/Notices.tsx'
import {
  ActorsPane,
  BottomPane,
  MiddlePane,
  SidePane,
} from '../../../../inspector/views/page/panes.tsx'
import type { Panels as Inside } from '../../player/player.events.ts'
import { Waiting } from '../core/Waiting.tsx'
import styles from './Panels.module.css'

/** The inspector's panels, at the entry that is shown. */
export function Panels({ panels: { inspector, ask } }: { panels: Inside }) {
  const isOpen = useSelector(inspector, ({ context }) => context.opened !== null)
  const failure = useSelector(inspector, ({ context }) => context.failure)
  if (failure) {
    return (
      <p className={styles.failure} role="alert">
        {failure}
      </p>
    )
  }
  if (!isOpen) {
    return (
      <div className={styles.waiting}>
        <Waiting label="The log is folded once more" />
        <p>The log is folded once more, with all that led to what …</p>
      </div>
    )
  }
  return (
    <InspectorContext value={inspector}>
      <AskContext value={ask}>
        <Reservations />
        <div className={styles.panels}>
          <div className={styles.bottom}>
            <BottomPane />
          </div>
          <div>
            <ActorsPane />
          </div>
          <div>
            <MiddlePane />
          </div>
          <div className={styles.side}>
            <SidePane />
          </div>
        </div>
        <Notices />
      </AskContext>
    </InspectorContext>
  )
}
