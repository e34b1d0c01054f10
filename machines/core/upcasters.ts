import type { Upcaster } from './upcaster.ts'

/**
 * The version of the events that this build writes, one more for each change that old logs must
 * follow. Logs without a version are of version 0.
 */
export const eventsVersion = 1

/**
 * All that has changed since the first logs, each from the `*.events.ts` that it concerns. Version 1
 * is how the events were when logs began to say their version: nothing has changed since.
 */
export const upcasters: readonly Upcaster[] = []
