import { useAddress } from '../../core/environment.tsx'
import { useAreaText } from '../../core/text/text.tsx'
import { FailedNotice } from '../FailedNotice.tsx'

/** A part of the profile that did not come, with the way to ask for it again. */
export function PartFailed({ words }: { words: string }) {
  const text = useAreaText('live')
  const address = useAddress('actorProfile')
  const retry = () => address.send({ type: 'actorProfile.retryRequested' })
  return <FailedNotice words={words} retry={text('actorProfile.retry')} onRetry={retry} />
}
