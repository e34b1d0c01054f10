import { useState } from 'react'
import {
  selectActor,
  selectFilter,
  selectKept,
  selectLength,
  selectMoment,
} from '../../inspector/inspector.selectors.ts'
import type { RowFilter, RowKind } from '../../replica.types.ts'
import { useAnswer } from '../asking.ts'
import controls from '../core/controls.module.css'
import { IconButton } from '../core/controls.tsx'
import { useInspector, useTell } from '../core/inspecting.ts'
import { nameOf } from '../core/words.ts'
import styles from './LogPanel.module.css'
import { kindWords } from './LogRow.tsx'
import { SavedFilters } from './SavedFilters.tsx'

const kinds = Object.keys(kindWords) as RowKind[]
/** How many types can be chosen from; others are typed. */
const listedTypes = 200

/** What of the log is listed. */
export function LogFilter() {
  const filter = useInspector(selectFilter)
  const actor = useInspector(selectActor)
  const { branch } = useInspector(selectMoment)
  const length = useInspector(selectLength)
  const { filters } = useInspector(selectKept)
  const tell = useTell()
  const { value: types } = useAnswer('types', [branch], length)
  const [isSaving, setSaving] = useState(false)
  const change = (part: RowFilter) =>
    tell({ type: 'inspector.filterChanged', filter: compact({ ...filter, ...part }) })
  const isFiltered = Object.keys(filter).length > 0
  const chosenType = filter.types?.[0] ?? ''
  const actors = [...new Set([filter.actor, actor].filter((path) => path != null))]

  return (
    <>
      <input
        className={`${controls.input} ${styles.find}`}
        type="search"
        aria-label="Find in the log"
        placeholder="Find in the log"
        value={filter.text ?? ''}
        onChange={(event) => change({ text: event.target.value })}
        data-shortcut="log"
      />
      <select
        className={`${controls.input} ${styles.narrowing}`}
        aria-label="Actor"
        value={filter.actor ?? ''}
        onChange={(event) => change({ actor: event.target.value })}
      >
        <option value="">all actors</option>
        {actors.map((path) => (
          <option key={path} value={path}>
            {nameOf(path)}
          </option>
        ))}
      </select>
      <select
        className={`${controls.input} ${styles.narrowing}`}
        aria-label="Kind"
        value={filter.kinds?.[0] ?? ''}
        onChange={(event) => change({ kinds: kinds.filter((kind) => kind === event.target.value) })}
      >
        <option value="">all kinds</option>
        {kinds.map((kind) => (
          <option key={kind} value={kind}>
            {kindWords[kind]}
          </option>
        ))}
      </select>
      <input
        className={`${controls.input} ${styles.narrowing}`}
        aria-label="Type"
        placeholder="all types"
        list="inspector-types"
        value={chosenType}
        onChange={(event) => change({ types: event.target.value ? [event.target.value] : [] })}
      />
      <datalist id="inspector-types">
        {types?.slice(0, listedTypes).map(({ type, count }) => (
          <option key={type} value={type}>{`${count} ×`}</option>
        ))}
      </datalist>
      <SavedFilters isSaving={isSaving} onSaving={setSaving} filters={filters} />
      {isFiltered && (
        <>
          <IconButton icon="pin" label="Save this filter" onPress={() => setSaving(true)} />
          <IconButton
            icon="close"
            label="Show all entries"
            onPress={() => tell({ type: 'inspector.filterChanged', filter: {} })}
          />
        </>
      )}
    </>
  )
}

/** @returns the filter without parts that want all */
function compact(filter: RowFilter): RowFilter {
  return Object.fromEntries(
    Object.entries(filter).filter(([, part]) => part !== undefined && part.length > 0),
  )
}
