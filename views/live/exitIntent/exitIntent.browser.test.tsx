import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { actorProfile } from '../../../fixtures/live/actorProfile.fixtures.ts'
import { openHouse } from '../../core/testing/house.tsx'
import { accessibilityFaults, overflow } from '../../core/testing/page.ts'

async function visit(query = '', profile = {}) {
  const house = openHouse('en', { address: `/en/amateur/juno-amber/${query}` })
  const screen = await render(house.view())
  await house.admitVisitor()
  await expect.poll(() => house.loadActorProfile.calls).toHaveLength(1)
  await (await house.loadActorProfile.call(0)).resolve(actorProfile(profile))
  await expect.poll(() => document.title).toContain('Juno Amber')
  return { house, screen, box: (name: string) => screen.getByRole('dialog', { name }) }
}

test.each([
  ['live', { isOnline: true, isLivePreviewEnabled: true }, 'Juno Amber is live now: a look'],
  ['live without looks', { isOnline: true, isLivePreviewEnabled: false }, 'others are live now'],
  ['away', { isOnline: false }, 'Juno Amber is away.'],
] as const)(
  'a visitor who is about to leave a performer who is %s is told so, and can sign up or stay [MOD-6]',
  async (_, profile, words) => {
    const { house, box } = await visit('', profile)
    await expect.poll(() => house.watchPointer.runs.length).toBeGreaterThan(0)
    house.watchPointer.last().report({ type: 'exitIntent.pointerLeft', isBusy: false })
    const question = box('Leaving already?')
    await expect.element(question).toHaveTextContent(words)
    expect(await accessibilityFaults()).toEqual([])
    await question.getByRole('button', { name: 'Stay a while' }).click()
    await expect.element(question).not.toBeInTheDocument()
  },
)

test('signing up there opens the payment window for it', async () => {
  const { house, box } = await visit()
  await (await house.askAccountCookie.call(0)).resolve(false)
  house.watchPointer.last().report({ type: 'exitIntent.pointerLeft', isBusy: false })
  await box('Leaving already?').getByRole('button', { name: 'Sign up' }).click()
  await expect.poll(() => house.payFrame.runs.at(-1)?.input.flow).toBe('login')
})

test('a visitor from the performer’s own site is welcomed, 320 px wide too [MOD-6]', async () => {
  await page.viewport(320, 640)
  const { box } = await visit('?site=juno-amber')
  await expect.poll(() => document.querySelector('main h1')).not.toBeNull()
  const welcome = box('Welcome to the big stage')
  await expect.element(welcome).toHaveTextContent('You come from a performer’s own site.')
  expect(overflow()).toBeLessThanOrEqual(0)
  expect(await accessibilityFaults()).toEqual([])
})
