import { type ComponentProps, createContext, type MouseEvent, type ReactNode, use } from 'react'
import { type ButtonLook, buttonStyle } from './Button.tsx'
import { Icon, type IconName } from './Icon.tsx'
import style from './Link.module.css'

/**
 * What a click on a link does besides what the browser does, for all links below. It may prevent the
 * browser's way and take its own.
 */
export const FollowLink = createContext<(event: MouseEvent<HTMLAnchorElement>) => void>(() => {})

/** What may be fetched ahead of a click on a link, for all links below: the pointer or the focus is there. */
export const ApproachLink = createContext<(anchor: HTMLAnchorElement) => void>(() => {})

export interface AnchorProps extends ComponentProps<'a'> {
  href: string
}

/** An anchor without a look of its own, followed as `FollowLink` says. */
export function Anchor({ href, onClick, ...props }: AnchorProps) {
  const follow = use(FollowLink)
  const approach = use(ApproachLink)
  const near = ({ currentTarget }: { currentTarget: HTMLAnchorElement }) => approach(currentTarget)
  return (
    <a
      href={href}
      onPointerEnter={near}
      onTouchStart={near}
      onFocus={near}
      {...props}
      onClick={(event) => {
        onClick?.(event)
        if (!event.defaultPrevented) follow(event)
      }}
    />
  )
}

type Unstyled = Omit<AnchorProps, 'className' | 'style'>

interface LinkProps extends Unstyled {
  /** In a text, `inline` is underlined; on its own, as in a menu, `plain` is not. */
  look?: 'inline' | 'plain'
}

/** A link in words. */
export function Link({ look = 'inline', ...props }: LinkProps) {
  return <Anchor {...props} className={`${style.link} ${style[look]}`} />
}

interface ButtonLinkProps extends Unstyled, ButtonLook {
  children: ReactNode
  icon?: IconName
}

/** A link that looks like a button: it leads somewhere and does nothing else. */
export function ButtonLink({ children, icon, look, size, isWide, ...props }: ButtonLinkProps) {
  return (
    <Anchor {...props} className={buttonStyle({ look, size, isWide })}>
      {icon && <Icon name={icon} />}
      <span>{children}</span>
    </Anchor>
  )
}
