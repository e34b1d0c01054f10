import type { SnapshotFrom } from 'xstate'
import type { videoShareMachine } from './videoShare.machine.ts'

type VideoShareSnapshot = SnapshotFrom<typeof videoShareMachine>

/** The video that is being shared; null while none is. */
export function selectSharedVideoId(snapshot: VideoShareSnapshot): string | null {
  return snapshot.matches('closed') ? null : snapshot.context.videoId
}

/** To whom, as typed. */
export function selectShareEmail({ context }: VideoShareSnapshot): string {
  return context.email
}

/** The words that go with the video, as typed. */
export function selectShareText({ context }: VideoShareSnapshot): string {
  return context.text
}

/** Whether the typed address was found not to be one. */
export function selectIsShareEmailInvalid(snapshot: VideoShareSnapshot): boolean {
  return snapshot.matches({ editing: 'emailInvalid' })
}

/** Whether the e-mail is on its way. */
export function selectIsShareSending(snapshot: VideoShareSnapshot): boolean {
  return snapshot.matches('sending')
}

/** Whether the e-mail was sent. */
export function selectIsShareSent(snapshot: VideoShareSnapshot): boolean {
  return snapshot.matches('sent')
}

/** Whether sending failed; what was typed is still there to be sent again. */
export function selectHasShareFailed(snapshot: VideoShareSnapshot): boolean {
  return snapshot.matches({ editing: 'failed' })
}
