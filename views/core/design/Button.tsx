import type { ComponentProps, ReactNode } from 'react'
import style from './Button.module.css'
import { classes } from './classes.ts'
import { Icon, type IconName } from './Icon.tsx'

export interface ButtonLook {
  look?: 'primary' | 'secondary' | 'quiet' | 'danger'
  size?: 'small' | 'medium' | 'large'
  /** Whether it is as wide as there is room. */
  isWide?: boolean
}

interface Press
  extends Omit<ComponentProps<'button'>, 'className' | 'style' | 'children' | 'onClick'> {
  onPress?: () => void
  isDisabled?: boolean
  /** Under way: it keeps the focus, says so and takes no press. */
  isPending?: boolean
}

interface Props extends Press, ButtonLook {
  children: ReactNode
  /** Before the words. */
  icon?: IconName
}

/** A button with words. A native element: the start page needs no code for it. */
export function Button({ children, icon, look, size, isWide, ...press }: Props) {
  return (
    <Pressable {...press} className={buttonStyle({ look, size, isWide })}>
      {icon && <Icon name={icon} />}
      <span className={style.words}>{children}</span>
    </Pressable>
  )
}

interface IconProps extends Press, Pick<ButtonLook, 'size'> {
  icon: IconName
  /** What it does, in words. */
  label: string
  /** Over a picture: a dark disc below the drawing. */
  look?: 'quiet' | 'overPicture'
  /** For a drawing that is switched on, such as a favourite's heart. */
  isFilled?: boolean
}

/** A button that is only a drawing; its words are for screen readers. */
export function IconButton({ icon, label, look = 'quiet', size, isFilled, ...press }: IconProps) {
  return (
    <Pressable
      {...press}
      aria-label={label}
      className={classes(style.button, style.drawing, style[look], size && style[size])}
    >
      <Icon name={icon} isFilled={isFilled} />
    </Pressable>
  )
}

/** The classes that make an element look like a button. */
export function buttonStyle({ look = 'secondary', size, isWide }: ButtonLook): string {
  return classes(style.button, style[look], size && style[size], isWide && style.wide)
}

function Pressable({
  onPress,
  isDisabled,
  isPending,
  ...props
}: Press & { className: string; children: ReactNode }) {
  return (
    <button
      type="button"
      aria-disabled={isPending || undefined}
      {...props}
      disabled={isDisabled}
      aria-busy={isPending || undefined}
      onClick={(event) => {
        if (isPending) event.preventDefault()
        else onPress?.()
      }}
    />
  )
}
