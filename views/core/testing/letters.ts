import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url'

/**
 * Shows all text in letters of another width, as a fallback of some machine may have them.
 * @param percent of the usual width
 * @returns brings the usual letters back
 */
export async function showLetters(percent: number): Promise<() => void> {
  const family = `Letters ${percent}`
  const style = document.createElement('style')
  style.textContent = `
    @font-face {
      font-family: "${family}";
      font-weight: 300 900;
      src: url("${figtree}");
      size-adjust: ${percent}%;
    }
    :root {
      --font-text: "${family}";
      --font-display: "${family}";
    }`
  document.head.append(style)
  await document.fonts.load(`1rem "${family}"`)
  return () => style.remove()
}
