import { useContext } from 'react'
import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { type AppActor, Environment } from './environment.tsx'
import { movedClock } from './movedClock.ts'
import { useMinute } from './useMinute.ts'

const minute = 60_000

test('who moves through the past has the views drawn that read the time, and no others', async () => {
  const clock = movedClock(minute)
  const drawn = vi.fn()
  const Time = () => <p>{useMinute() / minute}</p>
  const Other = () => {
    useContext(Environment)
    drawn()
    return null
  }
  const environment = { ...clock, actor: {} as AppActor, saveLog: async () => {} }
  const { container } = await render(
    <Environment value={environment}>
      <Time />
      <Other />
    </Environment>,
  )
  expect(container.textContent).toBe('1')
  drawn.mockClear()
  clock.move(90 * minute)
  await expect.poll(() => container.textContent).toBe('90')
  expect(drawn).not.toHaveBeenCalled()
})

test('a view that has gone hears of no other time', async () => {
  const clock = movedClock(0)
  const heard = vi.fn()
  const end = clock.onMoved(heard)
  clock.move(minute)
  clock.move(minute)
  expect(heard).toHaveBeenCalledOnce()
  end()
  clock.move(0)
  expect(heard).toHaveBeenCalledOnce()
})
