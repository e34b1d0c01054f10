import style from './Skeleton.module.css'

/** A place kept for words that are on their way; readers hear of it from the part that waits. */
export function Skeleton({ width, height = '1em' }: { width: string; height?: string }) {
  return <span className={style.skeleton} style={{ width, height }} aria-hidden="true" />
}
