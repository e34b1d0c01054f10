import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { openHouse } from '../../core/testing/house.tsx'
import { accessibilityFaults, showTheme } from '../../core/testing/page.ts'

async function open() {
  const house = openHouse('en', { address: '/en/videos/' })
  const screen = await render(house.view())
  await house.admitGuest()
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible()
  house.tell('videoShare', { type: 'videoShare.openRequested', videoId: 'v7' })
  const dialog = screen.getByRole('dialog', { name: 'Share this video by e-mail' })
  await expect.element(dialog).toBeVisible()
  return { house, dialog, to: dialog.getByRole('textbox', { name: 'To whom' }) }
}

test('a video is shared with a few words, and it is said that it went off [REQ-3]', async () => {
  const { house, dialog, to } = await open()
  await to.fill('friend@example.org')
  await dialog.getByRole('textbox', { name: 'A few words' }).fill('Watch this')
  await dialog.getByRole('button', { name: 'Send' }).click()
  expect(house.sendVideoShareEmail.calls[0]?.input).toEqual({
    videoId: 'v7',
    emailAddress: 'friend@example.org',
    text: 'Watch this',
  })
  await (await house.sendVideoShareEmail.call(0)).resolve()
  await expect.element(dialog.getByRole('status')).toHaveTextContent('It is on its way.')
  await dialog.getByText('Close', { exact: true }).click()
  await expect.poll(() => dialog.query()).toBeNull()
})

test('an address that is none is named and nothing is sent', async () => {
  const { house, dialog, to } = await open()
  await to.fill('friend')
  await dialog.getByRole('button', { name: 'Send' }).click()
  await expect.element(to).toHaveAccessibleDescription(/not a whole e-mail address/)
  await expect.element(to).toHaveFocus()
  expect(house.sendVideoShareEmail.calls).toHaveLength(0)
})

test('what could not be sent is kept and sent again; Escape closes it', async () => {
  const { house, dialog, to } = await open()
  await to.fill('friend@example.org')
  await dialog.getByRole('button', { name: 'Send' }).click()
  await (await house.sendVideoShareEmail.call(0)).reject(new Error('offline'))
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('could not be sent')
  await expect.element(to).toHaveValue('friend@example.org')
  await dialog.getByRole('button', { name: 'Try again' }).click()
  expect(house.sendVideoShareEmail.calls).toHaveLength(2)
  await (await house.sendVideoShareEmail.call(1)).reject(new Error('offline'))
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => dialog.query()).toBeNull()
})

test.each(['light', 'dark'] as const)('breaks no rule of accessibility, %s', async (theme) => {
  const { dialog, to } = await open()
  await to.fill('friend')
  await dialog.getByRole('button', { name: 'Send' }).click()
  await expect.element(to).toHaveAttribute('aria-invalid')
  showTheme(theme)
  expect(await accessibilityFaults()).toEqual([])
  showTheme('light')
})
