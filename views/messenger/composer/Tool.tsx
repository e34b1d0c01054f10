import { type ReactNode, type RefObject, useRef } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { Popover } from '../../core/design/Popover.tsx'
import { useLocale } from '../../core/text/text.tsx'
import style from './Tool.module.css'

interface Props {
  /** What it opens, in words. */
  label: string
  drawing: ReactNode
  /** What the panel hangs from: the field as a whole. */
  anchor: RefObject<HTMLElement | null>
  isOpen: boolean
  onChange: (isOpen: boolean) => void
  /** It is likely to be opened next. */
  onNear?: () => void
  children: ReactNode
}

/** A button beside the field and the panel that it opens above it; Escape gives the focus back. */
export function Tool({ label, drawing, anchor, isOpen, onChange, onNear, children }: Props) {
  const locale = useLocale()
  const button = useRef<HTMLButtonElement>(null)
  return (
    <>
      <button
        ref={button}
        type="button"
        className={style.tool}
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        title={label}
        onPointerEnter={onNear}
        onFocus={onNear}
        onClick={() => onChange(!isOpen)}
      >
        {drawing}
      </button>
      <I18nProvider locale={locale}>
        <Popover
          label={label}
          anchor={anchor}
          isOpen={isOpen}
          onClose={() => onChange(false)}
          placement="top start"
        >
          {children}
        </Popover>
      </I18nProvider>
    </>
  )
}
