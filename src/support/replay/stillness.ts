const still = new CSSStyleSheet()
still.replaceSync(`
  *, ::before, ::after {
    animation: none !important;
    scroll-behavior: auto !important;
    transition: none !important;
  }
`)

/**
 * Takes every motion out of a document, or gives them back: the guest's device asked for it; what the agent's asks for
 * counts besides. A sheet of its own: below an attribute of the root, its rules would be tried on every element that is
 * drawn, also where nothing stands still.
 */
export function keepStill(document: Document, isStill: boolean): void {
  const others = document.adoptedStyleSheets.filter((sheet) => sheet !== still)
  if (isStill === others.length < document.adoptedStyleSheets.length) return
  document.adoptedStyleSheets = isStill ? [...others, still] : others
}
