import style from './Wordmark.module.css'

/** The name, drawn: one line of even strokes, the dots of its i's lit. */
export function Wordmark() {
  return (
    <svg className={style.wordmark} viewBox="0 0 178 50" role="img" aria-label="Limelight">
      <g className={style.strokes}>
        <path d="M5 4v30M15 15v19" />
        <path d="M26 34V15M26 23.5a7.5 7.5 0 0 1 15 0V34M41 23.5a7.5 7.5 0 0 1 15 0V34" />
        <path d="M66.5 24.5h19.5a9.75 9.75 0 1 0-3.2 7" />
        <path d="M96 4v30M106 15v19" />
        <path d="M135 15v20.5a9.5 9.5 0 0 1-17.5 5" />
        <circle cx="125.25" cy="24.5" r="9.75" />
        <path d="M145 4v30M145 24a8.5 8.5 0 0 1 17 0v10" />
        <path d="M171 7v21.5a5.5 5.5 0 0 0 5 5.5M166.5 15.5h9.5" />
      </g>
      <g className={style.lights}>
        <circle cx="15" cy="6.5" r="3.6" />
        <circle cx="106" cy="6.5" r="3.6" />
      </g>
    </svg>
  )
}
