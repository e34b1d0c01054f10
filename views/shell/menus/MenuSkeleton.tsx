import { Skeleton } from '../../core/design/Skeleton.tsx'
import { VisuallyHidden } from '../../core/design/VisuallyHidden.tsx'
import { useText } from '../../core/text/text.tsx'
import style from './Menu.module.css'

/** Keeps the place of a menu's contents that are on their way. */
export function MenuSkeleton() {
  const text = useText()
  return (
    <div className={style.stack}>
      <VisuallyHidden>{text('menu.loading')}</VisuallyHidden>
      {['70%', '55%', '80%', '60%', '75%'].map((width) => (
        <Skeleton key={width} width={width} height="2rem" />
      ))}
    </div>
  )
}
