import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../design.css'
import { EpisodeList } from './EpisodeList.tsx'
import { ProgrammeGuide } from './ProgrammeGuide.tsx'

const href = '#on'

test('a programme is as wide as it is long, cut where the guide ends, and says that it is on', async () => {
  await page.viewport(1200, 500)
  const screen = await render(
    <ProgrammeGuide
      label="Tonight"
      length={120}
      hours={[{ at: 0, words: '20:00' }]}
      channels={[
        {
          id: 'one',
          name: 'One',
          programmes: [
            { id: 'a', href, title: 'Early', time: '19:30 to 20:30', from: -30, to: 30 },
            {
              id: 'b',
              href,
              title: 'Now',
              time: '20:30 to 21:30',
              from: 30,
              to: 90,
              now: 'on now',
            },
            { id: 'c', href, title: 'Late', time: '21:30 to 23:00', from: 90, to: 180 },
          ],
        },
      ]}
      now={45}
    />,
  )
  await expect.element(screen.getByRole('list', { name: 'One' })).toBeVisible()
  await expect.element(screen.getByRole('link', { name: /Now.*on now/ })).toBeVisible()
  const places = screen
    .getByRole('listitem')
    .elements()
    .map((item) => item.getBoundingClientRect())
  const [early, now, late] = places as [DOMRect, DOMRect, DOMRect]
  expect((now.width + 4) / (early.width + 4)).toBeCloseTo(2, 1)
  expect(late.width).toBeCloseTo(early.width, 0)
  expect(now.left).toBeGreaterThan(early.right)
})

test('the keyboard brings what is on later into sight', async () => {
  await page.viewport(400, 500)
  const programmes = [0, 60, 120, 180].map((from) => ({
    id: String(from),
    href,
    title: `At ${from}`,
    time: '',
    from,
    to: from + 60,
  }))
  const screen = await render(
    <ProgrammeGuide
      label="Tonight"
      length={240}
      hours={[]}
      channels={[{ id: 'one', name: 'One', programmes }]}
    />,
  )
  const guide = screen.getByRole('region', { name: 'Tonight' }).element()
  await userEvent.keyboard('{Tab}{Tab}{Tab}{Tab}')
  await expect.element(screen.getByRole('link', { name: 'At 180' })).toHaveFocus()
  expect(guide.scrollLeft).toBeGreaterThan(0)
})

test('the episode that plays says so, and an episode’s own button is not covered by its row', async () => {
  let pressed = 0
  const screen = await render(
    <EpisodeList
      label="Episodes"
      episodes={[
        {
          id: '1',
          href,
          picture: 'data:image/svg+xml,broken#',
          title: 'The first call',
          line: 'Episode 1',
          current: 'Plays now',
          aside: (
            <button type="button" onClick={() => (pressed += 1)}>
              Keep
            </button>
          ),
        },
      ]}
    />,
  )
  await expect
    .element(screen.getByRole('link', { name: 'The first call' }))
    .toHaveAttribute('aria-current', 'true')
  await screen.getByRole('button', { name: 'Keep' }).click()
  expect(pressed).toBe(1)
})
