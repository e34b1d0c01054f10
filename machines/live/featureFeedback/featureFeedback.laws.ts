import type { Laws } from '../../../src/testing/laws.ts'
import type { featureFeedbackMachine } from './featureFeedback.machine.ts'

export const laws: Laws<typeof featureFeedbackMachine> = {
  'sends what is given, once each time that the feature was used': ({ on, before, began }) => {
    const given = on('featureFeedback.given')
    const last = before?.context.given
    if (!given || (last?.feature === given.feature && last.occasion === given.occasion)) {
      return began('sendFeatureFeedback').length === 0
    }
    const [sent, ...more] = began('sendFeatureFeedback') as (typeof given)[]
    if (more.length > 0) return false
    return sent?.feature === given.feature && sent.isHelpful === given.isHelpful
  },
  'keeps what was given last': ({ on, after, changed, before }) => {
    const given = on('featureFeedback.given')
    if (!given) return !before || changed.length === 0
    return after.context.given?.occasion === given.occasion
  },
  'one that cannot be sent is reported, and no other [QRY-4 REQ-10]': ({ failed, told }) =>
    told('reporting').length === (failed('sendFeatureFeedback') ? 1 : 0),
  'rests when it was sent, or could not be': ({ answered, failed, after }) =>
    !(answered('sendFeatureFeedback') || failed('sendFeatureFeedback')) || after.matches('resting'),
}
