import { type TextKey, useAreaText } from '../../core/text/text.tsx'
import style from './Countdown.module.css'
import { useSecondsUntil } from './useSecondsUntil.ts'

/**
 * How much time is left, in hours, minutes and seconds; readers find it there but are not told of each
 * second.
 * @param isSmall on one line, for a card
 */
export function Countdown({ endsAt, isSmall = false }: { endsAt: number; isSmall?: boolean }) {
  const text = useAreaText('messenger')
  const left = useSecondsUntil(endsAt)
  const parts: readonly { words: TextKey; count: number }[] = [
    { words: 'conversionChat.hours', count: Math.floor(left / 3600) },
    { words: 'conversionChat.minutes', count: Math.floor(left / 60) % 60 },
    { words: 'conversionChat.seconds', count: left % 60 },
  ]
  return (
    <p
      className={isSmall ? style.small : style.countdown}
      role="timer"
      aria-live="off"
      aria-label={text('conversionChat.left')}
    >
      {parts.map(({ words, count }) => (
        <span key={words} className={style.part}>
          <span className={style.figure}>{String(count).padStart(2, '0')}</span>{' '}
          <span className={style.unit}>{text(words, { count })}</span>{' '}
        </span>
      ))}
    </p>
  )
}
