import type { ReactNode } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { Modal as AriaModal, ModalOverlay } from 'react-aria-components/Modal'
import { IconButton } from './Button.tsx'
import style from './Modal.module.css'

interface Props {
  title: string
  /** Words of the close button. */
  closeLabel: string
  /** Escape or the close button; a press beside the dialog must not lose what was typed. */
  onClose: () => void
  children: ReactNode
}

/** A modal dialog: focus stays inside while it is there and goes back where it came from. */
export function Modal({ title, closeLabel, onClose, children }: Props) {
  return (
    <ModalOverlay
      className={style.overlay}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
    >
      <AriaModal className={style.modal}>
        <Dialog className={style.dialog}>
          <div className={style.header}>
            <Heading slot="title" className={style.title}>
              {title}
            </Heading>
            <IconButton icon="close" label={closeLabel} onPress={onClose} />
          </div>
          {children}
        </Dialog>
      </AriaModal>
    </ModalOverlay>
  )
}
