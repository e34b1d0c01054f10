import { dot, ring, tile } from './iconParts.ts'
import type { LaterIconName } from './laterIcons.ts'

/** Shapes of what the first page draws, on a grid of 24, drawn as strokes of 1.75. */
export const shapes = {
  alert: `M12 4 21 20H3ZM12 10v4.5${dot(12, 17.4)}`,
  bell: 'M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 1.5h-15ZM10 20.5a2.3 2.3 0 0 0 4 0',
  categories: `${tile(4.5, 4.5, 6)}${tile(13.5, 4.5, 6)}${tile(4.5, 13.5, 6)}${tile(13.5, 13.5, 6)}`,
  chat: `M6 4.5h12A2.5 2.5 0 0 1 20.5 7v7a2.5 2.5 0 0 1-2.5 2.5h-6l-4.5 4v-4H6A2.5 2.5 0 0 1 3.5 14V7A2.5 2.5 0 0 1 6 4.5Z${dot(8.5, 10.5)}${dot(12, 10.5)}${dot(15.5, 10.5)}`,
  close: 'M6 6l12 12M18 6 6 18',
  cookie: `M20.4 12.4A8.5 8.5 0 1 1 11.6 3.6a3.5 3.5 0 0 0 4.1 4.2 3.6 3.6 0 0 0 4.7 4.6Z${dot(8.3, 9.5)}${dot(8, 14.5)}${dot(12.3, 12.3)}${dot(13.3, 16.5)}`,
  download: 'M12 4v11M7.5 11 12 15.5 16.5 11M5 19.5h14',
  filter: `M4 7.5h8.3M17.7 7.5H20M4 16.5h2.3M11.7 16.5H20${ring(15, 7.5, 2.6)}${ring(9, 16.5, 2.6)}`,
  linking: 'M20 12a8 8 0 0 1-14 5.2M4 12a8 8 0 0 1 14-5.2M18.5 3v4h-4M5.5 21v-4h4',
  menu: 'M4 7h16M4 12h16M4 17h11',
  person: `${ring(12, 8, 4)}M4.5 20c.8-3.4 3.7-5.2 7.5-5.2s6.7 1.8 7.5 5.2`,
  photo: `${tile(4, 4.5, 16, 15, 1.5)}M4.2 16.5 9 12l3.7 3.5 2.6-2.4 4.5 4.1${ring(15.3, 8.7, 0.9)}`,
  reload: 'M19.5 12a7.5 7.5 0 1 1-2.3-5.4L19.5 9M19.5 4.2V9h-4.8',
  search: `${ring(10.8, 10.8, 6.6)}M15.7 15.7l4.8 4.8`,
  unlinked: `M4.5 10a11 11 0 0 1 2.3-1.6M11.3 7a11 11 0 0 1 8.2 3M7.5 13.5a6.7 6.7 0 0 1 3-1.7${dot(12, 17.6)}M4.5 4.5l15 15`,
} as const

export type IconName = keyof typeof shapes | LaterIconName
