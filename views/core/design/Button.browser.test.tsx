import type { MouseEvent } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import './design.css'
import { Button, IconButton } from './Button.tsx'
import { Chip, ChipLink } from './Chip.tsx'
import { ButtonLink, FollowLink, Link } from './Link.tsx'
import { MediaTile } from './MediaTile.tsx'
import { SectionHeading } from './SectionHeading.tsx'

describe('a button', () => {
  test.each(['{Enter}', ' '])('is pressed with the key "%s"', async (key) => {
    const onPress = vi.fn()
    await render(<Button onPress={onPress}>Watch</Button>)
    await userEvent.keyboard('{Tab}')
    await userEvent.keyboard(key)
    expect(onPress).toHaveBeenCalledOnce()
  })

  test('keeps the focus and takes no press while something is under way', async () => {
    const onPress = vi.fn()
    const screen = await render(<Button onPress={onPress}>Watch</Button>)
    await userEvent.keyboard('{Tab}')
    await screen.rerender(
      <Button onPress={onPress} isPending>
        Watch
      </Button>,
    )
    const button = screen.getByRole('button', { name: 'Watch' })
    await userEvent.keyboard('{Enter}')
    expect(onPress).not.toHaveBeenCalled()
    await expect.element(button).toHaveFocus()
    await expect.element(button).toHaveAttribute('aria-busy', 'true')
  })

  test('sends no form while something is under way', async () => {
    const onSubmit = vi.fn((event: { preventDefault(): void }) => event.preventDefault())
    const form = (isPending: boolean) => (
      <form onSubmit={onSubmit}>
        <Button type="submit" isPending={isPending}>
          Send
        </Button>
      </form>
    )
    const screen = await render(form(true))
    await userEvent.keyboard('{Tab}{Enter}')
    expect(onSubmit).not.toHaveBeenCalled()
    await screen.rerender(form(false))
    await userEvent.keyboard('{Enter}')
    expect(onSubmit).toHaveBeenCalledOnce()
  })

  test('is passed over when it is disabled', async () => {
    const screen = await render(
      <>
        <Button isDisabled>Watch</Button>
        <IconButton icon="share" label="Share" />
      </>,
    )
    await userEvent.keyboard('{Tab}')
    await expect.element(screen.getByRole('button', { name: 'Share' })).toHaveFocus()
  })
})

test('a chip says whether it is on and is switched by keyboard', async () => {
  const onPress = vi.fn()
  const screen = await render(
    <Chip isSelected onPress={onPress}>
      Cabaret
    </Chip>,
  )
  const chip = screen.getByRole('button', { name: 'Cabaret' })
  await expect.element(chip).toHaveAttribute('aria-pressed', 'true')
  await userEvent.keyboard('{Tab} ')
  expect(onPress).toHaveBeenCalledOnce()
})

test('every kind of link is followed by keyboard as the page around it says', async () => {
  const follow = vi.fn((event: MouseEvent<HTMLAnchorElement>) => {
    event.preventDefault()
    return event.currentTarget.hash
  })
  await render(
    <FollowLink value={follow}>
      <Link href="#link">Link</Link>
      <ButtonLink href="#button">Button</ButtonLink>
      <ChipLink href="#chip">Chip</ChipLink>
      <SectionHeading all={{ href: '#all', words: 'See all' }}>Tonight</SectionHeading>
      <MediaTile href="#tile" name="Juno" picture="/lacking" />
    </FollowLink>,
  )
  for (let link = 0; link < 5; link++) await userEvent.keyboard('{Tab}{Enter}')
  const followed = follow.mock.results.map(({ value }) => value)
  expect(followed).toEqual(['#link', '#button', '#chip', '#all', '#tile'])
})

test('a link that took its own way is not followed besides', async () => {
  const follow = vi.fn()
  await render(
    <FollowLink value={follow}>
      <Link href="#own" onClick={(event) => event.preventDefault()}>
        Own
      </Link>
    </FollowLink>,
  )
  await userEvent.keyboard('{Tab}{Enter}')
  expect(follow).not.toHaveBeenCalled()
})
