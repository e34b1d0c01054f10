import { type RefObject, Suspense, use, useEffect, useId, useRef } from 'react'
import { selectIsOnline } from '../../../machines/shell/app/app.selectors.ts'
import { selectIsModalRaised } from '../../../machines/shell/modals/modals.selectors.ts'
import { Button } from '../../core/design/Button.tsx'
import { useActorState, useAddress } from '../../core/environment.tsx'
import { FailureBoundary } from '../../core/FailureBoundary.tsx'
import { once } from '../../core/once.ts'
import { useText } from '../../core/text/text.tsx'
import style from './ConsentBanner.module.css'
import { useKeptSpace } from './useKeptSpace.ts'

const loadChoice = once(() => import('./ConsentChoice.tsx'))

/**
 * What may be stored and counted, in short, or as a choice by category. It lies over modals that are
 * not raised, and can be used while they are open [MOD-12].
 */
export function ConsentBanner({ isChoosing }: { isChoosing: boolean }) {
  const text = useText()
  const titleId = useId()
  const isBelowModal = useActorState('modals', selectIsModalRaised)
  const banner = useRef<HTMLElement>(null)
  useKeptSpace(banner)
  useFocusOnChoice(banner, isChoosing)
  return (
    <section
      ref={banner}
      className={style.banner}
      aria-labelledby={titleId}
      tabIndex={-1}
      data-react-aria-top-layer={isBelowModal ? undefined : true}
    >
      <h2 id={titleId} className={style.title}>
        {text('consent.title')}
      </h2>
      <p className={style.text}>{text('consent.text')}</p>
      {isChoosing ? <Choice /> : <Decision />}
    </section>
  )
}

/** The choice by category; until its code is there, what was there before stays. */
function Choice() {
  const isOnline = useActorState('app', selectIsOnline)
  return (
    <FailureBoundary fallback={() => <Decision />} retryOn={isOnline}>
      <Suspense fallback={<Decision />}>
        <LoadedChoice />
      </Suspense>
    </FailureBoundary>
  )
}

function LoadedChoice() {
  const { ConsentChoice } = use(loadChoice())
  return <ConsentChoice />
}

function Decision() {
  const text = useText()
  const consent = useAddress('consent')
  return (
    <div className={style.decision}>
      <Button look="primary" onPress={() => consent.send({ type: 'consent.allAccepted' })}>
        {text('consent.acceptAll')}
      </Button>
      <Button look="primary" onPress={() => consent.send({ type: 'consent.necessaryAccepted' })}>
        {text('consent.necessaryOnly')}
      </Button>
      <Button look="quiet" onPress={() => consent.send({ type: 'consent.choiceRequested' })}>
        {text('consent.choose')}
      </Button>
    </div>
  )
}

/** Who asks for the choice is taken to it, and back to where they were once it is made. */
function useFocusOnChoice(banner: RefObject<HTMLElement | null>, isChoosing: boolean) {
  useEffect(() => {
    if (!isChoosing) return
    const opener = document.activeElement
    const panel = banner.current
    panel?.focus({ preventScroll: true })
    return () => {
      const focused = document.activeElement
      const isLost = focused === document.body || panel?.contains(focused)
      if (isLost && opener instanceof HTMLElement) opener.focus({ preventScroll: true })
    }
  }, [banner, isChoosing])
}
