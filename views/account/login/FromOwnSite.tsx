import { useAreaText } from '../../core/text/text.tsx'

/** What awaits who comes from a performer's own site. */
export function FromOwnSite() {
  const text = useAreaText('account')
  return <p>{text('modal.model-sites-conversion')}</p>
}
