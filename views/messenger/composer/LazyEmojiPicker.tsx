import { type ComponentProps, Suspense, use } from 'react'
import { Button } from '../../core/design/Button.tsx'
import { Skeleton } from '../../core/design/Skeleton.tsx'
import { ErrorState } from '../../core/design/States.tsx'
import { VisuallyHidden } from '../../core/design/VisuallyHidden.tsx'
import { FailureBoundary } from '../../core/FailureBoundary.tsx'
import { forgetFailures, once } from '../../core/once.ts'
import { useAreaText } from '../../core/text/text.tsx'
import picker from './EmojiPicker.module.css'
import type { EmojiPicker } from './EmojiPicker.tsx'
import style from './Panel.module.css'

const load = once(() => import('./EmojiPicker.tsx'))

/** Asks for the emoji before they are opened. */
export function preloadEmojis(): void {
  load().catch(forgetFailures)
}

type Props = ComponentProps<typeof EmojiPicker>

/** The emoji, or how far their code is. */
export function LazyEmojiPicker(props: Props) {
  return (
    <FailureBoundary fallback={(retry) => <Failed onRetry={retry} />}>
      <Suspense fallback={<Loading />}>
        <Loaded {...props} />
      </Suspense>
    </FailureBoundary>
  )
}

function Loaded(props: Props) {
  const { EmojiPicker } = use(load())
  return <EmojiPicker {...props} />
}

function Loading() {
  const text = useAreaText('messenger')
  return (
    <div className={picker.picker} role="status">
      <VisuallyHidden>{text('composer.emoji.loading')}</VisuallyHidden>
      <div className={picker.search}>
        <Skeleton width="100%" height="2.75rem" />
      </div>
      <div />
      <div className={style.scroll}>
        <Skeleton width="30%" height="0.75rem" />
      </div>
    </div>
  )
}

function Failed({ onRetry }: { onRetry: () => void }) {
  const text = useAreaText('messenger')
  return (
    <div className={style.state}>
      <ErrorState
        title={text('composer.emoji.failed.title')}
        action={
          <Button icon="reload" onPress={onRetry}>
            {text('composer.retry')}
          </Button>
        }
      >
        {text('composer.emoji.failed')}
      </ErrorState>
    </div>
  )
}
