import { match, paramIn } from './routes.ts'

/**
 * A path with other parameters, for logs that leave the page (contract §5).
 * @param path without query
 * @param replace gives what stands for a parameter, as encoded in the path
 * @returns undefined for a path that leads nowhere
 */
export function withParameters(
  path: string,
  replace: (name: string, segment: string) => string,
): string | undefined {
  const found = match(path)
  if (!found) return undefined
  const names = [undefined, ...found.pattern.map(paramIn)]
  return path.replace(/[^/]+/g, (segment) => {
    const name = names.shift()
    return name ? replace(name, segment) : segment
  })
}
