import { classes } from '../../core/design/classes.ts'
import { Icon, type IconName } from '../../core/design/Icon.tsx'
import { useLacking } from '../../core/design/useLacking.ts'
import style from './GiftPicture.module.css'

interface Props {
  /** Where it lies, as the platform says. */
  address: string
  /** What is seen; empty when words beside it say so. */
  alt: string
  /** Its sides, in px. */
  size: number
  /** What stands there when it does not come. */
  icon?: IconName
}

/** A picture of a gift or toy control, whose place is kept. */
export function GiftPicture({ address, alt, size, icon = 'gift' }: Props) {
  const [isLacking, onLack] = useLacking(address)
  return (
    <span
      className={classes(style.picture, isLacking && style.lacking)}
      style={{ width: size, height: size }}
    >
      {isLacking ? (
        <Icon name={icon} />
      ) : (
        <img
          src={address}
          width={size}
          height={size}
          alt={alt}
          loading="lazy"
          decoding="async"
          onError={onLack}
        />
      )}
    </span>
  )
}
