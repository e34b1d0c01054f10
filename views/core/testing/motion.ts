import { cdp } from 'vitest/browser'

interface EmulatesMedia {
  send(
    method: 'Emulation.setEmulatedMedia',
    media: { features: { name: string; value: string }[] },
  ): Promise<unknown>
}

/** Holds all motion of the page where it is so many ms after it began. */
export function holdMotionAt(ms: number): void {
  for (const animation of document.getAnimations()) {
    animation.pause()
    animation.currentTime = ms
  }
}

/** Has the browser say that its user wants less motion, or asks for nothing. */
export async function preferMotion(preference: 'reduce' | 'no-preference'): Promise<void> {
  const session = cdp() as unknown as EmulatesMedia
  await session.send('Emulation.setEmulatedMedia', {
    features: [{ name: 'prefers-reduced-motion', value: preference }],
  })
}
