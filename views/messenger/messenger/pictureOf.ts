/** The address of a picture without its size, as `Picture` takes it. */
export function pictureOf(url: string): string {
  return url.replace(/\/w\d+\.\w+$/, '')
}
