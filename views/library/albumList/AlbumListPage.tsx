import { type ListRef, selectListItems } from '../../../machines/core/list/list.selectors.ts'
import type { ListedAlbum } from '../../../machines/library/album/album.events.ts'
import {
  type ActingGroup,
  type AlbumChoice,
  type AlbumOrder,
  type AlbumType,
  actingGroups,
  albumOrders,
  albumTypes,
} from '../../../machines/library/albumList/albumList.events.ts'
import {
  selectAlbumQuery,
  selectAlbumsList,
} from '../../../machines/library/albumList/albumList.selectors.ts'
import { Button } from '../../core/design/Button.tsx'
import { Chip, ChipRow } from '../../core/design/Chip.tsx'
import { LongGrid } from '../../core/design/LongGrid.tsx'
import { Select } from '../../core/design/Select.tsx'
import { EmptyState } from '../../core/design/States.tsx'
import { useActorState, useAddress } from '../../core/environment.tsx'
import { type TextKey, useAreaText } from '../../core/text/text.tsx'
import { useSelector } from '../../core/useSelector.ts'
import { Breadcrumbs } from '../../shell/breadcrumbs/Breadcrumbs.tsx'
import { PageHead } from '../../shell/navigation/PageHead.tsx'
import { ListFrame } from '../ListFrame.tsx'
import style from './AlbumList.module.css'
import { AlbumTile } from './AlbumTile.tsx'
import type english from './albumList.en.json'

const typeWords = {
  free: 'albumList.free',
  discount: 'albumList.discount',
  trending: 'albumList.trending',
  vip: 'albumList.vip',
  bought: 'albumList.bought',
} as const satisfies Record<AlbumType, TextKey>

const groupWords = {
  female: 'albumList.female',
  male: 'albumList.male',
  mixed: 'albumList.mixed',
  females: 'albumList.females',
  other: 'albumList.other',
} as const satisfies Record<ActingGroup, TextKey>

const orderWords = {
  newest: 'albumList.newest',
  topRated: 'albumList.topRated',
  topTrending: 'albumList.topTrending',
  bestSelling: 'albumList.bestSelling',
  cheapest: 'albumList.cheapest',
  mostExpensive: 'albumList.mostExpensive',
} as const satisfies Record<AlbumOrder, TextKey>

const selectAlbums = selectListItems<ListedAlbum>
/** So many covers lie in the first rows: they are not waited with. */
const firstCount = 6

/** Photo albums, all or some of them, in an order [GAL-25]. */
export function Page() {
  const text = useAreaText('library')
  const list = useActorState('albumList', selectAlbumsList)
  return (
    <>
      <Breadcrumbs />
      <div className={style.page}>
        <PageHead title={text('albumList.title')} description={text('albumList.lead')} />
        <header className={style.head}>
          <h1 className={style.title} tabIndex={-1}>
            {text('albumList.title')}
          </h1>
          <p className={style.lead}>{text('albumList.lead')}</p>
        </header>
        <Toolbar />
        <div data-scroll-target="view">
          <Albums key={list.sessionId} list={list} />
        </div>
      </div>
    </>
  )
}

function Toolbar() {
  const text = useAreaText('library')
  const albumList = useAddress('albumList')
  const { choice, order } = useActorState('albumList', selectAlbumQuery)
  const choose = (chosen: AlbumChoice) =>
    albumList.send({ type: 'albumList.chosen', choice: chosen })
  const { albumType: _, ...withoutType } = choice
  const { actingGroup: __, ...withoutGroup } = choice
  return (
    <div className={style.toolbar}>
      <div className={style.choices}>
        <ChipRow label={text('albumList.types')}>
          {albumTypes.map((albumType) => {
            const isSelected = choice.albumType === albumType
            return (
              <Chip
                key={albumType}
                isSelected={isSelected}
                onPress={() => choose(isSelected ? withoutType : { ...choice, albumType })}
              >
                {text(typeWords[albumType])}
              </Chip>
            )
          })}
        </ChipRow>
        <ChipRow label={text('albumList.groups')}>
          {actingGroups.map((actingGroup) => {
            const isSelected = choice.actingGroup === actingGroup
            return (
              <Chip
                key={actingGroup}
                isSelected={isSelected}
                onPress={() => choose(isSelected ? withoutGroup : { ...choice, actingGroup })}
              >
                {text(groupWords[actingGroup])}
              </Chip>
            )
          })}
        </ChipRow>
      </div>
      <Select
        label={text('albumList.order')}
        value={order}
        options={albumOrders.map((value) => ({ value, words: text(orderWords[value]) }))}
        onChange={(chosen) => albumList.send({ type: 'albumList.orderChosen', order: chosen })}
      />
    </div>
  )
}

function Albums({ list }: { list: ListRef }) {
  const text = useAreaText('library')
  const albumList = useAddress('albumList')
  const albums = useSelector(list, selectAlbums)
  const all = (
    <Button onPress={() => albumList.send({ type: 'albumList.chosen', choice: {} })}>
      {text('albumList.all')}
    </Button>
  )
  return (
    <ListFrame
      list={list}
      waiting={text('albumList.loading')}
      empty={
        <EmptyState icon="photo" title={text('albumList.empty.title')} action={all}>
          {text('albumList.empty')}
        </EmptyState>
      }
    >
      <LongGrid label={text('albumList.title')} items={albums} draw={drawAlbum} owner={list} />
    </ListFrame>
  )
}

const drawAlbum = (album: ListedAlbum, at: number) => (
  <AlbumTile album={album} isFirst={at < firstCount} />
)

declare module '../../core/text/catalogues.ts' {
  interface Catalogues {
    albumList: typeof english
  }
}
