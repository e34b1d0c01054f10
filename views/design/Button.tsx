import { Button as AriaButton, type ButtonProps } from 'react-aria-components/Button'
import style from './Button.module.css'
import { Icon, type IconName } from './Icon.tsx'

type Look = 'primary' | 'secondary' | 'quiet'

interface Props extends Omit<ButtonProps, 'className' | 'style' | 'children'> {
  children: string
  look?: Look
  icon?: IconName
}

/** A button with words. `isPending` keeps it focusable, quiet and announced as busy. */
export function Button({ children, look = 'secondary', icon, ...props }: Props) {
  return (
    <AriaButton {...props} className={`${style.button} ${style[look]}`}>
      {icon && <Icon name={icon} />}
      <span>{children}</span>
    </AriaButton>
  )
}

interface IconProps extends Omit<ButtonProps, 'className' | 'style' | 'children'> {
  icon: IconName
  /** What it does, in words. */
  label: string
}

/** A button that is only a drawing; its words are for screen readers. */
export function IconButton({ icon, label, ...props }: IconProps) {
  return (
    <AriaButton {...props} aria-label={label} className={`${style.button} ${style.drawing}`}>
      <Icon name={icon} />
    </AriaButton>
  )
}
