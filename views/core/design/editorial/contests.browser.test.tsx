import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../design.css'
import { Upload } from '../Upload.tsx'
import { Leaderboard, VoteButton } from './Leaderboard.tsx'

test('a vote is given with a key, once while it is under way, and never without one left', async () => {
  const onPress = vi.fn()
  const vote = (state: object) => (
    <VoteButton label="Vote for Juno" words="Vote" isGiven={false} onPress={onPress} {...state} />
  )
  const screen = await render(vote({}))
  await userEvent.keyboard('{Tab}{Enter}')
  expect(onPress).toHaveBeenCalledOnce()
  await screen.rerender(vote({ isPending: true }))
  const button = screen.getByRole('button', { name: 'Vote for Juno' })
  await expect.element(button).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(onPress).toHaveBeenCalledOnce()
  await screen.rerender(vote({ isDisabled: true }))
  await expect.element(button).toBeDisabled()
})

test('a leaderboard lists its places in order with their scores', async () => {
  const places = ['Ada', 'Juno'].map((name, at) => ({
    id: name,
    rank: at + 1,
    name,
    href: '#',
    score: `${10 - at} votes`,
  }))
  const screen = await render(<Leaderboard label="Contest" places={places} />)
  const rows = screen.getByRole('listitem').elements()
  expect(rows.map(({ textContent }) => textContent)).toEqual(['1AAda10 votes', '2JJuno9 votes'])
})

test('files are chosen, one that was refused says why, and each can be left out', async () => {
  const onChoose = vi.fn()
  const onRemove = vi.fn()
  const screen = await render(
    <Upload
      label="Your picture"
      hint="Up to 10 MB"
      accept={['image/png']}
      isMany
      files={[{ id: '1', name: 'a.tiff', icon: 'photo', line: 'Not a picture', isRefused: true }]}
      onChoose={onChoose}
      onRemove={onRemove}
      words={{ choose: 'Choose', remove: (name) => `Leave out: ${name}` }}
    />,
  )
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Not a picture')
  const input = screen.container.querySelector('input[type=file]') as HTMLInputElement
  const picture = new File(['x'], 'curtain.png', { type: 'image/png' })
  await userEvent.upload(input, picture)
  const [files] = onChoose.mock.calls[0] as [File[]]
  expect(files.map(({ name }) => name)).toEqual(['curtain.png'])
  await screen.getByRole('button', { name: 'Leave out: a.tiff' }).click()
  expect(onRemove).toHaveBeenCalledExactlyOnceWith('1')
})
