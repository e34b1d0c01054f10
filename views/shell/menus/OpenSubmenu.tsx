import type { Submenu } from '../../../machines/shell/menus/menus.events.ts'
import { Button } from '../../core/design/Button.tsx'
import { useAddress } from '../../core/environment.tsx'
import { type TextKey, useText } from '../../core/text/text.tsx'
import { submenus } from './destinations.ts'
import style from './Menu.module.css'
import { MenuLinks } from './MenuLinks.tsx'
import { Settings } from './Settings.tsx'
import { useFocusWithin } from './useFocusWithin.ts'

const titles = {
  videos: 'menu.videos',
  tv: 'menu.tv',
  magazine: 'menu.magazine',
  settings: 'menu.settings',
} as const satisfies Record<Submenu, TextKey>

/** A submenu in the place of the navigation menu, with the way back. */
export function OpenSubmenu({ submenu }: { submenu: Submenu }) {
  const text = useText()
  const menus = useAddress('menus')
  const content = useFocusWithin<HTMLDivElement>(`[data-submenu="${submenu}"]`)
  return (
    <div ref={content} className={style.stack} tabIndex={-1}>
      <div className={style.backRow}>
        <Button icon="back" look="quiet" onPress={() => menus.send({ type: 'menus.submenuLeft' })}>
          {text('menu.back')}
        </Button>
        <h2 className={style.title}>{text(titles[submenu])}</h2>
      </div>
      {submenu === 'settings' ? (
        <Settings />
      ) : (
        <nav className={style.groups} aria-label={text(titles[submenu])}>
          {submenus[submenu].map(({ heading, destinations }) => (
            <div key={heading ?? submenu}>
              {heading && <h3 className={style.heading}>{text(heading)}</h3>}
              <MenuLinks destinations={destinations} />
            </div>
          ))}
        </nav>
      )}
    </div>
  )
}
