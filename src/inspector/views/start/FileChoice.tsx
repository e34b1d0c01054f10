import { useId, useState } from 'react'
import { Icon } from '../core/Icon.tsx'
import { useTell } from '../core/inspecting.ts'
import styles from './StartPage.module.css'

/** A log from the disk, dropped or chosen. */
export function FileChoice() {
  const tell = useTell()
  const id = useId()
  const [isOver, setOver] = useState(false)
  const open = (files: FileList | null) => {
    const [file, other] = files ?? []
    if (other) {
      const sentence = 'These are several files. A log is one: drop them one at a time.'
      tell({ type: 'inspector.fileRefused', sentence })
    } else if (file) {
      tell({ type: 'inspector.sourceChosen', source: { kind: 'file', name: file.name, file } })
    }
  }
  return (
    <section
      className={`${styles.way} ${styles.drop} ${isOver ? styles.over : ''}`}
      aria-labelledby={`${id}-title`}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        open(event.dataTransfer.files)
      }}
    >
      <h2 id={`${id}-title`}>
        <Icon name="file" />
        Log file
      </h2>
      <p className={styles.hint}>
        Drop a <code>.log.ndjson</code> or <code>.log.ndjson.gz</code> here, or choose one.
      </p>
      <input
        id={id}
        className={styles.file}
        type="file"
        accept=".ndjson,.gz,.json,.log"
        onChange={(event) => {
          open(event.target.files)
          event.target.value = ''
        }}
      />
      <label className={styles.pick} htmlFor={id}>
        Choose a log file
      </label>
    </section>
  )
}
