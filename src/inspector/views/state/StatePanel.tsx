import { useState } from 'react'
import { selectActor, selectIsPinned, selectMoment } from '../../inspector/inspector.selectors.ts'
import { Button, IconButton } from '../core/controls.tsx'
import { Empty } from '../core/Empty.tsx'
import { useInspector, useTell } from '../core/inspecting.ts'
import { Panel } from '../core/Panel.tsx'
import { Tree } from '../core/Tree.tsx'
import { Value } from '../core/Value.tsx'
import { counted } from '../core/words.ts'
import { ActorHead } from './ActorHead.tsx'
import type { ValueRow } from './loadTree.ts'
import styles from './StatePanel.module.css'
import { useStandingActor } from './standingActor.ts'
import { useValueTree } from './useValueTree.ts'

/** The state and context of the chosen actor at the shown moment, or the last that it had. */
export function StatePanel() {
  const actor = useInspector(selectActor)
  if (actor === null) {
    return (
      <Empty title="No actor is chosen" sentence="Choose one in the tree or an entry of the log." />
    )
  }
  return <StateOf actor={actor} />
}

function StateOf({ actor }: { actor: string }) {
  const moment = useInspector(selectMoment)
  const isPinned = useInspector(selectIsPinned)
  const standing = useStandingActor(moment, actor)
  const { rows, problem, isLoading, expand, loadMore } = useValueTree(standing.moment, actor)
  const [active, setActive] = useState(0)
  const tell = useTell()
  const row = rows[Math.min(active, rows.length - 1)]
  const travel = (direction: 1 | -1) => {
    if (!row) return
    const aim = { kind: 'change', actor, path: row.path } as const
    tell({ type: 'inspector.stepRequested', direction, step: { kind: 'aim', aim } })
  }
  return (
    <Panel
      isWhole
      bar={
        <>
          <ActorHead standing={standing} actor={actor} />
          <IconButton
            icon="pin"
            label={isPinned ? 'Unpin this moment' : 'Pin this moment to compare'}
            isOn={isPinned}
            keys="m"
            onPress={() =>
              tell({
                type: isPinned ? 'inspector.momentUnpinned' : 'inspector.momentPinned',
                moment,
              })
            }
          />
        </>
      }
      foot={
        row && (
          <>
            <span className={styles.path}>{row.path}</span>
            <Button
              look="bare"
              label={`Where ${row.path} changed before`}
              onPress={() => travel(-1)}
            >
              ‹ changed
            </Button>
            <Button look="bare" label={`Where ${row.path} changes next`} onPress={() => travel(1)}>
              changes ›
            </Button>
          </>
        )
      }
    >
      {rows.length === 0 ? (
        !isLoading && (
          <Empty
            title={problem ? 'The state cannot be shown' : 'It has no context'}
            sentence={problem}
            isWrong={problem !== undefined}
          />
        )
      ) : (
        <Tree
          label={`State of ${actor}`}
          count={rows.length}
          chosenIndex={-1}
          hasTwists
          onActive={setActive}
          onChoose={(index) => {
            const chosen = rows[index]
            if (!chosen) return
            if (chosen.more) loadMore(chosen.path)
            else if (chosen.isExpanded !== undefined) expand(chosen.path, !chosen.isExpanded)
          }}
          onExpand={(index, isExpanded) => {
            const chosen = rows[index]
            if (chosen) expand(chosen.path, isExpanded)
          }}
          itemAt={(index) => {
            const shown = rows[index]
            return (
              shown && {
                key: `${shown.path} ${shown.more ?? ''}`,
                level: shown.level,
                isExpanded: shown.isExpanded,
                content: <PartRow row={shown} />,
              }
            )
          }}
        />
      )}
    </Panel>
  )
}

function PartRow({ row }: { row: ValueRow }) {
  if (row.more) {
    return <span className={styles.more}>{counted(row.more, 'more part')}: show the next</span>
  }
  return (
    <>
      <span className={`${styles.key} ${row.level === 0 ? styles.aspect : ''}`}>{row.key}</span>
      <Value shown={row.shown} />
    </>
  )
}
