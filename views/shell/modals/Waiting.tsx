import { Loader } from '../../core/design/Loader.tsx'
import { useText } from '../../core/text/text.tsx'

/** Seen until the code of what should stand over the page is there. */
export function Waiting() {
  const text = useText()
  return (
    <section aria-label={text('modals.loading')}>
      <Loader isOverlay label={text('modals.loading')} />
    </section>
  )
}
