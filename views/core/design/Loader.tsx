import { Button } from './Button.tsx'
import { classes } from './classes.ts'
import style from './Loader.module.css'
import { Wordmark } from './Wordmark.tsx'

interface Props {
  /** What is on its way, in words, for readers. */
  label: string
  /** The name pulses, or is drawn stroke by stroke [LOAD-1]. */
  logo?: 'pulsing' | 'drawn'
  /** A button for who does not want to wait any longer; none without it [LOAD-2]. */
  reload?: { words: string; onPress: () => void }
  /** Whether it lies over what is there already, with a veil of 0.3 between [LOAD-2]. */
  isOverlay?: boolean
}

/** Seen while something loads whose shape is not known; where it is, a skeleton stands instead. */
export function Loader({ label, logo = 'pulsing', reload, isOverlay = false }: Props) {
  return (
    <div className={classes(style.loader, isOverlay && style.overlay)}>
      <div
        className={classes(logo === 'pulsing' && style.pulsing)}
        role="progressbar"
        aria-label={label}
      >
        <Wordmark isDrawn={logo === 'drawn'} />
      </div>
      {reload && (
        <Button icon="reload" onPress={reload.onPress}>
          {reload.words}
        </Button>
      )}
    </div>
  )
}
