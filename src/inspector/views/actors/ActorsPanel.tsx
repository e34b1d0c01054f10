import { useState } from 'react'
import { selectActor, selectMoment } from '../../inspector/inspector.selectors.ts'
import type { ActorInfo } from '../../replica.value.types.ts'
import { useAnswer } from '../asking.ts'
import controls from '../core/controls.module.css'
import { Empty } from '../core/Empty.tsx'
import { useInspector, useTell } from '../core/inspecting.ts'
import { Panel } from '../core/Panel.tsx'
import { Tree } from '../core/Tree.tsx'
import { nameOf } from '../core/words.ts'
import styles from './ActorsPanel.module.css'
import { actorRows } from './actorTree.ts'

/** All actors at the shown moment, below those that started them. */
export function ActorsPanel() {
  const moment = useInspector(selectMoment)
  const chosen = useInspector(selectActor)
  const tell = useTell()
  const { value: actors, problem } = useAnswer('actors', [moment])
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set())
  const [text, setText] = useState('')
  const rows = actorRows(actors ?? [], closed, text)
  const shown = actors?.find(({ path }) => path === chosen)

  return (
    <Panel
      isWhole
      bar={
        <input
          className={`${controls.input} ${styles.find}`}
          type="search"
          aria-label="Find an actor"
          placeholder="Find an actor"
          value={text}
          onChange={(event) => setText(event.target.value)}
          data-shortcut="actors"
        />
      }
      foot={shown && <About actor={shown} />}
    >
      {rows.length === 0 ? (
        <Empty
          title={
            problem ? 'The actors are not known' : text ? 'No actor is called so' : 'No actors'
          }
          sentence={problem}
          isWrong={problem !== undefined}
        />
      ) : (
        <Tree
          label="Actors"
          count={rows.length}
          chosenIndex={rows.findIndex(({ actor }) => actor.path === chosen)}
          choosesByKeys
          hasTwists
          onChoose={(index) => {
            const row = rows[index]
            if (row) tell({ type: 'inspector.actorChosen', actor: row.actor.path })
          }}
          onExpand={(index, isExpanded) => {
            const path = rows[index]?.actor.path
            if (path === undefined) return
            const next = new Set(closed)
            if (isExpanded) next.delete(path)
            else next.add(path)
            setClosed(next)
          }}
          itemAt={(index) => {
            const row = rows[index]
            if (!row) return undefined
            const { actor, level, isExpanded } = row
            return { key: actor.path, level, isExpanded, content: <ActorName actor={actor} /> }
          }}
        />
      )}
    </Panel>
  )
}

const statusWords = { active: 'runs', done: 'is done', error: 'failed', stopped: 'was stopped' }

function ActorName({ actor }: { actor: ActorInfo }) {
  const { path, status, logic, value } = actor
  const hasEnded = status !== 'active'
  return (
    <span className={`${styles.row} ${hasEnded ? styles.ended : ''}`} title={path}>
      <span
        className={`${styles.dot} ${styles[status] ?? ''}`}
        role="img"
        aria-label={statusWords[status]}
      />
      <span className={`${styles.name} ${logic === 'machine' ? '' : styles.plain}`}>
        {nameOf(path)}
      </span>
      <span className={styles.value}>{value || (logic === 'machine' ? '' : logic)}</span>
    </span>
  )
}

function About({ actor }: { actor: ActorInfo }) {
  const rows = {
    path: actor.path,
    machine: actor.machine ?? `${actor.logic}, no chart`,
    source: actor.src,
    status: statusWords[actor.status],
    state: actor.value,
  }
  return (
    <dl className={styles.about}>
      {Object.entries(rows)
        .filter(([, text]) => text !== '')
        .map(([term, text]) => (
          <div key={term} style={{ display: 'contents' }}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
    </dl>
  )
}
