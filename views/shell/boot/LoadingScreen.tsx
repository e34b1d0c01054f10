import { VisuallyHidden } from '../../core/design/VisuallyHidden.tsx'
import { Wordmark } from '../../core/design/Wordmark.tsx'
import { useText } from '../../core/text/text.tsx'
import style from './Screen.module.css'

/** Seen while the configuration is read. */
export function LoadingScreen() {
  const text = useText()
  return (
    <main className={`${style.screen} ${style.loading}`}>
      <title>Limelight</title>
      <h1>
        <Wordmark />
      </h1>
      <p role="status">
        <VisuallyHidden>{text('boot.loading')}</VisuallyHidden>
      </p>
    </main>
  )
}
