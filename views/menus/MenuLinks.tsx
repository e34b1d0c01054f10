import { selectCanonicalPath } from '../../machines/navigation/navigation.selectors.ts'
import { Icon } from '../design/Icon.tsx'
import { Anchor } from '../design/Link.tsx'
import { useActorState } from '../environment.tsx'
import { useHref } from '../navigation/useHref.ts'
import { useText } from '../text/text.tsx'
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
