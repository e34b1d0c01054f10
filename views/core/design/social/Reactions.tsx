import type { ReactNode } from 'react'
import { Icon, type IconName } from '../Icon.tsx'
import style from './Reactions.module.css'

interface Props {
  /** What is reacted to, for readers. */
  label: string
  /** `Reaction`s. */
  children: ReactNode
}

/** What can be done with a post, a film or an album, in one row. */
export function Reactions({ label, children }: Props) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset wants a legend that is seen
    <div className={style.row} role="group" aria-label={label}>
      {children}
    </div>
  )
}

interface ReactionProps {
  icon: IconName
  /** What it does, with its count in words. */
  label: string
  /** How often it was done. */
  figure?: string
  /** Whether the guest did it; not given for what is not switched. */
  isOn?: boolean
  isDisabled?: boolean
  onPress: () => void
}

/** A heart, a thumb, a word or a tip. */
export function Reaction({ icon, label, figure, isOn, isDisabled, onPress }: ReactionProps) {
  return (
    <button
      type="button"
      className={style.reaction}
      aria-label={label}
      aria-pressed={isOn}
      disabled={isDisabled}
      onClick={onPress}
    >
      <Icon name={icon} isFilled={isOn} />
      {figure && <span>{figure}</span>}
    </button>
  )
}
