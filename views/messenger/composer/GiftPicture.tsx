import { useState } from 'react'
import { classes } from '../../core/design/classes.ts'
import { Icon, type IconName } from '../../core/design/Icon.tsx'
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
  const [lacking, setLacking] = useState<string>()
  return (
    <span
      className={classes(style.picture, lacking === address && style.lacking)}
      style={{ width: size, height: size }}
    >
      {lacking === address ? (
        <Icon name={icon} />
      ) : (
        <img
          src={address}
          width={size}
          height={size}
          alt={alt}
          loading="lazy"
          decoding="async"
          onError={() => setLacking(address)}
        />
      )}
    </span>
  )
}
