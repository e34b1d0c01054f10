import { once } from '../once.ts'
import { type IconName, shapes } from './icons.ts'

/** Those that came. */
export const knownShapes: Partial<Record<IconName, string>> = { ...shapes }

/**
 * Loads the shapes that the first page does without.
 * @throws Error of the import when they did not come; see `once` for the next try
 */
export const loadShapes = once(async () => {
  const { laterShapes } = await import('./laterIcons.ts')
  return Object.assign(knownShapes, laterShapes)
})

/** All shapes that there are: those of the first page alone when the others did not come. */
export const laterShapes = once(() => loadShapes().catch(() => knownShapes))

/** Loads a view once, and with it the shapes that it may draw. */
export function withShapes<T>(load: () => Promise<T>): () => Promise<T> {
  return once(async () => {
    const [loaded] = await Promise.all([load(), loadShapes()])
    return loaded
  })
}
