/** The areas whose actors come after the first page, in the order in which their code is fetched. */
export const areas = ['shell', 'account', 'money', 'messenger'] as const

export type Area = (typeof areas)[number]
