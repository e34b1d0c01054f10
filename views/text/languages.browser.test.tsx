import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { openHouse } from '../testing/house.tsx'

test.each([
  ['de', 'Der Abend beginnt, wenn du es willst.', 'Anmelden'],
  ['en', 'The evening begins when you do.', 'Log in'],
  ['es', 'La noche empieza cuando tú quieras.', 'Iniciar sesión'],
  ['nl', 'De avond begint wanneer jij wilt.', 'Inloggen'],
] as const)('speaks %s and says so on the document', async (language, title, logIn) => {
  const house = openHouse(language)
  const screen = await render(house.view())
  await house.admitVisitor()
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title)
  await expect.element(screen.getByRole('button', { name: logIn }).first()).toBeVisible()
  expect(document.documentElement.lang).toBe(language)
})
