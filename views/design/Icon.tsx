import style from './Icon.module.css'

/** Shapes on a grid of 24, drawn as strokes. */
const shapes = {
  alert: 'M12 4 21 20H3ZM12 10v4.5M12 17.4v.1',
  bell: 'M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 1.5h-15ZM10 20.5a2.3 2.3 0 0 0 4 0',
  check: 'M5 12.5 10 17.5 19 7.5',
  close: 'M6 6l12 12M18 6 6 18',
  download: 'M12 4v11M7.5 11 12 15.5 16.5 11M5 19.5h14',
  key: 'M14.5 9.5a4 4 0 1 1-8 0 4 4 0 0 1 8 0ZM13.5 12l6 6M17 15.5l2-2',
  linked: 'M4.5 10a11 11 0 0 1 15 0M7.5 13.5a6.7 6.7 0 0 1 9 0M12 17.6v.1',
  linking: 'M20 12a8 8 0 0 1-14 5.2M4 12a8 8 0 0 1 14-5.2M18.5 3v4h-4M5.5 21v-4h4',
  logOut: 'M10 4.5H5.5v15H10M15 8l4 4-4 4M19 12H9.5',
  unlinked: 'M4.5 10a11 11 0 0 1 5.5-2.8M14.5 7.3a11 11 0 0 1 5 2.7M12 17.6v.1M5 4l14 16',
} as const

export type IconName = keyof typeof shapes

/** A small drawing beside words; on its own it says nothing to screen readers. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className={style.icon} viewBox="0 0 24 24" aria-hidden="true">
      <path d={shapes[name]} />
    </svg>
  )
}
