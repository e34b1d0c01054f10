import { selectContext } from '../../inspector/inspector.selectors.ts'
import type { Progress } from '../../replica.types.ts'
import { Button } from '../core/controls.tsx'
import { useInspector, useTell } from '../core/inspecting.ts'
import { number } from '../core/words.ts'
import { sourceName } from '../page/sourceName.ts'
import styles from './OpeningPage.module.css'

const workWords: Readonly<Record<Progress['work'], string>> = {
  reading: 'Reading',
  folding: 'Folding',
  covering: 'Counting what was taken',
}

/** How far the opening has come. */
export function OpeningPage() {
  const { source, progress } = useInspector(selectContext)
  const tell = useTell()
  return (
    <main className={styles.page}>
      <h1 className={styles.title}>Opening {source ? sourceName(source) : ''}</h1>
      <progress
        className={styles.progress}
        aria-label="Progress"
        {...(progress ? { value: progress.done, max: Math.max(progress.total, 1) } : {})}
      />
      <p className={styles.said} role="status">
        {progress
          ? `${workWords[progress.work]} ${number(progress.done)} of ${number(progress.total)}`
          : 'Connecting'}
      </p>
      <Button onPress={() => tell({ type: 'inspector.closeRequested' })}>Cancel</Button>
    </main>
  )
}
