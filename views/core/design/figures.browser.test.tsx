import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import './design.css'
import { Countdown } from './Countdown.tsx'
import { Amount } from './money/Amount.tsx'
import { Receipt } from './money/Receipt.tsx'
import { TransactionTable } from './money/TransactionTable.tsx'
import { Progress } from './Progress.tsx'
import { TabBar, TabButton, TabLink } from './TabBar.tsx'

test('progress past its end stays at its end and says what it is in words', async () => {
  const screen = await render(<Progress label="Goal" value={120} max={100} words="Reached" />)
  const bar = screen.getByRole('progressbar', { name: 'Goal' })
  await expect.element(bar).toHaveAttribute('aria-valuenow', '100')
  await expect.element(bar).toHaveAttribute('aria-valuetext', 'Reached')
})

const units = { days: 'days', hours: 'hours', minutes: 'minutes', seconds: 'seconds' }

test('a countdown shows days only while there are some, and what comes once it is over', async () => {
  const countdown = (seconds: number) => (
    <Countdown label="Until" seconds={seconds} words="soon" units={units} over="Now" />
  )
  const screen = await render(countdown(90_061))
  const timer = screen.getByRole('timer', { name: 'Until' })
  await expect.element(timer).toHaveTextContent('Untilsoon01days01hours01minutes01seconds')
  await screen.rerender(countdown(61))
  await expect.element(timer).toHaveTextContent('Untilsoon00hours01minutes01seconds')
  await screen.rerender(countdown(0))
  await expect.element(timer).toHaveTextContent('UntilNow')
})

test('a countdown by the minute has no seconds', async () => {
  const byMinute = { days: 'days', hours: 'hours', minutes: 'minutes' }
  const screen = await render(
    <Countdown label="Until" seconds={7_260} words="soon" units={byMinute} over="Now" />,
  )
  await expect
    .element(screen.getByRole('timer', { name: 'Until' }))
    .toHaveTextContent('Untilsoon02hours01minutes')
})

test.each([
  ['VXC', 1240, '1.240 coins'],
  ['VOC', 12, '12\u00a0coins'],
  ['EUR', 49.9, '49,90\u00a0€'],
  ['CHF', 1290, '1.290,00\u00a0CHF'],
] as const)('an amount of %s has its sign [MNY-2 MNY-3 MNY-4]', async (currency, amount, words) => {
  const { container } = await render(<Amount amount={amount} currency={currency} unit="coins" />)
  expect(container.textContent).toBe(words)
})

test('a table of transactions has what was gained and what was spent under its month', async () => {
  const row = { icon: 'coin', line: '21.11.' } as const
  const coins = (amount: number) => ({ amount, currency: 'VXC' }) as const
  const screen = await render(
    <TransactionTable
      label="Account"
      head={{ what: 'What for', amount: 'Coins' }}
      unit="coins"
      months={[
        {
          id: 'november',
          title: 'November',
          rows: [
            { ...row, id: '1', title: 'Topped up', sum: coins(400) },
            { ...row, id: '2', title: 'A film', sum: coins(-40) },
          ],
        },
      ]}
    />,
  )
  await expect.element(screen.getByText('November')).toBeVisible()
  const cells = screen.getByRole('cell').elements()
  expect(cells.map((cell) => cell.textContent)).toEqual([
    'November',
    'Topped up21.11.',
    '+400 coins',
    'A film21.11.',
    '−40 coins',
  ])
})

test('a receipt has its lines and below them what was paid', async () => {
  const euro = (amount: number) => ({ amount, currency: 'EUR' }) as const
  const screen = await render(
    <Receipt
      title="Receipt"
      facts={[{ term: 'Number', words: '7' }]}
      lines={[
        { id: 'coins', words: '400 coins', sum: euro(100) },
        { id: 'bonus', words: 'Bonus', sum: euro(-20) },
      ]}
      total={{ words: 'Paid', sum: euro(80) }}
      unit="euro"
    />,
  )
  await expect.element(screen.getByRole('article', { name: 'Receipt' })).toBeVisible()
  const terms = screen
    .getByRole('term')
    .elements()
    .map(({ textContent }) => textContent)
  expect(terms).toEqual(['Number', '400 coins', 'Bonus', 'Paid'])
  const sums = screen
    .getByRole('definition')
    .elements()
    .map(({ textContent }) => textContent)
  expect(sums).toEqual(['7', '100,00\u00a0€', '-20,00\u00a0€', '80,00\u00a0€'])
})

test('a tab bar says where one is and what is new, and opens what is no page', async () => {
  const onClick = vi.fn()
  const screen = await render(
    <TabBar label="Places">
      <TabLink href="#home" words="Home" icon="home" isCurrent />
      <TabLink href="#mail" words="Messages" icon="chat" count={{ figure: '3', words: '3 new' }} />
      <TabButton words="My area" icon="person" aria-expanded={false} onClick={onClick} />
    </TabBar>,
  )
  await expect
    .element(screen.getByRole('link', { name: 'Home' }))
    .toHaveAttribute('aria-current', 'page')
  await expect.element(screen.getByRole('link', { name: 'Messages , 3 new' })).toBeVisible()
  await screen.getByRole('button', { name: 'My area', expanded: false }).click()
  expect(onClick).toHaveBeenCalledOnce()
})
