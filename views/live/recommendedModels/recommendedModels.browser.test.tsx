import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { actorProfile } from '../../../fixtures/live/actorProfile.fixtures.ts'
import { listedPerformer, performersPage } from '../../../fixtures/live/performers.fixtures.ts'
import { push } from '../../../fixtures/shell/pushes.fixtures.ts'
import { openHouse } from '../../core/testing/house.tsx'

const performers = (count: number) =>
  Array.from({ length: count }, (_, at) =>
    listedPerformer({ id: `other-${at}`, name: `Other ${at}` }),
  )

async function enter(address: string, width = 1280) {
  await page.viewport(width, 800)
  const house = openHouse('en', { address })
  const screen = await render(house.view())
  await house.admitGuest()
  house.watchWindow.last().report({ type: 'viewport.resized', width })
  await house.connect()
  const list = screen.getByRole('list', { name: 'Others you may like' })
  return { house, screen, list, items: list.getByRole('listitem') }
}

async function enterProfile(width?: number) {
  const entered = await enter('/en/amateur/juno-amber/', width)
  const { house } = entered
  await expect.poll(() => house.loadActorProfile.calls.length).toBe(1)
  await (await house.loadActorProfile.call(0)).resolve(actorProfile())
  await expect.poll(() => house.loadRecommendedModels.calls.length).toBe(1)
  await (await house.loadRecommendedModels.call(0)).resolve(performers(9))
  return entered
}

test('stand at the end of a profile, nine of them; who goes offline leaves [FAV-2 FAV-8]', async () => {
  const { house, items } = await enterProfile()
  expect(house.loadRecommendedModels.calls[0]?.input).toMatchObject({
    besideId: actorProfile().id,
    models: 9,
  })
  await expect.poll(() => items.all().length).toBe(9)
  const way = items.first().getByRole('link')
  await expect.element(way).toHaveAttribute('href', '/en/amateur/other%200/')
  house.socket.push(push('actorOffline', { actorId: 'other-0' }))
  await expect.poll(() => items.all().length).toBe(8)
  await expect.element(items.first()).toHaveTextContent('Other 1')
})

test('are five in the slider of a phone [FAV-8]', async () => {
  const { items } = await enterProfile(390)
  await expect.poll(() => items.all().length).toBe(5)
})

test('stand below a list of cams that is empty, in a grid of eight on a phone [FAV-5 FAV-8]', async () => {
  const { house, screen, items } = await enter('/en/cams/?gender=N', 390)
  await expect.poll(() => house.loadListPage.calls.length).toBe(1)
  await (await house.loadListPage.call(0)).resolve(performersPage(0))
  await expect.poll(() => house.loadRecommendedModels.calls.length).toBe(1)
  expect(house.loadRecommendedModels.calls[0]?.input.models).toBeUndefined()
  await (await house.loadRecommendedModels.call(0)).resolve(performers(9))
  await expect.poll(() => items.all().length).toBe(8)
  await expect.element(screen.getByText('Nobody fits this choice')).toBeVisible()
})
