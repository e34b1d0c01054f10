import type { ReactNode } from 'react'
import { Picture } from '../Picture.tsx'
import { StageArt } from '../StageArt.tsx'
import style from './ProfileHeader.module.css'

interface Props {
  /** Seeds the stage that is drawn behind; without it there is none. */
  id?: string
  name: string
  /** Address of the portrait, without its size. */
  picture: string
  /** Above the name: whether they are live. */
  badges?: ReactNode
  /** Three words that they chose. */
  line?: string
  /** A `Rating`. */
  rating?: ReactNode
  /** Age, languages, country and the like, each with what it is. */
  facts?: readonly { term: string; words: string }[]
  /** Buttons, the most important first. */
  actions?: ReactNode
  /** Of its heading: 1 where it heads the page. */
  level?: 1 | 4
}

/** The head of a performer's page: on a stage of their own, with what can be done now. */
export function ProfileHeader(props: Props) {
  const { id, name, picture, badges, line, rating, facts = [], actions, level = 1 } = props
  const Heading = `h${level}` as const
  return (
    <header className={style.header} data-theme="dark">
      {id !== undefined && (
        <div className={style.stage}>
          <StageArt seed={id} />
        </div>
      )}
      <div className={style.inside}>
        <div className={style.portrait}>
          <Picture address={picture} shape="portrait" alt="" sizes="13rem" isFirst={level === 1} />
        </div>
        <div className={style.words}>
          {badges && <div className={style.badges}>{badges}</div>}
          <Heading className={style.name} tabIndex={level === 1 ? -1 : undefined}>
            {name}
          </Heading>
          {line && <p className={style.line}>{line}</p>}
          {rating}
        </div>
        {facts.length > 0 && (
          <dl className={style.facts}>
            {facts.map(({ term, words }) => (
              <div key={term} className={style.fact}>
                <dt>{term}</dt>
                <dd>{words}</dd>
              </div>
            ))}
          </dl>
        )}
        {actions && <div className={style.actions}>{actions}</div>}
      </div>
    </header>
  )
}
