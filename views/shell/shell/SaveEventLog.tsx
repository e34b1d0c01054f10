import { useState } from 'react'
import { Button } from '../../core/design/Button.tsx'
import { classes } from '../../core/design/classes.ts'
import { useEnvironment } from '../../core/environment.tsx'
import { type TextKey, useText } from '../../core/text/text.tsx'
import style from './SaveEventLog.module.css'

type Progress = 'saving' | 'saved' | 'failed'

const words = {
  saving: 'eventLog.saving',
  saved: 'eventLog.saved',
  failed: 'eventLog.failed',
} as const satisfies Record<Progress, TextKey>

/** Hands the guest the event log and says how that went. */
export function SaveEventLog({ size = 'medium' }: { size?: 'small' | 'medium' }) {
  const text = useText()
  const { saveLog } = useEnvironment()
  const [progress, setProgress] = useState<Progress>()

  async function save() {
    setProgress('saving')
    try {
      await saveLog()
      setProgress('saved')
    } catch {
      setProgress('failed')
    }
  }

  return (
    <div className={style.save}>
      <Button icon="download" size={size} isDisabled={progress === 'saving'} onPress={save}>
        {text('eventLog.save')}
      </Button>
      <output className={classes(style.progress, progress && style[progress])}>
        {progress && text(words[progress])}
      </output>
    </div>
  )
}
