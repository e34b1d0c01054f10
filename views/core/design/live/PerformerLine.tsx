import type { ReactNode } from 'react'
import { MediaLine } from '../MediaLine.tsx'

interface Props {
  /** Of their profile. */
  href: string
  name: string
  /** Address of the picture, without its size. */
  picture: string
  /** Whether the picture is not waited with. */
  isFirst?: boolean
  /** Whether they are offline: the picture is paler. */
  isAway: boolean
  /** What is said of them in a line. */
  line: string
  badges: ReactNode
  /** Before the picture, such as their place in a list. */
  before?: ReactNode
  /** At the end of the row, below it where there is no room. */
  children: ReactNode
}

/** A performer as a row of a list: a way to their profile, and what is told or can be done beside it. */
export function PerformerLine({ isAway, ...line }: Props) {
  return <MediaLine {...line} isPale={isAway} />
}
