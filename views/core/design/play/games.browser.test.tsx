import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../design.css'
import { preferMotion } from '../../../../fixtures/core/motion.fixtures.ts'
import { CalendarDoor } from './CalendarDoor.tsx'
import { ScratchCard } from './ScratchCard.tsx'
import { SlotMachine } from './SlotMachine.tsx'
import { Wheel } from './Wheel.tsx'

const fields = ['coins', 'rose', 'none', 'video'].map((id) => ({
  id,
  words: id,
  icon: 'gift' as const,
}))

/** Where the middle of a field lies, seen from the wheel's middle, in degrees clockwise from the top. */
function angleOf(container: Element, words: string): number {
  const middle = (element: Element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return { x: left + width / 2, y: top + height / 2 }
  }
  const wheel = middle(container.querySelector('[class*=wheel]') as Element)
  const fieldAt = [...container.querySelectorAll('[class*=field]')].find(
    ({ textContent }) => textContent === words,
  ) as Element
  const field = middle(fieldAt.querySelector('svg') as Element)
  return Math.round((Math.atan2(field.x - wheel.x, wheel.y - field.y) * 180) / Math.PI)
}

test('a wheel stops with the field that was drawn at its pointer, and says what it is', async () => {
  const wheel = (stoppedOn: string) => (
    <Wheel
      key={stoppedOn}
      label="The wheel"
      fields={fields}
      isTurning={false}
      stoppedOn={stoppedOn}
      result={`You won: ${stoppedOn}`}
      action={<button type="button">Turn</button>}
    />
  )
  const screen = await render(wheel('coins'))
  for (const id of ['coins', 'rose', 'video']) {
    await screen.rerender(wheel(id))
    await expect.element(screen.getByRole('status')).toHaveTextContent(`You won: ${id}`)
    expect(Math.abs(angleOf(screen.container, id))).toBe(0)
  }
  expect(angleOf(screen.container, 'coins')).toBe(90)
})

test('reels run until it is known what they show, and tell it then', async () => {
  await preferMotion('no-preference')
  const machine = (isRunning: boolean) => (
    <SlotMachine
      label={isRunning ? 'They run' : 'Three hearts'}
      reels={['heart', 'heart', 'heart']}
      isRunning={isRunning}
      result={isRunning ? undefined : '60 coins'}
      action={<button type="button">Pull</button>}
    />
  )
  const screen = await render(machine(true))
  const running = () => document.getAnimations().length
  await expect.element(screen.getByRole('img', { name: 'They run' })).toBeVisible()
  expect(running()).toBe(3)
  await screen.rerender(machine(false))
  await expect.element(screen.getByRole('img', { name: 'Three hearts' })).toBeVisible()
  await expect.element(screen.getByRole('status')).toHaveTextContent('60 coins')
  expect(running()).toBe(0)
})

function Card() {
  const [isOpen, setOpen] = useState(false)
  return (
    <ScratchCard label="Open it" words="Scratch" isOpen={isOpen} onOpen={() => setOpen(true)}>
      <button type="button">The prize</button>
    </ScratchCard>
  )
}

test('what lies below a cover is out of reach until the cover is opened with a key', async () => {
  const screen = await render(<Card />)
  const prize = screen.getByRole('button', { name: 'The prize' })
  await userEvent.keyboard('{Tab}')
  await expect.element(screen.getByRole('button', { name: 'Open it' })).toHaveFocus()
  expect(prize.element().closest('[inert]')).not.toBeNull()
  await userEvent.keyboard('{Enter}{Tab}')
  await expect.element(prize).toHaveFocus()
  expect(screen.getByRole('button', { name: 'Open it' }).query()).toBeNull()
})

test('a cover is rubbed away, not by a touch and not by a pointer that passes over it', async () => {
  const screen = await render(<Card />)
  const cover = screen.getByRole('button', { name: 'Open it' })
  const { left, top, width, height } = cover.element().getBoundingClientRect()
  const rub = async (touches: number, buttons: number) => {
    for (let at = 0; at < touches && cover.query(); at++) {
      cover.element().dispatchEvent(
        new PointerEvent('pointermove', {
          bubbles: true,
          buttons,
          pointerType: 'mouse',
          clientX: left + (width * ((at % 8) + 0.5)) / 8,
          clientY: top + (height * (Math.floor(at / 8) + 0.5)) / 4,
        }),
      )
      await new Promise(requestAnimationFrame)
    }
  }
  await rub(32, 0)
  await rub(3, 1)
  await expect.element(cover).toBeVisible()
  await rub(32, 1)
  await expect.element(screen.getByRole('button', { name: 'The prize' })).toBeVisible()
})

test.each([
  ['locked', 0],
  ['missed', 0],
  ['ready', 1],
  ['opened', 1],
] as const)('a door that is %s is pressed %i times by one press', async (state, times) => {
  const onOpen = vi.fn()
  await render(
    <CalendarDoor
      day={3}
      label="Door 3"
      state={state}
      picture="data:image/svg+xml,broken#"
      onOpen={onOpen}
    />,
  )
  await userEvent.keyboard('{Tab}{Enter}')
  expect(onOpen).toHaveBeenCalledTimes(times)
})
