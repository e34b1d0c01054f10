import {
  type ListRef,
  selectListTotal,
  selectOnlineTotal,
} from '../../../machines/core/list/list.selectors.ts'
import { selectCamsList, selectCamsRoute } from '../../../machines/live/cams/cams.selectors.ts'
import { selectOnlineAmount } from '../../../machines/live/onlineAmount/onlineAmount.selectors.ts'
import { useActorState } from '../../core/environment.tsx'
import { useAreaText } from '../../core/text/text.tsx'
import { useSelector } from '../../core/useSelector.ts'
import { Breadcrumbs } from '../../shell/breadcrumbs/Breadcrumbs.tsx'
import { PageHead } from '../../shell/navigation/PageHead.tsx'
import type englishSearch from '../actorSearch/actorSearch.en.json'
import { LastSearch } from '../actorSearch/LastSearch.tsx'
import { NameSearch } from '../actorSearch/NameSearch.tsx'
import { Refused } from '../actorSearch/Refused.tsx'
import { ClashOfCams } from '../clashOfCams/ClashOfCams.tsx'
import { SeoTexts } from '../seoTexts/SeoTexts.tsx'
import { Sidebar } from '../sidebar/Sidebar.tsx'
import style from './Cams.module.css'
import { CamsFilters, ChosenFilters } from './CamsFilters.tsx'
import { CamsList } from './CamsList.tsx'
import { CamsToolbar } from './CamsToolbar.tsx'
import type english from './cams.en.json'
import { useCamsWords } from './camsWords.ts'

/** Performers who can be met live, all or some of them: filtered, in an order, as tiles or as a list. */
export function Page() {
  const { title, lead } = useCamsWords()
  const { name } = useActorState('cams', selectCamsRoute)
  const list = useActorState('cams', selectCamsList)
  const total = useSelector(list, selectListTotal)
  return (
    <>
      <Breadcrumbs />
      <div className={style.page}>
        <PageHead title={title} description={lead} />
        <header className={style.head}>
          <h1 className={style.title} tabIndex={-1}>
            {title}
          </h1>
          <p className={style.lead}>
            {name === 'cams' ? <OnlineCount list={list} lead={lead} /> : lead}
          </p>
        </header>
        <div className={style.columns}>
          <CamsFilters total={total} />
          <div className={style.results} data-scroll-target="view">
            <ClashOfCams />
            <NameSearch />
            <CamsToolbar />
            <ChosenFilters />
            <LastSearch />
            <Refused />
            <CamsList key={list.sessionId} list={list} />
          </div>
          <Sidebar />
        </div>
        <SeoTexts of={{ tags: ['cams'] }} />
      </div>
    </>
  )
}

/** How many are online; it changes with each who comes and goes. */
function OnlineCount({ list, lead }: { list: ListRef; lead: string }) {
  const text = useAreaText('live')
  const listed = useSelector(list, selectOnlineTotal, 'leisurely')
  const count = useActorState('onlineAmount', selectOnlineAmount, 'leisurely') ?? listed
  return count === null ? lead : text('cams.online', { count })
}

declare module '../../core/text/catalogues.ts' {
  interface Catalogues {
    cams: typeof english
    actorSearch: typeof englishSearch
  }
}
