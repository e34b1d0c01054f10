import { recordDay } from '../inspector/example/recorded.fixtures.ts'

/** @returns the log of the example's day, recorded anew: it is the same each time */
export async function recordExample(): Promise<Blob> {
  const { recording } = await recordDay()
  return new Blob([recording.log.toNDJSON()])
}
