import { useState } from 'react'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../design/design.css'
import { LongGrid } from '../design/LongGrid.tsx'

export interface Place {
  id: string
  height: number
}

/** So many of them, of heights that differ. */
export const places = (count: number): Place[] =>
  Array.from({ length: count }, (_, at) => ({ id: `place-${at + 1}`, height: 200 + (at % 7) * 10 }))

const draw = ({ id, height }: Place) => (
  <a href={`#${id}`} style={{ display: 'block', height }}>
    {id}
  </a>
)

const someone = {}

/** A grid of so many, which can be left and come back to. */
export function House({ count, owner = someone }: { count: number; owner?: object }) {
  const [isOpen, setOpen] = useState(true)
  return (
    <>
      <header style={{ height: 300 }}>
        <button type="button" onClick={() => setOpen(!isOpen)}>
          Turn
        </button>
      </header>
      {isOpen && <LongGrid label="Cast" items={places(count)} draw={draw} owner={owner} />}
      <footer style={{ height: 300 }}>The end</footer>
    </>
  )
}

export const width = 1280
export const columns = 6

/** Draws the grid from its top in a window of that width. */
export async function show(count: number, owner?: object) {
  await page.viewport(width, 700)
  window.scrollTo(0, 0)
  return render(<House count={count} owner={owner} />)
}

export const items = () => [...document.querySelectorAll('li')]

/** Whether rows cover the window where the grid reaches into it. */
export function isCovered() {
  const list = document.querySelector('ul')?.getBoundingClientRect()
  const boxes = items().map((item) => item.getBoundingClientRect())
  if (!list) return false
  const inside = (y: number) => y > list.top && y < list.bottom
  const gap = 40
  const probes = [1, 350, 699].filter(inside)
  return probes.every((y) => boxes.some(({ top, bottom }) => y > top - gap && y < bottom + gap))
}

export const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))

/** Until an element stays where it is: what is scrolled and what is measured come in frames of their own. */
export async function atRest(element: Element | undefined): Promise<void> {
  let before: number | undefined
  for (let still = 0; still < 3; await nextFrame()) {
    const now = element?.getBoundingClientRect().top
    still = now === before ? still + 1 : 0
    before = now
  }
}
