/** Keeps which sections are folded, for the next time that the page is opened. */
export function keepFolds() {
  for (const fold of document.querySelectorAll('details')) {
    const key = `simulator.${fold.id}`
    const kept = localStorage.getItem(key)
    if (kept !== null) fold.open = kept === 'open'
    fold.addEventListener('toggle', () => localStorage.setItem(key, fold.open ? 'open' : 'folded'))
  }
}
