import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { actorProfile } from '../../../fixtures/live/actorProfile.fixtures.ts'
import type { VoiceCallAnswer } from '../../../machines/account/voiceCall/voiceCall.events.ts'
import { openHouse } from '../../core/testing/house.tsx'

const begun: VoiceCallAnswer = {
  resultCode: 2000,
  voicecallIdHash: 'hash-1',
  phoneNumber: '+49 800 5463355',
  pin: '48213',
}
const refused = (resultCode: number): VoiceCallAnswer => ({
  resultCode,
  voicecallIdHash: null,
  phoneNumber: null,
  pin: null,
})

async function open() {
  const house = openHouse('en', { address: '/en/amateur/juno-amber/' })
  const screen = await render(house.view())
  await house.admitVisitor()
  await expect.poll(() => house.loadActorProfile.calls).toHaveLength(1)
  await (await house.loadActorProfile.call(0)).resolve(actorProfile())
  const opener = screen.getByRole('button', { name: 'Call by phone' })
  await opener.click()
  const dialog = screen.getByRole('dialog', { name: 'Call anonymously' })
  await expect.element(dialog).toBeVisible()
  return { house, screen, opener, dialog }
}

async function start() {
  const opened = await open()
  const button = opened.dialog.getByRole('button', { name: 'Get a line' })
  await button.click()
  await expect.element(button).toHaveAttribute('aria-busy', 'true')
  const [call] = opened.house.startAnonymousCall.calls
  return { ...opened, answer: (answer: VoiceCallAnswer) => call?.resolve(answer), call }
}

test('explains the call and asks for a line to the performer of the page by id, not by the name in its address [VOC-9]', async () => {
  const { call, house } = await start()
  expect(house.loadActorProfile.calls[0]?.input).toMatchObject({ actorName: 'juno-amber' })
  expect(call?.input).toEqual({ actorId: 'actor-7' })
})

test('shows number and code once the line is open, with a link to dial [VOC-7]', async () => {
  const { dialog, answer } = await start()
  await answer(begun)
  await expect.element(dialog.getByText('+49 800 5463355')).toBeVisible()
  await expect.element(dialog.getByText('48213')).toBeVisible()
  const link = dialog.getByRole('link', { name: 'Call' })
  await expect.element(link).toHaveAttribute('href', 'tel:+498005463355')
  await expect.element(dialog.getByRole('heading', { name: 'Your line is open' })).toHaveFocus()
})

test.each([
  [4001, 'This performer is no longer here'],
  [4002, 'Not live right now'],
  [4003, 'On another call'],
  [4004, 'already have a call open'],
  [4005, 'cannot make calls'],
  [5999, 'could not be connected'],
])('says what result code %i means, with the code [VOC-8]', async (resultCode, words) => {
  const { dialog, answer } = await start()
  await answer(refused(resultCode))
  const alert = dialog.getByRole('alert')
  await expect.element(alert).toHaveTextContent(words)
  await expect.element(alert).toHaveTextContent(`code: ${resultCode}`)
  expect(dialog.getByRole('link').query()).toBeNull()
})

test('says when the switchboard did not answer, and asks again', async () => {
  const { house, dialog, call } = await start()
  await call?.reject(new Error('503'))
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('no answer from us')
  await dialog.getByRole('button', { name: 'Try again' }).click()
  expect(house.startAnonymousCall.calls).toHaveLength(2)
})

test('closes while the line stays open, gives the focus back, and shows the line again', async () => {
  const { dialog, opener, answer } = await start()
  await answer(begun)
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => dialog.query()).toBeNull()
  await expect.element(opener).toHaveFocus()
  await opener.click()
  await expect.element(dialog.getByText('48213')).toBeVisible()
})
