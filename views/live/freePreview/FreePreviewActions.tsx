import { selectPreviewProgress } from '../../../machines/live/freePreview/freePreview.selectors.ts'
import type { ModalId } from '../../../machines/shell/modals/modals.events.ts'
import { Button } from '../../core/design/Button.tsx'
import { ButtonLink } from '../../core/design/Link.tsx'
import { useAddress, useStateOfLater } from '../../core/environment.tsx'
import { useAreaText } from '../../core/text/text.tsx'
import { useHref } from '../../shell/navigation/useHref.ts'

/** Takes the free preview or turns it down, and leads to the performer with it [ACT-40]. */
export function FreePreviewActions({ id }: { id: ModalId }) {
  const text = useAreaText('live')
  const href = useHref()
  const modals = useAddress('modals')
  const freePreview = useAddress('freePreview')
  const progress = useStateOfLater('freePreview', selectPreviewProgress, 'unoffered')
  if (progress === 'given') {
    return (
      <Button
        look="primary"
        onPress={() => freePreview.send({ type: 'freePreview.chatRequested' })}
      >
        {text('freePreview.chat')}
      </Button>
    )
  }
  if (progress === 'offered' || progress === 'starting' || progress === 'failed') {
    return (
      <>
        <Button look="quiet" onPress={() => freePreview.send({ type: 'freePreview.declined' })}>
          {text('freePreview.decline')}
        </Button>
        <Button
          look="primary"
          icon="gift"
          isPending={progress === 'starting'}
          onPress={() => freePreview.send({ type: 'freePreview.startRequested' })}
        >
          {text('freePreview.start')}
        </Button>
      </>
    )
  }
  return (
    <>
      <Button look="quiet" onPress={() => modals.send({ type: 'modals.closeRequested', id })}>
        {text('freePreview.close')}
      </Button>
      <ButtonLink look="primary" href={href({ name: 'freeChat', params: {} })}>
        {text('freePreview.freeChats')}
      </ButtonLink>
    </>
  )
}
