import { Modal, ModalBody } from '../../core/design/Modal.tsx'
import { useAreaText } from '../../core/text/text.tsx'
import { Question } from './Question.tsx'

/** The question that stands before everything until it is answered with yes [LGL-4]. */
export function Dialog({ container }: { container: Element }) {
  const text = useAreaText('account')
  return (
    <Modal
      container={container}
      size="small"
      isRaised
      title={text('protection.title')}
      closeLabel={text('modals.close')}
    >
      <ModalBody>
        <Question />
      </ModalBody>
    </Modal>
  )
}
