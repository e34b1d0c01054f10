import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import type { SaveLog } from '../../core/environment.tsx'
import { openHouse } from '../../core/testing/house.tsx'

const mostRestarts = 5

test('says that it is loading until the configuration is there', async () => {
  const house = openHouse()
  const screen = await render(house.view())
  await expect.element(screen.getByText('Limelight is loading')).toBeInTheDocument()

  await house.admitVisitor()
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible()
  expect(screen.getByText('Limelight is loading').query()).toBeNull()
})

test('shows the page on its way in its own outlines, from the first paint on', async () => {
  const house = openHouse('en', { address: '/en/messenger/' })
  await render(house.view())
  const panes = () => document.querySelector('main [data-skeleton="panes"]')
  await expect.poll(panes).not.toBeNull()
  await house.boot()
  await expect.poll(() => document.querySelector('header button')).not.toBeNull()
  expect(panes()).not.toBeNull()
})

test('names the setting that stops the boot and tries again when asked', async () => {
  const house = openHouse()
  const screen = await render(house.view())
  await (await house.loadConfig.call(0)).resolve({ reason: 'configInvalid', key: 'realtimeUrl' })
  await expect.element(screen.getByRole('alert')).toHaveTextContent('“realtimeUrl”')

  await screen.getByRole('button', { name: 'Try again' }).click()
  expect(house.loadConfig.calls).toHaveLength(2)
  await house.admitVisitor()
  await expect.element(screen.getByRole('banner')).toBeVisible()
})

test.each([
  [{ reason: 'configUnreachable' }, 'cannot be reached'],
  [{ reason: 'defect', message: 'secret detail' }, 'a fault on our side'],
] as const)('says in plain words why the boot stopped: %o', async (failure, words) => {
  const house = openHouse()
  const screen = await render(house.view())
  await (await house.loadConfig.call(0)).resolve(failure)
  await expect.element(screen.getByRole('alert')).toHaveTextContent(words)
  expect(document.body.textContent).not.toContain('secret detail')
})

test('says that the session could not be loaded and loads it again when asked', async () => {
  const house = openHouse()
  const screen = await render(house.view())
  await house.boot()
  await (await house.loadSession.call(0)).reject(new Error('503'))
  await expect.element(screen.getByRole('alert')).toHaveTextContent('could not load your account')
  expect(screen.getByRole('button', { name: 'Log in' }).query()).toBeNull()

  await screen.getByRole('button', { name: 'Try again' }).click()
  expect(house.loadSession.calls).toHaveLength(2)
})

test('shows what to do when a machine breaks again and again, and still saves the event log', async () => {
  const complain = vi.spyOn(console, 'error').mockImplementation(() => {})
  const house = openHouse()
  const tells: ((share: number) => void)[] = []
  const saveLog: SaveLog = ({ onShare, signal }) => {
    tells.push(onShare)
    return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
  }
  const screen = await render(house.view(saveLog))
  await house.admitGuest()
  const failed = new Promise((resolve) => house.actor.subscribe({ error: resolve }))
  for (let times = 0; times <= mostRestarts; times++)
    house.actor.system.get('notifications').send({ type: 'push.navbarNotifications' })
  await failed

  await expect.element(screen.getByRole('alert')).toHaveTextContent('That was our fault')
  await expect.element(screen.getByRole('button', { name: 'Reload the page' })).toBeVisible()
  await screen.getByRole('button', { name: 'Save event log' }).click()
  await expect.element(screen.getByRole('status')).toHaveTextContent('Saving the event log')
  tells[0]?.(0.4)
  await expect.element(screen.getByRole('progressbar')).toHaveAttribute('value', '0.4')
  await screen.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(screen.getByRole('status')).toHaveTextContent('Saving cancelled')
  complain.mockRestore()
})
