import type { ActorProfile } from '../../../machines/live/actorProfile/actorProfile.events.ts'
import {
  type ProfileSection,
  profileSections,
  routeOf,
} from '../../../machines/live/actorProfile/actorProfile.sections.ts'
import { Anchor } from '../../core/design/Link.tsx'
import { useAreaText } from '../../core/text/text.tsx'
import { useHref } from '../../shell/navigation/useHref.ts'
import style from './ActorProfile.module.css'
import { sectionTitles } from './sections.ts'

interface Props {
  actor: ActorProfile
  current: ProfileSection
}

/** The ways to the seven sections, each an address of its own [ACT-1]. */
export function SectionLinks({ actor: { name, categories }, current }: Props) {
  const text = useAreaText('live')
  const href = useHref()
  return (
    <nav aria-label={text('actorProfile.sections')}>
      <ul className={style.sections}>
        {profileSections.map((section) => (
          <li key={section}>
            <Anchor
              href={href(routeOf(section, name, categories[0]))}
              className={style.tab}
              aria-current={section === current ? 'page' : undefined}
            >
              {text(sectionTitles[section])}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  )
}
