import type { ReactNode } from 'react'
import { Avatar } from '../Avatar.tsx'
import { Button } from '../Button.tsx'
import { classes } from '../classes.ts'
import { Icon } from '../Icon.tsx'
import { Anchor } from '../Link.tsx'
import style from './Leaderboard.module.css'

interface Place {
  id: string
  /** From 1; two may share one. */
  rank: number
  name: string
  href: string
  picture?: string
  /** What it is counted in, such as “1.204 votes”. */
  score: string
  /** Better or worse than before, in words. */
  move?: { by: 'up' | 'down'; words: string }
  /** Whether it is the guest's own choice, or themselves. */
  isOwn?: boolean
  /** A `VoteButton`. */
  action?: ReactNode
}

/** Who leads a contest or a list; the first three stand on their own steps. */
export function Leaderboard({ label, places }: { label: string; places: readonly Place[] }) {
  return (
    <ol className={style.board} aria-label={label}>
      {places.map(({ id, rank, name, href, picture, score, move, isOwn, action }) => (
        <li key={id} className={classes(style.place, isOwn && style.own)} data-rank={rank}>
          <span className={style.rank}>{rank}</span>
          <Avatar id={id} name={name} {...(picture && { picture })} />
          <div className={style.who}>
            <Anchor href={href} className={style.name}>
              {name}
            </Anchor>
            <p className={style.score}>
              {score}
              {move && (
                <span className={style[move.by]}>
                  <Icon name={move.by === 'up' ? 'chevronUp' : 'chevronDown'} />
                  {move.words}
                </span>
              )}
            </p>
          </div>
          {action}
        </li>
      ))}
    </ol>
  )
}

interface VoteProps {
  /** What a press does, with whom it is for. */
  label: string
  words: string
  /** Whether the guest gave their vote to this one. */
  isGiven: boolean
  isPending?: boolean
  /** Whether no vote is left. */
  isDisabled?: boolean
  onPress: () => void
}

/** Gives a vote, or takes it back. */
export function VoteButton({ label, words, isGiven, ...press }: VoteProps) {
  return (
    <Button
      {...press}
      size="small"
      look={isGiven ? 'primary' : 'secondary'}
      icon={isGiven ? 'check' : 'star'}
      aria-label={label}
      aria-pressed={isGiven}
    >
      {words}
    </Button>
  )
}
