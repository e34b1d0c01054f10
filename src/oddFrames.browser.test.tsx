import { expect, test, vi } from 'vitest'
import { oddFrames } from '../fixtures/shell/oddFrames.fixtures.ts'
import { parseFrame } from '../services/shell/pushes.schema.ts'
import { enterMessenger } from '../views/core/testing/messenger.tsx'
import { painted } from '../views/core/testing/reading.ts'
import { stateOf } from './engine/state.ts'

const count = 2_000
/** So many frames come before the page is drawn again. */
const atOnce = 100

test('no frame of a platform that has gone mad takes the page, a row or an actor down', async () => {
  const complaints = vi.spyOn(console, 'error')
  const { house, row, list } = await enterMessenger()
  await row('Actor 2').click()
  let read = 0
  for (const [at, data] of [...oddFrames(count)].entries()) {
    const frame = parseFrame(data)
    if ('push' in frame) {
      house.socket.push(frame.push)
      read += 1
    } else house.socket.refuse()
    if (at % atOnce === 0) await painted()
  }
  expect(read).toBeGreaterThan(count / 10)
  await painted()
  await expect.element(list).toBeVisible()
  expect(complaints.mock.calls).toEqual([])
  const states = Object.values(stateOf(house.actor))
  expect(states.filter(({ status }) => status === 'error')).toEqual([])
})
