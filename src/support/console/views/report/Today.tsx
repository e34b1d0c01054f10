import { useSelector } from '@xstate/react'
import { Button } from '../../../../inspector/views/core/controls.tsx'
import type { ReportDetail } from '../../../console.shapes.ts'
import { OutcomeBadge } from '../core/Badge.tsx'
import { PlayerContext, useConsole } from '../core/using.ts'
import { Differences } from '../player/Differences.tsx'
import styles from './ReportPage.module.css'
import type { ReportActor } from './reportActor.ts'

interface Props {
  actor: ReportActor
  report: ReportDetail
}

/** How the session replays on the build of today, and where that parts from the log. */
export function Today({ actor, report: { id, replay } }: Props) {
  const player = useSelector(actor, ({ context }) => context.player)
  const build = useConsole(({ context }) => context.account?.build)
  const isOld = replay !== null && replay.build !== build
  const divergence = replay?.divergence
  return (
    <section className={styles.section}>
      <h2>On today’s build</h2>
      <div className={styles.row}>
        <OutcomeBadge replay={replay} />
        {replay === null && <span className={styles.by}>All logs were not replayed yet.</span>}
        {isOld && <span className={styles.by}>on build {replay.build}</span>}
      </div>
      {replay?.failure && <p className={styles.danger}>{replay.failure}</p>}
      {divergence && (
        <button
          type="button"
          className={styles.difference}
          onClick={() =>
            actor.send({ type: 'report.momentChosen', log: divergence.log, seq: divergence.seq })
          }
        >
          <strong>
            It begins at entry {divergence.seq}: {divergence.kind}
          </strong>
          <span className={styles.mono}>{divergence.actor}</span>
          <span className={styles.by}>{divergence.detail}</span>
        </button>
      )}
      {player && (
        <PlayerContext value={player}>
          <Differences key={player.id} />
        </PlayerContext>
      )}
      <div>
        <Button
          isDisabled={replay?.state === 'queued'}
          onPress={() => actor.send({ type: 'report.deedRequested', deed: { kind: 'replay', id } })}
        >
          {replay === null ? 'Replay all logs' : 'Replay again'}
        </Button>
      </div>
    </section>
  )
}
