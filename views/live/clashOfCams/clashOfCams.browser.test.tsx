import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { actorProfile } from '../../../fixtures/live/actorProfile.fixtures.ts'
import { clash } from '../../../fixtures/live/clashOfCams.fixtures.ts'
import { push } from '../../../fixtures/shell/pushes.fixtures.ts'
import { openHouse } from '../../core/testing/house.tsx'
import { accessibilityFaults, overflow, showTheme } from '../../core/testing/page.ts'

async function enter(address: string) {
  const house = openHouse('en', { address })
  const screen = await render(house.view())
  await house.admitGuest()
  await house.connect()
  let seq = 1
  const endsAt = house.clock.now() + 90_000
  return {
    house,
    standing: screen.getByRole('region', { name: 'Clash of cams' }),
    tell: (data: unknown = clash({ endsAt })) => {
      seq += 1
      house.socket.push(push('clashOfCamsVoting', { data }), seq)
    },
    endsAt,
  }
}

test('the cams say how the votes in a clash stand, push by push, and who has won [RT-21]', async () => {
  const { endsAt, house, standing, tell } = await enter('/en/cams/')
  expect(standing.query()).toBeNull()
  tell({ leader: 'actor-2' })
  tell()
  const rows = standing.getByRole('listitem')
  await expect.element(rows.nth(0)).toHaveTextContent('Juno Amber30 votes')
  await expect.element(standing.getByRole('timer')).toHaveTextContent('1:30 left')
  const [one, other] = clash().sides
  tell(clash({ endsAt, sides: [one, { ...other, votes: 31 }] }))
  await expect.element(rows.nth(1)).toHaveTextContent('Mila Ivory31 votes')
  await expect
    .element(rows.nth(1).getByRole('link'))
    .toHaveAttribute('href', '/en/amateur/mila%20ivory/')
  house.clock.step(90_000)
  await expect.element(standing.getByRole('status')).toHaveTextContent('Mila Ivory has won')
})

test('is told of in both themes, 320 px wide too', async () => {
  const { standing, tell } = await enter('/en/cams/')
  tell()
  await expect.element(standing).toBeVisible()
  for (const [width, theme] of [
    [320, 'dark'],
    [1280, 'light'],
  ] as const) {
    await page.viewport(width, 800)
    showTheme(theme)
    expect(overflow()).toBeLessThanOrEqual(0)
    expect(await accessibilityFaults()).toEqual([])
  }
})

test('the pages of the two performers tell of it, and those of others do not', async () => {
  const { house, standing, tell } = await enter('/en/amateur/juno-amber/')
  await expect.poll(() => house.loadActorProfile.calls).toHaveLength(1)
  await (await house.loadActorProfile.call(0)).resolve(actorProfile())
  tell()
  await expect.element(standing).toHaveTextContent('Mila Ivory')
  house.goTo('/en/amateur/nora-vale/')
  await expect.poll(() => house.loadActorProfile.calls).toHaveLength(2)
  await (await house.loadActorProfile.call(1)).resolve(
    actorProfile({ id: 'actor-9', name: 'Nora Vale' }),
  )
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Nora Vale')
  expect(standing.query()).toBeNull()
})
