import { useEffect, useRef } from 'react'
import { longestShareText } from '../../../machines/messenger/videoShare/videoShare.machine.ts'
import {
  selectHasShareFailed,
  selectIsShareEmailInvalid,
  selectIsShareSending,
  selectIsShareSent,
  selectShareEmail,
  selectShareText,
} from '../../../machines/messenger/videoShare/videoShare.selectors.ts'
import { Button } from '../../core/design/Button.tsx'
import { Icon } from '../../core/design/Icon.tsx'
import { Modal, ModalBody } from '../../core/design/Modal.tsx'
import { Notice } from '../../core/design/Notice.tsx'
import { TextField } from '../../core/design/TextField.tsx'
import { useActorState, useAddress } from '../../core/environment.tsx'
import { useAreaText } from '../../core/text/text.tsx'
import style from './VideoShareDialog.module.css'
import type english from './videoShare.en.json'

/** A video shared by e-mail: to whom, a few words, and whether it went off [REQ-3]. */
export function Dialog({ container }: { container: Element }) {
  const text = useAreaText('messenger')
  const videoShare = useAddress('videoShare')
  const isSending = useActorState('videoShare', selectIsShareSending)
  const isSent = useActorState('videoShare', selectIsShareSent)
  const close = () => videoShare.send({ type: 'videoShare.closeRequested' })
  return (
    <Modal
      container={container}
      size="small"
      title={text('share.title')}
      closeLabel={text('modals.close')}
      onClose={isSending ? undefined : close}
    >
      <ModalBody>{isSent ? <Sent onClose={close} /> : <ShareForm />}</ModalBody>
    </Modal>
  )
}

function ShareForm() {
  const text = useAreaText('messenger')
  const videoShare = useAddress('videoShare')
  const email = useActorState('videoShare', selectShareEmail)
  const words = useActorState('videoShare', selectShareText)
  const isInvalid = useActorState('videoShare', selectIsShareEmailInvalid)
  const isSending = useActorState('videoShare', selectIsShareSending)
  const hasFailed = useActorState('videoShare', selectHasShareFailed)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (isInvalid) form.current?.querySelector('input')?.focus()
  }, [isInvalid])
  return (
    <form
      ref={form}
      className={style.form}
      aria-label={text('share.title')}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        videoShare.send({ type: 'videoShare.sendRequested' })
      }}
    >
      <TextField
        label={text('share.email')}
        error={isInvalid ? text('share.emailInvalid') : undefined}
        value={email}
        onChange={(typed) => videoShare.send({ type: 'videoShare.emailChanged', email: typed })}
        type="email"
        autoComplete="off"
        isDisabled={isSending}
      />
      <TextField
        label={text('share.words')}
        hint={text('share.words.hint', { left: longestShareText - words.length })}
        value={words}
        onChange={(typed) => videoShare.send({ type: 'videoShare.textChanged', text: typed })}
        maxLength={longestShareText}
        isLong
        isDisabled={isSending}
      />
      {hasFailed && (
        <Notice tone="bad" role="alert">
          {text('share.failed')}
        </Notice>
      )}
      <Button look="primary" icon="send" type="submit" isWide isPending={isSending}>
        {text(hasFailed ? 'modals.retry' : 'share.send')}
      </Button>
    </form>
  )
}

function Sent({ onClose }: { onClose: () => void }) {
  const text = useAreaText('messenger')
  const done = useRef<HTMLButtonElement>(null)
  useEffect(() => done.current?.focus(), [])
  return (
    <div className={style.sent}>
      <span className={style.tick}>
        <Icon name="check" />
      </span>
      <p role="status">{text('share.sent')}</p>
      <Button ref={done} onPress={onClose}>
        {text('modals.close')}
      </Button>
    </div>
  )
}

declare module '../../core/text/catalogues.ts' {
  interface Catalogues {
    videoShare: typeof english
  }
}
