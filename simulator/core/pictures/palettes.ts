/** Colours that go together. */
export interface Palette {
  name: string
  /** Six tones of one light, from the darkest to the lightest. */
  tones: readonly [string, string, string, string, string, string]
  /** A colour that stands out from all tones. */
  accent: string
}

/** The lights in which pictures are shown. */
export const palettes: readonly Palette[] = [
  {
    name: 'limelight',
    tones: ['#0b1712', '#1c352a', '#4b6b3a', '#b1ac55', '#e6dd90', '#faf6da'],
    accent: '#f2a65a',
  },
  {
    name: 'velvet',
    tones: ['#17040c', '#3d0a1c', '#7a1530', '#b9324a', '#e98a78', '#fbdcc4'],
    accent: '#f0c15c',
  },
  {
    name: 'paper',
    tones: ['#33231f', '#6b4238', '#b0705a', '#d9a585', '#efd9bf', '#fbf3e6'],
    accent: '#2f6f73',
  },
  {
    name: 'dusk',
    tones: ['#150f2d', '#33204f', '#6d2f68', '#bd4f6c', '#f08e67', '#fcd7a1'],
    accent: '#7fd1c7',
  },
  {
    name: 'sea',
    tones: ['#041a24', '#0b3a47', '#1d6b73', '#55a59c', '#a9d8bf', '#f4efd2'],
    accent: '#ef7f5a',
  },
  {
    name: 'copper',
    tones: ['#160b07', '#40190d', '#7f3717', '#c2652f', '#eba262', '#fde3bd'],
    accent: '#4e9c93',
  },
  {
    name: 'midnight gold',
    tones: ['#0a0c18', '#1b2140', '#3b4470', '#9a7a4b', '#dcb368', '#f8ecc6'],
    accent: '#d8566b',
  },
  {
    name: 'rose noon',
    tones: ['#3a1725', '#7b2f45', '#c65f6b', '#ea9a92', '#f8cdbd', '#fdf0e6'],
    accent: '#3f7d5b',
  },
  {
    name: 'plum',
    tones: ['#130a1c', '#2f1740', '#5b2a6b', '#9a5199', '#d79cc0', '#f7e0e3'],
    accent: '#e9c05a',
  },
  {
    name: 'saffron',
    tones: ['#231103', '#5a2a05', '#a4540b', '#dd8a1e', '#f5bf57', '#fff0cc'],
    accent: '#7a2a4a',
  },
]
