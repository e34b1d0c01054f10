import { useState } from 'react'
import { Button } from '../Button.tsx'
import { Link } from '../Link.tsx'
import { Notice } from '../Notice.tsx'
import { EmptyState, ErrorState } from '../States.tsx'
import { Rack } from './Rack.tsx'

export function Messages() {
  const [isOpen, setOpen] = useState(true)
  return (
    <>
      <Rack label="Notice" way="stack">
        <Notice>
          Some performances ask you to confirm your age. <Link href="#messages">How?</Link>
        </Notice>
        <Notice tone="good" close={{ words: 'Put away', onPress: () => setOpen(false) }}>
          {isOpen ? 'Your e-mail address is confirmed.' : 'Put away.'}
        </Notice>
        <Notice tone="warning" action={<Button size="small">Confirm now</Button>}>
          Your age is not confirmed yet.
        </Notice>
        <Notice tone="bad" icon="unlinked">
          You are offline. What you do now is kept.
        </Notice>
      </Rack>
      <Rack label="EmptyState" way="stack">
        <EmptyState icon="bell" title="All quiet" action={<Button>See who is on air</Button>}>
          When performers write or go on air, you will read it here first.
        </EmptyState>
      </Rack>
      <Rack label="ErrorState" way="stack">
        <ErrorState title="No word yet" action={<Button look="primary">Try again</Button>}>
          Your notifications did not arrive in time. The platform may be busy.
        </ErrorState>
      </Rack>
    </>
  )
}
