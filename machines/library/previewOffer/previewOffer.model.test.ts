import { expect, test } from 'vitest'
import { answeredSlot, walk } from '../../../fixtures/core/walk.fixtures.ts'
import { previewIncentive } from '../../../fixtures/library/previewOffer.fixtures.ts'
import { setFold } from '../../core/clock.ts'
import type { PreviewIncentive } from './previewOffer.events.ts'
import { previewOfferMachine } from './previewOffer.machine.ts'
import { selectPreviewIncentive } from './previewOffer.selectors.ts'

function start() {
  const slot = answeredSlot<readonly PreviewIncentive[], { videoId: string }>()
  const machine = previewOfferMachine.provide({ actors: { loadPreviewIncentives: slot.logic } })
  const { actor, clock } = walk(setFold, 'previewOffer', machine, undefined)
  return {
    actor,
    clock,
    calls: slot.calls,
    end: (videoId = 'video1') => actor.send({ type: 'previewOffer.previewEnded', videoId }),
    leave: () => actor.send({ type: 'previewOffer.previewLeft' }),
    offered: () => selectPreviewIncentive(actor.getSnapshot()),
  }
}

test('who saw a preview to its end is offered what counts most for that video [INC-12]', async () => {
  const { calls, end, offered } = start()
  end('video7')
  expect(calls.map(({ input }) => input)).toEqual([{ videoId: 'video7' }])
  expect(offered()).toBeNull()
  const vip = previewIncentive({ type: 'vip', priority: 9, endsAt: null })
  await calls[0]?.resolve([previewIncentive({ priority: 2 }), vip])
  expect(offered()).toEqual(vip)
})

test('an offer ends when its time is over, and one that is over is not made [INC-1]', async () => {
  const { calls, clock, end, offered } = start()
  end()
  const over = previewIncentive({ type: 'vip', priority: 9, endsAt: clock.now() - 1 })
  await calls[0]?.resolve([over, previewIncentive({ endsAt: clock.now() + 60_000 })])
  expect(offered()?.type).toBe('dailyDeals')
  clock.step(59_999)
  expect(offered()).not.toBeNull()
  clock.step(1)
  expect(offered()).toBeNull()
})

test('nothing is offered once the film goes on, whatever was on its way', async () => {
  const { calls, end, leave, offered } = start()
  end()
  leave()
  await calls[0]?.resolve([previewIncentive()])
  expect(offered()).toBeNull()
  end()
  await calls[1]?.resolve([previewIncentive()])
  expect(offered()).not.toBeNull()
  leave()
  expect(offered()).toBeNull()
})

test('what does not come leaves no trace', async () => {
  const { calls, end, offered } = start()
  end()
  await calls[0]?.reject(new Error('lost'))
  expect(offered()).toBeNull()
  end()
  expect(calls).toHaveLength(2)
})
