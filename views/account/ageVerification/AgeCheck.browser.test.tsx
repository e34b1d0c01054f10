import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { push } from '../../../fixtures/shell/pushes.fixtures.ts'
import type { AvsStatus, GuestState } from '../../../machines/account/guest/guest.state.ts'
import { openHouse } from '../../core/testing/house.tsx'

async function open(overrides: Partial<GuestState> = {}, id: 'avs' | 'es-avs' = 'avs') {
  const house = openHouse()
  const screen = await render(house.view())
  await house.admitGuest({ hasAvs: false, ...overrides })
  house.openModal(id)
  const dialog = screen.getByRole('dialog')
  await expect.element(dialog).toHaveAccessibleName(/age/i)
  return { house, screen, dialog }
}

const provider = { type: 'ageVerification.startRequested', way: 'provider' } as const

test.each([
  ['unknown', 'Not confirmed yet', 2],
  ['pending', 'Being reviewed', 0],
  ['rejected', 'Rejected', 2],
] satisfies [AvsStatus, string, number][])(
  'says that the check is %s, with the ways that there are [AVS-1]',
  async (avsStatus, words, ways) => {
    const { dialog } = await open({ avsStatus })
    await expect.element(dialog).toHaveTextContent(words)
    const shown = dialog
      .getByRole('listitem')
      .elements()
      .filter((way) => way.checkVisibility())
    expect(shown).toHaveLength(ways)
  },
)

test('puts nothing off while the check is reviewed: it says what happens next, and closes [AVS-1]', async () => {
  const { dialog } = await open({ avsStatus: 'pending' })
  await expect.element(dialog).toHaveTextContent('once your age is confirmed, everything opens')
  expect(dialog.getByRole('button', { name: 'Not now' }).query()).toBeNull()
  await dialog.getByRole('button', { name: 'Got it, go on' }).click()
  await expect.poll(() => dialog.query()).toBeNull()
})

test('has nothing left to ask of a guest who is verified [AVS-1]', async () => {
  const { dialog } = await open({ hasAvs: true, avsStatus: 'accepted' })
  await expect.element(dialog).toHaveTextContent('Everything is open to you.')
  expect(dialog.getByRole('listitem').elements()).toEqual([])
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect.poll(() => dialog.query()).toBeNull()
})

test('shows the platform’s reason for a rejection as text, and reads it out [AVS-8]', async () => {
  const { house, screen, dialog } = await open()
  await house.connect()
  house.socket.push(push('avsRejected', { message: 'The <b>picture</b> is blurred.' }), 2)
  await expect
    .element(dialog.getByRole('blockquote'))
    .toHaveTextContent('The <b>picture</b> is blurred.')
  await expect.element(screen.getByRole('status').first()).toHaveTextContent('Rejected.')
})

test('goes into the payment client by one way and to the provider by the other [AVS-12]', async () => {
  const { house, dialog } = await open()
  await dialog.getByRole('button', { name: 'Go to the provider' }).click()
  expect(house.requestAvs.calls[0]?.input.forwardUrl).toBe('/en/')
  const button = dialog.getByRole('button', { name: 'Go to the provider' })
  await expect.element(button).toHaveAttribute('aria-busy', 'true')
  await dialog.getByRole('button', { name: 'Start the check' }).click()
  expect(house.payFrame.last().input.flow).toBe('avs')
})

test('says when the provider’s page could not be had, and tries again', async () => {
  const { house, dialog } = await open()
  house.tell('ageVerification', provider)
  await (await house.requestAvs.call(0)).reject(new Error('502'))
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('cannot be reached')
  await dialog.getByRole('button', { name: 'Try again' }).click()
  expect(house.requestAvs.calls).toHaveLength(2)
})

test('tells of the bonus only where there is one [AVS-13]', async () => {
  const { house, dialog } = await open()
  expect(dialog.getByText('A bonus is waiting').query()).toBeNull()
  await (await house.loadBonusAvailable.call(0)).resolve(true)
  await expect.element(dialog.getByText('A bonus is waiting')).toBeVisible()
})

test('sends a visitor to the login first, then into the check [GATE-4]', async () => {
  const house = openHouse()
  const screen = await render(house.view())
  await house.admitVisitor()
  house.openModal('es-avs')
  await expect.element(screen.getByRole('dialog')).toHaveTextContent('In Spain the law asks')
  await (await house.askAccountCookie.call(0)).resolve(true)
  await screen.getByRole('button', { name: 'Start the check' }).click()
  await expect.poll(() => house.payFrame.runs.at(-1)?.input.flow).toBe('login')
})

test('cannot be closed while the check is forced; the way out is to log out [AVS-9]', async () => {
  const house = openHouse()
  const screen = await render(house.view())
  await house.boot({ forcedAgeVerification: true })
  await house.answerSession({ ...house.guest, hasAvs: false })
  const dialog = screen.getByRole('dialog', { name: 'Confirm your age' })
  await expect.element(dialog).toHaveTextContent('The age check comes first here')
  await userEvent.keyboard('{Escape}')
  expect(dialog.getByRole('button', { name: /close|not now/i }).query()).toBeNull()
  await expect.element(dialog).toBeVisible()
  await dialog.getByRole('button', { name: 'Log out' }).click()
  expect(house.logOut.calls).toHaveLength(1)
})

test('lies below the payment client that it opened, also while it is raised [MOD-12]', async () => {
  const house = openHouse()
  const screen = await render(house.view())
  await house.boot({ forcedAgeVerification: true })
  await house.answerSession({ ...house.guest, hasAvs: false })
  await screen.getByRole('button', { name: 'Start the check' }).click()
  await expect.element(screen.getByRole('dialog', { name: 'Age check' })).toBeVisible()
  house.payFrame.last().report({ type: 'payClient.ready' })
  const frame = document.querySelector('iframe[data-pay-frame]')
  const { left, top, width, height } = (frame as Element).getBoundingClientRect()
  const onTop = () => document.elementFromPoint(left + width / 2, top + height / 2)
  await expect.poll(onTop).toBe(frame)
})
