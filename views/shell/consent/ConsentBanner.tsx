import {
  type FocusEvent,
  type RefObject,
  Suspense,
  use,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
} from 'react'
import { selectIsOnline } from '../../../machines/shell/app/app.selectors.ts'
import { selectIsModalRaised } from '../../../machines/shell/modals/modals.selectors.ts'
import { Button } from '../../core/design/Button.tsx'
import { Link } from '../../core/design/Link.tsx'
import { useActorState, useAddress } from '../../core/environment.tsx'
import { FailureBoundary } from '../../core/FailureBoundary.tsx'
import { once } from '../../core/once.ts'
import { useText } from '../../core/text/text.tsx'
import { useHref } from '../navigation/useHref.ts'
import style from './ConsentBanner.module.css'
import { useKeptSpace } from './useKeptSpace.ts'

const loadChoice = once(() => import('./ConsentChoice.tsx'))

/**
 * What may be stored and counted, in short, or as a choice by category. In the document only the way to
 * the content stands before it, so that the keyboard comes to it at once. It lies over modals that are not raised, and
 * can be used while they are open [MOD-12].
 */
export function ConsentBanner({ isChoosing }: { isChoosing: boolean }) {
  const text = useText()
  const href = useHref()
  const titleId = useId()
  const isBelowModal = useActorState('modals', selectIsModalRaised)
  const banner = useRef<HTMLElement>(null)
  useKeptSpace(banner)
  useFocusOnChoice(banner, isChoosing)
  const noteOpener = useFocusGivenBack(banner)
  return (
    <section
      ref={banner}
      className={style.banner}
      aria-labelledby={titleId}
      tabIndex={-1}
      data-choosing={isChoosing}
      onFocus={noteOpener}
      data-react-aria-top-layer={isBelowModal ? undefined : true}
    >
      <div className={style.words}>
        <h2 id={titleId} className={style.title}>
          {text('consent.title')}
        </h2>
        <p className={style.text}>
          {text('consent.text')}{' '}
          <Link href={href({ name: 'dataProtection', params: {} })}>
            {text('footer.dataProtection')}
          </Link>
        </p>
      </div>
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

/** Who asks for the choice is taken to it, and to the decision again when they go back. */
function useFocusOnChoice(banner: RefObject<HTMLElement | null>, isChoosing: boolean) {
  useEffect(() => {
    if (!isChoosing) return
    const panel = banner.current
    panel?.focus({ preventScroll: true })
    return () => {
      if (document.activeElement === document.body) panel?.focus({ preventScroll: true })
    }
  }, [banner, isChoosing])
}

/**
 * Once it is decided the focus goes to where it was before, or else to the page.
 * @returns takes in what had the focus before it came into the banner
 */
function useFocusGivenBack(banner: RefObject<HTMLElement | null>) {
  const opener = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const panel = banner.current
    return () => {
      if (!panel?.contains(document.activeElement)) return
      const taker = opener.current?.isConnected ? opener.current : document.querySelector('main')
      taker?.focus({ preventScroll: true })
    }
  }, [banner])
  return ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
      opener.current = relatedTarget
  }
}
