import { type PayTourView, payTourViews } from '../../../machines/money/payTour/payTour.flows.ts'
import { selectView } from '../../../machines/money/payTour/payTour.view.selectors.ts'
import { Skeleton } from '../../core/design/Skeleton.tsx'
import { VisuallyHidden } from '../../core/design/VisuallyHidden.tsx'
import { useActorState } from '../../core/environment.tsx'
import { useText } from '../../core/text/text.tsx'
import style from './FrameSkeleton.module.css'

const forms: readonly PayTourView[] = ['login', 'signup', 'promocode', 'carrier']
const offers = payTourViews.filter((view) => !forms.includes(view))

/** Where the payment client's view will stand: a form's fields, or offers to choose from. */
export function FrameSkeleton() {
  const text = useText()
  const view = useActorState('payTour', selectView)
  return (
    <div className={style.cover}>
      <div className={style.column}>
        <VisuallyHidden>{text('payTour.loading')}</VisuallyHidden>
        <Skeleton width="55%" height="2rem" />
        <Skeleton width="85%" />
        {view && offers.includes(view) ? <Offers /> : <Fields />}
        <Skeleton width="100%" height="2.75rem" />
      </div>
    </div>
  )
}

function Fields() {
  return (
    <>
      <Skeleton width="100%" height="3rem" />
      <Skeleton width="100%" height="3rem" />
    </>
  )
}

function Offers() {
  return (
    <div className={style.offers}>
      {['first', 'second', 'third', 'fourth'].map((offer) => (
        <Skeleton key={offer} width="100%" height="5rem" />
      ))}
    </div>
  )
}
