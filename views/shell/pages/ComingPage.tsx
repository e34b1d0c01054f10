import {
  selectIsPersonal,
  selectShownRoute,
} from '../../../machines/shell/navigation/navigation.selectors.ts'
import type { Route } from '../../../machines/shell/navigation/routes.ts'
import { PersonalArea } from '../../account/personalArea/PersonalArea.tsx'
import { Badge } from '../../core/design/Badge.tsx'
import { galleryOf } from '../../core/design/gallery.ts'
import { Picture } from '../../core/design/Picture.tsx'
import { seeded } from '../../core/design/seeded.ts'
import { useActorState } from '../../core/environment.tsx'
import { type Text, useAreaText } from '../../core/text/text.tsx'
import { Breadcrumbs } from '../breadcrumbs/Breadcrumbs.tsx'
import style from '../navigation/Page.module.css'
import { PageHead } from '../navigation/PageHead.tsx'
import { AreaActions } from './AreaActions.tsx'
import { ComingPreview } from './ComingPreview.tsx'
import { type Coming, comingPages } from './comingPages.ts'
import { eventTitles } from './eventTitles.ts'
import { PersonalRoom } from './PersonalRoom.tsx'
import type english from './pages.en.json'
import { readable } from './readable.ts'

/** A page whose area is still to be built: it names what comes. */
export function Page() {
  const text = useAreaText('shell')
  const route = useActorState('navigation', selectShownRoute)
  const isPersonal = useActorState('navigation', selectIsPersonal)
  const coming = route && comingOf(route)
  if (!coming) return null

  const title = titleOf(route, coming, text)
  const room = { route, coming, title }
  return isPersonal ? <OwnRoom {...room} /> : <Room {...room} />
}

function comingOf({ name }: Route): Coming | undefined {
  const pages: Partial<Record<Route['name'], Coming>> = comingPages
  return pages[name]
}

function titleOf(route: Route, coming: Coming, text: Text): string {
  if (route.name === 'event') return text(eventTitles[route.params.event])
  return text(coming.title, readable(route.params))
}

interface Props {
  route: Route
  coming: Coming
  title: string
}

/** A room of the personal area, within its frame. */
function OwnRoom({ route, coming, title }: Props) {
  const text = useAreaText('shell')
  return (
    <PersonalRoom title={title}>
      <PersonalArea
        title={title}
        lead={text(coming.lead, readable(route.params))}
        aside={<Badge tone="quiet">{text('coming.badge')}</Badge>}
      >
        <ComingPreview coming={coming} from={firstPicture(route)} isNarrow />
      </PersonalArea>
    </PersonalRoom>
  )
}

/** Where in the gallery a page's pictures begin: the same page, the same pictures. */
function firstPicture({ name, params }: Route): number {
  return Math.floor(seeded([name, ...Object.values(params)].join(' '))() * 24)
}

function Room({ route, coming, title }: Props) {
  const text = useAreaText('shell')
  const lead = text(coming.lead, readable(route.params))
  const from = firstPicture(route)
  return (
    <>
      <Breadcrumbs />
      <div className={style.page}>
        <PageHead title={title} description={lead} />
        <section className={style.hero}>
          <div className={style.picture}>
            <Picture
              address={galleryOf('cover', from, 1)[0] ?? ''}
              shape="cover"
              alt=""
              sizes="100vw"
              isFirst
            />
          </div>
          <div className={style.words}>
            <Badge tone="dusk">{text('coming.badge')}</Badge>
            <h1 className={style.title} tabIndex={-1}>
              {title}
            </h1>
            <p className={style.lead}>{lead}</p>
            <AreaActions route={route} />
          </div>
        </section>
        <ComingPreview coming={coming} from={from + 1} />
      </div>
    </>
  )
}

declare module '../../core/text/catalogues.ts' {
  interface Catalogues {
    pages: typeof english
  }
}
