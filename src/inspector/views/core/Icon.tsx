/** Drawn on 16 by 16, in the colour of the text around. */
const paths = {
  back: 'M10 3 5 8l5 5',
  forward: 'm6 3 5 5-5 5',
  first: 'M4 3v10M12 3 7 8l5 5',
  last: 'M12 3v10M4 3l5 5-5 5',
  microBack: 'M9 4 5 8l4 4M12 7v2',
  microForward: 'm7 4 4 4-4 4M4 7v2',
  play: 'M5 3v10l8-5z',
  pause: 'M5.5 3v10M10.5 3v10',
  pin: 'M8 10v4M5 10h6l-1-3V3H6v4z',
  close: 'm4 4 8 8M12 4l-8 8',
  search: 'M7 11.5a4.5 4.5 0 1 1 0-9 4.5 4.5 0 0 1 0 9ZM10.5 10.5 14 14',
  share: 'M8 10V2M5 4.5 8 2l3 2.5M3 9v4h10V9',
  keyboard: 'M2 4h12v8H2zM5 7h.01M8 7h.01M11 7h.01M5 9.5h6',
  theme: 'M8 2a6 6 0 1 0 0 12zM8 2a6 6 0 0 1 0 12',
  branch: 'M5 3v10M5 9c0-3 6-1 6-5M5 3h.01M11 4h.01',
  file: 'M4 2h5l3 3v9H4zM9 2v3h3',
  window: 'M2 3h12v10H2zM2 6h12',
  node: 'M3 5l5-3 5 3v6l-5 3-5-3z',
  spark: 'M8 2v4M8 10v4M2 8h4M10 8h4',
  clock: 'M8 14A6 6 0 1 1 8 2a6 6 0 0 1 0 12ZM8 5v3l2 2',
  warning: 'M8 2 15 14H1zM8 7v3M8 12h.01',
  trash: 'M3 4h10M6 4V2h4v2M4.5 4l.5 10h6l.5-10',
  send: 'M2 8 14 2l-4 12-3-5z',
  stop: 'M8 14A6 6 0 1 1 8 2a6 6 0 0 1 0 12Z',
  compare: 'M3 3h4v10H3zM9 3h4v10H9z',
  chevron: 'm6 4 4 4-4 4',
} as const

export type IconName = keyof typeof paths

export function Icon({ name }: { name: IconName }) {
  return (
    <svg
      width="16"
      height="16"
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={paths[name]} />
    </svg>
  )
}
