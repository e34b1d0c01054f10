import type { ReactNode, RefObject } from 'react'
import style from './Past.module.css'

interface Props {
  children: ReactNode
  /** What the button does. */
  way: string
  onPress(): void
  button?: RefObject<HTMLButtonElement | null>
}

/** Says what the window shows in place of what is now, and leads away from it. */
export function Banner({ children, way, onPress, button }: Props) {
  return (
    <section
      className={style.banner}
      aria-label="Inspector"
      lang="en"
      data-react-aria-top-layer="true"
    >
      {children}
      <button ref={button} type="button" className={style.back} onClick={onPress}>
        {way}
      </button>
    </section>
  )
}
