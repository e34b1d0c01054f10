import {
  selectIsPayFrameReady,
  selectIsPayFrameUnanswered,
  selectIsTabBlocked,
} from '../../../machines/money/payTour/payTour.frame.selectors.ts'
import { selectIsStackRaised } from '../../../machines/shell/modals/modals.selectors.ts'
import { Button } from '../../core/design/Button.tsx'
import { Icon, type IconName } from '../../core/design/Icon.tsx'
import { Modal, ModalBody } from '../../core/design/Modal.tsx'
import { useActorState, useAddress } from '../../core/environment.tsx'
import { type TextKey, useText } from '../../core/text/text.tsx'
import { useSayChange } from '../../shell/shell/useSayChange.ts'
import style from './PayTab.module.css'
import { WhyOpened } from './WhyOpened.tsx'

interface Look {
  icon: IconName
  title: TextKey
  words: TextKey
  action: TextKey
  /** Whether the tab is there, so that it can come to the front. */
  isThere: boolean
}

const looks = {
  opening: {
    icon: 'external',
    title: 'payTour.tab.opening.title',
    words: 'payTour.tab.opening',
    action: 'payTour.tab.front',
    isThere: true,
  },
  ready: {
    icon: 'external',
    title: 'payTour.tab.ready.title',
    words: 'payTour.tab.ready',
    action: 'payTour.tab.front',
    isThere: true,
  },
  unanswered: {
    icon: 'alert',
    title: 'payTour.unanswered.title',
    words: 'payTour.unanswered',
    action: 'payTour.tab.again',
    isThere: false,
  },
  blocked: {
    icon: 'alert',
    title: 'payTour.tab.blocked.title',
    words: 'payTour.tab.blocked',
    action: 'payTour.tab.blocked.open',
    isThere: false,
  },
} as const satisfies Record<string, Look>

function useProgress(): keyof typeof looks {
  const isReady = useActorState('payTour', selectIsPayFrameReady)
  const isUnanswered = useActorState('payTour', selectIsPayFrameUnanswered)
  const isBlocked = useActorState('payTour', selectIsTabBlocked)
  if (isBlocked) return 'blocked'
  if (isUnanswered) return 'unanswered'
  return isReady ? 'ready' : 'opening'
}

/** What stands on the page while the payment client is in a tab of its own [PAY-26]. */
export function PayTab({ container, title }: { container: Element; title: string }) {
  const text = useText()
  const payTour = useAddress('payTour')
  const isRaised = useActorState('modals', selectIsStackRaised)
  const { icon, title: heading, words, action, isThere } = looks[useProgress()]
  useSayChange(isThere ? `${text(heading)}. ${text(words)}` : undefined)
  const close = () => payTour.send({ type: 'payTour.closeRequested' })
  const act = () =>
    payTour.send({ type: isThere ? 'payTour.frontRequested' : 'payTour.retryRequested' })
  return (
    <Modal
      container={container}
      isSheer
      isRaised={isRaised}
      size="small"
      title={title}
      closeLabel={text('payTour.close')}
      onClose={close}
      footer={
        <>
          <Button onPress={close}>{text('payTour.tab.cancel')}</Button>
          <Button look="primary" onPress={act}>
            {text(action)}
          </Button>
        </>
      }
    >
      <div className={style.content}>
        <WhyOpened />
        <ModalBody>
          <div
            className={style.state}
            data-bad={!isThere}
            key={String(isThere)}
            {...(!isThere && { role: 'alert' })}
          >
            <Icon name={icon} />
            <p className={style.heading}>{text(heading)}</p>
            <p className={style.words}>{text(words)}</p>
          </div>
        </ModalBody>
      </div>
    </Modal>
  )
}
