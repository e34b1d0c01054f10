import { VisuallyHidden } from '../../core/design/VisuallyHidden.tsx'
import { Wordmark } from '../../core/design/Wordmark.tsx'
import { useEnvironment } from '../../core/environment.tsx'
import { useText } from '../../core/text/text.tsx'
import { PageSkeleton } from '../navigation/PageSkeleton.tsx'
import header from '../shell/Header.module.css'
import shell from '../shell/Shell.module.css'
import style from './Screen.module.css'

/** Seen while the configuration is read: navbar and page in outlines, where they will be. */
export function LoadingScreen() {
  const text = useText()
  const { opened } = useEnvironment()
  return (
    <div className={shell.shell}>
      <title>Limelight</title>
      <header className={header.header}>
        <div className={header.bar}>
          <h1 className={`${header.inner} ${style.loading}`}>
            <Wordmark />
          </h1>
        </div>
      </header>
      <main className={shell.main}>
        <p role="status">
          <VisuallyHidden>{text('boot.loading')}</VisuallyHidden>
        </p>
        <PageSkeleton page={opened} />
      </main>
    </div>
  )
}
