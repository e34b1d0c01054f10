import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The project's folder, absolute. */
export const root = fileURLToPath(new URL('../..', import.meta.url))

/**
 * An absolute path inside the project.
 * @param {...string} parts
 */
export const inRoot = (...parts) => join(root, ...parts)
