import { useState } from 'react'
import type { SavedFilter } from '../../inspector/inspector.events.ts'
import { selectFilter } from '../../inspector/inspector.selectors.ts'
import controls from '../core/controls.module.css'
import { Button, IconButton } from '../core/controls.tsx'
import { useInspector, useTell } from '../core/inspecting.ts'
import styles from './LogPanel.module.css'

interface SavedFiltersProps {
  filters: readonly SavedFilter[]
  isSaving: boolean
  onSaving(isSaving: boolean): void
}

/** Filters that have a name, one of them to be named now. */
export function SavedFilters({ filters, isSaving, onSaving }: SavedFiltersProps) {
  const filter = useInspector(selectFilter)
  const tell = useTell()
  const [name, setName] = useState('')
  const shown = filters.find((saved) => JSON.stringify(saved.filter) === JSON.stringify(filter))
  const save = () => {
    if (name.trim() === '') return
    tell({ type: 'inspector.filterSaved', name: name.trim() })
    setName('')
    onSaving(false)
  }
  return (
    <>
      {filters.length > 0 && (
        <select
          className={`${controls.input} ${styles.narrowing}`}
          aria-label="Saved filters"
          value={shown?.name ?? ''}
          onChange={(event) => {
            const saved = filters.find(({ name }) => name === event.target.value)
            tell({ type: 'inspector.filterChanged', filter: saved?.filter ?? {} })
          }}
        >
          <option value="">saved filters</option>
          {filters.map((saved) => (
            <option key={saved.name}>{saved.name}</option>
          ))}
        </select>
      )}
      {shown && (
        <IconButton
          icon="trash"
          label={`Forget the filter ${shown.name}`}
          onPress={() => tell({ type: 'inspector.filterRemoved', name: shown.name })}
        />
      )}
      {isSaving && (
        <>
          <input
            className={`${controls.input} ${styles.narrowing}`}
            aria-label="Name of the filter"
            placeholder="Name of the filter"
            value={name}
            // biome-ignore lint/a11y/noAutofocus: it comes when it was asked for
            autoFocus
            onChange={(event) => setName(event.target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Enter') save()
              if (event.key === 'Escape') onSaving(false)
            }}
          />
          <Button onPress={save} isDisabled={name.trim() === ''}>
            Save
          </Button>
        </>
      )}
    </>
  )
}
