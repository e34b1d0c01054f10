import type { PayTourFlow } from '../../../machines/money/payTour/payTour.flows.ts'
import { Button } from '../../core/design/Button.tsx'
import { useAddress } from '../../core/environment.tsx'
import { type TextKey, useAreaText } from '../../core/text/text.tsx'

interface Props {
  flow: PayTourFlow
  words: TextKey
  /** What it is for: the words alone stand several times on the page. */
  about: TextKey
}

/** Opens a flow of the payment client. */
export function FlowButton({ flow, words, about }: Props) {
  const text = useAreaText('account')
  const payTour = useAddress('payTour')
  return (
    <Button
      size="small"
      aria-label={`${text(words)}: ${text(about)}`}
      onPress={() => payTour.send({ type: 'payTour.openRequested', flow })}
    >
      {text(words)}
    </Button>
  )
}
