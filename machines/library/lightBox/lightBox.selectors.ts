import type { SnapshotFrom } from 'xstate'
import type { LightBoxPicture, LightBoxSubject } from './lightBox.events.ts'
import type { lightBoxMachine } from './lightBox.machine.ts'

type LightBoxSnapshot = SnapshotFrom<typeof lightBoxMachine>

export function selectIsLightBoxOpen(snapshot: LightBoxSnapshot): boolean {
  return snapshot.matches({ box: 'open' })
}

/** What is shown; null before anything was. */
export function selectLightBoxSubject({ context }: LightBoxSnapshot): LightBoxSubject | null {
  return context.subject
}

export function selectLightBoxPictures({ context }: LightBoxSnapshot): readonly LightBoxPicture[] {
  return context.pictures
}

/** How many there are in all, also of those that the guest may not see. */
export function selectLightBoxCount({ context }: LightBoxSnapshot): number {
  return context.count
}

/** Which one is seen, from 0. */
export function selectLightBoxPlace({ context }: LightBoxSnapshot): number {
  return context.place
}

export function selectLightBoxScale({ context }: LightBoxSnapshot): number {
  return context.scale
}

/** Pictures that did not come. */
export function selectLackingPictures({ context }: LightBoxSnapshot): readonly string[] {
  return context.lacking
}

/** How often each was tried again. */
export function selectPictureTries({
  context,
}: LightBoxSnapshot): Readonly<Record<string, number>> {
  return context.tries
}

/** Whether the pictures are on their way, did not come, or are there. */
export function selectGalleryProgress(snapshot: LightBoxSnapshot): 'opening' | 'failed' | 'there' {
  if (snapshot.matches({ box: { open: 'failed' } })) return 'failed'
  return snapshot.matches({ box: { open: 'there' } }) ? 'there' : 'opening'
}

/** Whether what the guest thinks of the picture that is seen did not arrive. */
export function selectHasRatingFailed({ context }: LightBoxSnapshot): boolean {
  const { pictures, place, unstored } = context
  return unstored.some(({ pictureId }) => pictureId === pictures[place]?.id)
}
