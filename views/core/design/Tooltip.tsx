import type { ReactElement } from 'react'
import { Focusable } from 'react-aria-components/Focusable'
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components/Tooltip'
import style from './Tooltip.module.css'

interface Props {
  /** A few words that add to what the button says. */
  words: string
  /** One `Button`, `IconButton` or link. */
  children: ReactElement<object>
}

/** Words that appear beside a button when it is focused or pointed at. */
export function Tooltip({ words, children }: Props) {
  return (
    <TooltipTrigger delay={400} closeDelay={80}>
      <Focusable>{children as ReactElement<object, string>}</Focusable>
      <AriaTooltip className={style.tooltip} offset={6}>
        {words}
      </AriaTooltip>
    </TooltipTrigger>
  )
}
