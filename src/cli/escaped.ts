const marks: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Text as it stands in HTML, within attributes too. */
export const escaped = (text: string): string =>
  text.replaceAll(/[&<>"]/g, (mark) => marks[mark] ?? mark)
