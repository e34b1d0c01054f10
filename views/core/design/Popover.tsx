import type { ReactNode, RefObject } from 'react'
import { Popover as AriaPopover } from 'react-aria-components/Popover'
import style from './Menu.module.css'

interface Props {
  children: ReactNode
  /** What it is, in words, for readers; none for one that holds a list with a name of its own. */
  label?: string
  /** Where it hangs, when it is not inside what opens it. */
  anchor?: RefObject<Element | null>
  isOpen?: boolean
  onClose?: () => void
  placement?: 'bottom start' | 'bottom end' | 'top start' | 'top end' | 'bottom'
}

/** A raised panel that hangs from what opened it. */
export function Popover({ children, label, anchor, isOpen, onClose, placement }: Props) {
  return (
    <AriaPopover
      className={style.popover}
      aria-label={label}
      triggerRef={anchor}
      isOpen={isOpen}
      onOpenChange={(isNowOpen) => {
        if (!isNowOpen) onClose?.()
      }}
      placement={placement}
      offset={6}
    >
      {children}
    </AriaPopover>
  )
}
