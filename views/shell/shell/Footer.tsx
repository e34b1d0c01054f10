import { selectIsRunning } from '../../../machines/shell/app/app.selectors.ts'
import { Button } from '../../core/design/Button.tsx'
import { Link } from '../../core/design/Link.tsx'
import { useActorState, useAddress } from '../../core/environment.tsx'
import { once } from '../../core/once.ts'
import { useText } from '../../core/text/text.tsx'
import { useHref } from '../navigation/useHref.ts'
import style from './Footer.module.css'
import { Later } from './Later.tsx'
import { useSupportAddress } from './useSupportAddress.ts'

const legal = [
  { name: 'terms', words: 'footer.terms' },
  { name: 'dataProtection', words: 'footer.dataProtection' },
  { name: 'imprint', words: 'footer.imprint' },
] as const

export const loadTools = once(() => import('./FooterTools.tsx'))

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
  const room = <div className={style.switches} />
  return isDrawn ? <Later load={loadTools} part="FooterTools" room={room} /> : room
}

function LegalLinks() {
  const text = useText()
  const href = useHref()
  const support = useSupportAddress()
  return (
    <nav aria-label={text('footer.legal')}>
      <ul className={style.links}>
        {legal.map(({ name, words }) => (
          <li key={name}>
            <Link look="plain" href={href({ name, params: {} })}>
              {text(words)}
            </Link>
          </li>
        ))}
        <li>
          <Link look="plain" href={support} rel="noreferrer">
            {text('footer.support')}
          </Link>
        </li>
      </ul>
    </nav>
  )
}
