import './design.css'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { StageArt } from './StageArt.tsx'

test.each([
  [390, 2, 1],
  [1440, 1, 1],
])(
  'at %i px a tall frame shows the middle of a stage %i times its width, any other all of it',
  async (width, tall, usual) => {
    await page.viewport(width, 800)
    const frame = { position: 'relative', width: 300, height: 300 } as const
    const { container } = await render(
      <>
        <div style={frame}>
          <StageArt seed="a" isTall />
        </div>
        <div style={frame}>
          <StageArt seed="a" />
        </div>
      </>,
    )
    const boxes = [...container.querySelectorAll('svg')].map((svg) => {
      const { left, right } = svg.getBoundingClientRect()
      const around = (svg.parentElement as HTMLElement).getBoundingClientRect()
      return [around.left - left, right - around.right]
    })
    const over = (times: number) => (300 * (times - 1)) / 2
    expect(boxes).toEqual([tall, usual].map((times) => [over(times), over(times)]))
  },
)
