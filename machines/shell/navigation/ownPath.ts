/** Whether it is a path of this origin; one that begins with two slashes leads to another. */
export function isOwnPath(path: string): boolean {
  return /^\/(?![/\\])/.test(path)
}
