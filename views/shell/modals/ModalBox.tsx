import { selectIsCheckForced } from '../../../machines/account/ageVerification/ageVerification.selectors.ts'
import type { ModalId } from '../../../machines/shell/modals/modals.events.ts'
import type { Modal as ModalState } from '../../../machines/shell/modals/modals.stack.ts'
import { Button } from '../../core/design/Button.tsx'
import { Modal, ModalBody } from '../../core/design/Modal.tsx'
import { Picture } from '../../core/design/Picture.tsx'
import { pictureAddress } from '../../core/design/picture.ts'
import { Skeleton } from '../../core/design/Skeleton.tsx'
import { ErrorState } from '../../core/design/States.tsx'
import { VisuallyHidden } from '../../core/design/VisuallyHidden.tsx'
import { useAddress, useStateOfLater } from '../../core/environment.tsx'
import { useText } from '../../core/text/text.tsx'
import { ModalActions } from './ModalActions.tsx'
import style from './ModalBox.module.css'
import type { ComingModal, ModalContent } from './modalContent.ts'
import { loadedModal } from './modalContents.ts'

interface Props {
  modal: ModalState
  container: Element
  /** Whether it, or one below it, lies above the cookie banner [MOD-12]. */
  isRaised: boolean
}

/** A modal box: its contents, or how far they are. Its element's id is the box's [MOD-11]. */
export function ModalBox({ modal, container, isRaised }: Props) {
  const text = useText()
  const modals = useAddress('modals')
  const isCheckForced = useStateOfLater('ageVerification', selectIsCheckForced, false)
  const isForced = modal.id === 'avs' && isCheckForced
  const content = modal.status === 'ready' ? loadedModal(modal.id) : undefined
  return (
    <Modal
      id={modal.id}
      container={container}
      size="small"
      isRaised={isRaised}
      title={text(content?.title ?? titles[modal.status])}
      closeLabel={text('modal.close')}
      onClose={
        isForced ? undefined : () => modals.send({ type: 'modals.closeRequested', id: modal.id })
      }
      {...(content && { footer: <Footer id={modal.id} content={content} /> })}
    >
      <ModalBody>
        <div className={style.content}>
          {modal.status === 'failed' && <Failed />}
          {modal.status === 'loading' && <ContentSkeleton />}
          {content && <Content id={modal.id} content={content} />}
        </div>
      </ModalBody>
    </Modal>
  )
}

const titles = {
  loading: 'modals.loading',
  ready: 'modals.loading',
  failed: 'modals.failed.title',
} as const

interface PartProps {
  id: ModalId
  content: ModalContent
}

function Content({ id, content }: PartProps) {
  if ('Body' in content) return <content.Body id={id} />
  return <ComingContent seed={id} content={content} />
}

function Footer({ id, content }: PartProps) {
  if ('Footer' in content) return <content.Footer id={id} />
  return <ModalActions id={id} actions={content.actions} />
}

function ComingContent({ seed, content }: { seed: string; content: ComingModal }) {
  const text = useText()
  return (
    <>
      <div className={style.picture}>
        <Picture
          address={pictureAddress('cover', `modal ${seed}`)}
          shape="cover"
          alt=""
          sizes="26rem"
          isFirst
        />
      </div>
      <p className={style.words}>{text(content.words)}</p>
      <p className={style.soon}>{text('modal.soon')}</p>
    </>
  )
}

function ContentSkeleton() {
  const text = useText()
  return (
    <>
      <VisuallyHidden>{text('modals.loading')}</VisuallyHidden>
      <div className={`${style.picture} ${style.blank}`} />
      <Skeleton width="100%" height="1.25rem" />
      <Skeleton width="80%" height="1.25rem" />
    </>
  )
}

function Failed() {
  const text = useText()
  const modals = useAddress('modals')
  return (
    <ErrorState
      title={text('modals.failed.title')}
      action={
        <Button
          look="primary"
          icon="reload"
          onPress={() => modals.send({ type: 'modals.retryRequested' })}
        >
          {text('modals.retry')}
        </Button>
      }
    >
      {text('modals.failed')}
    </ErrorState>
  )
}
