import { type ReactNode, useRef } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { Modal as AriaModal, ModalOverlay } from 'react-aria-components/Modal'
import { IconButton } from './Button.tsx'
import { classes } from './classes.ts'
import style from './Modal.module.css'
import { useKeptFocus } from './useKeptFocus.ts'

interface FrameProps {
  title: string
  /** Words of the close button. */
  closeLabel: string
  /** Without it nothing closes it but what stands in it. */
  onClose?: (() => void) | undefined
  children: ReactNode
  /** Below the contents, always seen: buttons. */
  footer?: ReactNode
  /** Whether the contents take all of it: the title is for readers, the close button lies over them. */
  isBare?: boolean
}

interface ModalProps extends FrameProps {
  /** As wide as its contents, or one of three widths. On a narrow screen it fills the screen. */
  size?: 'fitting' | 'small' | 'medium' | 'large'
  /** Whether it lies above the other modals. */
  isRaised?: boolean
  /** Whether more of the page is seen behind it. */
  isSheer?: boolean
  /** Names the dialog's element. */
  id?: string
  /** Where it is put; at the end of the body without it. */
  container?: Element | undefined
}

/**
 * A modal dialog: focus stays inside while it is there and goes back where it came from. Escape and
 * the close button close it; a press beside it must not lose what was typed.
 */
export function Modal(props: ModalProps) {
  const {
    size = 'fitting',
    isRaised = false,
    isSheer = false,
    id,
    container,
    onClose,
    ...frame
  } = props
  return (
    <ModalOverlay
      UNSTABLE_portalContainer={container}
      className={classes(
        style.overlay,
        isRaised && style.raised,
        isSheer && style.sheer,
        frame.isBare && style.edgeless,
      )}
      isOpen
      isKeyboardDismissDisabled={!onClose}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose?.()
      }}
    >
      <AriaModal className={classes(style.modal, style[size])}>
        <Frame {...frame} id={id} onClose={onClose} />
      </AriaModal>
    </ModalOverlay>
  )
}

interface SheetProps extends FrameProps {
  onClose: () => void
  /** The edge of the screen that it comes from. */
  side?: 'start' | 'end' | 'bottom'
}

/** A panel from the edge of the screen, such as a menu; a press beside it closes it too. */
export function Sheet({ side = 'start', onClose, ...frame }: SheetProps) {
  return (
    <ModalOverlay
      className={classes(style.overlay, style.besideSheet, style[side])}
      isOpen
      isDismissable
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
    >
      <AriaModal className={style.sheet}>
        <Frame {...frame} onClose={onClose} />
      </AriaModal>
    </ModalOverlay>
  )
}

function Frame({
  id,
  title,
  closeLabel,
  onClose,
  children,
  footer,
  isBare,
}: FrameProps & { id?: string }) {
  const dialog = useRef<HTMLElement>(null)
  useKeptFocus(dialog)
  return (
    <Dialog
      ref={dialog}
      {...(id && { id })}
      className={classes(style.dialog, isBare && style.bare)}
    >
      <div className={style.header}>
        <Heading slot="title" className={style.title}>
          {title}
        </Heading>
        {onClose && (
          <IconButton
            icon="close"
            label={closeLabel}
            onPress={onClose}
            {...(isBare && { look: 'overPicture' })}
          />
        )}
      </div>
      {children}
      {footer && <div className={style.footer}>{footer}</div>}
    </Dialog>
  )
}

/** The usual contents of a modal or sheet: padded, and scrolling when there is no room. */
export function ModalBody({ children }: { children: ReactNode }) {
  return <div className={style.body}>{children}</div>
}
