import { selectPresentation } from '../../../machines/money/payTour/payTour.frame.selectors.ts'
import { selectShownFlow } from '../../../machines/money/payTour/payTour.view.selectors.ts'
import { useActorState } from '../../core/environment.tsx'
import { useAreaText } from '../../core/text/text.tsx'
import { PayFrame } from './PayFrame.tsx'
import { PayTab } from './PayTab.tsx'
import type english from './payTour.en.json'
import { titleOf } from './titles.ts'

/** The payment client while a flow is open: in its frame, or a word on the tab that it is in. */
export function PayTourDialog({ container }: { container: Element }) {
  const text = useAreaText('money')
  const flow = useActorState('payTour', selectShownFlow)
  const presentation = useActorState('payTour', selectPresentation)
  if (!flow) return null

  const title = text(titleOf(flow))
  const Shown = presentation === 'tab' ? PayTab : PayFrame
  return <Shown container={container} title={title} />
}

declare module '../../core/text/catalogues.ts' {
  interface Catalogues {
    payTour: typeof english
  }
}
