/**
 * Lays rows out in columns: texts to the left, numbers to the right.
 * @param {(string | number)[][]} rows
 * @returns {string} without a newline at the end
 */
export function table(rows) {
  const texts = rows.map((row) => row.map(String))
  const widths = (texts[0] ?? []).map((_, column) =>
    Math.max(...texts.map((row) => row[column]?.length ?? 0)),
  )
  const numeric = widths.map((_, column) => typeof rows.at(-1)?.[column] === 'number')
  return texts
    .map((row) =>
      row
        .map((text, column) => {
          const width = widths[column] ?? 0
          return numeric[column] ? text.padStart(width) : text.padEnd(width)
        })
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}
