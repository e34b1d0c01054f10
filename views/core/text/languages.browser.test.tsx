import { Suspense } from 'react'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { openHouse } from '../testing/house.tsx'
import { TextProvider, useAreaText } from './text.tsx'

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

function Price({ count }: { count: number }) {
  return <p>{useAreaText('messenger')('composer.coins', { count })}</p>
}

test.each([
  ['de', '1 Coin', '1.234 Coins', '1.234.567 Coins'],
  ['en', '1 coin', '1.234 coins', '1.234.567 coins'],
  ['es', '1 moneda', '1.234 monedas', '1.234.567 monedas'],
  ['nl', '1 coin', '1.234 coins', '1.234.567 coins'],
] as const)(
  'in %s coins within texts have dots between thousands [MNY-3 MNY-4]',
  async (language, ...said) => {
    const screen = await render(
      <TextProvider language={language}>
        <Suspense>
          {[1, 1234, 1234567].map((count) => (
            <Price key={count} count={count} />
          ))}
        </Suspense>
      </TextProvider>,
    )
    for (const words of said) {
      await expect.element(screen.getByText(words, { exact: true })).toBeVisible()
    }
  },
)
