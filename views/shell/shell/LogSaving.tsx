import { type RefObject, useLayoutEffect, useRef } from 'react'
import type { LogSaving as Saving } from '../../../machines/shell/eventLog/eventLog.selectors.ts'
import { Button } from '../../core/design/Button.tsx'
import { classes } from '../../core/design/classes.ts'
import { type TextKey, useText } from '../../core/text/text.tsx'
import style from './LogSaving.module.css'

const words = {
  unsaved: undefined,
  saving: 'eventLog.saving',
  saved: 'eventLog.saved',
  failed: 'eventLog.failed',
  cancelled: 'eventLog.cancelled',
} as const satisfies Record<Saving, TextKey | undefined>

interface Props {
  saving: Saving
  /** How much is written, from 0 to 1. */
  share: number
  size?: 'small' | 'medium'
  onSave: () => void
  onCancel: () => void
}

/** Hands the guest the event log and says how that goes. */
export function LogSaving({ saving, share, size = 'medium', onSave, onCancel }: Props) {
  const text = useText()
  const button = useRef<HTMLButtonElement>(null)
  const said = words[saving]
  const isSaving = saving === 'saving'
  return (
    <div className={style.save}>
      <Button ref={button} icon="download" size={size} isPending={isSaving} onPress={onSave}>
        {text('eventLog.save')}
      </Button>
      <output className={classes(style.words, style[saving])}>{said && text(said)}</output>
      {isSaving && (
        <span className={classes(style.progress, style.saving)}>
          <progress value={share} aria-label={text('eventLog.saving')} />
          <Cancel before={button} onPress={onCancel} />
        </span>
      )}
    </div>
  )
}

interface CancelProps {
  /** Gets the focus back when this goes with it. */
  before: RefObject<HTMLButtonElement | null>
  onPress: () => void
}

function Cancel({ before, onPress }: CancelProps) {
  const text = useText()
  const own = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    const [gone, left] = [own.current, before.current]
    return () => {
      if (document.activeElement === gone) left?.focus()
    }
  }, [before])
  return (
    <Button ref={own} size="small" look="quiet" onPress={onPress}>
      {text('eventLog.cancel')}
    </Button>
  )
}
