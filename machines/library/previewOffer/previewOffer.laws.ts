import type { Laws } from '../../../src/testing/laws.ts'
import type { PreviewIncentive } from './previewOffer.events.ts'
import type { previewOfferMachine } from './previewOffer.machine.ts'

const day = 24 * 3_600_000

export const laws: Laws<typeof previewOfferMachine> = {
  'asks each time when a preview has ended, for its video': ({ on, began, runs, after }) => {
    const ended = on('previewOffer.previewEnded')
    const inputs = began('loadPreviewIncentives') as { videoId: string }[]
    const isAsked = inputs.length === 1 && inputs[0]?.videoId === ended?.videoId
    return (
      (ended ? isAsked : inputs.length === 0) &&
      runs('loadPreviewIncentives') === after.matches('asking')
    )
  },
  'offers the one that counts most of those that are not over [INC-12], else nothing': ({
    answered,
    before,
    after,
    now,
  }) => {
    const answer = answered('loadPreviewIncentives')
    if (!answer) return !after.matches('offered') || before?.matches('offered') === true
    const open = (answer.output as PreviewIncentive[]).filter(
      ({ endsAt }) => endsAt === null || endsAt > now,
    )
    const { incentive } = after.context
    return open.length === 0
      ? after.matches('away')
      : incentive !== null &&
          open.includes(incentive) &&
          open.every(({ priority }) => priority <= incentive.priority)
  },
  'offers it for as long as it holds, and no longer than a day': ({
    before,
    after,
    now,
    delays,
    fired,
  }) => {
    const { incentive } = after.context
    const isNew = incentive !== null && before?.context.incentive !== incentive
    const left = (incentive?.endsAt ?? Number.POSITIVE_INFINITY) - now
    return isNew
      ? delays.join() === String(Math.min(day, left))
      : delays.length === 0 && !(fired && after.context.videoId)
  },
  'forgets it when the preview goes on, when its page is left and when it is over': ({
    on,
    fired,
    after,
  }) => {
    if (!fired && !on('previewOffer.previewLeft')) return true
    return after.matches('away') && after.context.videoId === null
  },
  'nothing stands in its place when it does not come': ({ failed, after }) =>
    !failed('loadPreviewIncentives') || after.matches('away'),
  'is of the preview that ended last': ({ on, before, after, fired }) => {
    if (fired || on('previewOffer.previewLeft')) return true
    const last = on('previewOffer.previewEnded') ?? before?.context
    return after.context.videoId === (last?.videoId ?? null)
  },
}
