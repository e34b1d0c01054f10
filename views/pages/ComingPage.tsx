import {
  selectIsPersonal,
  selectShownRoute,
} from '../../machines/navigation/navigation.selectors.ts'
import type { Route } from '../../machines/navigation/routes.ts'
import { Badge } from '../design/Badge.tsx'
import { Grid, GridItem } from '../design/Grid.tsx'
import { galleryOf } from '../design/gallery.ts'
import { Icon } from '../design/Icon.tsx'
import { Picture } from '../design/Picture.tsx'
import { SectionHeading } from '../design/SectionHeading.tsx'
import { seeded } from '../design/seeded.ts'
import { useActorState } from '../environment.tsx'
import style from '../navigation/Page.module.css'
import { PageHead } from '../navigation/PageHead.tsx'
import { type Text, useAreaText } from '../text/text.tsx'
import { AreaActions } from './AreaActions.tsx'
import own from './ComingPage.module.css'
import { type Coming, comingPages } from './comingPages.ts'
import { eventTitles } from './eventTitles.ts'
import { PersonalRoom } from './PersonalRoom.tsx'
import { readable } from './readable.ts'

/** Full rows in every number of columns; what a narrow window leaves over is not shown. */
const counts = { portrait: 12, square: 12, cover: 8 } as const

/** A page whose area is still to be built: it names what comes. */
export function Page() {
  const text = useAreaText('pages')
  const route = useActorState('navigation', selectShownRoute)
  const isPersonal = useActorState('navigation', selectIsPersonal)
  const coming = route && comingOf(route)
  if (!coming) return null

  const title = titleOf(route, coming, text)
  const content = <Room route={route} coming={coming} title={title} isPersonal={isPersonal} />
  return isPersonal ? <PersonalRoom title={title}>{content}</PersonalRoom> : content
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
  isPersonal: boolean
}

function Room({ route, coming, title, isPersonal }: Props) {
  const text = useAreaText('pages')
  const lead = text(coming.lead, readable(route.params))
  const seed = [route.name, ...Object.values(route.params)].join(' ')
  const from = Math.floor(seeded(seed)() * 24)
  const isWide = coming.tiles === 'cover'
  return (
    <div className={style.page}>
      <PageHead title={title} description={lead} isUnlisted={isPersonal} />
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
          <AreaActions route={route.name} />
        </div>
      </section>
      <section aria-labelledby="preview" data-scroll-target="view">
        <SectionHeading id="preview">{text('coming.preview')}</SectionHeading>
        <p className={own.meaning}>
          <Icon name={coming.icon} />
          {text('coming.preview.meaning')}
        </p>
        <div className={isWide ? own.covers : own.portraits}>
          <Grid of={isWide ? 'covers' : 'portraits'}>
            {galleryOf(coming.tiles, from + 1, counts[coming.tiles]).map((address) => (
              <GridItem key={address}>
                <div className={own.stand}>
                  <Picture address={address} shape={coming.tiles} alt="" />
                </div>
              </GridItem>
            ))}
          </Grid>
        </div>
      </section>
    </div>
  )
}
