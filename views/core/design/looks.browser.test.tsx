import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import './design.css'
import { Looks } from '../../../fixtures/core/looks.fixtures.ts'
import { unseenFocus } from '../testing/page.ts'
import { Page } from './DesignPage.tsx'
import { specimens } from './specimens/specimens.ts'
import { PicturesCome } from './useLacking.ts'

const looks = new Looks()

test.each(specimens)(
  '$id: is looked at on a phone and on a desk, and shows what has the focus',
  async ({ title, Specimen }) => {
    const screen = await render(
      <PicturesCome value={false}>
        <main>
          <h1>{title}</h1>
          <Specimen theme="dark" />
        </main>
      </PicturesCome>,
    )
    await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible()
    await looks.take()
    expect(await unseenFocus()).toEqual([])
    await screen.unmount()
  },
)

test('the page of all of it is looked at on a phone and on a desk', async () => {
  const screen = await render(
    <PicturesCome value={false}>
      <Page />
    </PicturesCome>,
  )
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Design' })).toBeVisible()
  await looks.take()
  await screen.unmount()
})

test('what is hidden, stays in its place or lets presses through, how large controls are, and what a wide window or less motion changes, is as it was looked at', async () => {
  await expect(looks.text()).toMatchFileSnapshot('looks.txt')
})
