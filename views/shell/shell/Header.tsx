import { selectOpenMenu } from '../../../machines/shell/menus/menus.selectors.ts'
import { selectIsNavbarHidden } from '../../../machines/shell/viewport/viewport.selectors.ts'
import { Anchor } from '../../core/design/Link.tsx'
import { Wordmark } from '../../core/design/Wordmark.tsx'
import { useActorState, useAddress } from '../../core/environment.tsx'
import { useText } from '../../core/text/text.tsx'
import { MenuButton } from '../menus/MenuButton.tsx'
import { MenuHost } from '../menus/MenuHost.tsx'
import { PrimaryLinks } from '../menus/PrimaryLinks.tsx'
import { useHref } from '../navigation/useHref.ts'
import { Account } from './Account.tsx'
import { Connection } from './Connection.tsx'
import style from './Header.module.css'

/** The navbar: the ways to everything, and who is here with what they have [NAV-30 NAV-32]. */
export function Header() {
  const text = useText()
  const href = useHref()
  const viewport = useAddress('viewport')
  const isHidden = useActorState('viewport', selectIsNavbarHidden)
  const openMenu = useActorState('menus', selectOpenMenu)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears of the focus within it
    <header
      className={style.header}
      data-hidden={isHidden && !openMenu}
      onFocus={() => {
        if (isHidden) viewport.send({ type: 'viewport.navbarFocused' })
      }}
    >
      <div className={style.bar}>
        <div className={style.inner}>
          <MenuButton menu="navigation" />
          <Anchor
            className={style.brand}
            href={href({ name: 'home', params: {} })}
            aria-label={text('nav.home')}
          >
            <Wordmark />
          </Anchor>
          <PrimaryLinks />
          <div className={style.tools}>
            <MenuButton menu="search" />
            <MenuButton menu="camFilter" />
            <MenuButton menu="categoryFilter" />
            <MenuButton menu="language" />
            <Account />
          </div>
        </div>
        <Connection />
      </div>
      <MenuHost />
    </header>
  )
}
