import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import type { FoundPerformer } from '../../../machines/shell/performer/performer.events.ts'
import { openHouse } from '../../core/testing/house.tsx'
import { accessibilityFaults } from '../../core/testing/page.ts'

/** The page of a performer, whom the platform is still asked about. */
async function enter(isGuest = true) {
  const house = openHouse('en', { address: '/en/amateur/juno-amber/' })
  const screen = await render(house.view())
  await (isGuest ? house.admitGuest() : house.admitVisitor())
  const calls = () => house.findPerformer.calls
  await expect.poll(calls).toHaveLength(1)
  return {
    house,
    screen,
    write: screen.getByRole('button', { name: 'Write a message' }),
    answer: (found: FoundPerformer | null) => calls().at(-1)?.resolve(found),
    fail: () => calls().at(-1)?.reject(new Error('gone')),
    calls,
  }
}

test('offers nothing until it is known who the performer is, then the conversation with them by id [ACT-26]', async () => {
  const { answer, house, write } = await enter()
  await expect.element(write).toBeDisabled()
  await answer({ id: 'actor-7' })
  await write.click()
  await expect.poll(() => house.router.current()).toBe('/en/messenger/?actor=actor-7')
})

test('a visitor is led to the login, and what waits for it names the performer by id [GATE-4 LGN-4]', async () => {
  const { answer, house, write } = await enter(false)
  await answer({ id: 'actor-7' })
  await house.askAccountCookie.calls[0]?.resolve(true)
  await write.click()
  await expect.poll(() => house.payFrame.runs.at(-1)?.input.flow).toBe('login')
  const value = JSON.stringify({ type: 'openMessenger', params: { targetId: 'actor-7' } })
  expect(house.browserStorage.last().received).toContainEqual(
    expect.objectContaining({ item: 'onLoginAction', value }),
  )
})

test('says that nobody has that name', async () => {
  const { answer, screen, write } = await enter()
  await answer(null)
  await expect.element(screen.getByText('There is nobody here by that name.')).toBeVisible()
  expect(write.query()).toBeNull()
})

test('says that the answer did not come, and asks again', async () => {
  const { answer, calls, fail, screen, write } = await enter()
  await fail()
  await expect.element(screen.getByText('This profile could not be loaded.')).toBeVisible()
  expect(await accessibilityFaults()).toEqual([])
  await screen.getByRole('main').getByRole('button', { name: 'Try again' }).click()
  await expect.poll(calls).toHaveLength(2)
  await answer({ id: 'actor-7' })
  await expect.element(write).toBeEnabled()
})
