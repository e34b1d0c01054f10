import { selectCamsQuery } from '../../../machines/live/cams/cams.selectors.ts'
import { type CamsOrder, ordersFor } from '../../../machines/live/cams/camsQuery.ts'
import { SortMenu } from '../../core/design/search/SortMenu.tsx'
import { useActorState, useAddress } from '../../core/environment.tsx'
import { type TextKey, useAreaText } from '../../core/text/text.tsx'
import style from './Cams.module.css'
import { LayoutChoice } from './LayoutChoice.tsx'

const orderWords = {
  popular: 'cams.order.popular',
  newest: 'cams.order.newest',
  name: 'cams.order.name',
  cheapest: 'cams.order.cheapest',
  mostExpensive: 'cams.order.mostExpensive',
  topRated: 'cams.order.topRated',
  nearest: 'cams.order.nearest',
} as const satisfies Record<CamsOrder, TextKey>

/** In which order the performers are, and how they lie [TIL-3]. */
export function CamsToolbar() {
  const text = useAreaText('live')
  const cams = useAddress('cams')
  const { filter, order } = useActorState('cams', selectCamsQuery)
  return (
    <div className={style.toolbar}>
      <SortMenu
        label={text('cams.order')}
        value={order}
        options={ordersFor(filter).map((value) => ({ value, words: text(orderWords[value]) }))}
        onChange={(chosen) => cams.send({ type: 'cams.orderChosen', order: chosen })}
      />
      <LayoutChoice />
    </div>
  )
}
