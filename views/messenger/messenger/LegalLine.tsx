import { Link } from '../../core/design/Link.tsx'
import { useText } from '../../core/text/text.tsx'
import { useHref } from '../../shell/navigation/useHref.ts'
import style from './LegalLine.module.css'

/** What the law asks for: this page has no room for the footer. */
export function LegalLine() {
  const text = useText()
  const href = useHref()
  return (
    <nav className={style.line} aria-label={text('footer.legal')}>
      <Link look="plain" href={href({ name: 'imprint', params: {} })}>
        {text('footer.imprint')}
      </Link>
      <Link look="plain" href={href({ name: 'terms', params: {} })}>
        {text('footer.terms')}
      </Link>
      <Link look="plain" href={href({ name: 'dataProtection', params: {} })}>
        {text('footer.dataProtection')}
      </Link>
    </nav>
  )
}
