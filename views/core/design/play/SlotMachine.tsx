import type { ReactNode } from 'react'
import { Icon, type IconName } from '../Icon.tsx'
import style from './SlotMachine.module.css'

const strip: IconName[] = ['star', 'heart', 'crown', 'gift', 'sparkle', 'bolt']

interface Props {
  /** What is seen on the reels, in words, for readers. */
  label: string
  /** What each reel shows once it stands. */
  reels: readonly IconName[]
  /** Running until it is known what they show. */
  isRunning: boolean
  isWon?: boolean
  /** What came of it, read out. */
  result?: string | undefined
  /** The button that pulls the lever. */
  action: ReactNode
}

/** Reels that run and stand. What they show is told; it draws no lots itself. */
export function SlotMachine({ label, reels, isRunning, isWon, result, action }: Props) {
  return (
    <div className={style.place}>
      <div className={style.machine} role="img" aria-label={label} data-won={isWon || undefined}>
        {reels.map((shown, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a reel is its place
          <span key={at} className={style.reel}>
            {isRunning ? (
              <span className={style.strip} style={{ '--delay': `${at * -130}ms` }}>
                {[...strip, ...strip].map((name, row) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the strip never changes
                  <Icon key={row} name={name} />
                ))}
              </span>
            ) : (
              <Icon name={shown} isFilled={isWon ?? false} />
            )}
          </span>
        ))}
      </div>
      <p className={style.result} role="status">
        {result}
      </p>
      {action}
    </div>
  )
}
