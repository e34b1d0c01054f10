import { Icon } from './Icon.tsx'
import { Anchor } from './Link.tsx'
import style from './SectionHeading.module.css'

interface Props {
  children: string
  id?: string
  /** The way to everything of this kind; its words name the section too, for readers. */
  all?: { href: string; words: string }
  level?: 2 | 3
}

/** The title of a section of a page, with the way to all of it. */
export function SectionHeading({ children, id, all, level = 2 }: Props) {
  const Heading = `h${level}` as const
  return (
    <div className={style.heading}>
      <Heading id={id} className={style.title}>
        {children}
      </Heading>
      {all && (
        <Anchor href={all.href} className={style.all} aria-label={`${all.words}: ${children}`}>
          {all.words}
          <Icon name="chevronRight" />
        </Anchor>
      )}
    </div>
  )
}
