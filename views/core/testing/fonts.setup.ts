import '../design/design.css'

/** Ours are there before the first test: no verdict depends on fonts of the machine. */
const ours = [
  '1rem "Figtree Variable"',
  '1rem "Fraunces Variable"',
  'italic 1rem "Fraunces Variable"',
]

await Promise.all(ours.map((font) => document.fonts.load(font)))
