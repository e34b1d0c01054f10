import { Suspense, use } from 'react'
import {
  selectIsOnline,
  selectIsRunning,
  selectLanguage,
} from '../../../machines/shell/app/app.selectors.ts'
import { supportLocale } from '../../../machines/shell/navigation/supportLocale.ts'
import { Button } from '../../core/design/Button.tsx'
import { Link } from '../../core/design/Link.tsx'
import { useActorState, useAddress } from '../../core/environment.tsx'
import { FailureBoundary } from '../../core/FailureBoundary.tsx'
import { once } from '../../core/once.ts'
import { useText } from '../../core/text/text.tsx'
import { useHref } from '../navigation/useHref.ts'
import style from './Footer.module.css'

const loadTools = once(() => import('./FooterTools.tsx'))

/** What the law asks for, how the page is shown, and help when something is odd. */
export function Footer() {
  const text = useText()
  const consent = useAddress('consent')
  return (
    <footer className={style.footer}>
      <div className={style.inner}>
        <div className={style.group}>
          <LegalLinks />
          <div>
            <Button
              size="small"
              icon="cookie"
              onPress={() => consent.send({ type: 'consent.choiceRequested' })}
            >
              {text('footer.cookies')}
            </Button>
          </div>
        </div>
        <LaterTools />
      </div>
    </footer>
  )
}

/** What is no matter of law: its code comes once the first page is drawn. */
function LaterTools() {
  const isDrawn = useActorState('app', selectIsRunning.shell)
  const isOnline = useActorState('app', selectIsOnline)
  const room = <div className={style.switches} />
  if (!isDrawn) return room
  return (
    <FailureBoundary fallback={() => room} retryOn={isOnline}>
      <Suspense fallback={room}>
        <LoadedTools />
      </Suspense>
    </FailureBoundary>
  )
}

function LoadedTools() {
  const { FooterTools } = use(loadTools())
  return <FooterTools />
}

function LegalLinks() {
  const text = useText()
  const href = useHref()
  const language = useActorState('app', selectLanguage)
  return (
    <nav aria-label={text('footer.legal')}>
      <ul className={style.links}>
        <li>
          <Link look="plain" href={href({ name: 'terms', params: {} })}>
            {text('footer.terms')}
          </Link>
        </li>
        <li>
          <Link look="plain" href={href({ name: 'dataProtection', params: {} })}>
            {text('footer.dataProtection')}
          </Link>
        </li>
        <li>
          <Link look="plain" href={href({ name: 'imprint', params: {} })}>
            {text('footer.imprint')}
          </Link>
        </li>
        <li>
          <Link look="plain" href={supportAddress(supportLocale(language))} rel="noreferrer">
            {text('footer.support')}
          </Link>
        </li>
      </ul>
    </nav>
  )
}

/** Where the support's pages are, in a language that they have [NAV-43]. */
function supportAddress(locale: string): string {
  return `https://support.limelight.example/hc/${locale}`
}
