import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { actorProfile } from '../../../fixtures/live/actorProfile.fixtures.ts'
import { openHouse } from '../../core/testing/house.tsx'

async function enter(address: string) {
  const house = openHouse('en', { address })
  const screen = await render(house.view())
  await house.admitVisitor()
  return { house, screen, calls: house.loadSeoTexts.calls }
}

test('a page has its texts at its foot, paragraph by paragraph, as text alone [SEO-1 SEO-5]', async () => {
  const { house, screen, calls } = await enter('/en/cams/')
  await expect.poll(() => calls.length).toBe(1)
  expect(calls[0]?.input).toEqual({ tags: ['cams'] })
  await calls[0]?.resolve([{ title: 'About cams', text: 'One <b>red</b> light.\n\nLive now.' }])
  const text = screen.getByRole('region', { name: 'About cams' })
  await expect.element(text.getByRole('heading', { level: 2 })).toHaveTextContent('About cams')
  await expect.element(text.getByText('One <b>red</b> light.')).toBeVisible()
  expect(text.element().querySelectorAll('p')).toHaveLength(2)
  house.goTo('/en/cam-shows/')
  await expect.poll(() => calls.at(-1)?.input).toEqual({ tags: ['shows'] })
  expect(text.query()).toBeNull()
})

test('texts that do not come leave the page as it is, while a list that does not come says so [CAL-7]', async () => {
  const { house, screen, calls } = await enter('/en/cam-shows/')
  await expect.poll(() => calls.length).toBe(1)
  await calls[0]?.reject(new Error('500'))
  const heading = screen.getByRole('heading', { level: 1, name: 'Cam shows' })
  await expect.element(heading).toBeVisible()
  expect(screen.getByText('could not be loaded').query()).toBeNull()
  await house.loadListPage.calls.at(-1)?.reject(new Error('500'))
  await expect.element(screen.getByText('The shows could not be loaded')).toBeVisible()
  await expect.element(heading).toBeVisible()
})

test('a performer’s page of a group of tags has its own [SEO-1 SEO-3]', async () => {
  const { house, screen, calls } = await enter('/en/amateur/juno-amber/videos/tag/red-hair')
  await expect.poll(() => house.loadActorProfile.calls.length).toBe(1)
  await (await house.loadActorProfile.call(0)).resolve(actorProfile())
  await expect.poll(() => calls.length).toBe(1)
  expect(calls[0]?.input).toEqual({ actorId: actorProfile().id, tagGroup: 'red-hair' })
  await calls[0]?.resolve([{ title: 'Juno: red hair', text: 'New ones first.' }])
  await expect.element(screen.getByRole('region', { name: 'Juno: red hair' })).toBeVisible()
})
