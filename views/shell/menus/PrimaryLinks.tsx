import { selectCanonicalPath } from '../../../machines/shell/navigation/navigation.selectors.ts'
import type { Route } from '../../../machines/shell/navigation/routes.ts'
import { selectIsMobileMenu } from '../../../machines/shell/viewport/viewport.selectors.ts'
import { Link } from '../../core/design/Link.tsx'
import { useActorState } from '../../core/environment.tsx'
import { type TextKey, useText } from '../../core/text/text.tsx'
import { useHref } from '../navigation/useHref.ts'
import style from './PrimaryLinks.module.css'

const primary: readonly { route: Route; words: TextKey }[] = [
  { route: { name: 'cams', params: {} }, words: 'nav.cams' },
  { route: { name: 'videos', params: {} }, words: 'nav.videos' },
  { route: { name: 'photos', params: {} }, words: 'nav.photos' },
  { route: { name: 'tvLivestream', params: {} }, words: 'nav.tv' },
  { route: { name: 'messenger', params: {} }, words: 'nav.messenger' },
]

/** The main areas, in the navbar of wide windows. */
export function PrimaryLinks() {
  const text = useText()
  const href = useHref()
  const isMobileMenu = useActorState('viewport', selectIsMobileMenu)
  const here = useActorState('navigation', selectCanonicalPath)
  if (isMobileMenu) return null
  return (
    <nav className={style.primary} aria-label={text('nav.primary')}>
      <ul>
        {primary.map(({ route, words }) => (
          <li key={words}>
            <Link
              look="plain"
              href={href(route)}
              aria-current={href(route) === here ? 'page' : undefined}
            >
              {text(words)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
