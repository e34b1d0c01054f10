import { useRef } from 'react'
import {
  selectListName,
  selectShownPage,
} from '../../../machines/shell/navigation/navigation.selectors.ts'
import { Icon } from '../../core/design/Icon.tsx'
import { Anchor } from '../../core/design/Link.tsx'
import { useInSight } from '../../core/design/useInSight.ts'
import { useActorState } from '../../core/environment.tsx'
import { useAreaText } from '../../core/text/text.tsx'
import { useHref } from '../../shell/navigation/useHref.ts'
import style from './PersonalArea.module.css'
import { rooms } from './rooms.ts'

/** The ways to every room; on a narrow screen they stand in a row that scrolls. */
export function RoomLinks() {
  const text = useAreaText('account')
  const href = useHref()
  const here = useActorState('navigation', selectShownPage)
  const shownList = useActorState('navigation', selectListName)
  const nav = useRef<HTMLElement>(null)
  useInSight(nav, here)
  return (
    <nav ref={nav} className={style.rooms} aria-label={text('area.rooms')}>
      <ul>
        {rooms.map(({ page, part, list, words, icon }) => (
          <li key={words}>
            <Anchor
              className={part ? `${style.room} ${style.part}` : style.room}
              href={
                href({ name: page, params: {} }) +
                (list ? `?list=${list}` : '') +
                (part ? `#${part}` : '')
              }
              aria-current={
                page === here && !part && (list ?? null) === shownList ? 'page' : undefined
              }
            >
              <Icon name={icon} />
              {text(words)}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  )
}
