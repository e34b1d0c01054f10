import { useText } from '../../core/text/text.tsx'

/** What awaits who comes from a performer's own site. */
export function FromOwnSite() {
  const text = useText()
  return <p>{text('modal.model-sites-conversion')}</p>
}
