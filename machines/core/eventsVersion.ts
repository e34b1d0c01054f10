/**
 * The version of the events that this build writes, one more for each change that old logs must
 * follow. Logs without a version are of version 0.
 */
export const eventsVersion = 13
