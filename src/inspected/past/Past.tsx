import { type SyntheticEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { App } from '../../../views/App.tsx'
import type { AppActor } from '../../../views/core/environment.tsx'
import { movedClock } from '../../../views/core/movedClock.ts'
import type { Shown } from '../../inspector/agent/messages.ts'
import { Banner } from './Banner.tsx'
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
  const [clock] = useState(() => movedClock(at))
  useLayoutEffect(() => clock.move(at), [clock, at])
  return (
    <>
      <div
        className={style.past}
        data-past
        onClickCapture={keepLinks}
        onAuxClickCapture={keepLinks}
        onSubmitCapture={prevent}
      >
        <App actor={actor} now={clock.now} onMoved={clock.onMoved} onSaveLog={noLog} isPast />
      </div>
      <PastBanner shown={shown} onBack={onBack} />
    </>
  )
}

function PastBanner({ shown: { seq, last, event }, onBack }: Pick<Props, 'shown' | 'onBack'>) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus({ preventScroll: true }), [])
  return (
    <Banner way="Back to now" onPress={onBack} button={button}>
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
    </Banner>
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
