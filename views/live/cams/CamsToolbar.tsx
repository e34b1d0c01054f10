import { selectCamsQuery, selectTileLayout } from '../../../machines/live/cams/cams.selectors.ts'
import { type CamsOrder, camsOrders } from '../../../machines/live/cams/camsQuery.ts'
import { Segmented } from '../../core/design/Choice.tsx'
import { SortMenu } from '../../core/design/search/SortMenu.tsx'
import { useActorState, useAddress } from '../../core/environment.tsx'
import { type TextKey, useAreaText } from '../../core/text/text.tsx'
import style from './Cams.module.css'

const orderWords = {
  popular: 'cams.order.popular',
  newest: 'cams.order.newest',
  name: 'cams.order.name',
  cheapest: 'cams.order.cheapest',
  mostExpensive: 'cams.order.mostExpensive',
  topRated: 'cams.order.topRated',
} as const satisfies Record<CamsOrder, TextKey>

/** In which order the performers are, and how they lie [TIL-3]. */
export function CamsToolbar() {
  const text = useAreaText('live')
  const cams = useAddress('cams')
  const { order } = useActorState('cams', selectCamsQuery)
  const layout = useActorState('cams', selectTileLayout)
  return (
    <div className={style.toolbar}>
      <SortMenu
        label={text('cams.order')}
        value={order}
        options={camsOrders.map((value) => ({ value, words: text(orderWords[value]) }))}
        onChange={(chosen) => cams.send({ type: 'cams.orderChosen', order: chosen })}
      />
      <Segmented
        label={text('cams.layout')}
        value={layout}
        options={[
          { value: 'grid', words: text('cams.layout.grid') },
          { value: 'list', words: text('cams.layout.list') },
        ]}
        onChange={(chosen) => cams.send({ type: 'cams.layoutChosen', layout: chosen })}
      />
    </div>
  )
}
