import { createRoot, type Root } from 'react-dom/client'
import { Banner } from './Banner.tsx'
import style from './Past.module.css'

/** A way that takes no longer is not told of, in ms. */
const unnoticed = 150

interface Props {
  done: number
  total: number
  onStay(): void
}

/** How far the way into the past has come; what is live goes on below it. */
function Way({ done, total, onStay }: Props) {
  return (
    <Banner way="Stay here" onPress={onStay}>
      <div className={style.words}>
        <p role="status" className={style.said}>
          <strong>On the way into the past:</strong> {total.toLocaleString('en')} entries are folded
          again
        </p>
        <progress className={style.progress} aria-label="Folded" value={done} max={total} />
      </div>
    </Banner>
  )
}

/**
 * A banner of its own: the app's views are left alone until the past can be shown.
 * @param onStay calls the way off
 */
export function wayBanner(onStay: () => void) {
  const begun = performance.now()
  let place: HTMLElement | undefined
  let root: Root | undefined
  return {
    show(done: number, total: number): void {
      if (performance.now() - begun < unnoticed) return
      if (!root) {
        place = document.createElement('div')
        // Nor is it hidden by what is modal
        place.dataset.reactAriaTopLayer = 'true'
        document.body.append(place)
        root = createRoot(place)
      }
      root.render(<Way done={done} total={total} onStay={onStay} />)
    },
    remove(): void {
      root?.unmount()
      place?.remove()
    },
  }
}
