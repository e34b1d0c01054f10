import { selectCanonicalPath } from '../../../machines/shell/navigation/navigation.selectors.ts'
import { Icon } from '../../core/design/Icon.tsx'
import { Anchor } from '../../core/design/Link.tsx'
import { useActorState } from '../../core/environment.tsx'
import { useText } from '../../core/text/text.tsx'
import { useHref } from '../navigation/useHref.ts'
import type { Destination } from './destinations.ts'
import style from './Menu.module.css'

/** A list of ways; the one to the page that is shown says so. */
export function MenuLinks({ destinations }: { destinations: readonly Destination[] }) {
  const text = useText()
  const href = useHref()
  const here = useActorState('navigation', selectCanonicalPath)
  return (
    <ul>
      {destinations.map(({ route, words, icon }) => (
        <li key={words}>
          <Anchor
            className={style.item}
            href={href(route)}
            aria-current={href(route) === here ? 'page' : undefined}
          >
            <Icon name={icon} />
            {text(words)}
          </Anchor>
        </li>
      ))}
    </ul>
  )
}
