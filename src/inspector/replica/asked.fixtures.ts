import { exampleSystem } from '../example/system.ts'
import type { Opened, Replica } from '../replica.types.ts'
import type { Ask } from '../views/asking.ts'
import { Inspection, type Watching } from './inspection.ts'
import type { InspectedSystem } from './system.ts'

/** An inspection that is asked where it is. */
export interface Asked {
  inspection: Inspection
  opened: Opened
  ask: Ask
}

/** Opens a log and gives who can be asked about it. */
export async function openText(
  text: string | Blob,
  systems: readonly InspectedSystem[] = [exampleSystem],
  watching: Watching = {},
): Promise<Asked> {
  const inspection = new Inspection(systems, watching)
  const opened = await inspection.open(typeof text === 'string' ? new Blob([text]) : text)
  return { inspection, opened, ask: askIn(inspection) }
}

/** Asks an inspection; questions are answered as over a port, by plain data. */
export function askIn(inspection: Inspection): Ask {
  return (async (question: keyof Replica, ...args: unknown[]) =>
    structuredClone(await inspection.answer(question, structuredClone(args)))) as Ask
}

/** A moment of the log, at rest. */
export const at = (position: number, microstep = 0) => ({
  branch: 'log' as const,
  position,
  microstep,
})
