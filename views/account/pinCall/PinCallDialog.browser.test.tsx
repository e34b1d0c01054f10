import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type {
  PinCallCode,
  PinVerification,
} from '../../../machines/account/pinCall/pinCall.events.ts'
import { openHouse } from '../../core/testing/house.tsx'

const verified: PinVerification = {
  id: 'check-1',
  type: 'mobile',
  verified: true,
  countryCode: 'DE',
  preCode: '171',
  number: '2345678',
  e123: '+49 171 2345678',
  pinLength: 6,
}

async function open() {
  const house = openHouse()
  const screen = await render(house.view())
  await house.admitGuest()
  house.tell('pinCall', { type: 'pinCall.openRequested' })
  const dialog = screen.getByRole('dialog', { name: 'Confirm your phone number' })
  await expect.element(dialog).toBeVisible()
  const number = dialog.getByLabelText('Phone number')
  return { house, dialog, number, pin: dialog.getByLabelText('Code') }
}

async function submitNumber() {
  const opened = await open()
  await opened.number.fill('0171 2345678')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => opened.house.startVerification.calls.length).toBe(1)
  return opened
}

async function enterPin(pinLength = 6) {
  const opened = await submitNumber()
  const value = { id: 'check-1', pinLength }
  await (await opened.house.startVerification.call(0)).resolve({ isOk: true, value })
  await expect.element(opened.pin).toHaveFocus()
  return opened
}

async function submitPin() {
  const opened = await enterPin()
  await opened.pin.fill('123456')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => opened.house.verifyPin.calls.length).toBe(1)
  return opened
}

test('proves a number from beginning to end by keyboard [PIN-1 PIN-4 PIN-5]', async () => {
  const { house, dialog } = await submitPin()
  expect(house.startVerification.calls[0]?.input).toEqual({
    numberType: 'mobile',
    countryCode: 'DE',
    number: '0171 2345678',
  })
  expect(house.verifyPin.calls[0]?.input).toEqual({
    id: 'check-1',
    numberType: 'mobile',
    pin: '123456',
  })
  await (await house.verifyPin.call(0)).resolve({ isOk: true, value: verified })
  await expect.element(dialog.getByText('+49 171 2345678')).toBeVisible()
  await expect.element(dialog.getByRole('heading', { name: 'Confirmed' })).toHaveFocus()
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect.poll(() => dialog.query()).toBeNull()
})

test('asks for the number when there is none, at its field', async () => {
  const { house, dialog, number } = await open()
  await dialog.getByRole('button', { name: 'Call me' }).click()
  await expect.element(number).toHaveAccessibleDescription(/Enter the number/)
  await expect.element(number).toHaveFocus()
  expect(house.startVerification.calls).toEqual([])
})

test('offers the countries by their names, and both kinds of numbers', async () => {
  const { house, dialog, number } = await open()
  await dialog.getByText('Landline').click()
  await dialog.getByRole('button', { name: /Country/ }).click()
  await userEvent.keyboard('Spa{Enter}')
  await number.fill('912345678')
  await userEvent.keyboard('{Enter}')
  await expect
    .poll(() => house.startVerification.calls[0]?.input)
    .toEqual({
      numberType: 'fixed',
      countryCode: 'ES',
      number: '912345678',
    })
})

test.each([
  [1, 'This number cannot be called', 'field'],
  [2, 'do not call this country', 'country'],
  [3, 'kind of number cannot be confirmed', 'alert'],
  [4, 'The code has run out', 'alert'],
  [5, 'do not call this number', 'field'],
  [6, 'belongs to another account', 'field'],
  [7, 'no longer valid', 'alert'],
  [9, 'Too many attempts', 'alert'],
  [10, 'The call did not work', 'alert'],
] satisfies [PinCallCode, string, string][])(
  'says what code %i means, where it is put right [PIN-8]',
  async (code, words, place) => {
    const { house, dialog, number } = await submitNumber()
    await (await house.startVerification.call(0)).resolve({ isOk: false, code })
    await expect.element(dialog).toHaveTextContent(words)
    const alert = dialog.getByRole('alert')
    if (place === 'alert') await expect.element(alert).toHaveTextContent(words)
    else expect(alert.query()).toBeNull()
    if (place === 'field') {
      await expect.element(number).toHaveFocus()
      await expect.element(number).toHaveAccessibleDescription(new RegExp(words))
    }
    if (place === 'country')
      await expect.element(dialog.getByRole('button', { name: /Country/ })).toHaveFocus()
  },
)

test('says at the field that a code is wrong, empties it and waits there [PIN-8]', async () => {
  const { house, pin } = await submitPin()
  await (await house.verifyPin.call(0)).resolve({ isOk: false, code: 8 })
  await expect.element(pin).toHaveAccessibleDescription(/This is not the code/)
  await expect.element(pin).toHaveFocus()
  await expect.element(pin).toHaveValue('')
})

test.each([4, 7, 9] as const)(
  'goes back to the number when code %i ends the check, which stays filled in [PIN-8]',
  async (code) => {
    const { house, dialog, number } = await submitPin()
    await (await house.verifyPin.call(0)).resolve({ isOk: false, code })
    await expect.element(dialog.getByRole('alert')).toBeVisible()
    await expect.element(number).toHaveValue('0171 2345678')
    await expect.element(number).toHaveFocus()
  },
)

test('sends no code of the wrong length, and says how long it is [PIN-2]', async () => {
  const { house, pin } = await enterPin()
  await pin.fill('12345')
  await userEvent.keyboard('{Enter}')
  await expect.element(pin).toHaveAccessibleDescription('The code has exactly 6 digits.')
  expect(house.verifyPin.calls).toEqual([])
})

test('takes the digits of whatever is pasted, and lets the device offer the code', async () => {
  const { pin } = await enterPin()
  await expect.element(pin).toHaveAttribute('autocomplete', 'one-time-code')
  const clipboard = new DataTransfer()
  clipboard.setData('text/plain', 'Your code: 123 456')
  pin.element().focus()
  document.execCommand('insertText', false, clipboard.getData('text/plain'))
  await expect.element(pin).toHaveValue('123456')
})

test('goes back to another number when asked to', async () => {
  const { dialog, number } = await enterPin()
  await dialog.getByRole('button', { name: 'Use another number' }).click()
  await expect.element(number).toHaveFocus()
})
