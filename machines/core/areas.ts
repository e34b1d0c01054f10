/** The areas whose actors come after the first page, in the order in which their code is fetched. */
export const areas = [
  'shell',
  'account',
  'money',
  'messenger',
  'live',
  'content',
  'support',
  'library',
] as const

export type Area = (typeof areas)[number]

/** The id of what fetches an area's code. */
export function loaderOf<TArea extends Area>(area: TArea): `load${Capitalize<TArea>}` {
  return `load${(area.charAt(0).toUpperCase() + area.slice(1)) as Capitalize<TArea>}`
}
