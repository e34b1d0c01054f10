import { type ReactNode, useEffect } from 'react'
import { Button } from '../../core/design/Button.tsx'
import { ErrorState } from '../../core/design/States.tsx'
import { VisuallyHidden } from '../../core/design/VisuallyHidden.tsx'
import { useAddress } from '../../core/environment.tsx'
import { type TextKey, useAreaText } from '../../core/text/text.tsx'
import style from './Panel.module.css'

interface Props {
  progress: 'unknown' | 'loading' | 'loaded' | 'failed'
  loading: TextKey
  failed: TextKey
  skeleton: ReactNode
  children: ReactNode
}

/** A list of the gifts' machine, asked for when it is seen: its place is kept until it is there. */
export function Wanted({ progress, loading, failed, skeleton, children }: Props) {
  const text = useAreaText('messenger')
  const gifts = useAddress('gifts')
  useEffect(() => gifts.send({ type: 'gifts.wanted' }), [gifts])
  if (progress === 'loaded') return children
  if (progress === 'failed') {
    return (
      <div className={style.state}>
        <ErrorState
          title={text(failed)}
          action={
            <Button icon="reload" onPress={() => gifts.send({ type: 'gifts.retryRequested' })}>
              {text('composer.retry')}
            </Button>
          }
        >
          {text('composer.gifts.failed')}
        </ErrorState>
      </div>
    )
  }
  return (
    <div role="status" className={style.loading}>
      <VisuallyHidden>{text(loading)}</VisuallyHidden>
      {skeleton}
    </div>
  )
}
