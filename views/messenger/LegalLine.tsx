import { Link } from '../design/Link.tsx'
import { useHref } from '../navigation/useHref.ts'
import { useText } from '../text/text.tsx'
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
