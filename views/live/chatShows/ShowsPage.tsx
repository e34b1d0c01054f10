import { selectShowsList } from '../../../machines/live/chatShows/chatShows.selectors.ts'
import { useActorState } from '../../core/environment.tsx'
import { useAreaText } from '../../core/text/text.tsx'
import { Breadcrumbs } from '../../shell/breadcrumbs/Breadcrumbs.tsx'
import { PageHead } from '../../shell/navigation/PageHead.tsx'
import { SeoTexts } from '../seoTexts/SeoTexts.tsx'
import style from './ChatShows.module.css'
import type english from './chatShows.en.json'
import { HowShowsWork } from './HowShowsWork.tsx'
import { Programme } from './Programme.tsx'

/** The shows with a ticket that come, day by day [CSH-12]. */
export function Page() {
  const text = useAreaText('live')
  const list = useActorState('chatShows', selectShowsList)
  return (
    <>
      <Breadcrumbs />
      <div className={style.page}>
        <PageHead title={text('chatShows.title')} description={text('chatShows.lead')} />
        <header className={style.head}>
          <h1 className={style.title} tabIndex={-1}>
            {text('chatShows.title')}
          </h1>
          <p className={style.lead}>{text('chatShows.lead')}</p>
        </header>
        <HowShowsWork />
        <div data-scroll-target="view">
          <Programme key={list.sessionId} list={list} />
        </div>
        <SeoTexts of={{ tags: ['shows'] }} />
      </div>
    </>
  )
}

declare module '../../core/text/catalogues.ts' {
  interface Catalogues {
    chatShows: typeof english
  }
}
