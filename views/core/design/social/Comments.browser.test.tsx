import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../design.css'
import { CommentForm, Comments } from './Comments.tsx'
import { PostCard } from './PostCard.tsx'
import { Reaction, Reactions } from './Reactions.tsx'

const author = (name: string) => ({ id: name, name })

test('an answer stands below what it answers, and text is shown as text', async () => {
  const screen = await render(
    <Comments
      label="Comments"
      none="None"
      comments={[
        {
          id: '1',
          author: author('Robin'),
          when: '18:52',
          text: '<b>The third song</b>',
          replies: [{ id: '2', author: author('Juno'), when: '18:55', text: 'It is on the list.' }],
        },
      ]}
    />,
  )
  const first = screen.getByRole('listitem').filter({ hasText: '<b>The third song</b>' })
  await expect.element(first.getByRole('listitem')).toHaveTextContent('It is on the list.')
  expect(screen.getByText('None').query()).toBeNull()
})

test('a comment is written and sent with keys, but not without a word', async () => {
  const onSubmit = vi.fn()
  function Held() {
    const [value, setValue] = useState(' ')
    return (
      <CommentForm
        label="Your comment"
        value={value}
        onChange={setValue}
        onSubmit={() => onSubmit(value)}
        submit="Send"
      />
    )
  }
  const screen = await render(<Held />)
  await expect.element(screen.getByRole('button', { name: 'Send' })).toBeDisabled()
  await userEvent.keyboard('{Tab}{End}Bravo{Tab}{Enter}')
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith(' Bravo')
})

test('a post is named by its author, and a reaction says whether it is on', async () => {
  const onPress = vi.fn()
  const screen = await render(
    <PostCard author={{ ...author('Juno'), href: '#juno' }} when="Today">
      <Reactions label="Of the post">
        <Reaction icon="heart" label="I like it, 12 do" isOn={false} onPress={onPress} />
        <Reaction icon="share" label="Share" onPress={onPress} />
      </Reactions>
    </PostCard>,
  )
  await expect.element(screen.getByRole('article', { name: 'Juno' })).toBeVisible()
  const like = screen.getByRole('button', { name: 'I like it, 12 do' })
  await expect.element(like).toHaveAttribute('aria-pressed', 'false')
  await expect
    .element(screen.getByRole('button', { name: 'Share' }))
    .not.toHaveAttribute('aria-pressed')
  await userEvent.keyboard('{Tab}{Tab} ')
  expect(onPress).toHaveBeenCalledOnce()
})
