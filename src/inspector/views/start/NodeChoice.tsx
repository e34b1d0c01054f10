import { useState } from 'react'
import { Button, TextField } from '../core/controls.tsx'
import { Icon } from '../core/Icon.tsx'
import { useTell } from '../core/inspecting.ts'
import styles from './StartPage.module.css'

/** A process on this computer, by the address that it prints. */
export function NodeChoice() {
  const tell = useTell()
  const [address, setAddress] = useState('')
  const open = () => {
    const trimmed = address.trim()
    if (trimmed === '') return
    tell({ type: 'inspector.sourceChosen', source: { kind: 'node', address: trimmed } })
  }
  return (
    <section className={styles.way} aria-labelledby="node">
      <h2 id="node">
        <Icon name="node" />
        Node process
      </h2>
      <form
        className={styles.row}
        onSubmit={(event) => {
          event.preventDefault()
          open()
        }}
      >
        <TextField
          label="The address that it prints"
          isMono
          placeholder="ws://127.0.0.1:9230/token"
          value={address}
          onChange={(event) => setAddress(event.target.value)}
        />
        <Button onPress={open} isDisabled={address.trim() === ''}>
          Connect
        </Button>
      </form>
    </section>
  )
}
