import { Button } from '../../core/design/Button.tsx'
import { Notice } from '../../core/design/Notice.tsx'
import { useAddress } from '../../core/environment.tsx'
import { useAreaText } from '../../core/text/text.tsx'

/** A part of the profile that did not come, with the way to ask for it again. */
export function PartFailed({ words }: { words: string }) {
  const text = useAreaText('live')
  const address = useAddress('actorProfile')
  return (
    <Notice
      tone="bad"
      role="alert"
      action={
        <Button
          size="small"
          icon="reload"
          onPress={() => address.send({ type: 'actorProfile.retryRequested' })}
        >
          {text('actorProfile.retry')}
        </Button>
      }
    >
      {words}
    </Notice>
  )
}
