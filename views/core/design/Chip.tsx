import type { ReactNode } from 'react'
import style from './Chip.module.css'
import { Icon, type IconName } from './Icon.tsx'
import { Anchor } from './Link.tsx'

interface Look {
  children: ReactNode
  icon?: IconName
}

/** A choice that is on or off, as in a filter. */
export function Chip({
  children,
  icon,
  isSelected,
  onPress,
}: Look & { isSelected: boolean; onPress: () => void }) {
  return (
    <button type="button" className={style.chip} aria-pressed={isSelected} onClick={onPress}>
      {icon && <Icon name={icon} />}
      {children}
    </button>
  )
}

/** A short way to one of several places, such as a category. */
export function ChipLink({
  children,
  icon,
  href,
  isCurrent = false,
}: Look & { href: string; isCurrent?: boolean }) {
  return (
    <Anchor href={href} className={style.chip} aria-current={isCurrent ? 'page' : undefined}>
      {icon && <Icon name={icon} />}
      {children}
    </Anchor>
  )
}

/** Chips side by side, all of them seen: what has no room goes into the next row. */
export function ChipRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset wants a legend that is seen
    <div className={style.row} role="group" aria-label={label}>
      {children}
    </div>
  )
}
