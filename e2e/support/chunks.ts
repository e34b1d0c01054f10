import { readManifest } from '../../scripts/lib/initial.mjs'

/**
 * Where the built app serves the code of some name from: a view's file or an area, or an area's texts as
 * in `shell-en`.
 * @throws Error when the build has no chunk of that name
 */
export function pathsOf(name: string): string[] {
  const chunks = Object.values(readManifest('dist')).filter((chunk) => chunk.name === name)
  if (chunks.length === 0) throw new Error(`the build has no chunk '${name}'`)
  return chunks.map(({ file }) => `/${file}`)
}
