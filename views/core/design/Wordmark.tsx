import { classes } from './classes.ts'
import style from './Wordmark.module.css'

/**
 * The name, drawn: one line of even strokes, the dots of its i's lit.
 * @param isDrawn whether its strokes are drawn again and again, as while something loads
 */
export function Wordmark({ isDrawn = false }: { isDrawn?: boolean }) {
  return (
    <svg
      className={classes(style.wordmark, isDrawn && style.drawn)}
      viewBox="0 0 178 50"
      role="img"
      aria-label="Limelight"
    >
      {isDrawn && <Strokes look={style.ghost} />}
      <Strokes look={style.strokes} />
      <g className={style.lights}>
        <circle cx="15" cy="6.5" r="3.6" />
        <circle cx="106" cy="6.5" r="3.6" />
      </g>
    </svg>
  )
}

function Strokes({ look }: { look: string | undefined }) {
  return (
    <g className={classes(style.line, look)}>
      <path pathLength={1} d="M5 4v30M15 15v19" />
      <path
        pathLength={1}
        d="M26 34V15M26 23.5a7.5 7.5 0 0 1 15 0V34M41 23.5a7.5 7.5 0 0 1 15 0V34"
      />
      <path pathLength={1} d="M66.5 24.5h19.5a9.75 9.75 0 1 0-3.2 7" />
      <path pathLength={1} d="M96 4v30M106 15v19" />
      <path pathLength={1} d="M135 15v20.5a9.5 9.5 0 0 1-17.5 5" />
      <circle pathLength={1} cx="125.25" cy="24.5" r="9.75" />
      <path pathLength={1} d="M145 4v30M145 24a8.5 8.5 0 0 1 17 0v10" />
      <path pathLength={1} d="M171 7v21.500a5.5 5.5 0 0 0 5 5.500M166.5 15.500h9.5" />
    </g>
  )
}
