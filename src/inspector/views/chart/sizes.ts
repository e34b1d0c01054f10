/** In px, of what is drawn in a chart: the layout makes room by them, the style sheets and the export keep to them. */
export const sizes = {
  letter: 6.63,
  line: 15,
  text: 11,
  nameLetter: 7.83,
  nameText: 13,
  head: 24,
  padX: 10,
  padY: 7,
  rowGap: 4,
  inside: 22,
  /** Room for how often a transition was taken. */
  count: 34,
} as const
