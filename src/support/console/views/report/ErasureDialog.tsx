import { Dialog } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { Button } from '../../../../inspector/views/core/controls.tsx'
import { counted } from '../../../../inspector/views/core/words.ts'
import sheet from '../../../../inspector/views/page/ShortcutSheet.module.css'
import type { ReportDetail } from '../../../console.shapes.ts'
import { titleOf } from '../core/words.ts'
import styles from './ReportPage.module.css'
import type { ReportActor } from './reportActor.ts'

interface Props {
  actor: ReportActor
  report: ReportDetail
  what: 'report' | 'guest'
}

/** Names what goes before it does. */
export function ErasureDialog({ actor, report, what }: Props) {
  const { id, guest, logs, notes, siblings } = report
  const drop = () => actor.send({ type: 'report.erasureDropped' })
  const isGuest = what === 'guest' && guest !== null
  return (
    <ModalOverlay
      className={sheet.overlay}
      isOpen
      isDismissable
      onOpenChange={(isOpen) => {
        if (!isOpen) drop()
      }}
    >
      <Modal>
        <Dialog className={sheet.sheet} role="alertdialog">
          <div className={sheet.head}>
            <Heading slot="title" level={2}>
              {isGuest ? `Erase all of guest ${guest}?` : 'Erase this report?'}
            </Heading>
          </div>
          {isGuest ? (
            <p>
              Every report of this guest goes, with all logs and notes: this one
              {siblings.length > 0 && `, ${counted(siblings.length, 'other')} of the same session`}{' '}
              and those of all other sessions.
            </p>
          ) : (
            <p>
              “{titleOf(report)}” goes, with {counted(logs.length, 'log')} and{' '}
              {counted(notes.length, 'note')}.
            </p>
          )}
          <p>Nobody can bring it back. The audit log keeps that you did it.</p>
          <div className={styles.row}>
            <Button onPress={drop}>Keep it</Button>
            <Button
              look="main"
              onPress={() =>
                actor.send({
                  type: 'report.deedRequested',
                  deed: isGuest ? { kind: 'eraseGuest', id, guest } : { kind: 'erase', id },
                })
              }
            >
              Erase
            </Button>
          </div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}
