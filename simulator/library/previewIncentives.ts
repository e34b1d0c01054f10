import { endpoint, type RestRequest } from '../core/rest.ts'
import { callerOf } from './callers.ts'

const event = 'video-preview-end'
const common = { region: event, event, uniqueGroup: 'preview' } as const
const dayLength = 86_400_000

/**
 * What is offered at the end of a preview: the deals of the day while they last, and a membership where it is
 * not what the film itself asks for [INC-1 INC-12].
 */
export const previewIncentives = endpoint({
  method: 'GET',
  path: `incentives/${event}/:albumId`,
  answer(request) {
    const { catalogue } = request.platform.library
    const video = catalogue.findVideo(request.parameter('albumId'))
    if (!video || catalogue.isGone(video.id)) return { success: false } as const
    const incentives = [dealsOf(request), ...(video.isVip ? [] : membershipOf(request))]
    return { success: true, data: { incentives } }
  },
})

function dealsOf({ platform }: RestRequest) {
  const { endsAt } = platform.library.catalogue.dailyDeals()
  return {
    ...common,
    type: 'dailyDeals',
    priority: 1,
    countdown: dayLength / 1_000,
    countdownStartTime: endsAt - dayLength,
  }
}

function membershipOf(request: RestRequest) {
  if (callerOf(request)?.guest.isVip) return []
  return [{ ...common, type: 'vip', priority: 2, countdown: null, countdownStartTime: null }]
}
