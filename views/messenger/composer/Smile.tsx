import style from './Smile.module.css'

/** The drawing of the emoji's button; only here, so that the first page does not carry it. */
export function Smile() {
  return (
    <svg className={style.smile} viewBox="0 0 24 24" aria-hidden="true">
      <path d="M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17ZM8.3 14c.9 1.5 2.1 2.2 3.7 2.2s2.8-.7 3.7-2.2M9.2 9.4v.1M14.8 9.4v.1" />
    </svg>
  )
}
