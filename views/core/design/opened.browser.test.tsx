import { useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import './design.css'
import { Button, IconButton } from './Button.tsx'
import { Menu } from './Menu.tsx'
import { Modal, ModalBody, Sheet } from './Modal.tsx'
import { Tabs } from './Tabs.tsx'
import { Tooltip } from './Tooltip.tsx'

const frames = {
  modal: (onClose: () => void) => (
    <Modal title="Leave?" closeLabel="Close" onClose={onClose} size="small">
      <ModalBody>
        <Button>Stay</Button>
      </ModalBody>
    </Modal>
  ),
  sheet: (onClose: () => void) => (
    <Sheet title="Leave?" closeLabel="Close" onClose={onClose}>
      <ModalBody>
        <Button>Stay</Button>
      </ModalBody>
    </Sheet>
  ),
}

async function openFrame(kind: keyof typeof frames) {
  function Held() {
    const [isOpen, setOpen] = useState(false)
    return (
      <>
        <Button onPress={() => setOpen(true)}>Open</Button>
        {isOpen && frames[kind](() => setOpen(false))}
      </>
    )
  }
  await page.viewport(1000, 700)
  const screen = await render(<Held />)
  await userEvent.keyboard('{Tab}{Enter}')
  const dialog = screen.getByRole('dialog', { name: 'Leave?' })
  await expect.element(dialog).toBeVisible()
  return { screen, dialog }
}

describe.each(['modal', 'sheet'] as const)('a %s', (kind) => {
  test('keeps the focus inside', async () => {
    const { dialog } = await openFrame(kind)
    for (let step = 0; step < 5; step++) {
      expect(dialog.element().contains(document.activeElement)).toBe(true)
      await userEvent.keyboard('{Tab}')
    }
  })

  test.each(['{Escape}', '{Tab}{Enter}'])(
    'closes with %s and gives the focus back',
    async (keys) => {
      const { screen } = await openFrame(kind)
      await userEvent.keyboard(keys)
      await expect.poll(() => screen.getByRole('dialog').query()).toBeNull()
      await expect.element(screen.getByRole('button', { name: 'Open' })).toHaveFocus()
    },
  )
})

test('a press beside closes a sheet, but not a modal in which something may have been typed', async () => {
  const beside = { position: { x: 950, y: 650 } }
  const sheet = await openFrame('sheet')
  await userEvent.click(document.documentElement, beside)
  await expect.poll(() => sheet.screen.getByRole('dialog').query()).toBeNull()
  await sheet.screen.unmount()

  const modal = await openFrame('modal')
  await userEvent.click(document.documentElement, beside)
  await userEvent.keyboard('{Tab}')
  await expect.element(modal.dialog).toBeVisible()
})

test('a raised modal lies above another', async () => {
  const screen = await render(
    <>
      <Modal title="Below" closeLabel="Close" onClose={() => {}}>
        <ModalBody>Below</ModalBody>
      </Modal>
      <Modal title="Above" closeLabel="Close" onClose={() => {}} isRaised>
        <ModalBody>Above</ModalBody>
      </Modal>
    </>,
  )
  const overlayOf = (name: string) =>
    screen.getByText(name, { exact: true }).last().element().closest('[class*=overlay]')
  await expect.element(screen.getByRole('dialog', { name: 'Above' })).toBeVisible()
  const [above, below] = ['Above', 'Below'].map((name) =>
    Number(getComputedStyle(overlayOf(name) as Element).zIndex),
  )
  expect(above).toBeGreaterThan(below as number)
})

test('the title of a bare modal is for readers alone', async () => {
  const screen = await render(
    <Modal title="A picture" closeLabel="Close" onClose={() => {}} isBare>
      <ModalBody>…</ModalBody>
    </Modal>,
  )
  await expect.element(screen.getByRole('dialog', { name: 'A picture' })).toBeVisible()
  const { clipPath } = getComputedStyle(screen.getByRole('heading').element())
  expect(clipPath).toBe('inset(50%)')
})

test('tabs are walked with the arrow keys', async () => {
  const tabs = [
    { value: 'a', words: 'About', panel: 'A cellist' },
    { value: 'b', words: 'Shows', panel: 'Fridays at nine' },
  ] as const
  function Held() {
    const [tab, setTab] = useState<'a' | 'b'>('a')
    return <Tabs label="An artist" tabs={tabs} value={tab} onChange={setTab} />
  }
  const screen = await render(<Held />)
  await expect.element(screen.getByRole('tabpanel', { name: 'About' })).toHaveTextContent('cellist')
  await userEvent.keyboard('{Tab}{ArrowRight}')
  await expect.element(screen.getByRole('tabpanel', { name: 'Shows' })).toHaveTextContent('Fridays')
  await expect.element(screen.getByRole('tab', { name: 'Shows' })).toHaveFocus()
})

test('a menu opens, passes over what is disabled, does what is chosen and gives the focus back', async () => {
  const onAction = vi.fn()
  const items = [
    { id: 'share', words: 'Share' },
    { id: 'gift', words: 'Gift', isDisabled: true },
    { id: 'report', words: 'Report' },
  ] as const
  const screen = await render(<Menu label="More" items={items} onAction={onAction} />)
  await userEvent.keyboard('{Tab}{Enter}')
  await expect.element(screen.getByRole('menuitem', { name: 'Share' })).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(onAction).toHaveBeenCalledExactlyOnceWith('report')
  await expect.element(screen.getByRole('button', { name: 'More' })).toHaveFocus()
})

test('a tooltip appears when its button has the focus and belongs to it', async () => {
  const onPress = vi.fn()
  const screen = await render(
    <Tooltip words="Only the two of you">
      <IconButton icon="chat" label="Whisper" onPress={onPress} />
    </Tooltip>,
  )
  await userEvent.keyboard('{Tab}')
  await expect.element(screen.getByRole('tooltip')).toHaveTextContent('Only the two of you')
  await expect
    .element(screen.getByRole('button', { name: 'Whisper' }))
    .toHaveAccessibleDescription('Only the two of you')
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => screen.getByRole('tooltip').query()).toBeNull()
  await userEvent.keyboard('{Enter}')
  expect(onPress).toHaveBeenCalledOnce()
})
