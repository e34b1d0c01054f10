import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import type { ModalId } from '../../../machines/shell/modals/modals.events.ts'
import { openHouse } from '../../core/testing/house.tsx'

const fetched = (part: string) =>
  performance.getEntriesByType('resource').some(({ name }) => name.includes(part))

test.each([
  ['shell/modals/contents/video', 'video-with-player'],
  ['shell/modals/contents/photo', 'remove-photos'],
  ['shell/modals/contents/gift', 'actor-gift-calendar'],
  ['money/payTour/payTour.boxes', 'specialTopUp'],
  ['account/ageVerification/ageVerification.boxes', 'es-avs'],
  ['shell/modals/contents/onboarding', 'onboarding'],
  ['shell/modals/contents/survey', 'survey'],
] satisfies [string, ModalId][])(
  'the code of modals in %s is fetched when one is first opened [MOD-9]',
  async (part, id) => {
    performance.clearResourceTimings()
    const house = openHouse()
    const screen = await render(house.view())
    await house.admitVisitor()
    await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible()
    const code = `/views/${part}.ts`
    expect(fetched(code)).toBe(false)
    house.openModal(id)
    await expect.element(screen.getByRole('dialog')).not.toHaveAccessibleName('One moment')
    expect(fetched(code)).toBe(true)
  },
)
