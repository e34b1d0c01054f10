import { useState } from 'react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import './design.css'
import { Button } from './Button.tsx'
import { Modal, ModalBody } from './Modal.tsx'

/** A check whose button opens a second dialog, and is gone once something was sent there. */
function Check() {
  const [isOpen, setOpen] = useState(true)
  const [isSending, setSending] = useState(false)
  const [isSent, setSent] = useState(false)
  return (
    <>
      {isOpen && (
        <Modal title="Check" closeLabel="Close" onClose={() => setOpen(false)} size="small">
          <ModalBody>
            {isSent ? 'Being reviewed' : <Button onPress={() => setSending(true)}>Start</Button>}
          </ModalBody>
        </Modal>
      )}
      {isSending && (
        <Modal title="Send" closeLabel="Close" onClose={() => setSending(false)} size="small">
          <ModalBody>
            <Button
              onPress={() => {
                setSent(true)
                setTimeout(() => setSending(false))
              }}
            >
              Send it
            </Button>
          </ModalBody>
        </Modal>
      )}
    </>
  )
}

test('Escape closes a dialog whose button went while another dialog lay over it', async () => {
  const screen = await render(<Check />)
  await screen.getByRole('button', { name: 'Start' }).click()
  await screen.getByRole('button', { name: 'Send it' }).click()
  await expect.element(screen.getByRole('dialog', { name: 'Check' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
})

/** A question whose only button goes a moment after it was pressed, as when an answer came. */
function Question() {
  const [isOpen, setOpen] = useState(true)
  const [isAnswered, setAnswered] = useState(false)
  if (!isOpen) return null
  return (
    <Modal title="Question" closeLabel="Close" onClose={() => setOpen(false)} size="small">
      <ModalBody>
        {isAnswered ? (
          'Thank you'
        ) : (
          <Button onPress={() => setTimeout(setAnswered, 0, true)}>Yes</Button>
        )}
      </ModalBody>
    </Modal>
  )
}

test('Escape closes a dialog whose button went while it had the focus', async () => {
  const screen = await render(<Question />)
  await screen.getByRole('button', { name: 'Yes' }).click()
  await expect.element(screen.getByText('Thank you')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
})
