import { expect, test } from 'vitest'
import type { RequestService } from '../core/request.service.ts'
import { loadPreviewIncentives } from './previewOffer.service.ts'

const told = {
  region: 'video-preview-end',
  type: 'dailyDeals',
  priority: 1,
  event: 'video-preview-end',
  uniqueGroup: 'preview',
  countdown: 90,
  countdownStartTime: 1_000,
}

/** The service asked with an answer; what was asked, and what came of it. */
async function ask(answer: unknown, videoId = 'video1') {
  const asked: unknown[] = []
  const request = {
    async ask(wanted: { path: string }, schema: { '~run': unknown }) {
      asked.push(wanted.path)
      const { parse } = await import('valibot')
      return parse(schema as never, answer)
    },
  } as unknown as Pick<RequestService, 'ask'>
  return { incentives: await loadPreviewIncentives(request, { videoId }), asked }
}

test('the incentives of a video are asked for by its id in the path [INC-12]', async () => {
  const { asked } = await ask({ success: true, data: { incentives: [] } }, 'video 7/x')
  expect(asked).toEqual(['incentives/video-preview-end/video%207%2Fx'])
})

test('each ends when its countdown is over, counted from its start; one without stays [INC-1]', async () => {
  const stays = { ...told, type: 'vip', countdown: null, countdownStartTime: null }
  const { incentives } = await ask({ success: true, data: { incentives: [told, stays] } })
  expect(incentives).toEqual([
    { type: 'dailyDeals', priority: 1, endsAt: 91_000 },
    { type: 'vip', priority: 1, endsAt: null },
  ])
})

test('what belongs to another event, or cannot be shown here, is left out', async () => {
  const others = [
    { ...told, event: 'page-load' },
    { ...told, type: 'wheel' },
  ]
  expect((await ask({ success: true, data: { incentives: others } })).incentives).toEqual([])
})

test('a platform that has none says so', async () => {
  expect((await ask({ success: false })).incentives).toEqual([])
})
