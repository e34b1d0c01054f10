import { type SyntheticEvent, useEffect, useMemo, useRef } from 'react'
import { App } from '../../../views/App.tsx'
import type { AppActor } from '../../../views/core/environment.tsx'
import type { Shown } from '../../inspector/agent/messages.ts'
import style from './Past.module.css'

interface Props {
  /** The app as it was. */
  actor: AppActor
  /** When that was, in ms since the epoch. */
  at: number
  shown: Shown
  onBack(): void
}

/** The app as it was, and a banner that says so. It can be read, but nothing leads out of it. */
export function Past({ actor, at, shown, onBack }: Props) {
  const now = useMemo(() => () => at, [at])
  return (
    <>
      <div
        className={style.past}
        data-past
        onClickCapture={keepLinks}
        onAuxClickCapture={keepLinks}
        onSubmitCapture={prevent}
      >
        <App actor={actor} now={now} onSaveLog={noLog} isPast />
      </div>
      <Banner shown={shown} onBack={onBack} />
    </>
  )
}

function Banner({ shown: { seq, last, event }, onBack }: Pick<Props, 'shown' | 'onBack'>) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus({ preventScroll: true }), [])
  return (
    <section
      className={style.banner}
      aria-label="Inspector"
      lang="en"
      data-react-aria-top-layer="true"
    >
      <p role="status" className={style.words}>
        <strong>This is the past:</strong> entry {seq} of {last}
        {event !== null && (
          <>
            , <code className={style.event}>{event}</code>
          </>
        )}
        <span className={style.note}>
          The app goes on behind this and is recorded. Nothing you do here reaches it.
        </span>
      </p>
      <button ref={button} type="button" className={style.back} onClick={onBack}>
        Back to now
      </button>
    </section>
  )
}

/** Links of the past lead nowhere: the page that goes on behind it would be left. */
function keepLinks(event: SyntheticEvent): void {
  if ((event.target as Element).closest('a[href]')) prevent(event)
}

function prevent(event: SyntheticEvent): void {
  event.preventDefault()
  event.stopPropagation()
}

async function noLog(): Promise<void> {
  throw new Error('the past has no log of its own')
}
