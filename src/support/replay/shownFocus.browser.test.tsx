import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { showFocus } from './shownFocus.ts'

let end: () => void = () => undefined
afterEach(() => {
  end()
  document.body.replaceChildren()
})

/** A button, and a document in a frame that is longer than it. */
async function open(text: string) {
  document.body.innerHTML = '<button>before</button><iframe title="past"></iframe>'
  const frame = document.querySelector('iframe') as HTMLIFrameElement
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve))
  frame.srcdoc = `<div style="height: 2000px">${text}</div>`
  await loaded
  const past = frame.contentWindow as Window
  end = showFocus(past)
  const isShown = () => past.document.documentElement.hasAttribute('data-focused')
  return { frame, past, isShown }
}

test('a document in which there is nothing else to focus shows that it has the focus', async () => {
  const { past, isShown } = await open('words')
  await page.getByRole('button', { name: 'before' }).click()
  expect(isShown()).toBe(false)
  await userEvent.keyboard('{Tab}')
  await expect.poll(() => past.document.hasFocus()).toBe(true)
  await expect.poll(isShown).toBe(true)
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
  await expect.element(page.getByRole('button', { name: 'before' })).toHaveFocus()
  expect(isShown()).toBe(false)
})

test('a document in which a control is focused leaves it to that', async () => {
  const { past, isShown } = await open('<a href="#">link</a>')
  await page.getByRole('button', { name: 'before' }).click()
  await userEvent.keyboard('{Tab}')
  await expect.poll(() => past.document.activeElement?.textContent).toBe('link')
  expect(isShown()).toBe(false)
})

test('a document that a pointer pressed does not', async () => {
  const { frame, past, isShown } = await open('words')
  await userEvent.click(frame)
  await expect.poll(() => past.document.hasFocus()).toBe(true)
  expect(isShown()).toBe(false)
})
