/** One picture that was taken. */
export interface Shot {
  scene: string
  width: number
  theme: string
  /** Relative to the sheet; empty when there is none. */
  file: string
  complaints: readonly string[]
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => escapes[character] ?? '')
}

/**
 * A page that shows all pictures, a row for each scene; pictures load as they come into sight.
 * @param shots in the order in which they are shown
 * @returns the page's HTML
 */
export function contactSheet(shots: readonly Shot[]): string {
  const scenes = [...new Set(shots.map(({ scene }) => scene))]
  const rows = scenes.map((scene) => {
    const own = shots.filter((shot) => shot.scene === scene)
    const complaints = own.flatMap((shot) => shot.complaints)
    return `<section id="${escaped(scene)}"><h2>${escaped(scene)}</h2>
${complaints.map((complaint) => `<p>${escaped(complaint)}</p>`).join('')}
<div>${own.map(figure).join('')}</div></section>`
  })
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Screens</title><style>
body { font: 14px/1.4 system-ui; margin: 24px; background: #777; color: #fff }
h2 { font-size: 16px; position: sticky; top: 0; background: #777; margin: 24px 0 8px }
p { color: #fdd; background: #611; padding: 4px 8px }
div { display: flex; gap: 16px; align-items: flex-start; overflow-x: auto }
figure { margin: 0; flex: none } img { display: block; max-height: 720px; min-width: 120px }
</style><h1>${shots.length} screens</h1>
${rows.join('\n')}</html>`
}

function figure({ scene, width, theme, file }: Shot): string {
  const words = escaped(`${scene}, ${width} px, ${theme}`)
  if (!file) return `<figure>${words}: no picture</figure>`
  return `<figure><a href="${file}"><img loading="lazy" src="${file}" alt="${words}"></a>
<figcaption>${width} px, ${theme}</figcaption></figure>`
}
