import { type ComponentType, Suspense, use } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { selectIsPinCallOpen } from '../../../machines/account/pinCall/pinCall.selectors.ts'
import { selectIsVoiceCallOpen } from '../../../machines/account/voiceCall/voiceCall.selectors.ts'
import { selectSharedVideoId } from '../../../machines/messenger/videoShare/videoShare.selectors.ts'
import { selectIsCheckoutOpen } from '../../../machines/money/checkout/checkout.selectors.ts'
import { selectIsOnline, selectIsRunning } from '../../../machines/shell/app/app.selectors.ts'
import { useIsQuestionInTheWay } from '../../account/dataProtection/useIsQuestionInTheWay.ts'
import { useActorState, useAddress } from '../../core/environment.tsx'
import { FailureBoundary } from '../../core/FailureBoundary.tsx'
import { once } from '../../core/once.ts'
import { useLocale } from '../../core/text/text.tsx'
import { useFloats } from '../../messenger/notifications/useNotifications.ts'
import { DialogFailed } from './DialogFailed.tsx'
import { Waiting } from './Waiting.tsx'

interface Contained {
  container: Element
}

type Load = () => Promise<{ Dialog: ComponentType<Contained> }>

const loadVoiceCall: Load = once(() => import('../../account/voiceCall/VoiceCallDialog.tsx'))
const loadPinCall: Load = once(() => import('../../account/pinCall/PinCallDialog.tsx'))
const loadCheckout: Load = once(() => import('../../money/checkout/CheckoutDialog.tsx'))

const loadQuestion: Load = once(
  () => import('../../account/dataProtection/DataProtectionDialog.tsx'),
)
const loadFloats = once(() => import('../../messenger/notifications/FloatingNotifications.tsx'))
const loadVideoShare: Load = once(() => import('../../messenger/videoShare/VideoShareDialog.tsx'))

/** The dialogs of areas that come later than the page; each one's code comes as it opens. */
export function LaterDialogs({ container }: Contained) {
  const locale = useLocale()
  const hasAccount = useActorState('app', selectIsRunning.account)
  const hasMoney = useActorState('app', selectIsRunning.money)
  const hasMessenger = useActorState('app', selectIsRunning.messenger)
  return (
    <I18nProvider locale={locale}>
      {hasAccount && <OfAccount container={container} />}
      {hasMoney && <OfMoney container={container} />}
      {hasMessenger && <OfMessenger container={container} />}
    </I18nProvider>
  )
}

function OfAccount({ container }: Contained) {
  const voiceCall = useAddress('voiceCall')
  const pinCall = useAddress('pinCall')
  const isCalling = useActorState('voiceCall', selectIsVoiceCallOpen)
  const isProving = useActorState('pinCall', selectIsPinCallOpen)
  const isAsked = useIsQuestionInTheWay()
  return (
    <>
      {isCalling && (
        <Opened
          load={loadVoiceCall}
          container={container}
          onClose={() => voiceCall.send({ type: 'voiceCall.closeRequested' })}
        />
      )}
      {isProving && (
        <Opened
          load={loadPinCall}
          container={container}
          onClose={() => pinCall.send({ type: 'pinCall.closeRequested' })}
        />
      )}
      {isAsked && <Opened load={loadQuestion} container={container} />}
    </>
  )
}

function OfMoney({ container }: Contained) {
  const checkout = useAddress('checkout')
  const isCheckingOut = useActorState('checkout', selectIsCheckoutOpen)
  if (!isCheckingOut) return null
  return (
    <Opened
      load={loadCheckout}
      container={container}
      onClose={() => checkout.send({ type: 'checkout.closeRequested' })}
    />
  )
}

function OfMessenger({ container }: Contained) {
  const videoShare = useAddress('videoShare')
  const isSharing = useActorState('videoShare', selectSharedVideoId) !== null
  return (
    <>
      {isSharing && (
        <Opened
          load={loadVideoShare}
          container={container}
          onClose={() => videoShare.send({ type: 'videoShare.closeRequested' })}
        />
      )}
      <Floating />
    </>
  )
}

/** Notifications over the page: nothing is lost when their code does not come, for the menu has them. */
function Floating() {
  const hasFloats = useFloats().length > 0
  const isOnline = useActorState('app', selectIsOnline)
  if (!hasFloats) return null
  return (
    <FailureBoundary fallback={() => null} retryOn={isOnline}>
      <Suspense>
        <LoadedFloats />
      </Suspense>
    </FailureBoundary>
  )
}

function LoadedFloats() {
  const { FloatingNotifications } = use(loadFloats())
  return <FloatingNotifications />
}

interface OpenedProps extends Contained {
  load: Load
  /** Without it, it cannot be done without. */
  onClose?: () => void
}

function Opened({ load, container, onClose }: OpenedProps) {
  return (
    <FailureBoundary
      fallback={(retry) => <DialogFailed onRetry={retry} {...(onClose && { onClose })} />}
    >
      <Suspense fallback={<Waiting />}>
        <Shown load={load} container={container} />
      </Suspense>
    </FailureBoundary>
  )
}

function Shown({ load, container }: Contained & { load: Load }) {
  const { Dialog } = use(load())
  return <Dialog container={container} />
}
