const most = 7

/**
 * The pages that are named below a list: all of few; of many the ends, the current one and its
 * neighbours, so that the row stays as wide as it is.
 * @param page the current one, from 1
 * @param count of all pages, at least `page`
 */
export function pageNumbers(page: number, count: number): (number | 'gap')[] {
  const range = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, at) => from + at)
  if (count <= most) return range(1, count)
  if (page <= 4) return [...range(1, 5), 'gap', count]
  if (page > count - 4) return [1, 'gap', ...range(count - 4, count)]
  return [1, 'gap', page - 1, page, page + 1, 'gap', count]
}
