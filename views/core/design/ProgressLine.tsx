import style from './ProgressLine.module.css'

/** A line of light on the page's upper edge, seen once something has taken longer than 500 ms. */
export function ProgressLine({ label }: { label: string }) {
  return <div className={style.line} role="progressbar" aria-label={label} />
}
